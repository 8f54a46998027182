import {
  type BookingKind,
  bookingKinds,
  bookingPayments,
  bookingStatuses,
  hasTwoEnds,
} from '@sojourn/contract/bookings/kinds'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import { bookingsPaymentsWords } from '@sojourn/contract/bookings/words-payments'
import { bookingsStatusesWords } from '@sojourn/contract/bookings/words-statuses'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import Lock from 'icon:lock'
import Plus from 'icon:plus'
import Undo from 'icon:undo-2'
import { type ReactNode, useId } from 'react'
import { GoneRow } from '../../trip-parts/their-change.tsx'
import { CurrencySelect } from '../../trip-parts/currency-select.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Chip } from '../../ui/primitives/chip.tsx'
import { SwitchCard } from '../../ui/primitives/switch.tsx'
import { WhichExpense } from './which-expense.tsx'
import { WhoTravels } from './who-travels.tsx'
import { BookingEndsFields } from './booking-ends-fields.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { kindIcon } from '../../trip-parts/booked-mark.tsx'
import { type BookingDialogProps, useBookingForm } from './use-booking-form.ts'
import { wayBackFields } from './use-proposals.ts'

export function BookingDialog(props: BookingDialogProps) {
  const { trip, booking, onClose } = props
  const { form, theirs, isGone, who, mayHide, wayBack, connect } = useBookingForm(props)
  const { isSaving, submit, values, change } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={booking ? bookingsFormWords.editTitle : bookingsWords.add}
      onSubmit={(event) => {
        const pressed = (event.nativeEvent as SubmitEvent).submitter
        connect(pressed instanceof HTMLButtonElement && pressed.name === 'connect')
        submit(event)
      }}
      locked={isSaving}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={bookingsFormWords.saving} gone={isGone}>
          {booking ? bookingsFormWords.save : bookingsWords.add}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="booking" />}
      <div className="flex flex-col gap-4">
        <Kinds value={values.kind} onChange={(kind) => change({ kind })} />
        <What form={form} />
        {wayBack && values.kind === 'flight' && !values.fromPlace && (
          <Chip icon={Undo} className="w-fit max-w-full" onClick={() => change(wayBackFields(wayBack))}>
            <span className="truncate">{say(bookingsFormWords.wayBack, { place: wayBack.home })}</span>
          </Chip>
        )}
        <BookingEndsFields trip={trip} form={form} />
        {values.kind === 'flight' && props.onConnect && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              type="submit"
              name="connect"
              variant="trip-soft"
              size="sm"
              icon={Plus}
              disabled={isSaving}
            >
              {bookingsFormWords.addConnecting}
            </Button>
            <span className="text-small text-muted-foreground">{bookingsFormWords.connectingHint}</span>
          </div>
        )}
        <Field label={bookingsWords.reference} note={bookingsFormWords.hidden} error={form.errors.reference}>
          <TextInput autoComplete="off" spellCheck={false} {...form.input('reference')} />
        </Field>
        <WhoTravels trip={trip} form={form} />
        <Money trip={trip} form={form} />
        <More form={form} />
        {mayHide && (
          <SwitchCard
            icon={Lock}
            label={bookingsFormWords.private}
            hint={bookingsFormWords.privateHint}
            checked={values.private}
            onChange={(event) => change({ private: event.target.checked })}
          />
        )}
        {props.children}
        {theirs.strip('title')}
        {theirs.strip('fromDate')}
        {theirs.strip('fromTime')}
        {theirs.strip('toDate')}
        {theirs.strip('toTime')}
        {theirs.strip('price')}
        {theirs.strip('notes')}
        {theirs.spoken}
      </div>
    </Dialog>
  )
}

interface FormPart {
  form: Form<BookingDraft>
}

function Kinds({ value, onChange }: { value: BookingKind; onChange: (kind: BookingKind) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{bookingsFormWords.kind}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {bookingKinds.map((kind) => {
          const Glyph = kindIcon[kind]
          return (
            <label
              key={kind}
              className="flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-md border-[1.5px] border-transparent bg-sunken px-1 text-[0.78125rem] font-semibold has-checked:border-trip has-checked:bg-trip-wash has-checked:text-trip has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={name}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="sr-only"
              />
              <Glyph size={18} />
              <span className="max-w-full truncate">{bookingsKindsWords[kind]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Of what moves, the number comes first: it stands on top of the ticket. */
function What({ form: { values, errors, input } }: FormPart) {
  const moves = hasTwoEnds(values.kind) && values.kind !== 'stay'
  return (
    <>
      {moves && (
        <div className="grid grid-cols-[2fr_3fr] gap-3">
          <Field label={bookingsFormWords.number} error={errors.number}>
            <TextInput autoComplete="off" {...input('number')} />
          </Field>
          <Field label={bookingsFormWords.provider} error={errors.provider}>
            <TextInput autoComplete="off" {...input('provider')} />
          </Field>
        </div>
      )}
      {values.kind === 'flight' && (
        <p className="-mt-2 text-small text-muted-foreground">{bookingsFormWords.notLookedUp}</p>
      )}
      <Field
        label={bookingsFormWords.title}
        {...(moves ? { note: bookingsFormWords.optional } : { required: true })}
        error={errors.title}
      >
        <TextInput data-autofocus={moves || values.title ? undefined : ''} {...input('title')} />
      </Field>
    </>
  )
}

function Money({ trip, form: { values, errors, input, change } }: FormPart & { trip: Trip }) {
  return (
    <>
      <div className="grid grid-cols-[1fr_110px] gap-3">
        <Field label={bookingsFormWords.price} note={bookingsFormWords.optional} error={errors.price}>
          <TextInput inputMode="decimal" autoComplete="off" {...input('price')} />
        </Field>
        <Field label={bookingsFormWords.currency}>
          <CurrencySelect {...input('currency')} />
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={bookingsFormWords.payment}
          {...(values.private ? {} : { hint: bookingsFormWords.paidHint })}
        >
          <Select
            value={values.payment}
            onChange={(event) => change({ payment: event.target.value as BookingDraft['payment'] })}
          >
            {bookingPayments.map((payment) => (
              <option key={payment} value={payment}>
                {bookingsPaymentsWords[payment]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={bookingsFormWords.status}>
          <Select
            value={values.status}
            onChange={(event) => change({ status: event.target.value as BookingDraft['status'] })}
          >
            {bookingStatuses.map((status) => (
              <option key={status} value={status}>
                {bookingsStatusesWords[status]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {values.payment === 'deposit' && (
        <Field label={bookingsFormWords.deposit} error={errors.deposit}>
          <TextInput inputMode="decimal" autoComplete="off" {...input('deposit')} />
        </Field>
      )}
      <WhichExpense trip={trip} values={values} change={change} />
    </>
  )
}

function More({ form: { values, errors, input } }: FormPart) {
  const field = (label: string, control: ReactNode, error?: string) => (
    <Field label={label} note={bookingsFormWords.optional} {...(error && { error })}>
      {control}
    </Field>
  )
  return (
    <details className="rounded-lg border border-border px-4 py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{bookingsFormWords.more}</summary>
      <div className="mt-3 flex flex-col gap-4">
        {field(bookingsFormWords.seat, <TextInput {...input('seat')} />)}
        {values.kind === 'flight' && field(bookingsFormWords.terminal, <TextInput {...input('terminal')} />)}
        {field(bookingsFormWords.address, <TextInput {...input('address')} />, errors.address)}
        {field(
          bookingsFormWords.cancelBy,
          <TextInput type="datetime-local" {...input('cancelBy')} />,
          errors.cancelBy,
        )}
        {field(bookingsFormWords.link, <TextInput inputMode="url" {...input('link')} />)}
        {field(bookingsFormWords.phone, <TextInput type="tel" {...input('phone')} />)}
        {field(bookingsFormWords.notes, <TextArea {...input('notes')} />, errors.notes)}
      </div>
    </details>
  )
}
