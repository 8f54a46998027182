import { requiredText } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { authMissingWords } from './words-missing.ts'
import { authRefusalsWords } from './words-refusals.ts'

const isAscii = /^\p{ASCII}*$/u
const internationalDomain = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Some browsers send bücher.example as typed, others as xn--bcher-kva.example: it is one address. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (isAscii.test(domain) || !internationalDomain.test(domain)) return email
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

const mailbox = /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:(?!-)[a-z0-9_-]+(?<!-)\.)+(?!-)[a-z0-9-]+(?<!-)$/u

export const emailField = requiredText(maxLength.email, authMissingWords.email)
  .normalize()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .regex(mailbox, authRefusalsWords.emailInvalid)
