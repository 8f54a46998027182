import { z } from 'zod'
import { maxLength } from './limits.ts'
import { dateProblem, toPlainDate } from './plain-date.ts'

/** A calendar day; accepts a date/time too and keeps its date part (C-074). */
export const plainDateField = z.string().transform((text, context) => {
  const date = toPlainDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: dateProblem })
  return z.NEVER
})

const withoutControls = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

/** One or more lines a person wrote: no control characters (PostgreSQL stores no NUL), bounded. */
export const textField = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .regex(withoutControls, 'Remove the control characters')

export const requiredText = (max: number, message: string) => textField(max).min(1, message)

/** Optional free text: empty and missing both mean none. */
export const notesField = textField(maxLength.text)
  .nullish()
  .transform((text) => text || null)

export const emailField = textField(maxLength.email)
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter a valid email address')

/** Trip ids are counted numbers, small enough for PostgreSQL and JavaScript alike. */
export const tripIdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const inTrip = z.object({ tripId: tripIdParam })
export const byRowId = z.object({ id: z.uuid() })

export const done = z.object({ ok: z.literal(true) })
