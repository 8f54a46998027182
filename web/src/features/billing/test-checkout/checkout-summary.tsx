import { priceText } from '@sojourn/contract/billing/charge-text'
import { productName } from '@sojourn/contract/product'
import type { CheckoutView } from '@sojourn/contract/billing/test-checkout'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { addressNamed } from '@sojourn/postcards/address'
import ArrowLeft from 'icon:arrow-left'
import CalendarSync from 'icon:calendar-sync'
import { useTheme } from '../../../browser/theme.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { Logo, ProMarker } from '../../../ui/primitives/mark.tsx'

export function CheckoutSummary({ session }: { session: CheckoutView }) {
  const { plan, amount, currency, periodStart, periodEnd, cancelUrl } = session
  const evening = useTheme().theme === 'dark'
  const price = priceText(amount, currency)
  const isYearly = plan === 'yearly'
  return (
    <section aria-label={billingTestWords.summary} className="bg-background px-5 py-6 lg:px-12 lg:py-10">
      <div className="mx-auto max-w-[440px] lg:me-0">
        <Button asChild variant="raised" icon={ArrowLeft}>
          <a href={cancelUrl}>{billingTestWords.back}</a>
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
          {say(isYearly ? billingTestWords.planYearly : billingTestWords.planMonthly, {
            product: productName,
          })}
        </p>
        <p className="flex items-baseline gap-2.5">
          <span className="font-display text-[3rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
            {price}
          </span>
          <span className="text-muted-foreground">
            {isYearly ? billingTestWords.perYear : billingTestWords.perMonth}
          </span>
        </p>
        <dl className="mt-6 flex flex-col gap-2.5">
          <CheckoutLine
            name={say(billingTestWords.premiumFor, {
              start: fullDate(periodStart),
              end: fullDate(periodEnd),
            })}
            amount={price}
          />
          <CheckoutLine name={billingTestWords.tax} amount={priceText(0, currency)} />
          <CheckoutLine name={billingTestWords.dueToday} amount={price} isTotal />
        </dl>
        <p className="mt-5 flex gap-2.5 text-small text-muted-foreground">
          <CalendarSync size={18} aria-hidden className="mt-0.5 shrink-0" />
          {say(isYearly ? billingTestWords.renewsYearly : billingTestWords.renewsMonthly, {
            price,
            date: fullDate(periodEnd),
          })}
        </p>
      </div>
    </section>
  )
}

export const CheckoutLine = ({
  name,
  amount,
  isTotal = false,
}: {
  name: string
  amount: string
  isTotal?: boolean
}) => (
  <div className={cn('flex justify-between gap-4', isTotal && 'border-t border-border pt-3 font-semibold')}>
    <dt className={cn(!isTotal && 'text-muted-foreground')}>{name}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)
