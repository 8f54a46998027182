import { ideasWords } from '@sojourn/contract/ideas/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import Lightbulb from 'icon:lightbulb'
import { Suspense, useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'

const IdeasPanel = lazyPart(() => import('./ideas-panel.tsx').then((m) => m.IdeasPanel))

interface IdeasDoorProps {
  trip: Trip
  count: number
  /** They stand beside the list already. */
  isBeside: boolean
}

/** Opens the ideas as a sheet, where they do not stand beside the list. */
export function IdeasDoor({ trip, count, isBeside }: IdeasDoorProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isBeside && !isOpen) return null
  return (
    <>
      <Button size="sm" variant="soft" icon={Lightbulb} onClick={() => setIsOpen(true)}>
        <span className="max-[430px]:sr-only">{ideasWords.title}</span>
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
      <Dialog quiet flush open={isOpen} onOpenChange={setIsOpen} title={ideasWords.title}>
        <div className="flex min-h-[40dvh] flex-col pt-2 pb-2 sm:px-2">
          <Suspense>
            <IdeasPanel trip={trip} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
