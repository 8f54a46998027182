import type { PackingProgress } from '@sojourn/contract/packing/progress'
import { Suitcase } from '../../postcards/suitcase.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'

export function ProgressCard({ packed, total, unpacked, percent }: PackingProgress) {
  return (
    <Card className="flex items-center gap-5 sm:gap-8 sm:px-8 sm:py-6">
      <Suitcase percent={percent} className="h-28 w-auto shrink-0 sm:h-40" />
      <div className="min-w-0 flex-1">
        <h3 className="text-small text-muted-foreground">Packing progress</h3>
        <p className="mt-1 mb-3 type-stat">
          {packed} of {total}
        </p>
        <ProgressBar
          label="Packing progress"
          value={percent}
          valueText={`${packed} of ${total} packed, ${percent}%`}
        />
        <p className="mt-3 text-small text-muted-foreground tabular-nums">
          {percent}% packed · {unpacked === 0 ? 'ready to go' : `${unpacked} to go`}
        </p>
      </div>
    </Card>
  )
}
