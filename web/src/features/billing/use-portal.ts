import type { Input } from '../../sync/http/api.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'

type Purpose = NonNullable<Input<'billing.openPortal'>['body']['purpose']>

/** Goes to the provider's billing page. */
export function usePortal() {
  const write = useWrite('billing.openPortal', {
    onSuccess: ({ url }) => location.assign(url),
    onError: ({ text }) =>
      toast({
        variant: 'destructive',
        title: 'Subscription Error',
        description: text || 'Please try again.',
      }),
  })
  return {
    open: (purpose: Purpose) => write.mutate({ body: { purpose } }),
    isBusy: write.isPending || write.isSuccess,
  }
}
