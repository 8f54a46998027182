import type { TripFace } from '@sojourn/contract/trips/face'
import { useTheme } from '../../browser/theme.ts'
import { Postcard, type PostcardProps } from '../../postcards/postcard-image.tsx'
import { terrainOf } from './trip-place.ts'

interface TripPostcardProps extends Omit<PostcardProps, 'destination' | 'place' | 'month' | 'evening'> {
  trip: TripFace
}

/** The trip's picture: its place in the season it is travelled to, at the hour of the theme. */
export function TripPostcard({ trip, ...rest }: TripPostcardProps) {
  const evening = useTheme().theme === 'dark'
  const month = Number(trip.startDate.slice(5, 7))
  return (
    <Postcard
      destination={trip.destination}
      place={terrainOf(trip)}
      month={month}
      evening={evening}
      {...rest}
    />
  )
}
