import type { setOutFor } from '@sojourn/contract/bookings/next-booked'
import { bookingsTodayWords } from '@sojourn/contract/bookings/words-today'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { durationText } from '@sojourn/contract/map/distance-text'
import type { LocalMoment } from '@sojourn/contract/values/local-moment'
import { say } from '@sojourn/contract/words/say'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'

export interface SetOutStep {
  at: LocalMoment
  text: string
}

interface SetOutProps {
  out: NonNullable<ReturnType<typeof setOutFor>>
  steps: readonly SetOutStep[]
}

/** Ten minutes before one has to leave the time warns. */
const soonMinutes = 10

/** Two times large, then the steps on a line. What nobody printed is said as usual. */
export function SetOut({ out: { leave, there, gateCloses, minutesLeft }, steps }: SetOutProps) {
  const { time } = useFigures()
  const colour = minutesLeft <= soonMinutes ? 'text-warning' : 'text-trip'
  const left =
    minutesLeft > 0
      ? say(itineraryTodayWords.inDuration, { duration: durationText(minutesLeft * 60) })
      : minutesLeft < 0
        ? say(itineraryTodayWords.minutesLate, { minutes: -minutesLeft })
        : itineraryTodayWords.now
  return (
    <div className="rounded-md bg-surface-2 p-3.5">
      <dl className={cn('grid gap-3', gateCloses && 'grid-cols-2 divide-x divide-border')}>
        <div>
          <dt className="text-small">{leave ? itineraryTodayWords.leaveAt : bookingsTodayWords.thereBy}</dt>
          <dd className={cn('type-stat text-[2rem]! tabular-nums', colour)}>{time((leave ?? there).time)}</dd>
          <dd className={cn('text-small font-bold tabular-nums', minutesLeft <= soonMinutes && colour)}>
            {left}
          </dd>
        </div>
        {gateCloses && (
          <div className="ps-3">
            <dt className="text-small">{bookingsTodayWords.gate}</dt>
            <dd className="type-stat text-[2rem]! tabular-nums">{time(gateCloses.time)}</dd>
            <dd className="text-small text-muted-foreground">{bookingsTodayWords.gateUsual}</dd>
          </div>
        )}
      </dl>
      {steps.length > 1 && (
        <ol className="mt-3 flex flex-col gap-1.5 border-t border-border pt-3 text-small">
          {steps.map(({ at, text }) => (
            <li key={text} className="flex gap-3">
              <b className="w-14 shrink-0 text-end tabular-nums">{time(at.time)}</b>
              <span
                aria-hidden="true"
                className="mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-trip"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
