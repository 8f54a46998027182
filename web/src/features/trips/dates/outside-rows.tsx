import type { Booking } from '@sojourn/contract/bookings/schema'
import { dayNotesWords } from '@sojourn/contract/day-notes/words'
import type { DateChoices } from '@sojourn/contract/trips/new-dates'
import { tripsDatesWords } from '@sojourn/contract/trips/words-dates'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Segmented } from '../../../ui/primitives/segmented.tsx'

type Ids = ReadonlySet<string>

const withOrWithout = (ids: Ids, id: string, isIn: boolean): Ids =>
  new Set(isIn ? [...ids, id] : [...ids].filter((other) => other !== id))

interface NamedRowProps {
  title: string
  when: string
  children: ReactNode
}

const NamedRow = ({ title, when, children }: NamedRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-border py-2.5">
    <p className="min-w-0 flex-1 basis-44 [overflow-wrap:anywhere]">
      <span dir="auto" className="block font-semibold">
        {title}
      </span>
      <span className="text-small text-muted-foreground">{when}</span>
    </p>
    {children}
  </li>
)

/** An activity, or a day note by what it says. */
interface DayRow {
  id: string
  title: string
  date: PlainDate
  isNote?: boolean
}

interface OutsideDaysProps {
  rows: readonly DayRow[]
  nearestOf: (row: DayRow) => PlainDate
  toIdeas: Ids
  onChange: (toIdeas: Ids) => void
}

/** Each has its own choice, and all have one above. */
export function OutsideDays({ rows, nearestOf, toIdeas, onChange }: OutsideDaysProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="dates-outside">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 id="dates-outside" className="me-auto font-bold">
          {tripsDatesWords.outside}
        </h3>
        {rows.length > 1 && (
          <>
            <Button size="sm" variant="soft" onClick={() => onChange(new Set(rows.map(({ id }) => id)))}>
              {tripsDatesWords.allToIdeas}
            </Button>
            <Button size="sm" variant="soft" onClick={() => onChange(new Set())}>
              {tripsDatesWords.allNearest}
            </Button>
          </>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <NamedRow key={row.id} title={row.title} when={whenOf(row)}>
            <Segmented
              label={say(tripsDatesWords.choiceFor, { title: row.title })}
              options={[
                { value: 'ideas', label: tripsDatesWords.toIdeas },
                {
                  value: 'nearest',
                  label: say(tripsDatesWords.toNearest, { day: shortDay(nearestOf(row)) }),
                },
              ]}
              value={toIdeas.has(row.id) ? 'ideas' : 'nearest'}
              onChange={(to) => onChange(withOrWithout(toIdeas, row.id, to === 'ideas'))}
            />
          </NamedRow>
        ))}
      </ul>
    </section>
  )
}

const whenOf = ({ date, isNote }: DayRow): string =>
  isNote ? say(dayNotesWords.noteFor, { day: shortDay(date) }) : shortDay(date)

interface BookingChoicesProps {
  bookings: readonly Booking[]
  /** Those that the new dates leave behind. */
  outside: readonly Booking[]
  canMove: boolean
  choices: DateChoices
  onChange: (choices: DateChoices) => void
}

export function BookingChoices({ bookings, outside, canMove, choices, onChange }: BookingChoicesProps) {
  if (bookings.length === 0) return null
  const { movedBookings, cancelledBookings } = choices
  return (
    <section aria-labelledby="dates-bookings">
      <h3 id="dates-bookings" className="font-bold">
        {tripsDatesWords.bookings}
      </h3>
      <p className="mb-2 text-small text-muted-foreground">{tripsDatesWords.ticketsStay}</p>
      <ul>
        {bookings.map((booking) => {
          const { id, title, fromDate, toDate } = booking
          const isMoved = canMove && movedBookings.has(id)
          const days = toDate && toDate !== fromDate ? [fromDate, toDate] : [fromDate]
          return (
            <NamedRow key={id} title={title} when={days.map(shortDay).join(' – ')}>
              {canMove && (
                <Checkbox
                  aria-label={say(tripsDatesWords.moveTooFor, { title })}
                  checked={isMoved}
                  onChange={({ target }) =>
                    onChange({ ...choices, movedBookings: withOrWithout(movedBookings, id, target.checked) })
                  }
                >
                  <span aria-hidden="true">{tripsDatesWords.moveToo}</span>
                </Checkbox>
              )}
              {outside.includes(booking) && !isMoved && (
                <Checkbox
                  aria-label={say(tripsDatesWords.cancelFor, { title })}
                  checked={cancelledBookings.has(id)}
                  onChange={({ target }) =>
                    onChange({
                      ...choices,
                      cancelledBookings: withOrWithout(cancelledBookings, id, target.checked),
                    })
                  }
                >
                  <span aria-hidden="true">{tripsDatesWords.cancel}</span>
                </Checkbox>
              )}
            </NamedRow>
          )
        })}
      </ul>
    </section>
  )
}
