import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { legsWords } from '@sojourn/contract/legs/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import Route from 'icon:route'
import type { ReactNode } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { LegsRoute } from '../trip-route.tsx'

interface PlacesDoorProps {
  trip: Trip
  onOpen: () => void
  /** Of a trip with one place. */
  destination: ReactNode
}

/** The destination with a door to a second place; of a trip with several, their route. */
export function PlacesDoor({ trip, onOpen, destination }: PlacesDoorProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'legs'))
  const legs = journeyLegs(data ?? [])
  if (legs.length === 0)
    return (
      <div>
        {destination}
        <Button variant="ghost" size="sm" icon={Plus} onClick={onOpen} className="mt-1">
          {legsWords.addAnother}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <LegsRoute legs={legs} />
      <Button variant="trip-soft" size="sm" icon={Route} onClick={onOpen}>
        {legsWords.change}
      </Button>
    </div>
  )
}
