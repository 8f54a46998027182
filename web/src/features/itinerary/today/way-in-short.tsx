import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { durationText } from '@sojourn/contract/map/distance-text'
import { mapProfilesWords } from '@sojourn/contract/map/words-profiles'
import { say } from '@sojourn/contract/words/say'
import { useFigures } from '../../../session/units.ts'
import type { WayToStop } from './use-way.ts'
import { LeaveAt } from './leave-at.tsx'
import { wayIcons } from './way-there.tsx'

/** When to leave and how far it is, in one line. */
export function WayInShort({ way, departure, tone }: WayToStop) {
  const { profile, durationS, distanceM } = way
  const { distance } = useFigures()
  const Glyph = wayIcons[profile]
  return (
    <div className="flex items-end justify-between gap-4 rounded-md bg-surface-2 px-3.5 py-2.5">
      <LeaveAt departure={departure} tone={tone} />
      <p className="ms-auto text-end text-small tabular-nums">
        <span className="inline-flex items-center gap-1.5 font-bold">
          <Glyph size={17} className="shrink-0" />
          <span className="sr-only">{mapProfilesWords[profile]}</span>
          {durationText(durationS)}
        </span>
        <span className="block text-muted-foreground">
          {say(itineraryTodayWords.distanceEstimate, { distance: distance(distanceM) })}
        </span>
      </p>
    </div>
  )
}
