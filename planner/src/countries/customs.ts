import { customsLines, tippingLines } from './data/customs.ts'

interface Customs {
  /** ISO 4217. */
  currency: string
  /** Their tags. */
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
    languages,
    tipping: value && note ? { value, note } : null,
  }
}
