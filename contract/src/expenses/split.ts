import { type LedgerExpense, whatIsLeft, wholePercent } from '../ledger/ledger.ts'
import { compareText } from '../values/compare-text.ts'
import type { Currency } from '../values/currencies.ts'
import { type Minor, minorToText, signedMinor } from '../values/money.ts'
import { say } from '../words/say.ts'
import type { PaidBy, SharedBy } from './split-schema.ts'
import { expensesSplitWords } from './words-split.ts'

/** Who paid and who shares, in whole numbers. */
export type Split = Pick<LedgerExpense, 'paidBy' | 'sharedBy'>

/** As the API writes it. */
export interface SplitTexts {
  paidBy: PaidBy
  sharedBy: SharedBy
}

const minorOf = (text: string, currency: Currency): Minor => signedMinor(text, currency) ?? NaN

/** People in one order, so that the same split is the same value whoever entered it. As a rule they stand in it. */
function inOrder<T extends { readonly traveller: string }>(list: readonly T[]): readonly T[] {
  let before = ''
  for (const { traveller } of list) {
    if (traveller < before) return list.toSorted((a, b) => compareText(a.traveller, b.traveller))
    before = traveller
  }
  return list
}

export const paidOfTexts = (paidBy: PaidBy, currency: Currency) =>
  inOrder(paidBy.map(({ traveller, amount }) => ({ traveller, minor: minorOf(amount, currency) })))

export function sharingOfTexts(sharedBy: SharedBy, currency: Currency): LedgerExpense['sharedBy'] {
  const { way, among } = sharedBy
  if (way === 'exact') {
    const amounts = among.map(({ traveller, amount }) => ({ traveller, weight: minorOf(amount, currency) }))
    return { way, among: inOrder(amounts) }
  }
  // What the row says already is not copied: a trip has thousands.
  const isSaid = way !== 'equally' || among.every(({ weight }) => weight === 1)
  return { way, among: inOrder(isSaid ? among : among.map((one) => ({ ...one, weight: 1 }))) }
}

export const splitOfTexts = ({ paidBy, sharedBy }: SplitTexts, currency: Currency): Split => ({
  paidBy: paidOfTexts(paidBy, currency),
  sharedBy: sharingOfTexts(sharedBy, currency),
})

export const splitToTexts = ({ paidBy, sharedBy }: Split, currency: Currency): SplitTexts => ({
  paidBy: paidBy.map(({ traveller, minor }) => ({ traveller, amount: minorToText(minor, currency) })),
  sharedBy:
    sharedBy.way === 'exact'
      ? {
          way: 'exact',
          among: sharedBy.among.map(({ traveller, weight }) => ({
            traveller,
            amount: minorToText(weight, currency),
          })),
        }
      : { way: sharedBy.way, among: sharedBy.among.map(({ traveller, weight }) => ({ traveller, weight })) },
})

/** Everybody whom a split names. */
export const peopleInSplit = ({ paidBy, sharedBy }: Split): string[] => [
  ...new Set([...paidBy, ...sharedBy.among].map(({ traveller }) => traveller)),
]

/** Why a split does not fit its amount, and beside which field that stands; null when it does. */
export function splitProblem(
  split: Split,
  minor: Minor,
  currency: Currency,
): { field: 'paidBy' | 'sharedBy'; text: string } | null {
  const wrong = whatIsLeft({ minor, ...split })
  if (!wrong) return null
  const amount = Number.isNaN(wrong.left) ? '?' : minorToText(wrong.left, currency)
  if (wrong.side === 'paid') return { field: 'paidBy', text: say(expensesSplitWords.paidLeft, { amount }) }
  if (split.sharedBy.way !== 'percent')
    return { field: 'sharedBy', text: say(expensesSplitWords.sharedLeft, { amount }) }
  const percent = String((wrong.left * 100) / wholePercent)
  return { field: 'sharedBy', text: say(expensesSplitWords.percentLeft, { percent }) }
}
