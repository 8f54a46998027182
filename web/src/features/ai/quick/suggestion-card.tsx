import { aiWords } from '@sojourn/contract/ai/words'
import { priceRangeText, tagsShown } from '@sojourn/contract/ai/preferences'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import type { Told } from '@sojourn/contract/words/tell-all'
import Clock from 'icon:clock'
import MapPin from 'icon:map-pin'
import Sun from 'icon:sun'
import Wallet from 'icon:wallet'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { AddButton, AsideButton } from '../add-button.tsx'
import { placeText } from '../../../trip-parts/place-text.ts'
import { hasPrice, ModelWords, NotVerified, Reason } from '../origin.tsx'
import { Rating } from '../rating.tsx'
import { minutesOf } from './day-fit.ts'

interface SuggestionCardProps {
  tripId: number
  suggestion: Told<Suggestion>
  isAdded: boolean
  onAdd: () => void
  onPutAside: () => void
}

export function SuggestionCard({ tripId, suggestion, isAdded, onAdd, onPutAside }: SuggestionCardProps) {
  const { title, description, type, rating, reason, tags, location, latitude, longitude } = suggestion
  return (
    <Card className="flex h-full flex-col [overflow-wrap:anywhere]">
      <div className="flex items-center gap-2">
        <IconTile icon={itemTypeIcon(type)} />
        <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {rating > 0 && <Rating rating={rating} />}
          <NotVerified of={suggestion} />
          {!isAdded && <AsideButton title={title} onPutAside={onPutAside} />}
        </span>
      </div>
      <h3 dir="auto" className="mt-3 text-start type-card">
        {title}
      </h3>
      {description && (
        <p lang="en" className="mt-0.5 text-small text-muted-foreground">
          {description}
        </p>
      )}
      <Reason text={reason} className="mt-3" />
      <ModelWords text={suggestion.said} className="mt-3" />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact icon={Clock} name={aiWords.duration} text={suggestion.estimatedDuration} />
        <IconFact icon={Sun} name={aiWords.bestTime} text={suggestion.bestTimeToVisit} />
        <IconFact
          icon={Wallet}
          name={aiWords.priceRange}
          text={hasPrice(suggestion) ? priceRangeText(suggestion.priceRange) : null}
        />
        <IconFact
          icon={MapPin}
          name={aiWords.location}
          text={placeText(title, suggestion.location)}
          isWritten
        />
      </ul>
      {tags.length > 0 && (
        <ul aria-label={aiWords.tags} className="mt-3 flex flex-wrap gap-1.5">
          {tags.slice(0, tagsShown).map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge shape="tag" wraps className="max-w-full py-1">
                {tag}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <AddButton title={title} isAdded={isAdded} onAdd={onAdd}>
        <SaveIdea
          tripId={tripId}
          idea={{
            title,
            type,
            location,
            latitude,
            longitude,
            minutes: minutesOf(suggestion.estimatedDuration),
            notes: reason,
          }}
        />
      </AddButton>
    </Card>
  )
}
