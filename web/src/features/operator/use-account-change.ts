import { operatorPeopleWords as words } from '@sojourn/contract/operator/words-people'
import { say } from '@sojourn/contract/words/say'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { reloadAccounts } from './queries.ts'

export const useAccountChange = (onDone?: () => void) =>
  useWrite('operator.changeAccount', {
    onSuccess: ({ name, plan, isLocked }, { body }) => {
      void reloadAccounts()
      onDone?.()
      const locking = isLocked ? words.isLocked : words.isUnlocked
      const title =
        body.plan === undefined
          ? say(locking, { name })
          : say(words.planChanged, { name, plan: plan === 'pro' ? words.premium : words.free })
      toast({ variant: 'success', title })
    },
    onError: (error) => toast({ variant: 'destructive', title: words.failed, description: error.text }),
  })
