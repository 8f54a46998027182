import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { Figures } from '@sojourn/contract/units/figures'
import type { Currency } from '@sojourn/contract/values/currencies'
import { monthDay } from '@sojourn/contract/values/date-text'
import { numberFormat } from '@sojourn/contract/values/intl'
import { localToday } from '@sojourn/contract/values/plain-date'

/** '10:42' for today, 'Nov 12, 10:42' for any other day. */
export function clockTime(at: number, { moment }: Figures, now = Date.now()): string {
  const day = localToday(new Date(at))
  return day === localToday(new Date(now)) ? moment(at) : `${monthDay(day)}, ${moment(at)}`
}

const moneyText = (amount: number, currency: Currency, options?: Intl.NumberFormatOptions): string =>
  numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
    ...options,
  }).format(amount)

/** '€1,342.50' */
export const money = (amount: number, currency: Currency): string => moneyText(amount, currency)

/** For what is only about right: '€1,342', '€3.20'. */
export const roundMoney = (amount: number, currency: Currency): string =>
  moneyText(amount, currency, { trailingZeroDisplay: 'stripIfInteger' })

/** '€60', '€1.2K': short enough to stand over a bar. */
export const shortMoney = (amount: number, currency: Currency): string =>
  moneyText(amount, currency, { notation: 'compact', maximumFractionDigits: amount < 1000 ? 0 : 1 })

/** About right too, and what costs nothing in a word. */
export const costText = (amount: number, currency: Currency): string =>
  amount === 0 ? shellUiWords.free : roundMoney(amount, currency)
