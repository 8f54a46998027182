import { words } from '../words/words.ts'
import type { SignInField } from './sign-in-form.ts'

/** What stands beside an empty field. */
export const authMissingWords = words('auth-missing', {
  name: 'Full name is required',
  email: 'Email is required',
  password: 'Password is required',
} satisfies Record<SignInField, string>)
