import { priceText } from '@sojourn/contract/billing/charge-text'
import { type CheckoutView } from '@sojourn/contract/billing/test-checkout'
import { type TestCard, testCardNames, testCards } from '@sojourn/contract/billing/test-cards'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
import { billingTestCardsWords } from '@sojourn/contract/billing/words-test-cards'
import { say } from '@sojourn/contract/words/say'
import CreditCard from 'icon:credit-card'
import Lock from 'icon:lock'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { cardErrors, type CardFields, groupedNumber, testCardOf } from './card-number.ts'

interface CardFormProps {
  session: CheckoutView
  name: string
  isBusy: boolean
  /** What the bank said to the last try. */
  refusal: string | null
  onPay: (card: TestCard) => void
  onChange: () => void
}

/** The form of the hosted page. The number stays here: what is sent says which of the test cards it is. */
export function CardForm({ session, name, isBusy, refusal, onPay, onChange }: CardFormProps) {
  const form = useForm<CardFields>({
    start: { number: groupedNumber(testCards.succeeds.number), expiry: '12 / 34', code: '123', name },
    validate: (fields) => cardErrors(fields, new Date()),
    writes: [],
    send: ({ number }) => {
      const card = testCardOf(number)
      if (card) onPay(card)
    },
  })
  const chosen = testCardOf(form.values.number)
  const setNumber = (number: string) => {
    form.change({ number: groupedNumber(number) })
    onChange()
  }
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <h1 className="type-section">{billingTestWords.payWithCard}</h1>
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-3">
        <legend className="sr-only">{billingTestWords.testCard}</legend>
        {testCardNames.map((card) => (
          <TestCardButton key={card} card={card} isChosen={card === chosen} onChoose={setNumber} />
        ))}
      </fieldset>
      <Field label={billingTestWords.email}>
        <TextInput readOnly value={session.email} className="read-only:bg-sunken" />
      </Field>
      <Field label={billingTestWords.cardNumber} error={form.errors.number ?? refusal ?? undefined}>
        <TextInput
          icon={CreditCard}
          inputMode="numeric"
          autoComplete="off"
          value={form.values.number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={billingTestWords.expiry} error={form.errors.expiry}>
          <TextInput autoComplete="off" placeholder={billingTestWords.expiryForm} {...form.input('expiry')} />
        </Field>
        <Field label={billingTestWords.securityCode} error={form.errors.code}>
          <TextInput autoComplete="off" inputMode="numeric" {...form.input('code')} />
        </Field>
      </div>
      <Field label={billingTestWords.nameOnCard} error={form.errors.name}>
        <TextInput autoComplete="off" {...form.input('name')} />
      </Field>
      <Button
        type="submit"
        variant="sun"
        size="lg"
        icon={Lock}
        busy={isBusy}
        busyLabel={billingTestWords.paying}
        className="w-full"
      >
        {say(billingTestWords.pay, { price: priceText(session.amount, session.currency) })}
      </Button>
      <p className="text-center text-small text-balance text-muted-foreground">
        {billingTestWords.onlyTestNumbers}
      </p>
    </form>
  )
}

interface TestCardButtonProps {
  card: TestCard
  isChosen: boolean
  onChoose: (number: string) => void
}

function TestCardButton({ card, isChosen, onChoose }: TestCardButtonProps) {
  const { number } = testCards[card]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(number)}
      className={cn(
        'flex min-h-12 items-center justify-between gap-2 rounded-md border-[1.5px] px-3.5 py-2 text-start text-small sm:block',
        isChosen ? 'border-trip bg-trip-wash text-trip' : 'border-input bg-surface',
      )}
    >
      <span className="block font-semibold">{billingTestCardsWords[card]}</span>
      <span className={cn('block tabular-nums', !isChosen && 'text-muted-foreground')}>
        <span className="sm:hidden">{groupedNumber(number)}</span>
        <span className="max-sm:hidden">•••• {number.slice(-4)}</span>
      </span>
    </button>
  )
}
