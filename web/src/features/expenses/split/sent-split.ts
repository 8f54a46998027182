import { type SplitDraft, splitOfDraft } from '@sojourn/contract/expenses/split-draft'
import { type SplitTexts, splitToTexts } from '@sojourn/contract/expenses/split'
import type { Expense } from '@sojourn/contract/expenses/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { minorFromText } from '@sojourn/contract/values/money'
import { isSameValue } from '@sojourn/contract/values/same-value'
import { plainAmount } from '@sojourn/contract/values/typed-amount'

/** What the form holds of a price, as it is typed. */
export interface Priced {
  amount: string
  currency: Currency
}

/** What is sent beside the other fields. */
interface SentSplit extends Partial<SplitTexts> {
  amount?: string
  currency?: Currency
  refund?: boolean
}

export function typedMinorOf({ amount, currency }: Priced, isRefund: boolean): number {
  const minor = minorFromText(plainAmount(amount, currency), currency) ?? 0
  return isRefund ? 0 - minor : minor
}

/** A refund says so; what it is the other way round follows from its amount. */
function sentPrice({ amount, currency }: Priced, isRefund: boolean, before: Expense | null): SentSplit {
  const price = { amount: (isRefund ? '-' : '') + plainAmount(amount, currency), currency }
  const isAsBefore = before?.amount === price.amount && before.currency === currency
  const hasToSay = isRefund || before?.amount.startsWith('-')
  return hasToSay && !isAsBefore ? { ...price, ...(isRefund && { refund: true }) } : {}
}

/** Only what differs from how it stands. */
export function sentSplit(
  form: Priced,
  { draft, isRefund }: { draft: SplitDraft | null; isRefund: boolean },
  before: Expense | null,
): SentSplit {
  const price = sentPrice(form, isRefund, before)
  if (!draft) return price
  const { currency } = form
  const texts = splitToTexts(splitOfDraft(draft, typedMinorOf(form, isRefund), currency), currency)
  return {
    ...price,
    ...(!isSameValue(texts.paidBy, before?.paidBy) && { paidBy: texts.paidBy }),
    ...(!isSameValue(texts.sharedBy, before?.sharedBy) && { sharedBy: texts.sharedBy }),
  }
}
