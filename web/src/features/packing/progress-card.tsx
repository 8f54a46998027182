import type { PackingProgress } from '@sojourn/contract/packing/progress'
import { Suitcase } from '../../postcards/suitcase.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'

/** How much is in the case, in a strip above the list. */
export function ProgressCard({ packed, total, unpacked, percent }: PackingProgress) {
  return (
    <Card padding="none" className="flex items-center gap-4 px-4 py-2.5">
      <Suitcase percent={percent} className="h-14 w-auto shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3 text-caption text-muted-foreground tabular-nums">
          <h3>Packing progress</h3>
          <p>
            {percent}% packed · {unpacked === 0 ? 'ready to go' : `${unpacked} to go`}
          </p>
        </div>
        <div className="mt-1 flex items-center gap-3">
          <p className="type-stat text-[1.375rem]! whitespace-nowrap">
            {packed} of {total}
          </p>
          <ProgressBar
            label="Packing progress"
            value={percent}
            valueText={`${packed} of ${total} packed, ${percent}%`}
            className="min-w-0 flex-1"
          />
        </div>
      </div>
    </Card>
  )
}
