import { signUpMeta } from '@sojourn/contract/http/screens'
import type { SignUpPolicy } from '@sojourn/contract/operator/services'

/** Who may sign up, as the page says; where it says nothing, everybody may. */
export function signUpPolicyOfPage(): SignUpPolicy {
  // The build draws the screen too, for servers that are open to everybody.
  if (typeof document === 'undefined') return 'everyone'
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${signUpMeta}"]`)?.content
  return said === 'nobody' || said === 'invited' ? said : 'everyone'
}
