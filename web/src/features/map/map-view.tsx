import { thousands } from '@sojourn/contract/values/thousands'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Point } from '@sojourn/contract/values/point'
import { mapsAppOf, maxStopsInLink, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'icon:external-link'
import Plus from 'icon:plus'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { DayFilter } from './day-filter.tsx'
import { countedStops } from './legs.ts'
import { MapPane, mostMarkers, type StopPlacing, useStops, useWay } from './map-pane.tsx'
import { StopsList } from './stops-list.tsx'
import { usePlacing } from './use-placing.ts'

interface MapViewProps {
  trip: Trip
  day: PlainDate | null
  onDay: (day: PlainDate | null) => void
  stopId: string | null
  onStop: (id: string) => void
  placing: StopPlacing
  onAdd: () => void
  onDelete: (item: ItineraryItem) => void
}

const noItems: readonly ItineraryItem[] = []

export function MapView(props: MapViewProps) {
  const { trip, day: chosenDay, onDay, stopId, onStop, placing, onAdd, onDelete } = props
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? noItems
  const isEmpty = data?.length === 0
  usePlacing(trip.id, items)
  const day = items.some(({ date }) => date === chosenDay) ? chosenDay : null
  const stops = useStops(items, day)
  const { listed, placed, shown, points } = stops
  const way = useWay(stops)

  return (
    <div className={cn('grid items-start gap-4 lg:gap-5', !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_360px]')}>
      <MapPane
        trip={trip}
        stops={stops}
        way={way}
        stopId={stopId}
        onStop={onStop}
        placing={placing}
        className="h-[430px] lg:h-[640px]"
      >
        {isEmpty && <NoStops onAdd={onAdd} />}
      </MapPane>
      {items.length > 0 && (
        <Card padding="none" className="flex flex-col overflow-clip lg:h-[640px]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5 sm:px-5">
            <h2 className="type-card sm:text-[1.375rem]">Trip Itinerary</h2>
            <p className="ml-auto text-small text-muted-foreground tabular-nums">
              {countedStops(listed.length)}
            </p>
            <DayFilter trip={trip} items={items} day={day} onDay={onDay} />
            <OpenWay points={points} />
            <Remarks unplaced={listed.length - placed.length} beyond={placed.length - shown.length} />
          </div>
          <StopsList
            stops={listed}
            legs={way.legs}
            selectedId={stopId}
            onSelect={onStop}
            onPlace={placing.set}
            onDelete={onDelete}
          />
        </Card>
      )}
    </div>
  )
}

function OpenWay({ points }: { points: readonly Point[] }) {
  const link = openDayUrl(points, mapsAppOf(navigator.platform))
  if (!link) return null
  return (
    <Button asChild size="sm" variant="soft" icon={ExternalLink}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {points.length > maxStopsInLink ? `Open first ${maxStopsInLink} in maps` : 'Open in maps'}
      </a>
    </Button>
  )
}

function Remarks({ unplaced, beyond }: { unplaced: number; beyond: number }) {
  if (unplaced === 0 && beyond === 0) return null
  return (
    <p className="w-full text-caption text-muted-foreground">
      {unplaced > 0 && `${thousands(unplaced)} ${unplaced === 1 ? 'stop is' : 'stops are'} not on the map. `}
      {beyond > 0 && `The map shows the first ${mostMarkers}; choose a day to see the others.`}
    </p>
  )
}

function NoStops({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-500 flex items-center justify-center p-4 pt-16 max-sm:pr-[72px]">
      <div className="pointer-events-auto max-w-sm rounded-lg bg-surface p-6 text-center shadow-e3">
        <h3 className="type-card">No Activities Planned</h3>
        <p className="mt-1.5 text-muted-foreground">Add the first one and it gets its place on this map.</p>
        <Button variant="trip-soft" icon={Plus} className="mt-4" onClick={onAdd}>
          Add Activity
        </Button>
      </div>
    </div>
  )
}
