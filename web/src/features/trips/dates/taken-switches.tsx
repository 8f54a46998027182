import { contentsText } from '@sojourn/contract/trips/contents'
import { shiftedPlan, type Taken } from '@sojourn/contract/trips/duplicate'
import type { TripSpan } from '@sojourn/contract/trips/new-dates'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsDuplicateWords } from '@sojourn/contract/trips/words-duplicate'
import { wholeMoney } from '@sojourn/contract/values/money-text'
import { isPlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'icon:calendar-days'
import Lightbulb from 'icon:lightbulb'
import Luggage from 'icon:luggage'
import Route from 'icon:route'
import Wallet from 'icon:wallet'
import type { ReactNode } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { SwitchCard } from '../../../ui/primitives/switch.tsx'
import { isRouted } from '../trip-where.tsx'
import { TripRoute } from '../trip-route.tsx'
import { tripSpanOf } from './dated-rows.ts'

interface TakenSwitchesProps {
  trip: Trip
  after: TripSpan
  take: Taken
  onChange: (take: Taken) => void
}

/** What there is, each with how much of it; and what the new dates have no day for. */
export function TakenSwitches({ trip, after, take, onChange }: TakenSwitchesProps) {
  const { data: itinerary } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const { data: dayNotes } = useQuery(collectionQuery(trip.id, 'dayNotes'))
  const { data: ideas } = useQuery(collectionQuery(trip.id, 'ideas'))
  const { data: packing } = useQuery(collectionQuery(trip.id, 'packing'))
  const plan = { itinerary: itinerary ?? [], dayNotes: dayNotes ?? [] }
  const things = contentsText({ packing: packing?.length })
  const card = (part: keyof Taken, icon: Icon, hint: ReactNode) => (
    <SwitchCard
      icon={icon}
      label={tripsDuplicateWords[part]}
      hint={hint || tripsDuplicateWords.nothing}
      checked={take[part]}
      onChange={({ target }) => onChange({ ...take, [part]: target.checked })}
    />
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 type-label">{tripsDuplicateWords.what}</legend>
      {card(
        'plan',
        CalendarDays,
        contentsText({ itinerary: plan.itinerary.length, dayNotes: plan.dayNotes.length }),
      )}
      {card('ideas', Lightbulb, contentsText({ ideas: ideas?.length }))}
      {card('packing', Luggage, things && say(tripsDuplicateWords.packingHint, { things }))}
      {trip.budget !== null && card('budget', Wallet, wholeMoney(trip.budget, trip.currency))}
      {isRouted(trip) && card('places', Route, <TripRoute route={trip.route} />)}
      <output className="text-small text-muted-foreground">
        {beyondText(plan, { before: tripSpanOf(trip), after, take })}
      </output>
    </fieldset>
  )
}

function beyondText(
  plan: Parameters<typeof shiftedPlan>[0],
  span: Parameters<typeof shiftedPlan>[1],
): string {
  const { startDate, endDate } = span.after
  if (!isPlainDate(startDate) || !isPlainDate(endDate) || startDate > endDate) return ''
  const { items, notes } = shiftedPlan(plan, span)
  const things = contentsText({ itinerary: items.beyond.length, dayNotes: notes.beyond.length })
  if (things === '') return ''
  return say(span.take.ideas ? tripsDuplicateWords.becomeIdeas : tripsDuplicateWords.leftOut, { things })
}
