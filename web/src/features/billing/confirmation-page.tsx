import { billingPaymentWords } from '@sojourn/contract/billing/words-payment'
import { productName } from '@sojourn/contract/product'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { callApi } from '../../sync/http/api.ts'
import { ApiError } from '../../sync/http/api-error.ts'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { Logo } from '../../ui/primitives/mark.tsx'
import { reloadPlan } from '../../queries/billing.ts'
import { VerifyingRoute } from './verifying-route.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Until the bank has answered, the page looks again. */
const lookAgainMs = 3_000

const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'session', sessionId],
    queryFn: ({ signal }) => callApi('billing.session', { params: { sessionId } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data && state.data.payment_status !== 'paid' ? lookAgainMs : false,
  })

/** Open to anyone: the payment provider sends people back here, signed in or not. */
export function ConfirmationPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  usePageTitle(billingPaymentWords.title)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-10">
      <a href="/" aria-label={productName} className="rounded-md">
        <Logo size={38} />
      </a>
      <Card padding="none" className="w-full max-w-[520px] overflow-hidden">
        {sessionId ? (
          <Verification sessionId={sessionId} />
        ) : (
          <Failure text={billingPaymentWords.noSession} />
        )}
      </Card>
    </main>
  )
}

function Verification({ sessionId }: { sessionId: string }) {
  const { data, error } = useQuery(sessionQuery(sessionId))
  const isPaid = data?.payment_status === 'paid'
  useEffect(() => {
    if (isPaid) void reloadPlan()
  }, [isPaid])
  if (data) return <PaymentOutcome session={data} />
  if (error)
    return <Failure text={(error instanceof ApiError && error.text) || billingPaymentWords.noAnswer} />
  return <Verifying />
}

const Verifying = () => (
  <section className="flex flex-col items-center px-6 py-12 text-center" aria-busy="true">
    <VerifyingRoute />
    <h1 className="mt-6 type-section">{billingPaymentWords.verifying}</h1>
    <p className="mt-3 text-balance text-muted-foreground">{billingPaymentWords.verifyingText}</p>
  </section>
)

const Failure = ({ text }: { text: string }) => (
  <ErrorScreen
    picture={<BrokenRoute />}
    className="-my-4"
    title={billingPaymentWords.failed}
    text={text}
    actions={
      <>
        <Button asChild variant="sun">
          <Link href="/subscribe">{billingPaymentWords.tryAgain}</Link>
        </Button>
        <Button asChild>
          <a href="/">{billingPaymentWords.backToDashboard}</a>
        </Button>
      </>
    }
  />
)
