import { type LedgerExpense, sharesOf } from '../ledger/ledger.ts'
import { compareText } from '../values/compare-text.ts'
import type { Currency } from '../values/currencies.ts'
import { type Minor, minorFromText, minorToText } from '../values/money.ts'
import { plainAmount } from '../values/typed-amount.ts'
import type { Split } from './split.ts'

export type ShareWay = LedgerExpense['sharedBy']['way']

/** What the dialog holds about who paid and who shares: figures as they are typed. */
export interface SplitDraft {
  /** Null while several paid. */
  readonly payer: string | null
  readonly paid: Readonly<Record<string, string>>
  readonly way: ShareWay
  /** Who is in, each with a number of shares, a percent or an amount. */
  readonly among: Readonly<Record<string, string>>
}

/** Whoever enters it paid, everybody of now shares. */
export const usualDraft = (own: string, everybody: readonly string[]): SplitDraft => ({
  payer: own,
  paid: {},
  way: 'equally',
  among: Object.fromEntries(everybody.map((id) => [id, '1'])),
})

const figureText = (weight: number, way: ShareWay, currency: Currency): string => {
  if (way === 'percent') return String(weight / 100)
  return way === 'exact' ? minorToText(Math.abs(weight), currency) : String(weight)
}

export function draftOfSplit({ paidBy, sharedBy: { way, among } }: Split, currency: Currency): SplitDraft {
  const [only, ...others] = paidBy
  return {
    payer: only && others.length === 0 ? only.traveller : null,
    paid: Object.fromEntries(
      paidBy.map(({ traveller, minor }) => [traveller, minorToText(Math.abs(minor), currency)]),
    ),
    way,
    among: Object.fromEntries(
      among.map(({ traveller, weight }) => [traveller, figureText(weight, way, currency)]),
    ),
  }
}

const sorted = (record: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(record).toSorted(([a], [b]) => compareText(a, b))

const typedMinor = (text: string, currency: Currency): Minor =>
  minorFromText(plainAmount(text, currency), currency) ?? 0

function weightOf(text: string, way: ShareWay, currency: Currency): number {
  if (way === 'equally') return 1
  if (way === 'exact') return typedMinor(text, currency)
  const number = Number(text.replace(',', '.'))
  if (!(number > 0)) return 0
  return way === 'percent' ? Math.round(number * 100) : Math.round(number)
}

/** What was typed, for an amount; of a refund every part is below 0. Who is in with nothing is not in. */
export function splitOfDraft(draft: SplitDraft, minor: Minor, currency: Currency): Split {
  const sign = minor < 0 ? -1 : 1
  const { payer, way } = draft
  const paidBy = payer
    ? [{ traveller: payer, minor }]
    : sorted(draft.paid).map(([traveller, text]) => ({ traveller, minor: sign * typedMinor(text, currency) }))
  const among = sorted(draft.among).map(([traveller, text]) => {
    const weight = weightOf(text, way, currency)
    return { traveller, weight: way === 'exact' ? sign * weight : weight }
  })
  return {
    paidBy: paidBy.filter((paid) => paid.minor !== 0),
    sharedBy: { way, among: among.filter(({ weight }) => weight !== 0) },
  }
}

/** The same people, shared in another way: the figures that come to what each has now. */
export function changedWay(draft: SplitDraft, way: ShareWay, minor: Minor, currency: Currency): SplitDraft {
  const names = Object.keys(draft.among)
  if (way === 'equally' || way === 'shares') return { ...draft, way, among: allOf(names, () => '1') }
  const whole = way === 'percent' ? 100_00 : Math.abs(minor)
  const { sharedBy } = splitOfDraft(draft, minor, currency)
  const shares = sharesOf({ id: names.join(), minor: whole, convertedMinor: whole, paidBy: [], sharedBy })
  return { ...draft, way, among: allOf(names, (name) => figureText(shares.get(name) ?? 0, way, currency)) }
}

const allOf = (names: readonly string[], textOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))
