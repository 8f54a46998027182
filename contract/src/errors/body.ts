import { z } from 'zod'
import { errorCodes } from './codes.ts'

export const errorBody = z.object({
  code: z.enum(errorCodes),
  /** A whole sentence that a traveller can act on. */
  message: z.string(),
  /** Messages by form field, for `invalid_input` only. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.output<typeof errorBody>
