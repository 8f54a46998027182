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

/** What stands beside an empty field. */
export const missingText: Record<SignInField, string> = {
  name: 'Full name is required',
  email: 'Email is required',
  password: 'Password is required',
}

export const passwordLength = { min: 8, max: 128 } as const
export const passwordHint = `At least ${passwordLength.min} characters.`

/** How long the link of a reset mail works, in minutes. */
export const resetLinkMin = 30

/** What a server without a mail server says of a forgotten password (C-036). */
export const resetUnavailable =
  'Password reset functionality will be available soon. Please contact support if needed.'

/** The first empty field in reading order; nothing is sent while there is one (C-037). */
export const firstMissing = (mode: SignInMode, fields: SignInFields): SignInField | null =>
  requiredFields[mode].find((field) =>
    field === 'password' ? fields.password === '' : fields[field].trim() === '',
  ) ?? null
