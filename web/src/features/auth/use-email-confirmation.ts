import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useWrite } from '../../sync/writes/use-write.ts'
import { reloadActivity } from '../../queries/activity.ts'
import { toast } from '../../toasts/toast-store.ts'

/** The link of the welcome mail leads here, after signing in where that is needed; its token is used once. */
export function useEmailConfirmation(): void {
  const [search, setSearch] = useSearchParams()
  const token = search.get('confirm')
  const { mutate } = useWrite('auth.confirmEmail', {
    onSuccess: () => {
      void reloadActivity()
      toast({
        variant: 'success',
        title: authAccountWords.emailConfirmed,
        description: authAccountWords.emailConfirmedText,
      })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: authAccountWords.emailNotConfirmed,
        description: error.text || authAccountWords.openAgain,
      }),
  })
  useEffect(() => {
    if (!token) return
    mutate({ body: { token } })
    setSearch(
      (before) => {
        before.delete('confirm')
        return before
      },
      { replace: true },
    )
  }, [token, mutate, setSearch])
}
