import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { type FramedPlace, type Frames, journeyFrames } from '@sojourn/contract/map/journey-frames'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { useMemo, useState } from 'react'
import { useLegs } from '../../../queries/where.ts'
import type { BookedPin } from '../booked-pins.tsx'
import type { IdeaPin } from '../idea-pins.tsx'
import type { NamedPoint } from '../map-stop.ts'
import type { ShownStops } from '../use-stops.ts'

/** A place of the trip on its map: a picture in a ring of its ink, which shows the place alone when pressed. */
export interface PlacePin extends FramedPlace<TripLeg> {
  id: string
  number: number
  ink: InkName
  named: NamedPoint
  /** Filled by the page. */
  face: HTMLElement
}

/** All there is, all places, or one by its id. */
type FrameId = string
const wholeJourney: FrameId = 'journey'
const allPlaces: FrameId = 'places'

export interface JourneyOnMap {
  /** What can be chosen; the names of places are people's words. */
  options: readonly { id: FrameId; name: 'wholeJourney' | 'allPlaces' | { place: string; ink: InkName } }[]
  /** Null while a day is shown by itself. */
  chosen: FrameId | null
  choose: (id: FrameId) => void
  /** What is to be in view, and when it was asked for. */
  frame: { points: readonly Point[]; turn: number } | null
  /** The one place that is shown. */
  place: NamedPoint | null
  pins: readonly PlacePin[]
  /** Stops, bookings and ideas that a place's pin stands for, by id. */
  hidden: ReadonlyMap<string, TripLeg>
}

interface JourneyParts {
  stops: ShownStops
  booked: readonly BookedPin[]
  ideas: readonly IdeaPin[]
  day: PlainDate | null
  stopId: string | null
  onFrame: ((id: FrameId) => void) | undefined
}

interface Choice {
  id: FrameId
  turn: number
  /** What was chosen when it was made: another day or stop may lead elsewhere. */
  day: PlainDate | null
  stopId: string | null
}

const noPins: readonly PlacePin[] = []
const noneHidden: ReadonlyMap<string, TripLeg> = new Map()

/** The frames of a trip with several places; null where there is but one. */
export function useJourney(
  trip: Trip,
  { stops: { listed }, booked, ideas, day, stopId, onFrame }: JourneyParts,
): JourneyOnMap | null {
  const legs = useLegs(trip)
  const [choice, setChoice] = useState<Choice>({ id: allPlaces, turn: 0, day: null, stopId })
  const frames = useMemo(() => {
    const stops = listed.flatMap(({ id, number, item, point }) =>
      point ? [{ id, number, date: item.date, at: point }] : [],
    )
    return journeyFrames(trip, legs, { stops, booked, ideas })
  }, [trip, legs, listed, booked, ideas])
  const pins = useMemo((): readonly PlacePin[] => {
    const inks = inksOfLegs(journeyLegs(legs))
    return (frames?.places ?? []).map((place) => {
      const at = journeyLegs(legs).indexOf(place.leg)
      const face = document.createElement('span')
      const named = { name: placeName(place.leg.destination), ...place.at }
      return { ...place, id: place.leg.id, number: at + 1, ink: inks[at]!, named, face }
    })
  }, [frames, legs])
  return (
    frames &&
    onMap(frames, pins, chosenFrame(choice, { day, stopId }, frames), {
      turn: choice.turn,
      choose: (id) => {
        setChoice(({ turn }) => ({ id, turn: turn + 1, day, stopId }))
        onFrame?.(id)
      },
    })
  )
}

/** A stop that a place's pin stands for is shown with its place; a day by itself, until something else is asked for. */
function chosenFrame(
  choice: Choice,
  { day, stopId }: Pick<JourneyParts, 'day' | 'stopId'>,
  { inTown }: Frames<TripLeg>,
): FrameId | null {
  const kept = choice.day === day ? choice.id : day === null ? allPlaces : null
  const found = stopId === choice.stopId ? undefined : inTown.get(stopId ?? '')
  return kept !== null && found ? found.id : kept
}

function onMap(
  { wholeJourney: whole, allPlaces: all, inTown }: Frames<TripLeg>,
  pins: readonly PlacePin[],
  chosen: FrameId | null,
  { turn, choose }: { turn: number; choose: (id: FrameId) => void },
): JourneyOnMap {
  const place = pins.find(({ id }) => id === chosen)
  const points = place?.points ?? (chosen === wholeJourney ? (whole ?? all) : all)
  const isWide = chosen !== null && !place
  return {
    options: [
      ...(whole ? [{ id: wholeJourney, name: 'wholeJourney' } as const] : []),
      { id: allPlaces, name: 'allPlaces' },
      ...pins.map(({ id, named, ink }) => ({ id, name: { place: named.name, ink } })),
    ],
    chosen,
    choose,
    frame: chosen === null ? null : { points, turn },
    place: place?.named ?? null,
    pins: isWide ? pins : noPins,
    hidden: isWide ? inTown : noneHidden,
  }
}
