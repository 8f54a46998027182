import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { mapsAppOf, maxStopsInLink, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { collectionQuery } from '../../sync/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { DayFilter } from './day-filter.tsx'
import { countedStops, legsByStop, legText, wayText } from './legs.ts'
import { MapFrame, type Way } from './map-frame.tsx'
import { listedStops, type MapStop, placedStops } from './map-stop.ts'
import { routeQuery } from './queries.ts'
import { StopsList } from './stops-list.tsx'
import { usePlacing } from './use-placing.ts'

interface MapViewProps {
  trip: Trip
  onAdd: () => void
  onDelete: (item: ItineraryItem) => void
}

/** More markers than this are no help on a map, and slow. */
const mostMarkers = 300
const noItems: readonly ItineraryItem[] = []

export function MapView({ trip, onAdd, onDelete }: MapViewProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? noItems
  const isEmpty = data?.length === 0
  usePlacing(trip.id, items)
  const [chosenDay, setDay] = useState<PlainDate | null>(null)
  const day = items.some(({ date }) => date === chosenDay) ? chosenDay : null
  const { listed, placed, shown, points } = useStops(items, day)
  const way = useWay(shown, points)
  const { selected, select, step } = useSelection(shown)
  const selectedLeg = selected && way.legs.get(selected.id)

  return (
    <div className={cn('grid items-start gap-4 lg:gap-5', !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_360px]')}>
      <MapFrame
        input={{
          centre: pointOf(trip),
          stops: shown,
          selected,
          selectedLeg: selectedLeg ? legText(selectedLeg) : null,
          route: way.route,
          onSelect: select,
          onStep: step,
        }}
        summary={wayText(listed, way.legs)}
        way={way}
      >
        {isEmpty && <NoStops onAdd={onAdd} />}
      </MapFrame>
      {items.length > 0 && (
        <Card padding="none" className="flex flex-col overflow-clip lg:h-[640px]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5 sm:px-5">
            <h2 className="type-card sm:text-[1.375rem]">Trip Itinerary</h2>
            <p className="ml-auto text-small text-muted-foreground tabular-nums">
              {countedStops(listed.length)}
            </p>
            <DayFilter trip={trip} items={items} day={day} onDay={setDay} />
            <OpenWay points={points} />
            <Remarks unplaced={listed.length - placed.length} beyond={placed.length - shown.length} />
          </div>
          <StopsList
            stops={listed}
            legs={way.legs}
            selectedId={selected?.id ?? null}
            onSelect={select}
            onDelete={onDelete}
          />
        </Card>
      )}
      <output className="sr-only">{selected && spoken(selected)}</output>
    </div>
  )
}

function useStops(items: readonly ItineraryItem[], day: PlainDate | null) {
  const listed = useMemo(() => listedStops(items, day), [items, day])
  const placed = useMemo(() => placedStops(listed), [listed])
  const shown = useMemo(() => placed.slice(0, mostMarkers), [placed])
  const points = useMemo(() => shown.map(({ lat, lng }): Point => ({ lat, lng })), [shown])
  return { listed, placed, shown, points }
}

/** The route, when it is wanted, and the legs: from the route or estimated. */
function useWay(shown: readonly MapStop[], points: readonly Point[]): Way {
  const [isShown, setIsShown] = useState(false)
  const [profile, setProfile] = useState<RouteProfile>('driving')
  const isWanted = isShown && points.length > 1
  const { data: found, isFetching } = useQuery({ ...routeQuery(points, profile), enabled: isWanted })
  const route = isWanted ? (found ?? null) : null
  const legs = useMemo(() => legsByStop(shown, route), [shown, route])
  return { route, legs, isShown, isLoading: isWanted && isFetching, show: setIsShown, profile, setProfile }
}

function useSelection(shown: readonly MapStop[]) {
  const [id, select] = useState<string | null>(null)
  const at = shown.findIndex((stop) => stop.id === id)
  function step(by: -1 | 1) {
    const from = at === -1 && by === -1 ? 0 : at
    const next = shown.at((from + by + shown.length) % Math.max(1, shown.length))
    if (next) select(next.id)
  }
  return { selected: shown[at] ?? null, select, step }
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

const spoken = ({ number, title, when }: MapStop): string => `Stop ${number}, ${title}, ${when}`

function Remarks({ unplaced, beyond }: { unplaced: number; beyond: number }) {
  if (unplaced === 0 && beyond === 0) return null
  return (
    <p className="w-full text-caption text-muted-foreground">
      {unplaced > 0 &&
        `${unplaced.toLocaleString('en-US')} ${unplaced === 1 ? 'stop has' : 'stops have'} no coordinates yet. `}
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
