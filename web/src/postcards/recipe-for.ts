import type { Terrain } from '@sojourn/contract/places/archetype'
import { destinationOf } from '@sojourn/contract/places/data/destinations'
import { type DestinationPhoto, photoFor } from '@sojourn/contract/places/photo-lookup'
import { drawings, plainDrawings } from './data/recipes.ts'
import type { Recipe } from './recipe.ts'

/** Where nothing is known: the seasons show in the sky, but no snow falls and no leaf turns. */
const unknownLat = 30

/** An unknown place gets its landscape and never a landmark. */
export function recipeOf({ id, caption, archetype }: DestinationPhoto, lat?: number | null): Recipe {
  if (id !== null) {
    const destination = destinationOf(id)
    return { ...drawings[id], name: destination.name, caption, lat: destination.lat }
  }
  return { ...plainDrawings[archetype ?? 'old-town'], name: caption, caption, lat: lat ?? unknownLat }
}

/** How to draw what a traveller wrote; `place` is where the map found it, when it is known. */
export const recipeFor = (destination: string, place?: Terrain | null): Recipe =>
  recipeOf(photoFor(destination, place), place?.lat)
