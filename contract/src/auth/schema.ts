import { z } from 'zod'
import { planNames } from '../billing/plan-limits.ts'
import { unitChoices } from '../units/units.ts'
import { requiredText } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { emailField } from './email-field.ts'
import { passwordLong, passwordProblem } from './password-rules.ts'
import { passwordLength } from './sign-in-form.ts'
import { authMissingWords } from './words-missing.ts'
import { authRefusalsWords } from './words-refusals.ts'

const { temperatureUnit, distanceUnit, clock, weekStart } = unitChoices
const units = z.object({
  temperatureUnit: z.enum(temperatureUnit),
  distanceUnit: z.enum(distanceUnit),
  clock: z.enum(clock),
  weekStart: z.enum(weekStart),
})

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  createdAt: z.string(),
  isPremium: z.boolean(),
  /** Whether they run this server. */
  isOperator: z.boolean(),
  /** False when the account signs in through Google or Apple only. */
  hasPassword: z.boolean(),
  /** Null until chosen: then the browser's region decides. */
  temperatureUnit: units.shape.temperatureUnit.nullable(),
  distanceUnit: units.shape.distanceUnit.nullable(),
  clock: units.shape.clock.nullable(),
  weekStart: units.shape.weekStart.nullable(),
  /** Null until chosen: then the browser says which. */
  language: z.string().nullable(),
})
export type User = z.output<typeof user>

export const userRow = user.omit({ isPremium: true, hasPassword: true }).extend({
  /** Null when the account signs in through a provider only. */
  passwordHash: z.string().nullable(),
  plan: z.enum(planNames),
  emailVerifiedAt: z.string().nullable(),
  /** When the account began to ask for a second step. */
  secondStepAt: z.string().nullable(),
  /** When whoever runs the server locked the account. */
  lockedAt: z.string().nullable(),
  /** When whoever proved the address took the account over from whoever had not. */
  takenBackAt: z.string().nullable(),
  termsAcceptedAt: z.string(),
  updatedAt: z.string(),
})

/** A password as typed at sign-in: only its size is bounded, so that it can be hashed at all. */
const typedPassword = z
  .string(authMissingWords.password)
  .min(1, authMissingWords.password)
  .max(passwordLength.max * 4, passwordLong())

const newPassword = z.string(authMissingWords.password).superRefine((password, context) => {
  const message = passwordProblem(password)
  if (message) context.addIssue({ code: 'custom', message })
})

export const signInInput = z.object({ email: emailField, password: typedPassword })

export const signUpInput = z.object({
  email: emailField,
  password: newPassword,
  name: requiredText(maxLength.name, authMissingWords.name),
  /** Of the link by which somebody came, where not everyone may sign up. */
  invitation: z.string().max(512).optional(),
})

export const profileInput = units
  .extend({
    name: requiredText(maxLength.name, authRefusalsWords.nameRequired),
    /** One of those on offer; null is the browser's wish. */
    language: z.string().max(35).nullable(),
  })
  .partial()

export const signInOptions = z.object({ passwordReset: z.boolean(), google: z.boolean(), apple: z.boolean() })

export const resetRequestInput = z.object({ email: emailField })

/** A link that is of no use is told of as such, mangled ones included. */
const linkToken = (message: string) => z.string(message).min(1, message).max(100, message)
export const resetInput = z.object({ token: linkToken(authRefusalsWords.resetLink), password: newPassword })
export const emailConfirmationInput = z.object({ token: linkToken(authRefusalsWords.confirmationLink) })

export const passwordChangeInput = z.object({ currentPassword: typedPassword, newPassword })

/**
 * The account's email, typed once more: nobody deletes an account by a slip. And its password, where it has one: nobody
 * does it on a device left open.
 */
export const accountRemovalInput = z.object({
  confirmation: z.string().max(maxLength.email * 2),
  password: typedPassword.optional(),
})

/** A browser in which the account is signed in. */
export const device = z.object({
  /** Another one after a day of use: its token has changed then. */
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.string(),
  /** To the day: that is how often a session is prolonged. */
  seenAt: z.string(),
  isThis: z.boolean(),
})
export type SignedInDevice = z.output<typeof device>

export const deviceId = z.string().min(1).max(100)

const anyRow = z.record(z.string(), z.unknown())

/** Everything kept about a person, without secrets. Trips hold their content under the names of its collections. */
export const ownData = z.object({
  exportedAt: z.string(),
  account: anyRow,
  signInMethods: z.array(anyRow),
  sessions: z.array(anyRow),
  trips: z.array(anyRow),
  memberships: z.array(anyRow),
  other: z.record(z.string(), z.array(anyRow)),
})
