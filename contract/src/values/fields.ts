import { say } from '../words/say.ts'
import { errorsFieldsWords } from '../errors/words-fields.ts'
import { z } from 'zod'
import { maxLength } from './limits.ts'
import { dateProblem, toPlainDate } from './plain-date.ts'
import { tooLongText } from './too-long.ts'

/** A calendar day; accepts a date/time too and keeps its date part (C-074). */
export const plainDateField = z.string().transform((text, context) => {
  const date = toPlainDate(text)
  if (date) return date
  context.addIssue({ code: 'custom', message: dateProblem() })
  return z.NEVER
})

const withoutControls = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

/** One or more lines a person wrote: no control characters (PostgreSQL stores no NUL), bounded. */
export const textField = (max: number, wrongType?: string) =>
  z.string(wrongType).trim().max(max, tooLongText(max)).regex(withoutControls, errorsFieldsWords.controls)

const somethingToSee = /[^\s\p{Cf}]/u

/** A missing field is refused in the form's own words, not as a wrong type (S-10). */
export const requiredText = (max: number, message: string) =>
  textField(max, message).regex(somethingToSee, message)

/** Optional free text: empty and missing both mean none. */
export const notesField = textField(maxLength.text)
  .nullish()
  .transform((text) => text || null)

/** With an edit that waited on a device: what its writer saw of the fields they changed. */
export const seenField = z.record(z.string().max(40), z.json()).optional()

const degrees = (most: number) => {
  const range = say(errorsFieldsWords.range, { least: -most, most })
  return z.number(range).min(-most, range).max(most, range)
}
export const latitudeField = degrees(90)
export const longitudeField = degrees(180)

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** A number in an address. An empty one is none, although it converts to 0. */
export const inQuery = (field: z.ZodNumber) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.coerce.number(errorsFieldsWords.giveNumber).pipe(field),
  )
export const latitudeInQuery = inQuery(latitudeField)
export const longitudeInQuery = inQuery(longitudeField)

/** Trip ids are counted numbers, small enough for PostgreSQL and JavaScript alike. */
export const tripIdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const inTrip = z.object({ tripId: tripIdParam })
export const byRowId = z.object({ id: z.uuid() })

export const done = z.object({ ok: z.literal(true) })
