import { periodPrice } from '@sojourn/contract/billing/billing-periods'
import { chargeText } from '@sojourn/contract/billing/charge-text'
import type { CheckoutSession } from '@sojourn/contract/billing/schema'
import { productName } from '@sojourn/contract/product'
import { fullDate } from '@sojourn/contract/values/date-text'
import { addressNamed } from '@sojourn/postcards/address'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Check from 'icon:check'
import ExternalLink from 'icon:external-link'
import Hourglass from 'icon:hourglass'
import { type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useTheme } from '../../browser/theme.ts'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { callApi } from '../../sync/http/api.ts'
import { ApiError } from '../../sync/http/api-error.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { Logo } from '../../ui/primitives/mark.tsx'
import { reloadPlan } from '../../queries/billing.ts'
import { askerPath } from './return-after-paying.ts'
import { VerifyingRoute } from './verifying-route.tsx'

const noSession = 'No session ID found in URL'
const noAnswer = 'The payment could not be checked. If you paid, Premium starts by itself.'
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
  usePageTitle('Payment')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-10">
      <a href="/" aria-label={productName} className="rounded-md">
        <Logo size={38} />
      </a>
      <Card padding="none" className="w-full max-w-[520px] overflow-hidden">
        {sessionId ? <Verification sessionId={sessionId} /> : <Failure text={noSession} />}
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
  if (data) return <Outcome session={data} />
  if (error) return <Failure text={(error instanceof ApiError && error.text) || noAnswer} />
  return <Verifying />
}

const Verifying = () => (
  <section className="flex flex-col items-center px-6 py-12 text-center" aria-busy="true">
    <VerifyingRoute />
    <h1 className="mt-6 type-section">Verifying your payment</h1>
    <p className="mt-3 text-balance text-muted-foreground">
      A few seconds as a rule. You can close this page: Premium starts without it.
    </p>
  </section>
)

const Failure = ({ text }: { text: string }) => (
  <ErrorScreen
    picture={<BrokenRoute />}
    className="-my-4"
    title="Payment Verification Failed"
    text={text}
    actions={
      <>
        <Button asChild variant="sun">
          <Link href="/subscribe">Try Again</Link>
        </Button>
        <Button asChild>
          <a href="/">Back to Dashboard</a>
        </Button>
      </>
    }
  />
)

function Outcome({ session }: { session: CheckoutSession }) {
  const isPaid = session.payment_status === 'paid'
  const evening = useTheme().theme === 'dark'
  const asker = isPaid ? askerPath() : null
  return (
    <section className="p-2">
      <img
        src={addressNamed('santorini', { season: 'summer', evening, shape: 'strip' })}
        alt=""
        width={720}
        height={240}
        className="aspect-[3/1] w-full rounded-md object-cover"
      />
      <div className="px-3 pt-4 pb-3 sm:px-4">
        <StatusChip session={session} />
        <h1 className="mt-3 type-section">
          {isPaid ? `Welcome to ${productName} Premium!` : 'Payment Processing'}
        </h1>
        <p className="mt-1 text-muted-foreground">
          {isPaid
            ? 'Everything is open now, on every device.'
            : 'Your bank has not answered yet. Premium starts by itself when it does.'}
        </p>
        <Facts session={session} />
        <div className="mt-5 flex flex-wrap gap-2">
          {asker && (
            <Button asChild variant="sun">
              <a href={asker}>Back to your trip</a>
            </Button>
          )}
          <Button asChild variant={asker ? 'line' : 'sun'}>
            <a href="/">Go to Dashboard</a>
          </Button>
          <Button asChild iconEnd={ExternalLink}>
            <a href="/support" target="_blank" rel="noreferrer">
              Contact support
            </a>
          </Button>
        </div>
        <Renewal session={session} />
      </div>
    </section>
  )
}

function StatusChip({ session: { payment_status, subscription_id } }: { session: CheckoutSession }) {
  if (payment_status !== 'paid')
    return (
      <Badge tone="warning" icon={Hourglass}>
        Activation pending
      </Badge>
    )
  return (
    <Badge tone="success" icon={Check}>
      {subscription_id ? 'Active' : 'Paid'}
    </Badge>
  )
}

/** Somebody else than the buyer is told neither email nor amount (C-018). */
function Facts({ session }: { session: CheckoutSession }) {
  const { customer_email, amount_total, currency, payment_status, subscription_id } = session
  return (
    <dl className="mt-4">
      {customer_email && <Fact name="Email">{customer_email}</Fact>}
      {typeof amount_total === 'number' && currency && (
        <Fact name="Amount">{chargeText(amount_total, currency)}</Fact>
      )}
      <Fact name="Status">{payment_status}</Fact>
      {subscription_id && payment_status === 'paid' && (
        <Fact name="Subscription">
          <span className="text-success">Active</span>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-t border-border">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-right font-semibold break-words">{children}</dd>
  </div>
)

function Renewal({ session: { plan, renewsAt, payment_status } }: { session: CheckoutSession }) {
  if (!plan) return null
  const price = `Renews ${plan} at ${periodPrice(plan)}`
  return (
    <p className="mt-4 text-small text-muted-foreground">
      {payment_status === 'paid'
        ? `${price}${renewsAt ? `, next on ${fullDate(renewsAt)}` : ''}. Cancel in Settings whenever you like.`
        : `${price} once it is active. This page looks again every few seconds.`}
    </p>
  )
}
