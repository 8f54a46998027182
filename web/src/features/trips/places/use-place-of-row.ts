import { pointOf, type Point } from '@sojourn/contract/values/point'
import { type Understood, useUnderstood } from '../create/understood-place.tsx'
import type { TypedPlace } from './place-rows.ts'

interface PlaceOfRow {
  understood: Understood | null
  /** Null while nobody knows where it lies. */
  point: Point | null
}

const nothing = { destination: '', place: null }

/** What a row of the editor is taken for. A leg that stands as it was is known without asking. */
export function usePlaceOfRow(row: TypedPlace | undefined): PlaceOfRow {
  const stored = row?.stored?.destination === row?.destination.trim() ? row?.stored : null
  const asked = useUnderstood(row && !stored ? row : nothing)
  if (stored?.placeName)
    return { understood: { name: stored.placeName, place: null, similar: [] }, point: pointOf(stored) }
  return { understood: asked, point: asked?.place ? pointOf(asked.place) : null }
}
