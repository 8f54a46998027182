import { billingWords } from '@sojourn/contract/billing/words'
import type { Input } from '../../sync/http/request.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'

type Purpose = NonNullable<Input<'billing.openPortal'>['body']['purpose']>

export const tellRefusal = ({ text }: { text: string }) =>
  toast({
    variant: 'destructive',
    title: billingWords.refused,
    description: text || billingWords.tryAgain,
  })

export function usePortal() {
  const write = useWrite('billing.openPortal', {
    onSuccess: ({ url }) => location.assign(url),
    onError: tellRefusal,
  })
  return {
    open: (purpose: Purpose) => write.mutate({ body: { purpose } }),
    isBusy: write.isPending || write.isSuccess,
  }
}
