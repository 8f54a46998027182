import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import { toast, type ToastAction } from '../../toasts/toast-store.ts'
import { isLoggedOut } from './api-error.ts'

/** A refused action, in its one sentence. The end of the session has a toast of its own. */
export function tellFailure(error: unknown, description: string, action?: ToastAction): void {
  if (isLoggedOut(error)) return
  toast({ variant: 'destructive', title: httpCallsWords.error, description, ...(action && { action }) })
}
