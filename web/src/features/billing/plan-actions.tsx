import type { BillingState, Subscription } from '@sojourn/contract/billing/schema'
import { billingWords } from '@sojourn/contract/billing/words'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
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
        {billingWords.updateCard}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Button
        size="sm"
        icon={ArrowLeftRight}
        busy={portal.isBusy}
        busyLabel={billingWords.opening}
        onClick={() => portal.open('change')}
      >
        {plan.period === 'yearly' ? billingWords.changeToMonthly : billingWords.changeToYearly}
      </Button>
      <Cancel plan={plan} />
    </div>
  )
}

function Resume() {
  const resume = useWrite('billing.resume', {
    onSuccess: (state) => {
      takeState(state)
      toast({ variant: 'success', title: billingWords.resumed, description: billingWords.resumedText })
    },
    onError: tellRefusal,
  })
  return (
    <Button
      variant="sun"
      className="w-full"
      busy={resume.isPending}
      busyLabel={billingWords.resuming}
      onClick={() => resume.mutate({ body: {} })}
    >
      {billingWords.resume}
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
      toast({ title: billingWords.cancelled, description: billingWords.cancelledText })
    },
    onError: tellRefusal,
  })
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
        {billingWords.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={billingWords.cancelQuestion}
        description={
          plan.renewsAt
            ? say(billingWords.cancelQuestionText, { date: fullDate(plan.renewsAt) })
            : billingWords.cancelQuestionPeriodText
        }
        cancelLabel={billingWords.keep}
        confirmLabel={billingWords.cancel}
        harmless
        busy={cancel.isPending}
        busyLabel={billingWords.cancelling}
        onConfirm={() => cancel.mutate({ body: {} })}
      />
    </>
  )
}
