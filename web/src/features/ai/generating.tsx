import { aiWords } from '@sojourn/contract/ai/words'
import { loaderStep, loaderStepMs } from '@sojourn/contract/ai/texts'
import Sparkles from 'icon:sparkles'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { RouteProgress } from '../../ui/primitives/route-progress.tsx'
import { useFocusHandover } from '../../ui/primitives/use-focus-handover.ts'

/** What is there sooner needs no loader. */
const showAfterMs = 400

interface GeneratingProps {
  since: number | null
  onCancel: () => void
  /** Read out when it is over. */
  doneText: string
  className?: string
}

/** The steps while something is generated. Only "Generating" and the end are read out (C-130). */
export function Generating({ since, onCancel, doneText, className }: GeneratingProps) {
  const [wasAtWork, setWasAtWork] = useState(false)
  if (since !== null && !wasAtWork) setWasAtWork(true)
  return (
    <>
      <output className="sr-only">{since === null ? wasAtWork && doneText : aiWords.generating}</output>
      {since !== null && <Loader key={since} since={since} onCancel={onCancel} className={className} />}
    </>
  )
}

function Loader({ since, onCancel, className }: { since: number; onCancel: () => void; className?: string }) {
  const elapsed = useElapsed(since)
  const cancel = useFocusHandover<HTMLButtonElement>()
  if (elapsed < showAfterMs) return null
  const { text, percent } = loaderStep(elapsed)
  return (
    <Card className={cn('flex flex-wrap items-center gap-x-4 gap-y-3', className)} data-percent={percent}>
      <IconTile icon={Sparkles} night />
      <div aria-hidden="true" className="min-w-0 flex-1 basis-44">
        <p className="text-small font-semibold">{text}</p>
        <RouteProgress label={aiWords.generating} value={percent} valueText={text} className="mt-1.5" />
      </div>
      <Button ref={cancel} size="sm" variant="ghost" onClick={onCancel}>
        {aiWords.cancel}
      </Button>
    </Card>
  )
}

/** Milliseconds since, measured anew when there is something else to show. */
function useElapsed(since: number): number {
  const [elapsed, setElapsed] = useState(() => Date.now() - since)
  useEffect(() => {
    const next = elapsed < showAfterMs ? showAfterMs - elapsed : loaderStepMs - (elapsed % loaderStepMs)
    const timer = setTimeout(() => setElapsed(Date.now() - since), next)
    return () => clearTimeout(timer)
  }, [since, elapsed])
  return elapsed
}
