import { productName } from '@sojourn/contract/product'
import { priceText } from '@sojourn/contract/billing/charge-text'
import { type TestBilling } from '@sojourn/contract/billing/test-checkout'
import { testCardNames, testCards } from '@sojourn/contract/billing/test-cards'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
import { billingTestCardsWords } from '@sojourn/contract/billing/words-test-cards'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
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
  usePageTitle(billingTestWords.billingPage)
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
            title={billingTestWords.pageNotOpened}
            text={billingTestWords.openAgain}
            large
          />
        )}
      </div>
    </main>
  )
}

function stateText(state: TestBilling['state']) {
  if (state === 'active') return billingTestWords.renewsOn
  if (state === 'ending') return billingTestWords.endsOn
  return state === 'past_due' ? billingTestWords.refusedDueOn : billingTestWords.endedOn
}

function Billing({ sessionId, billing }: { sessionId: string; billing: TestBilling }) {
  const { plan, change, amount, currency, state, periodEnd, card, returnUrl } = billing
  const write = useWrite('testCheckout.change', {
    onSuccess: (now) => {
      queryClient.setQueryData(billingPageQuery(sessionId).queryKey, now)
      toast({
        variant: 'success',
        title: billingTestWords.changed,
        description: billingTestWords.changedText,
      })
    },
    onError: ({ text }) =>
      toast({
        variant: 'destructive',
        title: billingTestWords.notChanged,
        description: text || billingTestWords.tryAgain,
      }),
  })
  const send = (body: Parameters<typeof write.mutate>[0]['body']) =>
    write.mutate({ params: { sessionId }, body })
  return (
    <>
      <Button asChild icon={ArrowLeft} className="self-start">
        <a href={returnUrl}>{say(billingTestWords.backToProduct, { product: productName })}</a>
      </Button>
      <h1 className="type-section">{billingTestWords.billing}</h1>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">
          {plan === 'yearly' ? billingTestWords.premiumYearly : billingTestWords.premiumMonthly}
        </h2>
        <p className="text-muted-foreground">
          {say(stateText(state), { price: priceText(amount, currency), date: fullDate(periodEnd) })}
        </p>
        <Button busy={write.isPending} className="self-start" onClick={() => send({ do: 'change' })}>
          {say(
            change.plan === 'yearly' ? billingTestWords.changeToYearly : billingTestWords.changeToMonthly,
            {
              price: priceText(change.dueNow, currency),
            },
          )}
        </Button>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">{billingTestWords.card}</h2>
        <p className="text-muted-foreground">
          {say(billingTestWords.cardEnding, { brand: card.brand, digits: card.last4 })}
        </p>
        <div className="flex flex-wrap gap-2">
          {testCardNames.map((name) => (
            <Button
              key={name}
              size="sm"
              disabled={write.isPending}
              onClick={() => send({ do: 'card', card: name })}
            >
              {say(billingTestWords.cardChoice, {
                card: billingTestCardsWords[name],
                digits: testCards[name].number.slice(-4),
              })}
            </Button>
          ))}
        </div>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="type-card">{billingTestWords.renewal}</h2>
        <p className="text-muted-foreground">{billingTestWords.renewalText}</p>
        <Button busy={write.isPending} className="self-start" onClick={() => send({ do: 'renew' })}>
          {billingTestWords.renewNow}
        </Button>
      </Card>
    </>
  )
}
