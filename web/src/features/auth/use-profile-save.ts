import { authAccountWords } from '@sojourn/contract/auth/words-account'
import type { ApiError } from '../../sync/http/api-error.ts'
import { isQueued, savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { setUser } from '../../queries/auth.ts'

interface ProfileSave {
  onSaved?: () => void
  onRefused?: (error: ApiError) => void
}

/** Saves the name or the units; without a connection it waits on the device and holds here at once. */
export const useProfileSave = ({ onSaved, onRefused }: ProfileSave = {}) =>
  useWrite('auth.updateProfile', {
    canWait: true,
    onSuccess: (saved) => {
      if (!isQueued(saved)) setUser(saved)
      const [title, description] = [authAccountWords.updated, authAccountWords.updatedText]
      toast(savedToast(saved, { variant: 'success', title, description }))
      onSaved?.()
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
