import {
  changedWay,
  draftOfSplit,
  type SplitDraft,
  splitOfDraft,
  usualDraft,
} from '@sojourn/contract/expenses/split-draft'
import { splitOfTexts, splitProblem } from '@sojourn/contract/expenses/split'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { useState } from 'react'
import { useAuth } from '../../../queries/auth.ts'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { useIsShared } from '../../../queries/is-shared.ts'
import { useTripPeople } from '../../../queries/travellers.ts'
import { type Priced, sentSplit, typedMinorOf } from './sent-split.ts'

function draftOf({ paidBy, sharedBy, currency }: CountedExpense): SplitDraft | null {
  return paidBy && sharedBy ? draftOfSplit(splitOfTexts({ paidBy, sharedBy }, currency), currency) : null
}

const problemOf = (draft: SplitDraft | null, minor: number, currency: Currency) =>
  draft && minor !== 0 ? splitProblem(splitOfDraft(draft, minor, currency), minor, currency) : null

/** Who paid and who shares, while it is edited. Nobody who travels alone is asked. */
export function useSplit(trip: Trip, expense: CountedExpense | null) {
  const isShared = useIsShared(trip.id)
  const { people } = useTripPeople(trip.id)
  const { user } = useAuth()
  const ownId = user?.id ?? ''
  const [typed, setTyped] = useState<SplitDraft | null>(null)
  const wasRefund = expense?.amount.startsWith('-') ?? false
  const [isRefund, setIsRefund] = useState(wasRefund)

  const everybody = people.filter(({ kind }) => kind !== 'left').map(({ id }) => id)
  const usual = usualDraft(ownId, everybody)
  const start = expense ? draftOf(expense) : usual
  const draft = isShared ? (typed ?? start) : null
  const minorOf = (form: Priced): number => typedMinorOf(form, isRefund)

  return {
    isShared,
    people,
    ownId,
    draft,
    isRefund,
    setIsRefund,
    minorOf,
    change: (fields: Partial<SplitDraft>) => setTyped({ ...(draft ?? usual), ...fields }),
    changeWay: (way: SplitDraft['way'], form: Priced) =>
      setTyped(changedWay(draft ?? usual, way, minorOf(form), form.currency)),
    problem: (form: Priced) => problemOf(draft, minorOf(form), form.currency),
    sent: (form: Priced) => sentSplit(form, { draft, isRefund }, expense),
    hasChanged: typed !== null || isRefund !== wasRefund,
  }
}

export type SplitForm = ReturnType<typeof useSplit>
