import { priceText } from '@sojourn/contract/billing/charge-text'
import { productName } from '@sojourn/contract/product'
import { type CheckoutView } from '@sojourn/contract/billing/test-checkout'
import { type TestCard, testCards } from '@sojourn/contract/billing/test-cards'
import { fullDate } from '@sojourn/contract/values/date-text'
import { addressNamed } from '@sojourn/postcards/address'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import CalendarSync from 'icon:calendar-sync'
import ShieldCheck from 'icon:shield-check'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useTheme } from '../../../browser/theme.ts'
import { usePageTitle } from '../../../browser/use-page-title.ts'
import { readApi } from '../../../sync/http/api.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { BrokenRoute } from '../../../ui/states/broken-route.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { Logo, ProMarker } from '../../../ui/primitives/mark.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useAuth } from '../../../queries/auth.ts'
import { CardForm } from './card-form.tsx'
import { TestStrip } from './test-strip.tsx'

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
  usePageTitle('Test checkout')
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
              title="This checkout could not be opened"
              text="Nothing was charged. Begin again from the prices."
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
    title="This checkout is over"
    text="Nothing was charged. Begin again from the prices."
    actions={
      <Button asChild variant="sun">
        <a href="/subscribe">See the prices</a>
      </Button>
    }
  />
)

function Checkout({ sessionId, session }: { sessionId: string; session: CheckoutView }) {
  const { user } = useAuth()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const pay = useWrite('testCheckout.pay', {
    onSuccess: ({ result, message }) => {
      if (result === 'paid') return location.assign(session.successUrl)
      setIsAsking(result === 'confirm')
      setRefusal(result === 'declined' ? message : null)
    },
    onError: ({ text }) => {
      setIsAsking(false)
      setRefusal(text || 'The payment did not get through. Please try again.')
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
      <Summary session={session} />
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

function Summary({ session }: { session: CheckoutView }) {
  const { plan, amount, currency, periodStart, periodEnd, cancelUrl } = session
  const evening = useTheme().theme === 'dark'
  const price = priceText(amount, currency)
  return (
    <section aria-label="What you buy" className="bg-background px-5 py-6 lg:px-12 lg:py-10">
      <div className="mx-auto max-w-[440px] lg:mr-0">
        <Button asChild variant="raised" icon={ArrowLeft}>
          <a href={cancelUrl}>Back</a>
        </Button>
        <img
          src={addressNamed('reykjavik', { season: 'snow', evening, shape: 'strip' })}
          alt=""
          width={720}
          height={240}
          className="mt-6 hidden aspect-[3/1] w-full rounded-lg object-cover lg:block"
        />
        <div className="mt-6 flex items-center gap-2.5">
          <Logo size={32} />
          <ProMarker />
        </div>
        <p className="mt-5 text-muted-foreground">
          {productName} Premium, {plan}
        </p>
        <p className="flex items-baseline gap-2.5">
          <span className="font-display text-[3rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
            {price}
          </span>
          <span className="text-muted-foreground">{plan === 'yearly' ? 'per year' : 'per month'}</span>
        </p>
        <dl className="mt-6 flex flex-col gap-2.5">
          <Line name={`Premium, ${fullDate(periodStart)} – ${fullDate(periodEnd)}`} amount={price} />
          <Line name="Tax" amount={priceText(0, currency)} />
          <Line name="Due today" amount={price} isTotal />
        </dl>
        <p className="mt-5 flex gap-2.5 text-small text-muted-foreground">
          <CalendarSync size={18} aria-hidden className="mt-0.5 shrink-0" />
          Renews {plan} at {price}, next on {fullDate(periodEnd)}. Cancel whenever you like; it ends with the
          period.
        </p>
      </div>
    </section>
  )
}

const Line = ({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) => (
  <div className={cn('flex justify-between gap-4', isTotal && 'border-t border-border pt-3 font-semibold')}>
    <dt className={cn(!isTotal && 'text-muted-foreground')}>{name}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)

interface BankDialogProps {
  open: boolean
  isBusy: boolean
  session: CheckoutView
  onClose: () => void
  onAnswer: (bank: 'confirms' | 'refuses') => void
}

function BankDialog({ open, isBusy, session, onClose, onAnswer }: BankDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm this payment"
      description="Here your bank would ask you. In the test you choose what it answers."
      size="confirm"
      locked={isBusy}
    >
      <dl className="flex flex-col gap-2 rounded-md bg-sunken p-4 text-small">
        <Line name="To" amount={productName} />
        <Line name="Amount" amount={priceText(session.amount, session.currency)} />
        <Line name="Card" amount={`•••• ${testCards.confirm.number.slice(-4)}`} />
      </dl>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="sun" icon={ShieldCheck} busy={isBusy} onClick={() => onAnswer('confirms')}>
          Confirm
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer('refuses')}>
          Fail the confirmation
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
