import { z } from 'zod'
import { planNames } from '../billing/plan-limits.ts'
import { emailField, requiredText } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { passwordLength, passwordProblem, passwordText } from './password-rules.ts'

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  createdAt: z.string(),
  isPremium: z.boolean(),
})
export type User = z.output<typeof user>

export const userRow = user.omit({ isPremium: true }).extend({
  /** Null when the account signs in through a provider only. */
  passwordHash: z.string().nullable(),
  plan: z.enum(planNames),
  emailVerifiedAt: z.string().nullable(),
  termsAcceptedAt: z.string(),
  updatedAt: z.string(),
})
export type UserRow = z.output<typeof userRow>

/** A password as typed at sign-in: only its size is bounded, so that it can be hashed at all. */
const typedPassword = z
  .string()
  .min(1, passwordText.required)
  .max(passwordLength.max * 4)

export const newPassword = z.string().superRefine((password, context) => {
  const message = passwordProblem(password)
  if (message) context.addIssue({ code: 'custom', message })
})

export const signInInput = z.object({ email: emailField, password: typedPassword })

export const signUpInput = z.object({
  email: emailField,
  password: newPassword,
  name: requiredText(maxLength.name, 'Full name is required'),
})

export const profileInput = z.object({ name: requiredText(maxLength.name, 'Name is required') }).partial()
