import { authAccountWords } from '@sojourn/contract/auth/words-account'
import type { ApiError } from '../../sync/http/api-error.ts'
import { isQueued, savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { setUser } from '../../queries/auth.ts'

interface ProfileSave {
  /** Told whether the server has it, or the device alone. */
  onSaved?: (isSent: boolean) => void
  onRefused?: (error: ApiError) => void
}

/** Saves the name, the units or the language; without a connection it waits on the device and holds here at once. */
export const useProfileSave = ({ onSaved, onRefused }: ProfileSave = {}) =>
  useWrite('auth.updateProfile', {
    canWait: true,
    onSuccess: (saved) => {
      if (!isQueued(saved)) setUser(saved)
      const [title, description] = [authAccountWords.updated, authAccountWords.updatedText]
      toast(savedToast(saved, { variant: 'success', title, description }))
      onSaved?.(!isQueued(saved))
    },
    onError: (error) => {
      onRefused?.(error)
      toast({
        variant: 'destructive',
        title: authAccountWords.updateFailed,
        description: authAccountWords.updateFailedText,
      })
    },
  })
