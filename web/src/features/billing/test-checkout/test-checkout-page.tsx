import type { CheckoutView } from '@sojourn/contract/billing/test-checkout'
import type { TestCard } from '@sojourn/contract/billing/test-cards'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../../browser/use-page-title.ts'
import { readApi } from '../../../sync/http/api.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { BrokenRoute } from '../../../ui/states/broken-route.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useAuth } from '../../../queries/auth.ts'
import { CardForm } from './card-form.tsx'
import { TestStrip } from './test-strip.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { BankDialog } from './bank-dialog.tsx'

const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'test-session', sessionId],
    queryFn: (read) => readApi('testCheckout.session', { params: { sessionId } }, read),
    retry: false,
    staleTime: 0,
  })

/** Stands in for the payment provider's hosted page while no keys are set up. */
export function TestCheckoutPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id') ?? ''
  const session = useQuery({ ...sessionQuery(sessionId), enabled: sessionId !== '' })
  usePageTitle(billingTestWords.checkout)
  return (
    <main className="min-h-dvh bg-surface">
      <TestStrip />
      {session.data ? (
        <Checkout sessionId={sessionId} session={session.data} />
      ) : (
        <div className="mx-auto max-w-xl px-4 py-16">
          {sessionId === '' ? (
            <Gone />
          ) : (
            <QueryState
              read={session}
              loading={<Skeleton className="h-96 w-full rounded-lg" />}
              title={billingTestWords.notOpened}
              text={billingTestWords.beginAgain}
              large
            />
          )}
        </div>
      )}
    </main>
  )
}

const Gone = () => (
  <ErrorScreen
    picture={<BrokenRoute />}
    title={billingTestWords.over}
    text={billingTestWords.beginAgain}
    actions={
      <Button asChild variant="sun">
        <a href="/subscribe">{billingTestWords.seePrices}</a>
      </Button>
    }
  />
)

function Checkout({ sessionId, session }: { sessionId: string; session: CheckoutView }) {
  const { user } = useAuth()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const pay = useWrite('testCheckout.pay', {
    onSuccess: ({ result }, { body: { bank } }) => {
      if (result === 'paid') return location.assign(session.successUrl)
      setIsAsking(result === 'confirm')
      const refused = bank ? billingTestWords.notConfirmed : billingTestWords.declined
      setRefusal(result === 'declined' ? refused : null)
    },
    onError: ({ text }) => {
      setIsAsking(false)
      setRefusal(text || billingTestWords.notThrough)
    },
  })
  const send = (card: TestCard, bank?: 'confirms' | 'refuses') =>
    pay.mutate({ params: { sessionId }, body: { card, ...(bank && { bank }) } })
  if (session.status !== 'open')
    return (
      <div className="mx-auto max-w-xl px-4 py-16">
        <Gone />
      </div>
    )
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-3.75rem)] lg:grid-cols-2">
      <CheckoutSummary session={session} />
      <div className="px-5 py-8 lg:px-12 lg:py-10">
        <div className="mx-auto max-w-[440px] lg:mx-0">
          <CardForm
            session={session}
            name={user?.name ?? ''}
            isBusy={pay.isPending || (pay.isSuccess && pay.data.result === 'paid')}
            refusal={refusal}
            onPay={(card) => send(card)}
            onChange={() => setRefusal(null)}
          />
        </div>
      </div>
      <BankDialog
        open={isAsking}
        isBusy={pay.isPending}
        session={session}
        onClose={() => setIsAsking(false)}
        onAnswer={(bank) => send('confirm', bank)}
      />
    </div>
  )
}
