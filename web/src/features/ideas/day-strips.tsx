import { clockText } from '@sojourn/contract/values/clock-time'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { DayOfIdeas } from '@sojourn/planner/assistant/plan-ideas'
import { useFigures } from '../../session/units.ts'
import { cn } from '../../ui/primitives/cn.ts'

/** What every strip shows, so that a day's hours stand below one another. */
const [earliest, latest] = [9 * 60, 21 * 60]
const tickMinutes = 120

/** The days that get something new: what stands is filled, what is new is dashed. The list below says the same in words. */
export function DayStrips({ days }: { days: readonly DayOfIdeas[] }) {
  const { time } = useFigures()
  const shown = days.filter(({ ideas }) => ideas.length > 0)
  const all = shown.flatMap(({ fixed, ideas }) => [...fixed, ...ideas])
  const from = Math.floor(Math.min(earliest, ...all.map((one) => one.from)) / 60) * 60
  const to = Math.ceil(Math.max(latest, ...all.map((one) => one.to)) / 60) * 60
  const at = (minute: number): string => `${((minute - from) / (to - from)) * 100}%`
  const first = Math.ceil(from / tickMinutes) * tickMinutes
  const ticks = Array.from(
    { length: Math.ceil((to - first) / tickMinutes) },
    (_, n) => first + n * tickMinutes,
  )
  return (
    <div aria-hidden="true" className="mb-4 max-sm:hidden">
      <div className="relative ms-28 h-5 text-caption text-muted-foreground tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute" style={{ insetInlineStart: at(tick) }}>
            {time(clockText(tick))}
          </span>
        ))}
      </div>
      {shown.map(({ date, fixed, ideas }) => (
        <div key={date} className="mb-2 flex items-center">
          <p className="w-28 shrink-0 text-small font-semibold">{shortDay(date)}</p>
          <div className="relative h-10 min-w-0 flex-1 overflow-hidden rounded-sm border border-border bg-surface-2">
            {[...fixed, ...ideas].map((one) => (
              <span
                key={one.id}
                dir="auto"
                className={cn(
                  'absolute inset-y-1 truncate rounded-[6px] px-1.5 text-center text-caption leading-8 font-semibold',
                  ideas.includes(one)
                    ? 'border-2 border-dashed border-trip bg-trip-wash leading-7! text-trip'
                    : 'bg-sunken text-muted-foreground',
                )}
                style={{ insetInlineStart: at(one.from), width: `calc(${at(one.to)} - ${at(one.from)})` }}
              >
                {one.name}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
