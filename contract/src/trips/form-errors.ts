import { maxLength, maxTripDays } from '../values/limits.ts'
import { tooLong } from '../values/too-long.ts'
import type { Currency } from '../values/currencies.ts'
import { amountQuestion, plainAmount } from '../values/typed-amount.ts'
import { dateProblem, daysBetween, toPlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { tripsFormWords } from './words-form.ts'

export interface TripFormFields {
  title: string
  destination: string
  startDate: string
  endDate: string
}

/** End on or after start, and no longer than a year; checked again on the merged row when one date changes. */
export function tripDatesProblem({ startDate, endDate }: Partial<TripFormFields>): string | null {
  if (!startDate || !endDate) return null
  const days = daysBetween(startDate, endDate)
  if (days < 0) return tripsFormWords.endBeforeStart
  return days + 1 > maxTripDays ? say(tripsFormWords.tooManyDays, { most: maxTripDays }) : null
}

const lengths = { title: maxLength.title, destination: maxLength.destination, description: maxLength.text }

export const tripTooLong = (form: Record<keyof typeof lengths, string>) => tooLong(form, lengths)

/** The create form's messages by field, in the form's order; empty when it may be sent. */
export function tripFormErrors(form: TripFormFields): Partial<Record<keyof TripFormFields, string>> {
  const errors: Partial<Record<keyof TripFormFields, string>> = {}
  if (!form.destination.trim()) errors.destination = tripsFormWords.destinationRequired
  if (!form.title.trim()) errors.title = tripsFormWords.titleRequired
  const start = dateError(form.startDate, tripsFormWords.startRequired)
  const end = dateError(form.endDate, tripsFormWords.endRequired) ?? (start ? null : tripDatesProblem(form))
  if (start) errors.startDate = start
  if (end) errors.endDate = end
  return errors
}

const dateError = (text: string, whenEmpty: string): string | null =>
  text === '' ? whenEmpty : toPlainDate(text) ? null : dateProblem()

const readableNumber = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i

/** A budget typed as text: empty or unreadable means none (C-073). */
export function budgetFromText(text: string, currency: Currency): number | null {
  const plain = plainAmount(text, currency)
  if (!readableNumber.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Why a budget cannot be sent as it was typed; null when it can. */
export const budgetProblem = (text: string, currency: Currency): string | null =>
  amountQuestion(text, currency) ??
  (text.trim() && budgetFromText(text, currency) === null ? tripsFormWords.budgetUnreadable : null)
