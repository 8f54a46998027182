import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { say } from '@sojourn/contract/words/say'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { reloadAccounts } from './queries.ts'

export const useAccountChange = (onDone?: () => void) =>
  useWrite('operator.changeAccount', {
    onSuccess: ({ name, plan, isLocked }, { body }) => {
      void reloadAccounts()
      onDone?.()
      const locking = isLocked ? operatorPeopleWords.isLocked : operatorPeopleWords.isUnlocked
      const title =
        body.plan === undefined
          ? say(locking, { name })
          : say(operatorPeopleWords.planChanged, {
              name,
              plan: plan === 'pro' ? operatorPeopleWords.premium : operatorPeopleWords.free,
            })
      toast({ variant: 'success', title })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: operatorPeopleWords.failed, description: error.text }),
  })
