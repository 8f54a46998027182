import { sourceLabels } from '@sojourn/contract/ai/texts'
import { type PlaceFilter, placeFilterLabels, placeFilters } from '@sojourn/contract/insights/destination'
import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { durationText } from '@sojourn/contract/map/distance-text'
import { counted } from '@sojourn/contract/trips/duration'
import type { Trip } from '@sojourn/contract/trips/schema'
import Baby from 'icon:baby'
import Check from 'icon:check'
import Clock from 'icon:clock'
import Landmark from 'icon:landmark'
import MapPin from 'icon:map-pin'
import Plus from 'icon:plus'
import TrainFront from 'icon:train-front'
import Umbrella from 'icon:umbrella'
import Utensils from 'icon:utensils'
import Wallet from 'icon:wallet'
import { useState } from 'react'
import { costText } from '../../../browser/format.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Chip } from '../../../ui/primitives/chip.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'

const filterIcons: Record<PlaceFilter, Icon> = {
  all: MapPin,
  sights: Landmark,
  food: Utensils,
  rainy: Umbrella,
  children: Baby,
  trips: TrainFront,
}

const firstShown = 5

interface PlacesCardProps {
  trip: Trip
  places: readonly PlaceToKnow[]
  isPlanned: (place: PlaceToKnow) => boolean
  onAdd: (place: PlaceToKnow) => Promise<void>
}

/** What there is to see, with a way into the plan. */
export function PlacesCard({ trip, places, isPlanned, onAdd }: PlacesCardProps) {
  const [filter, setFilter] = useState<PlaceFilter>('all')
  const [isAll, setIsAll] = useState(false)
  const wanted = places.filter(({ filters }) => filters.includes(filter))
  const shown = isAll ? wanted : wanted.slice(0, firstShown)
  const used = placeFilters.filter((one) => places.some(({ filters }) => filters.includes(one)))
  return (
    <Card padding="none">
      <div className="flex items-baseline gap-3 px-4 pt-4 sm:px-5 sm:pt-5">
        <h2 className="type-card sm:text-[1.375rem]">Places to know</h2>
        <output className="ml-auto text-small text-muted-foreground">
          {counted(wanted.length, 'place')}
        </output>
      </div>
      <fieldset
        aria-label="Kind of place"
        className="flex min-w-0 gap-2 overflow-x-auto px-4 py-3 sm:flex-wrap sm:px-5"
      >
        {used.map((one) => (
          <Chip key={one} icon={filterIcons[one]} pressed={filter === one} onClick={() => setFilter(one)}>
            {placeFilterLabels[one]}
          </Chip>
        ))}
      </fieldset>
      <ul>
        {shown.map((place) => (
          <PlaceRow key={place.id} trip={trip} place={place} isPlanned={isPlanned(place)} onAdd={onAdd} />
        ))}
      </ul>
      {wanted.length > firstShown && (
        <div className="border-t border-border p-2">
          <Button variant="ghost" size="sm" onClick={() => setIsAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show all ${wanted.length} places`}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface PlaceRowProps extends Pick<PlacesCardProps, 'trip' | 'onAdd'> {
  place: PlaceToKnow
  isPlanned: boolean
}

function PlaceRow({ trip, place, isPlanned, onAdd }: PlaceRowProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function add() {
    setIsBusy(true)
    await onAdd(place).catch(() => undefined)
    setIsBusy(false)
  }
  return (
    <li className="flex items-center gap-3 border-t border-border px-4 py-3 sm:px-5">
      <IconTile icon={itemTypeIcon(place.type)} color={itemTypeColor(place.type)} className="self-start" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h3 className="text-small font-bold">{place.name}</h3>
        {place.about && <p className="text-small text-muted-foreground max-sm:line-clamp-2">{place.about}</p>}
        <ul className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted-foreground">
          <IconFact icon={MapPin} name="Quarter" text={place.quarter} />
          <IconFact
            icon={Clock}
            name="Takes"
            text={place.minutes === null ? null : durationText(place.minutes * 60)}
          />
          <IconFact
            icon={Wallet}
            name="Costs about"
            text={place.cost === null ? null : costText(place.cost, trip.currency)}
          />
          {place.source !== 'guide' && (
            <li>
              <span className="sr-only">Source: </span>
              {sourceLabels[place.source]}
            </li>
          )}
        </ul>
      </div>
      {isPlanned ? (
        <Badge tone="success" icon={Check} className="max-sm:size-11 max-sm:justify-center max-sm:px-0">
          <span className="max-sm:sr-only">In your plan</span>
        </Badge>
      ) : (
        <IconButton
          icon={Plus}
          variant="soft"
          label={`Add ${place.name} to the plan`}
          busy={isBusy}
          onClick={() => void add()}
        />
      )}
    </li>
  )
}
