import type { BillingState, Subscription } from '@sojourn/contract/billing/schema'
import { fullDate } from '@sojourn/contract/values/date-text'
import ArrowLeftRight from 'icon:arrow-left-right'
import ExternalLink from 'icon:external-link'
import { useState } from 'react'
import { useWrite } from '../../sync/writes/use-write.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { billingQuery } from '../../queries/billing.ts'
import { tellRefusal, usePortal } from './use-portal.ts'

const takeState = (state: BillingState) => queryClient.setQueryData(billingQuery.queryKey, state)

export function PlanActions({ plan }: { plan: Subscription }) {
  const portal = usePortal()
  if (plan.state === 'ending') return <Resume />
  if (plan.state === 'past_due')
    return (
      <Button
        variant="sun"
        iconEnd={ExternalLink}
        className="w-full"
        busy={portal.isBusy}
        onClick={() => portal.open('card')}
      >
        Update card
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Button
        size="sm"
        icon={ArrowLeftRight}
        busy={portal.isBusy}
        busyLabel="Opening..."
        onClick={() => portal.open('change')}
      >
        Change to {plan.period === 'yearly' ? 'monthly' : 'yearly'}
      </Button>
      <Cancel plan={plan} />
    </div>
  )
}

function Resume() {
  const resume = useWrite('billing.resume', {
    onSuccess: (state) => {
      takeState(state)
      toast({ variant: 'success', title: 'Premium Resumed', description: 'It renews as before.' })
    },
    onError: tellRefusal,
  })
  return (
    <Button
      variant="sun"
      className="w-full"
      busy={resume.isPending}
      busyLabel="Resuming..."
      onClick={() => resume.mutate({ body: {} })}
    >
      Resume Premium
    </Button>
  )
}

/** One press and one question: it takes nothing away and can be undone. */
function Cancel({ plan }: { plan: Subscription }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useWrite('billing.cancel', {
    onSuccess: (state) => {
      takeState(state)
      setIsAsking(false)
      toast({ title: 'Premium Cancelled', description: 'You keep it until the paid period ends.' })
    },
    onError: tellRefusal,
  })
  const until = plan.renewsAt ? fullDate(plan.renewsAt) : 'the end of the period'
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
        Cancel at period end
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel Premium?"
        description={`You keep it until ${until}, and nothing more is charged. You can resume until that day. No trip is deleted.`}
        cancelLabel="Keep Premium"
        confirmLabel="Cancel at period end"
        harmless
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        onConfirm={() => cancel.mutate({ body: {} })}
      />
    </>
  )
}
