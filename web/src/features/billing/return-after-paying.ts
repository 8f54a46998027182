import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import { logError } from '../../browser/log.ts'

const key = 'return_after_paying'

/** Where the upgrade was asked for: this tab goes to the payment page and comes back. */
export function rememberAsker(): void {
  try {
    sessionStorage.setItem(key, location.pathname + location.search)
  } catch (error) {
    logError('The way back could not be stored', error)
  }
}

/** The page that asked; null when that was the dashboard, or nobody knows. */
export function askerPath(): string | null {
  try {
    const path = safeReturnTo(sessionStorage.getItem(key))
    return path.startsWith('/trips/') ? path : null
  } catch {
    return null
  }
}
