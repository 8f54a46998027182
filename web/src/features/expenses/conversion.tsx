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
  const { amount, currency } = form
  const [asksRate, setAsksRate] = useState(false)
  useQuery({ ...ratesQuery, enabled: charge.isForeign(form) })
  if (!charge.isForeign(form)) return null
  const problem = charge.problem(form)
  const counted = amountQuestion(amount, currency) ? null : charge.counted(form)
  const { byTable, by } = counted ?? { byTable: null, by: null }
  const isRateOpen = asksRate || charge.rate !== '' || problem?.isMissing
  const shown = isSent ? problem : null
  return (
    <div className="flex flex-col gap-3 rounded-md border border-border bg-surface-2 px-3.5 py-3">
      {byTable && (
        <p className="text-small text-trip">
          {by ? (
            <s className="text-muted-foreground">{countsAs(byTable, tripCurrency)}</s>
          ) : (
            countsAs(byTable, tripCurrency)
          )}
        </p>
      )}
      {problem?.isMissing && (
        <p className="text-small font-semibold text-warning" role={isSent ? 'alert' : undefined}>
          {say(expensesWords.noRate, { currency })}
        </p>
      )}
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
          <Field label={say(expensesRateWords.rate, { currency, other: tripCurrency })} error={shown?.rate}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={charge.rate}
              onChange={({ target }) => charge.change({ rate: target.value })}
            />
          </Field>
        )}
      </div>
      {by && (
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
      )}
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
    </div>
  )
}

const countsAs = ({ minor, date }: { minor: number; date: string }, currency: Currency): string =>
  say(expensesWords.countsAs, { amount: moneyOf(minor, currency), date: fullDate(date) })

const figures = (rate: number): string => numberFormat({ maximumSignificantDigits: 5 }).format(rate)
