import { z } from 'zod'

/** What the browser is asked to do, in the words of WebAuthn. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** The ways in which an account takes its second step; recovery codes are always one. */
const secondStepWays = z.object({ app: z.boolean(), passkey: z.boolean() })
export type SecondStepWays = z.output<typeof secondStepWays>

/** The password was right, and nobody is signed in yet. */
export const secondStepAsked = z.object({ secondStep: secondStepWays })

const passkey = z.object({
  id: z.string(),
  /** Of the browser in which it was made. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

export const factors = z.object({
  /** Null while the password alone is asked for. */
  secondStepAt: z.string().nullable(),
  /** An app's code was right once. */
  hasApp: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.number(),
  passkeys: z.array(passkey),
})
export type Factors = z.output<typeof factors>

export const newApp = z.object({
  /** Base32, for typing. */
  key: z.string(),
  /** The same as an address that apps read from a picture. */
  link: z.string(),
})

export const madeRecoveryCodes = z.object({ codes: z.array(z.string()) })
