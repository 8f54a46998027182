import { mapWords } from '@sojourn/contract/map/words'
import { say } from '@sojourn/contract/words/say'
import RouteIcon from 'icon:route'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import { type IdeasChoice, MapControls } from './map-controls.tsx'
import { FrameChips } from './journey/frame-chips.tsx'
import type { JourneyOnMap } from './journey/use-journey.ts'
import { MapNote, UnknownPlace } from './map-notes.tsx'
import { focusPile, OpenPile } from './open-pile.tsx'
import { type StopBeingPlaced, PlacingBar } from './placing-bar.tsx'
import { RouteControls, type RouteOnMap } from './route-controls.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { type TripMapInput, type TripMapState, useTripMap } from './use-trip-map.ts'

interface MapFrameProps {
  input: TripMapInput
  /** '10 stops · 118 km' */
  summary: string
  way: RouteOnMap
  /** The destination, when nobody knows where it is. */
  unknown: string | null
  placing: StopBeingPlaced | null
  ideasChoice: IdeasChoice | null
  /** Of a trip with several places: which of it is in view. */
  journey: JourneyOnMap | null
  /** The map is there. */
  onMap: (isThere: boolean) => void
  /** Its height, unless it fills the screen. */
  className: string
  /** From edge to edge, with nothing on it but its controls: what there is to say stands in the sheet below. */
  isBare?: boolean
  renderSheet?: (state: TripMapState) => ReactNode
  /** Over the middle of the map. */
  children?: ReactNode
}

const framed = 'rounded-lg border shadow-e1 dark:shadow-none'

/** The map with its controls. The controls are ordinary buttons around it, not parts of the map library. */
export function MapFrame(props: MapFrameProps) {
  const { input, placing, onMap, className, isBare = false, renderSheet, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [pile, setPile] = useState<readonly string[] | null>(null)
  const state = useTripMap(container, input, setPile)
  const { map } = state
  useEffect(() => onMap(map !== null), [map, onMap])
  const { isFull, toggle } = useFullscreen(frame)
  const helpId = useId()
  return (
    <div
      ref={frame}
      className={cn(
        'flex flex-col overflow-hidden border-border bg-map-water text-foreground',
        isFull
          ? 'm-0 size-full max-h-none max-w-none border-0 p-0'
          : cn('relative isolate', !isBare && framed, className),
      )}
    >
      <div
        ref={container}
        role="application"
        aria-label={mapWords.title}
        aria-describedby={helpId}
        className="min-h-0 w-full flex-1"
      />
      <p id={helpId} className="sr-only">
        {placing ? say(mapWords.placingKeys, { title: placing.item.title }) : mapWords.keys}
      </p>
      {isBare ? <OnBareMap {...props} /> : <OnMap {...props} state={state} />}
      <MapControls state={state} ideas={props.ideasChoice} isFull={isFull} onFull={toggle} />
      {!placing && children}
      {!placing && renderSheet?.(state)}
      {placing && map && <PlacingBar key={placing.item.id} map={map} placing={placing} />}
      <OpenPile
        ids={pile}
        input={input}
        onClose={() => {
          setPile(null)
          focusPile(container.current, pile)
        }}
      />
    </div>
  )
}

/** Its name for readers, and what of a journey is in view. */
const OnBareMap = ({ journey, placing }: MapFrameProps) => (
  <>
    <h2 className="sr-only">{mapWords.title}</h2>
    {journey && !placing && (
      <div className="absolute top-3 left-3 z-500 flex max-w-[calc(100%-84px)]">
        <FrameChips journey={journey} />
      </div>
    )}
  </>
)

/** What a large map carries: its name, the route, and what kind of map it is. */
function OnMap({
  input,
  summary,
  way,
  unknown,
  placing,
  journey,
  state,
}: MapFrameProps & { state: TripMapState }) {
  return (
    <>
      <div className="absolute top-3 left-3 z-500 flex max-w-[calc(100%-84px)] items-center gap-2.5 rounded-[1.375rem] bg-surface px-4 py-2.5 shadow-e2 sm:top-4 sm:left-4">
        <RouteIcon size={20} className="shrink-0" />
        <div className="min-w-0 sm:flex sm:items-baseline sm:gap-2.5">
          <h2 className="leading-tight font-bold">{mapWords.title}</h2>
          <p className="text-small leading-tight text-muted-foreground tabular-nums">{summary}</p>
        </div>
      </div>
      {unknown !== null && (
        <UnknownPlace
          destination={unknown}
          className="absolute top-[76px] left-4 z-500 max-w-[min(24rem,calc(100%-84px))] shadow-e1"
        />
      )}
      {!placing && (
        <div className="absolute bottom-3 left-3 z-500 flex max-w-[calc(100%-24px)] flex-col items-start gap-2 sm:bottom-4 sm:left-4 rtl:items-end">
          {input.stops.length > 1 && <RouteControls way={way} />}
          {journey && <FrameChips journey={journey} />}
        </div>
      )}
      <MapNote
        state={state}
        className={cn(
          'pointer-events-none absolute left-1/2 z-500 -translate-x-1/2 rounded-full bg-map-land px-2.5 py-1 text-map-label',
          journey ? 'bottom-21' : 'bottom-5',
        )}
      />
    </>
  )
}
