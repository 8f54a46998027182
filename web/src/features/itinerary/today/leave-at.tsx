import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { durationText } from '@sojourn/contract/map/distance-text'
import { say } from '@sojourn/contract/words/say'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { WayToStop } from './use-way.ts'

/** When to set out; warns when it is time. Nothing for a stop without a time. */
export function LeaveAt({ departure, tone }: Pick<WayToStop, 'departure' | 'tone'>) {
  const { time } = useFigures()
  if (!departure) return null
  const { leaveAt, minutesLeft } = departure
  const colour = tone === 'calm' ? 'text-trip' : 'text-warning'
  if (tone === 'late')
    return (
      <p className={cn('font-bold', colour)}>
        <span className="block type-stat text-[1.625rem]!">{itineraryTodayWords.leaveNow}</span>
        <span className="tabular-nums">
          {say(itineraryTodayWords.minutesLate, { minutes: -minutesLeft })}
        </span>
      </p>
    )
  return (
    <p>
      <span className="block text-small">{itineraryTodayWords.leaveAt}</span>
      <span className={cn('block type-stat text-[2rem]! tabular-nums', colour)}>{time(leaveAt)}</span>
      <span className={cn('text-small font-bold tabular-nums', tone === 'soon' && colour)}>
        {minutesLeft === 0
          ? itineraryTodayWords.now
          : say(itineraryTodayWords.inDuration, { duration: durationText(minutesLeft * 60) })}
      </span>
    </p>
  )
}
