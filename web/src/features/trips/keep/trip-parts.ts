// What makes a trip whole without a connection: where each part of it is, how it gets here, and whether it is here.
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsKeepWords } from '@sojourn/contract/trips/words-keep'
import { tripsPartsHereWords } from '@sojourn/contract/trips/words-parts-here'
import { tripsPartsWords } from '@sojourn/contract/trips/words-parts'
import { say } from '@sojourn/contract/words/say'
import { addressOf } from '@sojourn/postcards/picture'
import { pointOf } from '@sojourn/contract/values/point'
import { guidePath, keepGuide } from '../../../guide/trip-guide.ts'
import { outlineUrls } from '../../../base-map/land/outlines.ts'
import { labelsQuery } from '../../../base-map/queries.ts'
import { pictureFor } from '../../../postcards/picture-for.ts'
import { fetchTrip } from '../../../sync/cache/open-trip.ts'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { hasCopies, putCopies } from '../../../sync/device/copy-store.ts'
import { pathOf, snapshotPath } from '../../../sync/device/read-path.ts'
import { savedQuery } from '../../../queries/ai.ts'
import { planQuery } from '../../../queries/billing.ts'
import { ratesQuery } from '../../../queries/expenses.ts'
import { destinationQuery, insightsQuery } from '../../../queries/insights.ts'
import { tripWeatherQuery } from '../../../queries/weather.ts'
import { terrainOf } from '../trip-place.ts'
import { download, hasFiles } from './files.ts'

export type PartName = keyof typeof tripsPartsWords
type ListName = ContentCollection & PartName

/** Day notes come with the rest unnamed. */
const isNamed = (collection: ContentCollection): collection is ListName => collection in tripsPartsWords
const listNames = contentCollections.filter(isNamed)
export const partNames: readonly PartName[] = [...listNames, 'members', 'guide', 'artwork', 'map']

export interface PartDone {
  name: PartName
  /** What of it is here: '22 activities'. */
  note: string
}

interface Work {
  trip: Trip
  signal: AbortSignal
  onBytes: (bytes: number) => void
  onPart: (part: PartDone) => void
}

/** The trip with its lists, at one moment, and what its screens read besides. */
async function bringContent({ trip, signal, onBytes, onPart }: Work): Promise<void> {
  const snapshot = await fetchTrip(trip.id, signal)
  onBytes(await putCopies({ [snapshotPath(trip.id)]: snapshot }))
  for (const name of [...listNames, 'members'] as const)
    onPart({ name, note: say(tripsPartsHereWords[name], { count: snapshot[name].length }) })
  onBytes(await bringReads(trip))
}

const screenReads = (trip: Trip) =>
  [
    tripWeatherQuery(trip),
    insightsQuery(trip),
    destinationQuery(trip),
    savedQuery(trip.id),
    ratesQuery,
    planQuery,
  ] as const

/** What cannot be had of these is missing alone. */
async function bringReads(trip: Trip): Promise<number> {
  const reads = screenReads(trip).map(async (query) => {
    const data: unknown = await queryClient.fetchQuery(query as typeof planQuery)
    return [pathOf(query.queryKey), data] as const
  })
  const read = (await Promise.allSettled(reads)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  )
  return putCopies(Object.fromEntries(read.filter(([path, data]) => path !== null && data !== null)))
}

const loadGuides = () => import('@sojourn/planner/guide/guide-for')

async function bringGuide({ trip, onBytes, onPart }: Work): Promise<void> {
  const kept = await keepGuide(trip)
  if (kept) onBytes(kept.bytes)
  onPart({
    name: 'guide',
    note: kept ? say(tripsKeepWords.places, { count: kept.guide.places.length }) : tripsKeepWords.noPlaces,
  })
}

/** The frames in which the trip's own screens show its picture, by day and in the evening. */
const tripShapes = ['card', 'wide', 'band', 'broad-band', 'phone-band', 'thumb'] as const

export const artworkOf = (trip: Trip): string[] =>
  tripShapes.flatMap((shape) =>
    [false, true].map((evening) =>
      addressOf(
        pictureFor({
          destination: trip.destination,
          place: terrainOf(trip),
          month: Number(trip.startDate.slice(5, 7)),
          shape,
          evening,
        }),
      ),
    ),
  )

async function bringArtwork({ trip, signal, onBytes, onPart }: Work): Promise<void> {
  const addresses = artworkOf(trip)
  await download(addresses, { signal, onBytes })
  onPart({ name: 'artwork', note: say(tripsKeepWords.drawings, { count: addresses.length }) })
}

const outlines = [outlineUrls.coarse, outlineUrls.fine]
/** How far around the place names of towns are kept, in degrees: the town, the region, the country. */
const reaches = [0.25, 1, 4]

async function bringMap({ trip, signal, onBytes, onPart }: Work): Promise<void> {
  await download(outlines, { signal, onBytes })
  const at = pointOf(trip)
  for (const reach of at ? reaches : []) {
    const { lat = 0, lng = 0 } = at ?? {}
    const frame = { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach }
    const query = labelsQuery(frame)
    const names = await queryClient.fetchQuery(query)
    onBytes(await putCopies({ [pathOf(query.queryKey) ?? '']: names }))
  }
  onPart({ name: 'map', note: tripsKeepWords.land })
}

/** Brings every part, in the order they are shown. */
export async function bringTrip(work: Work): Promise<void> {
  await bringContent(work)
  await bringGuide(work)
  await bringArtwork(work)
  await bringMap(work)
}

async function hasGuide(trip: Trip): Promise<boolean> {
  const { guideFor } = await loadGuides()
  return (await hasCopies([guidePath(trip)])) || (await guideFor(trip)) === null
}

/** The parts that are not here, be it that they never came or that the browser has thrown them away. */
export async function missingParts(trip: Trip): Promise<PartName[]> {
  const content = hasCopies([snapshotPath(trip.id)])
  const isHere: Record<PartName, Promise<boolean>> = {
    itinerary: content,
    packing: content,
    expenses: content,
    members: content,
    guide: hasGuide(trip),
    artwork: hasFiles(artworkOf(trip)),
    map: hasFiles(outlines),
  }
  const found = await Promise.all(partNames.map(async (name) => ((await isHere[name]) ? null : name)))
  return found.filter((name) => name !== null)
}
