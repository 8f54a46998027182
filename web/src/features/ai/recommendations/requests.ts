import { defaultOptimizationBudget, userPreferences } from '@sojourn/contract/ai/preferences'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Input } from '../../../sync/http/request.ts'

const maxHistory = 200

export function requestsOf(trip: Trip, trips: readonly Trip[]) {
  const { interests, travelStyle, budget } = userPreferences
  const personalized = {
    trip,
    travelHistory: trips.filter(({ id }) => id !== trip.id).slice(0, maxHistory),
    userPreferences: { budget, interests: [...interests], travelStyle },
  } satisfies Input<'ai.personalized'>['body']
  const optimization = {
    trip,
    budget: trip.budget || defaultOptimizationBudget,
    travelStyle,
  } satisfies Input<'ai.budget'>['body']
  const events = {
    destination: trip.destination,
    startDate: trip.startDate.slice(0, 10),
    endDate: trip.endDate.slice(0, 10),
    interests: [...interests],
    currency: trip.currency,
  } satisfies Input<'ai.events'>['body']
  return { personalized, budget: optimization, events }
}

export type Requests = ReturnType<typeof requestsOf>
