import type { TripFace } from '@sojourn/contract/trips/face'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useTheme } from '../../browser/theme.ts'
import { Postcard, type PostcardProps } from '../../postcards/postcard-image.tsx'
import type { Pictured } from '../../postcards/picture-for.ts'
import { useHeadTrip } from '../../queries/where.ts'
import { terrainOf } from './trip-place.ts'

/** The trip's picture: its place in the season it is travelled to, at the hour of the theme. */
export const picturedTrip = (trip: TripFace, theme: string): Pictured => ({
  destination: trip.destination,
  place: terrainOf(trip),
  month: Number(trip.startDate.slice(5, 7)),
  evening: theme === 'dark',
})

interface TripPostcardProps extends Omit<PostcardProps, 'destination' | 'place' | 'month' | 'evening'> {
  trip: TripFace
}

/** As the head has it: of the place of the day while the trip runs. */
export const HeadPostcard = ({ trip, ...rest }: TripPostcardProps & { trip: Trip }) => (
  <TripPostcard trip={useHeadTrip(trip)} {...rest} />
)

export function TripPostcard({ trip, ...rest }: TripPostcardProps) {
  return <Postcard {...picturedTrip(trip, useTheme().theme)} {...rest} />
}
