import type { Analytics } from '@sojourn/contract/expenses/analytics'
import { expensesAnalyticsWords } from '@sojourn/contract/expenses/words-analytics'
import { startsWeek } from '@sojourn/contract/units/week'
import type { Currency } from '@sojourn/contract/values/currencies'
import { fromMinor } from '@sojourn/contract/values/money'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { shortMoney } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'

const barHeightPx = 120
const labelHeightPx = 24

/** A bar for each day with its amount, and the pace as a line; the table below says the same in words. */
export function DayBars({ figures, currency }: { figures: Analytics; currency: Currency }) {
  const { perDay, dailyPaceMinor } = figures
  const { units } = useFigures()
  const dearest = perDay.reduce((most, day) => (day.minor > most.minor ? day : most), { date: '', minor: 0 })
  if (dearest.minor === 0) return <OutsideTheTrip figures={figures} currency={currency} />
  const top = Math.max(dailyPaceMinor ?? 0, dearest.minor)
  const height = (minor: number) => Math.round((minor / top) * barHeightPx)
  return (
    <section aria-labelledby="spending-per-day" className="mt-6">
      <h4 id="spending-per-day" className="type-label">
        {expensesAnalyticsWords.spendingPerDay}
      </h4>
      <div aria-hidden className="relative mt-3 overflow-x-auto pt-1">
        <div
          className="relative flex w-max min-w-full items-end gap-1 px-2"
          style={{ height: barHeightPx + 2 * labelHeightPx }}
        >
          {perDay.map(({ date, minor }, nth) => (
            <div
              key={date}
              className="relative flex min-w-11 flex-1 flex-col items-center justify-end gap-1 text-[0.6875rem] leading-4 whitespace-nowrap text-muted-foreground tabular-nums"
            >
              {nth > 0 && startsWeek(date, units.weekStart) && (
                <span data-week className="absolute bottom-0 -start-0.5 h-36 w-px bg-border" />
              )}
              {minor > 0 && (
                <span className="relative z-1 bg-surface px-1 font-semibold text-foreground">
                  {shortMoney(fromMinor(minor, currency), currency)}
                </span>
              )}
              <div
                className={
                  dailyPaceMinor !== null && minor > dailyPaceMinor
                    ? 'w-full max-w-14 rounded-t-xs bg-warning-fill'
                    : 'w-full max-w-14 rounded-t-xs bg-trip'
                }
                style={{ height: Math.max(2, height(minor)) }}
              />
              <span className="h-4">{monthDay(date)}</span>
            </div>
          ))}
          {dailyPaceMinor !== null && (
            <div
              className="absolute inset-x-0 border-t-2 border-dashed border-line-strong"
              style={{ bottom: height(dailyPaceMinor) + labelHeightPx - 4 }}
            />
          )}
        </div>
      </div>
      {/* A table does not shrink: hidden by itself it would still lengthen the page. */}
      <div className="sr-only">
        <table>
          <caption>{expensesAnalyticsWords.spendingPerDay}</caption>
          <thead>
            <tr>
              <th scope="col">{expensesAnalyticsWords.day}</th>
              <th scope="col">{expensesAnalyticsWords.spent}</th>
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ date, minor }) => (
              <tr key={date}>
                <th scope="row">{monthDay(date)}</th>
                <td>{moneyOf(minor, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dailyPaceMinor !== null && (
        <p className="mt-2 text-caption text-muted-foreground">
          {say(expensesAnalyticsWords.paceLine, { amount: moneyOf(dailyPaceMinor, currency) })}
        </p>
      )}
      <OutsideTheTrip figures={figures} currency={currency} />
    </section>
  )
}

/** What no bar shows: bookings before the trip, bills after it. */
function OutsideTheTrip({ figures, currency }: { figures: Analytics; currency: Currency }) {
  const { beforeMinor, afterMinor } = figures
  if (beforeMinor <= 0 && afterMinor <= 0) return null
  const [before, after] = [moneyOf(beforeMinor, currency), moneyOf(afterMinor, currency)]
  const text =
    afterMinor <= 0
      ? say(expensesAnalyticsWords.before, { before })
      : beforeMinor <= 0
        ? say(expensesAnalyticsWords.after, { after })
        : say(expensesAnalyticsWords.beforeAndAfter, { before, after })
  return <p className="mt-2 text-caption text-muted-foreground">{text}</p>
}
