import { locateTraveller } from '@sojourn/contract/map/locate'
import type { Route } from '@sojourn/contract/map/route'
import { profileLabels, type RouteProfile, routeProfiles } from '@sojourn/contract/map/route-profiles'
import LocateFixed from 'icon:locate-fixed'
import Maximize2 from 'icon:maximize-2'
import Minimize2 from 'icon:minimize-2'
import RouteIcon from 'icon:route'
import RouteOff from 'icon:route-off'
import CloudOff from 'icon:cloud-off'
import MapPinOff from 'icon:map-pin-off'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { LayerButton } from '../../base-map/layer-button.tsx'
import { ZoomButtons } from '../../base-map/zoom-buttons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import type { StopLeg } from './legs.ts'
import { PileList } from './pile-list.tsx'
import { type StopBeingPlaced, PlacingBar } from './placing-bar.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { type TripMapInput, type TripMapState, useTripMap } from './use-trip-map.ts'

/** The route on the map, and what decides about it. */
export interface RouteOnMap {
  route: Route | null
  legs: ReadonlyMap<string, StopLeg>
  isShown: boolean
  isLoading: boolean
  show: (isShown: boolean) => void
  profile: RouteProfile
  setProfile: (profile: RouteProfile) => void
}

interface MapFrameProps {
  input: TripMapInput
  /** '10 stops · 118 km' */
  summary: string
  way: RouteOnMap
  /** The destination, when nobody knows where it is. */
  unknown: string | null
  placing: StopBeingPlaced | null
  /** The map is there. */
  onMap: (isThere: boolean) => void
  /** Its height, unless it fills the screen. */
  className: string
  /** Over the middle of the map. */
  children?: ReactNode
}

const profiles = routeProfiles.map((value) => ({ value, label: profileLabels[value] }))

/** The map with its controls. The controls are ordinary buttons around it, not parts of the map library. */
export function MapFrame(props: MapFrameProps) {
  const { input, summary, way, unknown, placing, onMap, className, children } = props
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
        'overflow-hidden border-border bg-map-water text-foreground',
        isFull
          ? 'm-0 size-full max-h-none max-w-none border-0 p-0'
          : cn('relative isolate rounded-lg border shadow-e1 dark:shadow-none', className),
      )}
    >
      <div
        ref={container}
        role="application"
        aria-label="Route Map"
        aria-describedby={helpId}
        className="size-full"
      />
      <p id={helpId} className="sr-only">
        {placing
          ? `Arrow keys move the map, Enter puts ${placing.item.title} at its middle, Escape cancels.`
          : 'Arrow keys move the map, plus and minus zoom, n and p step through the stops.'}
      </p>
      <div className="absolute top-3 left-3 z-500 flex max-w-[calc(100%-84px)] items-center gap-2.5 rounded-[1.375rem] bg-surface px-4 py-2.5 shadow-e2 sm:top-4 sm:left-4">
        <RouteIcon size={20} className="shrink-0" />
        <div className="min-w-0 sm:flex sm:items-baseline sm:gap-2.5">
          <h2 className="leading-tight font-bold">Route Map</h2>
          <p className="text-small leading-tight text-muted-foreground tabular-nums">{summary}</p>
        </div>
      </div>
      {unknown !== null && <UnknownPlace destination={unknown} />}
      <MapControls state={state} isFull={isFull} onFull={toggle} />
      {input.stops.length > 1 && !placing && <RouteControls way={way} />}
      <MapNote state={state} isRaised={way.isShown && input.stops.length > 1} />
      {!placing && children}
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

/** The pile may be another one by now; the map is always there. */
function focusPile(map: HTMLElement | null, ids: readonly string[] | null): void {
  const button = map?.querySelector<HTMLElement>(`[data-pile="${ids?.[0] ?? ''}"]`)
  ;(button ?? map)?.focus({ preventScroll: true })
}

interface OpenPileProps {
  ids: readonly string[] | null
  input: TripMapInput
  onClose: () => void
}

function OpenPile({ ids, input: { stops, quiet, onSelect }, onClose }: OpenPileProps) {
  const inside = ids ? [...stops, ...quiet].filter(({ id }) => ids.includes(id)) : []
  if (inside.length === 0) return null
  return (
    <PileList
      key={ids?.join()}
      stops={inside}
      onClose={onClose}
      onSelect={(id) => {
        onClose()
        onSelect(id)
      }}
    />
  )
}

function UnknownPlace({ destination }: { destination: string }) {
  return (
    <p className="absolute top-[76px] left-3 z-500 flex max-w-[calc(100%-84px)] items-start gap-2 rounded-md bg-warning-wash px-3 py-2 text-small shadow-e1 sm:left-4 sm:max-w-sm">
      <MapPinOff size={16} className="mt-0.5 shrink-0" />
      <span>
        Where <strong dir="auto">{destination}</strong> lies is not known.
        <span className="max-sm:sr-only"> Edit the trip to choose its place.</span>
      </span>
    </p>
  )
}

function RouteControls({ way }: { way: RouteOnMap }) {
  const { isShown, isLoading, show, profile, setProfile } = way
  return (
    <div className="absolute bottom-3 left-3 z-500 flex flex-col items-start gap-2 sm:bottom-4 sm:left-4">
      {isShown && (
        <Segmented
          label="How to travel"
          options={profiles}
          value={profile}
          onChange={setProfile}
          className="shadow-e2"
        />
      )}
      <Button
        variant="trip"
        icon={isShown ? RouteOff : RouteIcon}
        busy={isLoading}
        onClick={() => show(!isShown)}
        className="shadow-e2"
      >
        {isShown ? 'Clear route' : 'Show route'}
      </Button>
    </div>
  )
}

interface MapControlsProps {
  state: TripMapState
  isFull: boolean
  onFull: () => void
}

function MapControls({ state, isFull, onFull }: MapControlsProps) {
  const { map } = state
  const [isLocating, setIsLocating] = useState(false)
  async function goToMe() {
    setIsLocating(true)
    const { point, found } = await locateTraveller(navigator.geolocation)
    setIsLocating(false)
    if (found) map?.goTo(point)
  }
  return (
    <div className="absolute top-3 right-3 z-500 flex flex-col gap-2 sm:top-4 sm:right-4">
      <IconButton
        variant="surface"
        icon={isFull ? Minimize2 : Maximize2}
        label={isFull ? 'Leave fullscreen' : 'Fullscreen'}
        aria-pressed={isFull}
        tooltipSide="left"
        onClick={onFull}
      />
      {map && (
        <>
          <ZoomButtons base={map.base} />
          <LayerButton state={state} />
          <IconButton
            variant="surface"
            icon={LocateFixed}
            label="Go to my location"
            tooltipSide="left"
            busy={isLocating}
            onClick={() => void goToMe()}
          />
        </>
      )}
    </div>
  )
}

interface MapNoteProps {
  state: TripMapState
  /** On a phone the travel modes take its place. */
  isRaised: boolean
}

function MapNote({ state: { hasFailed, isSketch, layer, map }, isRaised }: MapNoteProps) {
  // Whoever chose the drawn map knows why it is there.
  if (!hasFailed && (!map || !isSketch || layer === 'drawn')) return null
  const Glyph = hasFailed ? MapPinOff : CloudOff
  return (
    <p
      className={cn(
        'pointer-events-none absolute bottom-3 left-1/2 z-500 flex -translate-x-1/2 items-center gap-1.5 rounded-full bg-map-land px-2.5 py-1 text-caption font-medium text-map-label max-sm:right-3 max-sm:left-auto max-sm:translate-x-0 sm:bottom-5',
        isRaised ? 'max-sm:bottom-28' : 'max-sm:bottom-14',
      )}
    >
      <Glyph size={15} />
      {hasFailed ? 'The stops are in the list' : 'Offline map'}
    </p>
  )
}
