import type { PackingProgress } from '@sojourn/contract/packing/progress'
import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
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
          <h3>{packingWords.progress}</h3>
          <p>
            {unpacked === 0
              ? say(packingWords.percentReady, { percent })
              : say(packingWords.percentLeft, { percent, left: unpacked })}
          </p>
        </div>
        <div className="mt-1 flex items-center gap-3">
          <p className="type-stat text-[1.375rem]! whitespace-nowrap">
            {say(packingWords.packedOf, { packed, total })}
          </p>
          <ProgressBar
            label={packingWords.progress}
            value={percent}
            valueText={say(packingWords.packedPercentSpoken, { packed, total, percent })}
            className="min-w-0 flex-1"
          />
        </div>
      </div>
    </Card>
  )
}
