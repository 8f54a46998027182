import type { Point } from '@sojourn/contract/values/point'
import { tripBadge } from '@sojourn/contract/trips/status'
import { tripsOverviewWords } from '@sojourn/contract/trips/words-overview'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sheetOf } from '@sojourn/postcards/picture'
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMap } from '../../../base-map/use-map.ts'
import { gather } from '../../../base-map/pixel-frame.ts'
import { ZoomButtons } from '../../../base-map/zoom-buttons.tsx'
import { useLatest } from '../../../browser/use-latest.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { onceIdle } from '../../../browser/when-idle.ts'
import { useTheme } from '../../../browser/theme.ts'
import { pictureFor } from '../../../postcards/picture-for.ts'
import { picturedTrip } from '../trip-postcard.tsx'
import type { Room } from './fit-view.ts'
import type { LeafletOverview, View } from './leaflet-overview.ts'
import { PinLayer } from './pin-layer.tsx'
import { travelThread } from './pins.ts'
import type { PlacedTrip } from './places.ts'
import { rooms } from './rooms.ts'
import { statusColours } from './status-colours.ts'

interface OverviewMapProps {
  placed: readonly PlacedTrip[]
  today: PlainDate
}

const reachPx = 36
const patienceMs = 200

/** The map of all trips. It draws itself from our own data, so that it is never blank without tiles. */
export function OverviewMap({ placed, today }: OverviewMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const isLarge = useMedia('(width >= 48rem)')
  const isPhone = useMedia('(width < 40rem)')
  const isWide = useMedia('(width >= 64rem)')
  const room = isWide ? rooms.desktop : isPhone ? rooms.phone : rooms.tablet
  const latest = useLatest({ placed, room })
  const { map, hasFailed } = useMap(container, async () => {
    const { LeafletOverview } = await import('./leaflet-overview.ts')
    // Towns nobody goes to would stand between the trips.
    return (element, feed) =>
      new LeafletOverview(
        element,
        { ...feed, labels: async () => [] },
        latest.current.placed,
        latest.current.room,
      )
  })
  const view = useFittedView(map, placed, room)
  const { theme } = useTheme()
  const sheet = useMemo(
    () => sheetOf(placed.map(({ trip }) => pictureFor({ ...picturedTrip(trip, theme), shape: 'thumb' }))),
    [placed, theme],
  )
  const zoom = view?.zoom
  const stacks = useMemo(
    () => (map && zoom !== undefined ? gather(placed, (place) => map.pixelOf(place, zoom), reachPx) : []),
    [map, placed, zoom],
  )
  useEffect(() => {
    const dots = placed.map(({ trip, lat, lng }) => ({
      lat,
      lng,
      colour: statusColours[tripBadge(trip, today)],
    }))
    let left = false
    // In a moment of its own: it is as much work as the map itself.
    const show = () => !left && map?.showThread(travelThread(placed, today), dots)
    onceIdle(show, { patienceMs, otherwiseMs: 0 })
    return () => {
      left = true
    }
  }, [map, placed, today])

  return (
    <>
      <div
        ref={container}
        role="application"
        aria-label={tripsOverviewWords.map}
        aria-describedby={helpId}
        className="absolute inset-0 isolate"
      />
      <p id={helpId} className="sr-only">
        {tripsOverviewWords.keys}
      </p>
      {map && view && (
        <>
          <PinLayer
            map={map}
            view={view}
            stacks={stacks}
            today={today}
            isLarge={isLarge}
            room={room}
            sheet={sheet}
          />
          <div className="absolute top-2.5 right-2.5 flex flex-col gap-2 lg:top-4 lg:right-4">
            <ZoomButtons base={map.base} size={isLarge ? 'md' : 'sm'} />
          </div>
        </>
      )}
      {hasFailed && (
        <p className="absolute inset-x-0 top-1/3 text-center text-map-label">{tripsOverviewWords.failed}</p>
      )}
    </>
  )
}

/** Shows all places, again when they or the frame change; answers what is in view. */
function useFittedView(map: LeafletOverview | null, placed: readonly PlacedTrip[], room: Room): View | null {
  const [view, setView] = useState<View | null>(null)
  const places = JSON.stringify(placed.map(({ lat, lng }) => ({ lat, lng })))
  useEffect(() => {
    const points = JSON.parse(places) as Point[]
    const fit = () => map?.fit(points, room)
    fit()
    let isFirst = true
    const show = (next: View) => {
      // The first pins come in small pieces; later ones move with the map.
      if (isFirst) startTransition(() => setView(next))
      else setView(next)
      isFirst = false
    }
    return map?.watch(show, fit)
  }, [map, places, room])
  return view
}
