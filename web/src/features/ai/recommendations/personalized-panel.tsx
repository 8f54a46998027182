import { aiWords } from '@sojourn/contract/ai/words'
import type { Recommendation } from '@sojourn/contract/ai/schema'
import { timeOfWords } from '@sojourn/contract/ai/times'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { presetDay } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { Told } from '@sojourn/contract/words/tell-all'
import Clock from 'icon:clock'
import MapPin from 'icon:map-pin'
import Sun from 'icon:sun'
import Wallet from 'icon:wallet'
import { costText } from '../../../browser/format.ts'
import { useToday } from '../../../browser/use-today.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { AddButton, AsideButton } from '../add-button.tsx'
import { addIdea } from '../add-idea.ts'
import { AsideNote } from '../../../trip-parts/aside-note.tsx'
import { useAdded } from '../added-marks.ts'
import { placeText } from '../../../trip-parts/place-text.ts'
import { putAside, usePutAside } from '../put-aside.ts'
import { useTold } from '../../../session/use-told.ts'
import { recommendationTexts } from '../told-texts.ts'
import { hasPrice, ModelWords, NotVerified, Reason } from '../origin.tsx'
import { Rating } from '../rating.tsx'

interface PersonalizedPanelProps {
  trip: Trip
  items: readonly ItineraryItem[]
  recommendations: readonly Recommendation[]
}

export function PersonalizedPanel({ trip, items, recommendations }: PersonalizedPanelProps) {
  const today = useToday()
  const isAdded = useAdded(trip.id, items)
  const { offered, bringBack } = usePutAside(trip.id)
  const told = useTold(recommendations, recommendationTexts)
  const shown = offered(told)
  const date = presetDay(trip, today)
  const save = useSave((recommendation: Told<Recommendation>) => {
    const { id, title, type, location, description, latitude, longitude } = recommendation
    const { personalizedReason: notes, estimatedCost: cost } = recommendation
    const time = timeOfWords(recommendations.find((one) => one.id === id)?.bestTime ?? '')
    const place = { location, latitude, longitude }
    const fields = { title, type, date, time, ...place, description, notes, cost }
    return addIdea({ tripId: trip.id, ideaId: id, failure: aiWords.addRecommendationFailed, fields })
  })
  // What an older version stored has none.
  const notice = told[0]?.notice
  return (
    <>
      {notice && <p className="mb-4 text-small text-muted-foreground">{notice}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {shown.map((one) => (
          <li key={one.id} className="min-w-0">
            <RecommendationCard
              recommendation={one}
              tripId={trip.id}
              currency={trip.currency}
              isAdded={isAdded({ id: one.id, title: one.title })}
              busy={save.isPending && save.variables.id === one.id}
              onAdd={() => save.mutate(one)}
              onPutAside={() => putAside(trip.id, one.title)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <AsideNote
          count={recommendations.length - shown.length}
          onBringBack={() => bringBack(recommendations)}
        />
      </div>
    </>
  )
}

interface RecommendationCardProps {
  recommendation: Told<Recommendation>
  tripId: number
  currency: Currency
  isAdded: boolean
  busy: boolean
  onAdd: () => void
  onPutAside: () => void
}

function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation, tripId, currency, isAdded, busy, onAdd, onPutAside } = props
  const { title, category, description, type, estimatedCost, rating } = recommendation
  return (
    <Card className="flex h-full flex-col [overflow-wrap:anywhere]">
      <div className="flex items-start gap-2">
        <IconTile icon={itemTypeIcon(type)} />
        <span className="ms-auto flex flex-wrap justify-end gap-1.5">
          <Badge shape="tag">{category}</Badge>
          <NotVerified of={recommendation} />
          <PriorityBadge priority={recommendation.priority} />
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
      <Reason text={recommendation.personalizedReason} className="mt-3" />
      <ModelWords text={recommendation.said} className="mt-3" />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact
          icon={Wallet}
          name={aiWords.estimatedCost}
          text={hasPrice(recommendation) ? costText(estimatedCost, currency) : null}
        />
        <IconFact icon={Clock} name={aiWords.duration} text={recommendation.duration} />
        {rating > 0 && (
          <li className="flex items-center">
            <Rating rating={rating} />
          </li>
        )}
        <IconFact icon={Sun} name={aiWords.bestTime} text={recommendation.bestTime} />
        <IconFact
          icon={MapPin}
          name={aiWords.location}
          text={placeText(title, recommendation.location)}
          isWritten
        />
      </ul>
      <AddButton title={title} isAdded={isAdded} busy={busy} onAdd={onAdd}>
        <SaveIdea
          tripId={tripId}
          idea={{
            title,
            type,
            location: recommendation.location,
            latitude: recommendation.latitude,
            longitude: recommendation.longitude,
            cost: estimatedCost,
            notes: recommendation.personalizedReason,
          }}
        />
      </AddButton>
    </Card>
  )
}
