import { z } from 'zod'
import { freeServices, signUpPolicies } from './services.ts'

export const serverNameLength = 60

const mailSettings = z.object({ url: z.string(), from: z.string().nullable() })

/**
 * What whoever runs the server chose, kept as one row. What a version does not know, or no longer can read, is as if
 * nobody had chosen.
 */
export const chosenSettings = z.object({
  serverName: z.string().nullable().catch(null),
  signUp: z.enum(signUpPolicies).nullable().catch(null),
  services: z.partialRecord(z.enum(freeServices), z.boolean()).catch({}),
  /** With the password of the mail server: never answered. */
  mail: mailSettings.nullable().catch(null),
})
export type ChosenSettings = z.output<typeof chosenSettings>

export const nothingChosen: ChosenSettings = chosenSettings.parse({})
