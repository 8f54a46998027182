import { z } from 'zod'
import { requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { travellersWords } from './words.ts'

/** Somebody who travels without an account, or who left; and of a member, with whom they pay. */
export const traveller = z.object({
  id: z.uuid(),
  tripId: z.int(),
  name: z.string(),
  /** The wash of their face. */
  tone: z.int(),
  /** Whose account it is. Money then mentions them by it, whether they are on the trip or left. */
  userId: z.uuid().nullable(),
  /** Those with the same one settle together. */
  household: z.uuid().nullable(),
  /** When a member said "That is me" of somebody without an account. */
  claimedAt: z.string().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Traveller = z.output<typeof traveller>

const nameField = requiredText(maxLength.name, travellersWords.nameRequired)
const toneField = z.int().min(1).max(4)
const idField = z.uuid().nullable()

export const newTraveller = z.object({
  id: z.uuid().optional(),
  name: nameField,
  tone: toneField.default(1),
  userId: idField.default(null),
  household: idField.default(null),
})
export const travellerChanges = z.object({
  name: nameField.optional(),
  tone: toneField.optional(),
  userId: idField.optional(),
  household: idField.optional(),
  seen: seenField,
})
