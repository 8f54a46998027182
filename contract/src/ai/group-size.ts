import { type Party, peopleOf } from '../trips/party.ts'
import type { TravelMode } from '../trips/modes.ts'
import { defaultPreferences, groupSizes } from './preferences.ts'

type Travelling = Pick<Party, 'adults' | 'children'> & { travelMode: TravelMode }

const largest = Math.max(...groupSizes)

/** What the form starts with: as many as the trip says, else the specification's two (AIF-06). */
export const usualGroupSize = (trip: Travelling): number =>
  trip.adults === null && trip.children === null
    ? defaultPreferences.groupSize
    : Math.min(largest, peopleOf(trip))

/** How many a group size stands for: "5+" is everybody on a larger trip. */
export const peopleInGroup = (groupSize: number, trip: Travelling): number =>
  groupSize === largest ? Math.max(largest, peopleOf(trip)) : groupSize
