import { aiSourcesWords } from '@sojourn/contract/ai/words-sources'
import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import { say } from '@sojourn/contract/words/say'
import type { Trip } from '@sojourn/contract/trips/schema'
import { durationText } from '@sojourn/contract/map/distance-text'
import Check from 'icon:check'
import CircleX from 'icon:circle-x'
import Clock from 'icon:clock'
import MapPin from 'icon:map-pin'
import Plus from 'icon:plus'
import Wallet from 'icon:wallet'
import { useState } from 'react'
import { costText } from '../../../browser/format.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'

interface PlaceRowProps {
  trip: Trip
  place: PlaceToKnow
  isPlanned: boolean
  onAdd: (place: PlaceToKnow) => Promise<void>
  onPutAside: (place: PlaceToKnow) => void
}

export function PlaceRow({ trip, place, isPlanned, onAdd, onPutAside }: PlaceRowProps) {
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
        <h3 dir="auto" className="text-start text-small font-bold">
          {place.name}
        </h3>
        {place.about && (
          <p lang="en" className="text-small text-muted-foreground max-sm:line-clamp-2">
            {place.about}
          </p>
        )}
        <ul className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted-foreground">
          <IconFact icon={MapPin} name={insightsWords.quarter} text={place.quarter} isWritten />
          <IconFact
            icon={Clock}
            name={insightsWords.takes}
            text={place.minutes === null ? null : durationText(place.minutes * 60)}
          />
          <IconFact
            icon={Wallet}
            name={insightsWords.costsAbout}
            text={place.cost === null ? null : costText(place.cost, trip.currency)}
          />
          {place.source !== 'guide' && (
            <li>
              <span className="sr-only">{insightsWords.source}</span>
              {aiSourcesWords[place.source]}
            </li>
          )}
        </ul>
      </div>
      {isPlanned ? (
        <Badge tone="success" icon={Check} className="max-sm:size-11 max-sm:justify-center max-sm:px-0">
          <span className="max-sm:sr-only">{insightsWords.inYourPlan}</span>
        </Badge>
      ) : (
        <span className="flex shrink-0 items-center max-sm:flex-col max-sm:gap-1">
          <SaveIdea
            tripId={trip.id}
            idea={{
              title: place.name,
              type: place.type,
              location: [place.name, ...(place.quarter ? [place.quarter] : [])].join(', '),
              latitude: place.latitude,
              longitude: place.longitude,
              minutes: place.minutes === null ? null : Math.round(place.minutes),
              cost: place.cost,
              notes: place.about,
            }}
          />
          <IconButton
            icon={CircleX}
            size="sm"
            variant="quiet"
            label={say(insightsWords.putAside, { name: place.name })}
            onClick={() => onPutAside(place)}
          />
          <IconButton
            icon={Plus}
            variant="soft"
            label={say(insightsWords.add, { name: place.name })}
            busy={isBusy}
            onClick={() => void add()}
          />
        </span>
      )}
    </li>
  )
}
