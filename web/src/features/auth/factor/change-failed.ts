import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import type { ApiError } from '../../../sync/http/api-error.ts'
import { toast } from '../../../toasts/toast-store.ts'

export const changeFailed = ({ text }: ApiError): void => {
  toast({
    variant: 'destructive',
    title: authFactorsWords.failed,
    description: text || authFactorsWords.pleaseTryAgain,
  })
}
