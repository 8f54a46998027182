import { customsLines, tippingLines } from './data/customs.ts'
import { displayNames } from '@sojourn/contract/values/intl'

interface Customs {
  /** ISO 4217. */
  currency: string
  /** 'Euro (EUR)'. */
  currencyText: string
  languages: readonly string[]
  /** Null where it is not well known. */
  tipping: { value: string; note: string } | null
}

/** Money, languages and tips of a country; null where the table has no line. */
export function customsOf(countryCode: string): Customs | null {
  const [currency, ...languages] = customsLines[countryCode]?.split(' ') ?? []
  if (!currency) return null
  const [value, note] = tippingLines[countryCode] ?? []
  return {
    currency,
    currencyText: `${displayNames('currency').of(currency) ?? currency} (${currency})`,
    languages: languages.map((code) => displayNames('language').of(code) ?? code),
    tipping: value && note ? { value, note } : null,
  }
}
