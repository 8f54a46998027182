import { productName } from '@sojourn/contract/product'
import { priceText } from '@sojourn/contract/billing/charge-text'
import { type TestBilling } from '@sojourn/contract/billing/test-checkout'
import { testCardNames, testCards } from '@sojourn/contract/billing/test-cards'
import { fullDate } from '@sojourn/contract/values/date-text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../../browser/use-page-title.ts'
import { readApi } from '../../../sync/http/api.ts'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../toasts/toast-store.ts'
import { TestStrip } from './test-strip.tsx'

const billingPageQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'test-billing', sessionId],
    queryFn: (read) => readApi('testCheckout.billing', { params: { sessionId } }, read),
    retry: false,
    staleTime: 0,
  })

/** Stands in for the payment provider's billing page: the plan, the card, and a renewal that can be had at once. */
export function TestBillingPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id') ?? ''
  const billing = useQuery(billingPageQuery(sessionId))
  usePageTitle('Test billing page')
  return (
    <main className="min-h-dvh bg-background">
      <TestStrip />
      <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 py-8">
        {billing.data ? (
          <Billing sessionId={sessionId} billing={billing.data} />
        ) : (
          <QueryState
            read={billing}
            loading={<Skeleton className="h-96 w-full rounded-lg" />}
            title="This billing page could not be opened"
            text="Open it again from your plan."
            large
          />
        )}
      </div>
    </main>
  )
}

const words: Record<TestBilling['state'], string> = {
  active: 'renews on',
  ending: 'ends on',
  past_due: 'was refused; due on',
  ended: 'ended on',
}

function Billing({ sessionId, billing }: { sessionId: string; billing: TestBilling }) {
  const { plan, change, amount, currency, state, periodEnd, card, returnUrl } = billing
  const write = useWrite('testCheckout.change', {
    onSuccess: (now) => {
      queryClient.setQueryData(billingPageQuery(sessionId).queryKey, now)
      toast({ variant: 'success', title: 'Changed', description: 'Your plan shows it within seconds.' })
    },
    onError: ({ text }) =>
      toast({ variant: 'destructive', title: 'Not changed', description: text || 'Please try again.' }),
  })
  const send = (body: Parameters<typeof write.mutate>[0]['body']) =>
    write.mutate({ params: { sessionId }, body })
  return (
    <>
      <Button asChild icon={ArrowLeft} className="self-start">
        <a href={returnUrl}>Back to {productName}</a>
      </Button>
      <h1 className="type-section">Billing</h1>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">Premium, {plan}</h2>
        <p className="text-muted-foreground">
          {priceText(amount, currency)}, {words[state]} {fullDate(periodEnd)}
        </p>
        <Button busy={write.isPending} className="self-start" onClick={() => send({ do: 'change' })}>
          Change to {change.plan}, {priceText(change.dueNow, currency)} now
        </Button>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">Card</h2>
        <p className="text-muted-foreground">
          {card.brand} ending in {card.last4}
        </p>
        <div className="flex flex-wrap gap-2">
          {testCardNames.map((name) => (
            <Button
              key={name}
              size="sm"
              disabled={write.isPending}
              onClick={() => send({ do: 'card', card: name })}
            >
              {testCards[name].label}, {testCards[name].number.slice(-4)}
            </Button>
          ))}
        </div>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">Renewal</h2>
        <p className="text-muted-foreground">
          Lets the day of the next charge come now, with the card above.
        </p>
        <Button busy={write.isPending} className="self-start" onClick={() => send({ do: 'renew' })}>
          Renew now
        </Button>
      </Card>
    </>
  )
}
