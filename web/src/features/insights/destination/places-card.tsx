import { type PlaceFilter, placeFilters } from '@sojourn/contract/insights/destination'
import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import { insightsFiltersWords } from '@sojourn/contract/insights/words-filters'
import { say } from '@sojourn/contract/words/say'
import { mayHaveChildren } from '@sojourn/contract/trips/party'
import type { Trip } from '@sojourn/contract/trips/schema'
import Baby from 'icon:baby'
import Landmark from 'icon:landmark'
import MapPin from 'icon:map-pin'
import TrainFront from 'icon:train-front'
import Umbrella from 'icon:umbrella'
import Utensils from 'icon:utensils'
import { useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Chip } from '../../../ui/primitives/chip.tsx'
import { AsideNote } from '../../../trip-parts/aside-note.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { PlaceRow } from './place-row.tsx'

const filterIcons: Record<PlaceFilter, Icon> = {
  all: MapPin,
  sights: Landmark,
  food: Utensils,
  rainy: Umbrella,
  children: Baby,
  trips: TrainFront,
}

const firstShown = 5

/** What was put aside is offered nowhere: neither here nor among the assistant's ideas. */
export interface PlacesAside {
  has: (place: PlaceToKnow) => boolean
  put: (place: PlaceToKnow) => void
  bringBack: (places: readonly PlaceToKnow[]) => void
}

interface PlacesCardProps {
  trip: Trip
  places: readonly PlaceToKnow[]
  isPlanned: (place: PlaceToKnow) => boolean
  onAdd: (place: PlaceToKnow) => Promise<void>
  aside: PlacesAside
}

export function PlacesCard({ trip, places: known, isPlanned, onAdd, aside }: PlacesCardProps) {
  const places = known.filter((place) => !aside.has(place))
  const planned = places.filter(isPlanned).length
  const [filter, setFilter] = useState<PlaceFilter>('all')
  const [isAll, setIsAll] = useState(false)
  const wanted = places.filter(({ filters }) => filters.includes(filter))
  const shown = isAll ? wanted : wanted.slice(0, firstShown)
  const used = placeFilters
    .filter((one) => one !== 'children' || mayHaveChildren(trip))
    .filter((one) => places.some(({ filters }) => filters.includes(one)))
  return (
    <Card padding="none">
      <div className="flex items-baseline gap-3 px-4 pt-4 sm:px-5 sm:pt-5">
        <h2 className="type-card sm:text-[1.375rem]">{insightsWords.places}</h2>
        <output className="ms-auto text-small text-muted-foreground">
          {planned > 0
            ? say(insightsWords.placesPlanned, { count: wanted.length, planned })
            : say(insightsWords.placesCount, { count: wanted.length })}
        </output>
      </div>
      <fieldset
        aria-label={insightsWords.kindOfPlace}
        className="flex min-w-0 gap-2 overflow-x-auto px-4 py-3 sm:flex-wrap sm:px-5"
      >
        {used.map((one) => (
          <Chip key={one} icon={filterIcons[one]} pressed={filter === one} onClick={() => setFilter(one)}>
            {insightsFiltersWords[one]}
          </Chip>
        ))}
      </fieldset>
      <ul>
        {shown.map((place) => (
          <PlaceRow
            key={place.id}
            trip={trip}
            place={place}
            isPlanned={isPlanned(place)}
            onAdd={onAdd}
            onPutAside={aside.put}
          />
        ))}
      </ul>
      {wanted.length > firstShown && (
        <div className="border-t border-border p-2">
          <Button variant="ghost" size="sm" onClick={() => setIsAll(!isAll)}>
            {isAll ? insightsWords.showFewer : say(insightsWords.showAll, { count: wanted.length })}
          </Button>
        </div>
      )}
      <div className="px-4 empty:hidden sm:px-5">
        <AsideNote count={known.length - places.length} onBringBack={() => aside.bringBack(known)} />
      </div>
    </Card>
  )
}
