import type { Terrain } from '@sojourn/contract/places/archetype'
import { destinationById } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { seasonOf } from '@sojourn/contract/places/season'
import { showsSnow } from '@sojourn/contract/places/snow'
import type { Shape } from '@sojourn/postcards/address'
import type { Picture } from '@sojourn/postcards/picture'
import { subjectOf } from '@sojourn/postcards/subject'

export interface Pictured {
  /** What the traveller wrote. */
  destination: string
  /** Where the map found it, when it is known. */
  place?: Terrain | null
  /** What it is drawn for; on the page the picture fills its frame. */
  shape?: Shape
  /** The month the trip starts in, 1 to 12. */
  month?: number
  evening?: boolean
}

export function pictureFor({
  destination,
  place,
  shape = 'card',
  month,
  evening = false,
}: Pictured): Picture {
  const photo = photoFor(destination, place)
  const lat = photo.id === null ? (place?.lat ?? null) : destinationById(photo.id).lat
  const season = month === undefined ? 'summer' : seasonOf(lat ?? 0, month)
  const snows = month !== undefined && season === 'winter' && showsSnow(photo.id, place ?? null, month)
  return { subject: subjectOf(photo, lat), season: snows ? 'snow' : season, evening, shape }
}
