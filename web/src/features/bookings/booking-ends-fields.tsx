import { bookingEnd, bookingStart, lengthOf, nightsBooked } from '@sojourn/contract/bookings/booking-ends'
import { hasTwoEnds } from '@sojourn/contract/bookings/kinds'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { shortDay } from '@sojourn/contract/values/date-text'
import { isZone, type LocalMoment, minutesAhead } from '@sojourn/contract/values/local-moment'
import { addDays, isPlainDate } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { AirportField } from './airport-field.tsx'
import { type BookingDraft, bookingFieldsOf } from './booking-draft.ts'
import { offsetText, zoneLetters } from './zone-letters.ts'

interface EndsProps {
  trip: Trip
  form: Form<BookingDraft>
}

/** Where and when it begins and ends, with the length between: reckoned, never typed. */
export function BookingEndsFields({ trip, form }: EndsProps) {
  const { kind } = form.values
  if (kind === 'stay') return <StayFields form={form} />
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-border bg-surface-2 p-3 sm:p-4">
      <EndFields trip={trip} form={form} end="from" />
      {hasTwoEnds(kind) ? (
        <>
          <Length trip={trip} form={form} />
          <EndFields trip={trip} form={form} end="to" />
        </>
      ) : (
        <Field
          label={bookingsFormWords.minutes}
          note={bookingsFormWords.optional}
          error={form.errors.minutes}
        >
          <TextInput inputMode="numeric" {...form.input('minutes')} />
        </Field>
      )}
    </div>
  )
}

const ends = {
  from: { place: 'fromPlace', date: 'fromDate', time: 'fromTime', zone: 'fromZone' },
  to: { place: 'toPlace', date: 'toDate', time: 'toTime', zone: 'toZone' },
} as const

function EndFields({ trip, form, end }: EndsProps & { end: 'from' | 'to' }) {
  const { values, errors, input, change } = form
  const names = ends[end]
  const place = pointOf(trip)
  const label = end === 'from' ? bookingsFormWords.from : bookingsFormWords.to
  const sides = { place: label, date: say(bookingsFormWords.dateOf, { end: label }) }
  return (
    <div className="flex flex-col gap-3">
      {values.kind === 'flight' ? (
        <AirportField
          label={label}
          code={values[`${end}Code`]}
          text={values[names.place]}
          places={place ? [place] : []}
          isNext={end === 'to' && values.fromCode !== '' && values.toCode === ''}
          onType={(text) =>
            change({
              [names.place]: text,
              [`${end}Code`]: '',
              [`${end}Latitude`]: null,
              [`${end}Longitude`]: null,
            })
          }
          onChoose={({ code, name, zone, lat, lng }) =>
            change({
              [names.place]: name,
              [`${end}Code`]: code,
              [names.zone]: zone,
              [`${end}Latitude`]: lat,
              [`${end}Longitude`]: lng,
            })
          }
        />
      ) : (
        <Field label={label} note={bookingsFormWords.optional} error={errors[names.place]}>
          <TextInput {...input(names.place)} />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={sides.date} required={end === 'from'} error={errors[names.date]}>
          <TextInput type="date" {...input(names.date)} />
        </Field>
        <Field label={say(bookingsFormWords.timeOf, { end: label })} error={errors[names.time]}>
          <TextInput type="time" {...input(names.time)} />
        </Field>
      </div>
      {end === 'to' && errors.toTime && <Repair form={form} trip={trip} />}
      <ZoneField trip={trip} form={form} end={end} />
    </div>
  )
}

const usualZone = (trip: Trip): string => trip.timeZone ?? 'UTC'

/** What cannot be right as it stands: the next day mends it as a rule. */
function Repair({ form: { values, change }, trip }: EndsProps) {
  if (!isPlainDate(values.toDate)) return null
  const next = addDays(values.toDate, 1)
  const length = lengthOf({ ...bookingFieldsOf(values, ''), toDate: next }, usualZone(trip))
  if (length === null || length < 0) return null
  return (
    <Button variant="soft" size="sm" className="w-fit" onClick={() => change({ toDate: next })}>
      {say(bookingsFormWords.makeItNextDay, { day: shortDay(next) })}
    </Button>
  )
}

/** The clock of an end: known of an airport, else the trip's until somebody names another. */
function ZoneField({ trip, form: { values, errors, input }, end }: EndsProps & { end: 'from' | 'to' }) {
  const name = ends[end].zone
  const [date, time] = [values[ends[end].date], values[ends[end].time]]
  const zone = values[name].trim() || (end === 'to' && values.fromZone.trim()) || usualZone(trip)
  const isKnown = isZone(zone) && isPlainDate(date)
  const moment: LocalMoment = { date, time: time || '12:00', zone }
  const told = isKnown
    ? say(bookingsFormWords.onThatDay, { zone: zoneLetters(moment), offset: offsetText(moment) })
    : ''
  if (values[`${end}Code`]) return <p className="text-small text-muted-foreground">{told}</p>
  return (
    <Field
      label={say(bookingsFormWords.zoneOf, {
        end: end === 'from' ? bookingsFormWords.from : bookingsFormWords.to,
      })}
      note={bookingsFormWords.optional}
      {...(told && { hint: told })}
      error={errors[name]}
    >
      <TextInput placeholder={zone} autoComplete="off" list="zone-names" {...input(name)} />
      <ZoneNames />
    </Field>
  )
}

const ZoneNames = () => (
  <datalist id="zone-names">
    {Intl.supportedValuesOf('timeZone').map((zone) => (
      <option key={zone}>{zone}</option>
    ))}
  </datalist>
)

function Length({ trip, form: { values } }: EndsProps) {
  if (!isPlainDate(values.fromDate) || !isPlainDate(values.toDate)) return null
  const booking = bookingFieldsOf(values, '')
  const usual = usualZone(trip)
  const [start, end] = [bookingStart(booking, usual), bookingEnd(booking, usual)]
  const length = lengthOf(booking, usual)
  if (!start || !end || length === null || length < 0) return null
  const ahead = minutesAhead(start, end)
  const clocks = ahead > 0 ? bookingsFormWords.clocksAhead : bookingsFormWords.clocksBehind
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted-foreground" aria-live="polite">
      <span className="type-section text-trip">{lengthText(length)}</span>
      {booking.toDate !== null && booking.toDate > booking.fromDate && bookingsFormWords.overMidnight}
      {ahead !== 0 && <span>{say(clocks, { length: lengthText(Math.abs(ahead)) })}</span>}
    </p>
  )
}

function StayFields({ form }: { form: Form<BookingDraft> }) {
  const { values, errors, input } = form
  const nights =
    isPlainDate(values.fromDate) && isPlainDate(values.toDate)
      ? nightsBooked(bookingFieldsOf(values, '')).length
      : 0
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={bookingsFormWords.checkIn} required error={errors.fromDate}>
          <TextInput type="date" {...input('fromDate')} />
        </Field>
        <Field label={bookingsFormWords.checkOut} required error={errors.toDate}>
          <TextInput type="date" min={values.fromDate} {...input('toDate')} />
        </Field>
      </div>
      <div className="grid grid-cols-3 gap-3">
        <Field label={bookingsFormWords.checkInFrom} error={errors.fromTime}>
          <TextInput type="time" {...input('fromTime')} />
        </Field>
        <Field label={bookingsFormWords.checkInUntil} error={errors.untilTime}>
          <TextInput type="time" {...input('untilTime')} />
        </Field>
        <Field label={bookingsFormWords.checkOutUntil} error={errors.toTime}>
          <TextInput type="time" {...input('toTime')} />
        </Field>
      </div>
      {nights > 0 && (
        <p className="text-small font-semibold text-success">
          {say(bookingsWords.nights, { count: nights })}
        </p>
      )}
    </>
  )
}
