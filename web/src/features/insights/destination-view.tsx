import type { DestinationFacts, PlaceToKnow } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import BookOpen from 'icon:book-open'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { destinationQuery } from '../../queries/insights.ts'
import { PlacesCard, type PlacesAside } from './destination/places-card.tsx'
import { CostsCard, FactsCard } from './destination/side-cards.tsx'
import { DatesCard } from './destination/dates-card.tsx'
import { StayCard } from './destination/stay-card.tsx'
import { YearCard } from './destination/year-card.tsx'
import { InsightsCard } from './insights-card.tsx'

interface DestinationViewProps {
  trip: Trip
  aside: PlacesAside
  isPlanned: (place: PlaceToKnow) => boolean
  onAdd: (place: PlaceToKnow) => Promise<void>
  renderMap: (places: readonly PlaceToKnow[]) => ReactNode
}

/** All that is worth knowing before one goes: what the days will be like, the place, the country, the places. */
export function DestinationView({ trip, isPlanned, onAdd, aside, renderMap }: DestinationViewProps) {
  const query = useQuery(destinationQuery(trip))
  const about = query.data
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          {about ? (
            <StayCard about={about} />
          ) : (
            query.isPending && <Skeleton className="h-[196px] rounded-lg" />
          )}
          <InsightsCard trip={trip} />
          {about && !about.hasGuide && <Year trip={trip} about={about} />}
        </div>
        {/* On a tablet the long first card has the two short ones beside it. */}
        <div className="grid min-w-0 items-start gap-4 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-5 lg:grid-cols-1 lg:grid-rows-none sm:*:first:row-span-2 lg:*:first:row-span-1">
          {about ? (
            <>
              <FactsCard trip={trip} facts={about.facts} />
              <DatesCard trip={trip} dates={about.dates} />
              <CostsCard trip={trip} costs={about.costs} />
            </>
          ) : (
            <QueryState
              read={query}
              loading={<SideSkeleton />}
              title={insightsWords.goodToKnowFailed}
              headingLevel={3}
            />
          )}
        </div>
      </div>
      {about?.hasGuide && <Year trip={trip} about={about} />}
      {about && about.places.length > 0 && (
        <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="min-w-0 max-lg:order-2">
            <PlacesCard trip={trip} places={about.places} isPlanned={isPlanned} onAdd={onAdd} aside={aside} />
          </div>
          <div className="min-w-0 lg:sticky lg:top-24">{renderMap(about.places)}</div>
        </div>
      )}
      {about && <Sources about={about} />}
    </div>
  )
}

const Year = ({ trip, about }: { trip: Trip; about: DestinationFacts }) =>
  about.year && <YearCard trip={trip} town={townOf(trip)} year={about.year} />

const townOf = ({ destination }: Trip): string => destination.split(',')[0]?.trim() || destination

function Sources({ about }: { about: DestinationFacts }) {
  const looked = about.places.some(({ source }) => source === 'lookup')
  return (
    <p className="flex items-start gap-2 px-1 text-small text-muted-foreground">
      <BookOpen size={16} className="mt-0.5 shrink-0" />
      <span>
        {[
          about.hasGuide && insightsWords.fromGuide,
          looked && insightsWords.fromLookup,
          insightsWords.fromCalendars,
          about.hasGuide && insightsWords.offline,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </p>
  )
}

function SideSkeleton() {
  return (
    <DelayedSkeleton label={insightsWords.goodToKnowLoading} className="flex flex-col gap-4">
      <Card padding="none">
        <Skeleton className="h-96 rounded-lg" />
      </Card>
      <Skeleton className="h-40 rounded-lg" />
    </DelayedSkeleton>
  )
}
