import { numberFormat } from '../values/intl.ts'
import { currencyDigits, type Currency } from '../values/currencies.ts'

const digitsOf = (currency: string): number => currencyDigits(currency.toUpperCase() as Currency)

/** An amount of the payment provider with its currency, as the confirmation writes it: '45.99 USD' (C-019). */
export function chargeText(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const figure = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${numberFormat(figure).format(amount / 10 ** digits)} ${currency.toUpperCase()}`
}

/** The same as a price: '$45.99'. */
export const priceText = (amount: number, currency: string): string =>
  numberFormat({ style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 10 ** digitsOf(currency),
  )
