import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import { inTab, readStored, store } from '../../browser/stored.ts'

const key = 'return_after_paying'

/** Where the upgrade was asked for: this tab goes to the payment page and comes back. */
export const rememberAsker = (): void => store(key, location.pathname + location.search, inTab)

/** The page that asked; null when that was the dashboard, or nobody knows. */
export function askerPath(): string | null {
  const path = safeReturnTo(readStored(key, inTab))
  return path.startsWith('/trips/') ? path : null
}
