import type { ApiError } from '../../sync/http/api-error.ts'
import { isQueued, savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { setUser } from '../../queries/auth.ts'

const updateFailed = 'Unable to update profile. Please try again.'

interface ProfileSave {
  onSaved?: () => void
  onRefused?: (error: ApiError) => void
}

/** Saves the name or the units; without a connection it waits on the device and holds here at once. */
export const useProfileSave = ({ onSaved, onRefused }: ProfileSave = {}) =>
  useWrite('auth.updateProfile', {
    failure: updateFailed,
    onSuccess: (saved) => {
      if (!isQueued(saved)) setUser(saved)
      const description = 'Your profile has been successfully updated'
      toast(savedToast(saved, { variant: 'success', title: 'Profile Updated', description }))
      onSaved?.()
    },
    onError: (error) => {
      onRefused?.(error)
      toast({ variant: 'destructive', title: 'Update Failed', description: updateFailed })
    },
  })
