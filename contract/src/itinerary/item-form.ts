import type { Currency } from '../values/currencies.ts'
import { maxLength } from '../values/limits.ts'
import { tooLong } from '../values/too-long.ts'
import { amountQuestion, plainAmount } from '../values/typed-amount.ts'
import { dateProblem, toPlainDate } from '../values/plain-date.ts'
import type { Span } from './item-end.ts'
import { itineraryFormWords } from './words-form.ts'

const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/** `HH:MM` of a 24-hour clock; seconds are dropped; null when it is no time. */
export const toClockTime = (text: string): string | null => (clock.test(text) ? text.slice(0, 5) : null)

/** Why an item cannot end then; null when it can. An end before the start is the next day's. */
export function endTimeProblem({ time, endTime }: Span): string | null {
  if (!endTime) return null
  if (!time) return itineraryFormWords.endWithoutTime
  return endTime === time ? itineraryFormWords.endBeforeStart : null
}

export interface ItineraryForm {
  title: string
  date: string
  time: string
  endTime: string
  description?: string
  notes?: string
  /** As typed. */
  cost: string
}

/** The cost that was typed; null when it is empty or no number. */
export function costOf(text: string, currency?: Currency): number | null {
  const cost = Number(plainAmount(text, currency))
  return text.trim() && Number.isFinite(cost) && cost >= 0 ? cost : null
}

const costProblem = (text: string, currency?: Currency): string | null =>
  amountQuestion(text, currency) ??
  (text.trim() && costOf(text, currency) === null ? itineraryFormWords.costUnreadable : null)

const lengths = {
  title: maxLength.title,
  description: maxLength.text,
  notes: maxLength.text,
}

export function itineraryFormErrors(
  form: ItineraryForm,
  currency?: Currency,
): Partial<Record<keyof ItineraryForm, string>> {
  const errors: Partial<Record<keyof ItineraryForm, string>> = tooLong(form, lengths)
  if (!form.title.trim()) errors.title = itineraryFormWords.titleRequired
  if (!form.date) errors.date = itineraryFormWords.dateRequired
  else if (!toPlainDate(form.date)) errors.date = dateProblem()
  const wrongEnd = endTimeProblem(form)
  if (wrongEnd) errors.endTime = wrongEnd
  const wrongCost = costProblem(form.cost, currency)
  if (wrongCost) errors.cost = wrongCost
  return errors
}
