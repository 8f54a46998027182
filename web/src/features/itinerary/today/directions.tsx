import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { mapsAppOf, openDayUrl, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import { pointOf } from '@sojourn/contract/values/point'
import Navigation from 'icon:navigation'
import { Button } from '../../../ui/primitives/button.tsx'

interface DirectionsProps {
  item: ItineraryItem
  from: ItineraryItem | null
  variant: 'sun' | 'trip'
}

/** The maps app of the device with the way from here, or with the place alone. */
export function Directions({ item, from, variant }: DirectionsProps) {
  const [start, end] = [from && pointOf(from), pointOf(item)]
  if (!end) return null
  const app = mapsAppOf(navigator.platform)
  const link = (start && openDayUrl([start, end], app)) ?? openStopUrl(end, item.title, app)
  return (
    <Button asChild variant={variant} icon={Navigation} className="max-sm:flex-1">
      <a href={link} target="_blank" rel="noopener noreferrer">
        {itineraryTodayWords.directions}
      </a>
    </Button>
  )
}
