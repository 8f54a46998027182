import type { Currency } from '@sojourn/contract/values/currencies'
import { fromMinor } from '@sojourn/contract/values/money'
import { money } from '../browser/format.ts'

/** Whole numbers of the smallest unit, as people write them: '$1,284.40'. */
export const moneyOf = (minor: number, currency: Currency): string =>
  money(fromMinor(minor, currency), currency)
