import { expensesRateWords } from '@sojourn/contract/expenses/words-rate'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { fullDate } from '@sojourn/contract/values/date-text'
import { numberFormat } from '@sojourn/contract/values/intl'
import { amountQuestion } from '@sojourn/contract/values/typed-amount'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ratesQuery } from '../../queries/expenses.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { Button } from '../../ui/primitives/button.tsx'
import type { ExpenseDraft } from './expense-draft.ts'
import type { ChargeForm } from './use-charge.ts'

interface ConversionProps {
  form: ExpenseDraft
  tripCurrency: Currency
  charge: ChargeForm
  /** Once it was sent, what is missing is said. */
  isSent: boolean
}

/** What another currency will count as, before it is saved, and the way to say better. */
export function Conversion({ form, tripCurrency, charge, isSent }: ConversionProps) {
  const isForeign = charge.isForeign(form)
  useQuery({ ...ratesQuery, enabled: isForeign })
  if (!isForeign) return null
  const isMissing = charge.problem(form)?.isMissing ?? false
  const counted = amountQuestion(form.amount, form.currency) ? null : charge.counted(form)
  return (
    <div className="flex flex-col gap-3 rounded-md border border-border bg-surface-2 px-3.5 py-3">
      {counted?.byTable && (
        <p className={cn('text-small', counted.by ? 'text-muted-foreground line-through' : 'text-trip')}>
          {countsAs(counted.byTable, tripCurrency)}
        </p>
      )}
      {isMissing && (
        <p className="text-small font-semibold text-warning" role={isSent ? 'alert' : undefined}>
          {say(expensesWords.noRate, { currency: form.currency })}
        </p>
      )}
      <ByHandFields form={form} tripCurrency={tripCurrency} charge={charge} isSent={isSent} />
      {counted?.by && <CountsByHand by={counted.by} currency={form.currency} tripCurrency={tripCurrency} />}
    </div>
  )
}

interface CountsByHandProps {
  by: NonNullable<NonNullable<ReturnType<ChargeForm['counted']>>['by']>
  currency: Currency
  tripCurrency: Currency
}

const CountsByHand = ({ by, currency, tripCurrency }: CountsByHandProps) => (
  <p className="text-small font-semibold text-success">
    {by.way === 'charged'
      ? say(expensesRateWords.countsCharged, {
          amount: moneyOf(by.minor, tripCurrency),
          rate: figures(by.perOne),
          currency,
          other: tripCurrency,
        })
      : say(expensesRateWords.countsTyped, { amount: moneyOf(by.minor, tripCurrency) })}
  </p>
)

function ByHandFields({ form, tripCurrency, charge, isSent }: ConversionProps) {
  const [asksRate, setAsksRate] = useState(false)
  const problem = charge.problem(form)
  const isRateOpen = asksRate || charge.rate !== '' || problem?.isMissing
  const shown = isSent ? problem : null
  return (
    <>
      <div className="grid gap-3 min-[420px]:grid-cols-2">
        <Field
          label={expensesRateWords.charged}
          hint={expensesRateWords.chargedHint}
          error={shown?.charged}
          className={isRateOpen ? '' : 'col-span-full'}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={charge.charged}
            onChange={({ target }) => charge.change({ charged: target.value })}
            end={<span className="pe-3.5 text-small text-muted-foreground">{tripCurrency}</span>}
          />
        </Field>
        {isRateOpen && (
          <Field
            label={say(expensesRateWords.rate, { currency: form.currency, other: tripCurrency })}
            error={shown?.rate}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={charge.rate}
              onChange={({ target }) => charge.change({ rate: target.value })}
            />
          </Field>
        )}
      </div>
      {!isRateOpen && (
        <Button
          size="sm-narrow"
          variant="ghost-link"
          className="-ms-2 self-start"
          onClick={() => setAsksRate(true)}
        >
          {expensesRateWords.typeRate}
        </Button>
      )}
    </>
  )
}

const countsAs = ({ minor, date }: { minor: number; date: string }, currency: Currency): string =>
  say(expensesWords.countsAs, { amount: moneyOf(minor, currency), date: fullDate(date) })

const figures = (rate: number): string => numberFormat({ maximumSignificantDigits: 5 }).format(rate)
