import { z } from 'zod'
import { plainDateField, requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { dayNotesWords } from './words.ts'

/** What one should know about a day of the trip. */
export const dayNote = z.object({
  id: z.uuid(),
  tripId: z.int(),
  date: z.string(),
  text: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type DayNote = z.output<typeof dayNote>

const textField = requiredText(maxLength.text, dayNotesWords.required)

export const newDayNote = z.object({ id: z.uuid().optional(), date: plainDateField, text: textField })
/** A note changes its day when the trip's dates do. */
export const dayNoteChanges = z.object({
  date: plainDateField.optional(),
  text: textField.optional(),
  seen: seenField,
})
