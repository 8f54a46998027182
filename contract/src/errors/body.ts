import { z } from 'zod'
import { errorCodes } from './codes.ts'

/** Which text of which catalogue it is, for whoever asks with `Prefer: meanings`. */
const refusal = z.object({ code: z.string(), values: z.record(z.string(), z.string()).optional() })

export const errorBody = z.object({
  code: z.enum(errorCodes),
  /** A whole sentence that a traveller can act on. */
  message: z.string(),
  /** Messages by form field, for `invalid_input` only. */
  fields: z.record(z.string(), z.string()).optional(),
  meaning: refusal.optional(),
  meanings: z.record(z.string(), refusal).optional(),
  /** What stands there now, for `changed_meanwhile` only. */
  theirs: z
    .object({
      fields: z.record(z.string(), z.unknown()),
      /** Who changed it last; null when that is oneself, or not known any more. */
      by: z.string().nullable(),
    })
    .optional(),
})
export type ErrorBody = z.output<typeof errorBody>
export type Theirs = NonNullable<ErrorBody['theirs']>
