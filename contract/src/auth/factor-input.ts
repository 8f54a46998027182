import { z } from 'zod'
import { isOneTimeCode, isRecoveryCode, oneTimeCode, recoveryCode } from './typed-codes.ts'
import { deviceId } from './schema.ts'
import { passwordLength } from './sign-in-form.ts'
import { authMissingWords } from './words-missing.ts'
import { authRefusalsWords } from './words-refusals.ts'

/** Bytes as WebAuthn writes them. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credentialId = bytes(1400)

const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** What a browser answers when it made a passkey. */
export const newPasskey = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** What a browser answers when a passkey signed. */
export const signedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
})

const code = z
  .string(authRefusalsWords.codeMissing)
  .max(40, authRefusalsWords.wrongCode)
  .overwrite(oneTimeCode)
  .refine(isOneTimeCode, authRefusalsWords.wrongCode)

const ofApp = z.object({ way: z.literal('app'), code })
const ofList = z.object({
  way: z.literal('recovery'),
  code: z
    .string(authRefusalsWords.codeMissing)
    .max(40, authRefusalsWords.wrongCode)
    .overwrite(recoveryCode)
    .refine(isRecoveryCode, authRefusalsWords.wrongCode),
})
const ofPasskey = z.object({ way: z.literal('passkey'), passkey: signedPasskey })
const ofPassword = z.object({
  way: z.literal('password'),
  password: z
    .string(authMissingWords.password)
    .min(1, authMissingWords.password)
    .max(passwordLength.max * 4),
})

/** The second step of a sign-in. */
export const secondStepInput = z.discriminatedUnion('way', [ofApp, ofList, ofPasskey])
export type SecondStepInput = z.output<typeof secondStepInput>

/** Before something that cannot be undone: the second step again, or the password where there is none. */
export const proofInput = z.discriminatedUnion('way', [ofApp, ofList, ofPasskey, ofPassword])
export type ProofInput = z.output<typeof proofInput>

export const appCode = z.object({ code })

export const passkeyParam = z.object({ passkeyId: deviceId.max(1400) })
