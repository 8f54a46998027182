import { z } from 'zod'
import { latitudeField, longitudeField } from '../values/fields.ts'
import { saying } from '../words/meaning-schema.ts'
import { checkable, sources } from './texts.ts'

/** What a model said, in its own words: shown as such, apart from the facts, and never taken over into the plan. */
export const said = z.string().nullable().default(null)

/** Every suggestion says where it comes from, what of it was looked up, and why it is there. */
export const origin = {
  source: z.enum(sources),
  /** Its place was found. */
  verified: z.boolean(),
  /** What was looked up, and nothing else. What an older version stored claims nothing. */
  checked: z.array(z.enum(checkable)).default([]),
  reason: saying,
  said,
}
export const spot = { latitude: latitudeField.nullable(), longitude: longitudeField.nullable() }

/** Set when a model was asked and the guide answered instead, or when nothing was found. */
export const notice = saying.nullable().default(null)
