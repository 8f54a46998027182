import { personalProblem } from '@sojourn/contract/auth/password-rules'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { invalidField } from '../../platform/errors/app-error.ts'
import { isCommon } from './common-passwords.ts'

/** Beyond what the contract asks of every new password: none of the commonest, and nothing that tells of its owner. */
export function requireGoodPassword(
  field: string,
  password: string,
  owner: { name: string; email: string },
): void {
  const problem =
    personalProblem(password, owner) ?? (isCommon(password) ? authRefusalsWords.passwordCommon : null)
  if (problem) throw invalidField(field, problem)
}
