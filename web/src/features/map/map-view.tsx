import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { DayFilter } from './day-filter.tsx'
import { countedStops } from './legs.ts'
import { MapNote } from './map-notes.tsx'
import { MapPane, type StopPlacing } from './map-pane.tsx'
import { OpenWay, Remarks } from './map-remarks.tsx'
import { hasSide, type IdeasBesideMap, MapSide } from './map-side.tsx'
import { MapSheet } from './map-sheet.tsx'
import { mapBleed, mapHeight } from './map-sizes.ts'
import { NothingPlaced } from './no-stops.tsx'
import { StopsList } from './stops-list.tsx'
import { usePlacing } from './use-placing.ts'
import { type ShownStops, useStops, useWay } from './use-stops.ts'

interface MapViewProps {
  trip: Trip
  day: PlainDate | null
  onDay: (day: PlainDate | null) => void
  stopId: string | null
  onStop: (id: string) => void
  placing: StopPlacing
  onAdd: () => void
  onDelete: (item: ItineraryItem) => void
  ideas: IdeasBesideMap
}

const noItems: readonly ItineraryItem[] = []

export function MapView(props: MapViewProps) {
  const { trip, day: chosenDay, onDay, stopId, onStop, placing, onAdd, onDelete, ideas } = props
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? noItems
  const isEmpty = data?.length === 0
  const isPhone = useMedia('(width < 40rem)')
  const [isListOpen, setIsListOpen] = useState(stopId === null)
  const [place, setPlace] = useState<{ id: string } | null>(null)
  usePlacing(trip.id, items)
  const day = items.some(({ date }) => date === chosenDay) ? chosenDay : null
  const stops = useStops(items, day)
  const { listed, points } = stops
  const way = useWay(stops)
  const unknown = pointOf(trip) ? null : trip.destination
  function choose(id: string) {
    onStop(id)
    // What was chosen is seen on the map.
    setIsListOpen(false)
  }

  const filter = <DayFilter trip={trip} items={items} day={day} onDay={onDay} />
  const list = (
    <StopsList
      trip={trip}
      stops={listed}
      place={place}
      legs={way.legs}
      selectedId={stopId}
      onSelect={choose}
      onPlace={placing.set}
      onDelete={onDelete}
    />
  )
  return (
    <div
      className={cn(
        'grid items-start gap-4 lg:gap-5',
        mapBleed,
        hasSide(isEmpty, ideas) && 'lg:grid-cols-[minmax(0,1fr)_360px]',
      )}
    >
      <MapPane
        trip={trip}
        day={day}
        stops={stops}
        way={way}
        stopId={stopId}
        onStop={choose}
        onFrame={(id) => setPlace({ id })}
        placing={placing}
        className={mapHeight}
        isBare={isPhone}
        renderSheet={
          isPhone && items.length > 0
            ? (state, summary) => (
                <MapSheet
                  isOpen={isListOpen}
                  onOpen={setIsListOpen}
                  summary={summary}
                  way={way}
                  hasRoute={stops.shown.length > 1}
                  unknown={unknown}
                  filter={
                    <>
                      {filter}
                      {ideas.door}
                    </>
                  }
                  chosen={listed.find(({ id }) => id === stopId) ?? null}
                  onDelete={onDelete}
                  onPlace={placing.set}
                >
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 text-muted-foreground empty:hidden">
                    {way.isShown && <OpenWay points={points} />}
                    <MapNote state={state} />
                    <Remarks stops={stops} />
                  </div>
                  {list}
                </MapSheet>
              )
            : undefined
        }
      >
        {isEmpty && <NothingPlaced trip={trip} unknown={isPhone ? unknown : null} onAdd={onAdd} />}
      </MapPane>
      {!isPhone && (
        <MapSide ideas={ideas} count={listed.length} isEmpty={items.length === 0}>
          <StopsHead stops={stops}>{filter}</StopsHead>
          {list}
        </MapSide>
      )}
    </div>
  )
}

const StopsHead = ({ stops, children }: { stops: ShownStops; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5 sm:px-5">
    <h2 className="type-card sm:text-[1.375rem]">{mapWords.list}</h2>
    <p className="ms-auto text-small text-muted-foreground tabular-nums">
      {countedStops(stops.listed.length)}
    </p>
    {children}
    <OpenWay points={stops.points} />
    <Remarks stops={stops} />
  </div>
)
