import { say } from '../words/say.ts'
import { authWords } from './words.ts'

export type SignInMode = 'sign-in' | 'sign-up'

export interface SignInFields {
  name: string
  email: string
  password: string
}
export type SignInField = keyof SignInFields

const requiredFields: Record<SignInMode, readonly SignInField[]> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['name', 'email', 'password'],
}

export const passwordLength = { min: 8, max: 128 } as const
export const passwordHint = (): string => say(authWords.passwordHint, passwordLength)

/** How long the link of a reset mail works, in minutes. */
export const resetLinkMin = 30

/** The first empty field in reading order; nothing is sent while there is one (C-037). */
export const firstMissing = (mode: SignInMode, fields: SignInFields): SignInField | null =>
  requiredFields[mode].find((field) =>
    field === 'password' ? fields.password === '' : fields[field].trim() === '',
  ) ?? null
