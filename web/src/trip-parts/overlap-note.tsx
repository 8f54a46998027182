import { endText } from '@sojourn/contract/itinerary/item-end'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import { say } from '@sojourn/contract/words/say'
import TriangleAlert from 'icon:triangle-alert'
import { useFigures } from '../session/units.ts'

interface OverlapNoteProps {
  overlap: ItineraryItem | undefined
  /** What is booked for that hour, in words; it comes first. */
  booked?: string | undefined
}

/** Says of an item what is still going on when it begins. */
export function OverlapNote({ overlap, booked }: OverlapNoteProps) {
  const { time } = useFigures()
  if (!overlap?.endTime && !booked) return null
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-small text-warning">
      <TriangleAlert size={15} className="shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {booked ??
          (overlap && say(shellPartsWords.lastsUntil, { item: overlap.title, time: endText(overlap, time) }))}
      </span>
    </span>
  )
}
