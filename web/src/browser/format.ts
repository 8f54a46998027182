import type { Figures } from '@sojourn/contract/units/figures'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

const locale = 'en-US'

/** Calendar days are shown as they are written: noon UTC never slips into a neighbour. */
const dateOf = (date: PlainDate): Date => new Date(`${date.slice(0, 10)}T12:00:00Z`)

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (date: PlainDate): string => format.format(dateOf(date))
}

/** 'Apr 18' */
export const monthDay = dateFormat({ month: 'short', day: 'numeric' })
/** 'Apr 18, 2027' */
export const fullDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
/** 'Sat' */
export const weekday = dateFormat({ weekday: 'short' })

/** 'Apr 18 – 25, 2027', 'Apr 28 – May 3, 2027', 'Dec 28, 2026 – Jan 3, 2027'. */
export function dateRange(start: PlainDate, end: PlainDate): string {
  const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
  if (from === to) return fullDate(from)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${fullDate(from)} – ${fullDate(to)}`
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${monthDay(from)} – ${fullDate(to)}`
  return `${monthDay(from)} – ${Number(to.slice(8))}, ${to.slice(0, 4)}`
}

const dayOf = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })

/** '10:42' for today, 'Nov 12, 10:42' for any other day. */
export function clockTime(at: number, { moment }: Figures, now = Date.now()): string {
  const day = dayOf.format(at)
  return day === dayOf.format(now) ? moment(at) : `${day}, ${moment(at)}`
}

export const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount,
  )

/** For what is only about right: '€1,342', '€3.20'. */
export const roundMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** The same, and what costs nothing in a word. */
export const costText = (amount: number, currency: Currency): string =>
  amount === 0 ? 'Free' : roundMoney(amount, currency)
