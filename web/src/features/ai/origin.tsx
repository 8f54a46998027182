import { notVerified, type Source, sourceLabels } from '@sojourn/contract/ai/texts'
import BookOpen from 'icon:book-open'
import CircleHelp from 'icon:circle-question-mark'
import Sparkles from 'icon:sparkles'
import { useFigures } from '../../session/units.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'

/** Where suggestions come from, said quietly. */
export function SourceLabel({ source }: { source: Source }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <BookOpen size={16} className="shrink-0" />
      <span className="sr-only">Source: </span>
      {sourceLabels[source]}
    </span>
  )
}

export function NotVerified({ verified }: { verified: boolean }) {
  if (verified) return null
  return (
    <Badge shape="tag" tone="outline" icon={CircleHelp}>
      {notVerified}
    </Badge>
  )
}

/** Why it is suggested: the most valuable line. */
export function Reason({ text, className }: { text: string; className?: string }) {
  const { written } = useFigures()
  if (!text) return null
  return (
    <p
      className={cn(
        'flex items-start gap-2 rounded-sm bg-ai-wash px-3 py-2 text-small text-ai [overflow-wrap:anywhere]',
        className,
      )}
    >
      <Sparkles size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">Why: </span>
        {written(text)}
      </span>
    </p>
  )
}
