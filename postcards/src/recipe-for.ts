import type { Terrain } from '@sojourn/contract/places/archetype'
import { destinationById } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { drawings, plainDrawings } from './data/recipes.ts'
import type { Recipe } from './recipe.ts'
import { seedOf, type Subject, subjectOf } from './subject.ts'

/** An unknown place gets its landscape and never a landmark. */
export function recipeOf(subject: Subject): Recipe {
  if (subject.id === null) {
    const { archetype, seed, lat } = subject
    return { ...plainDrawings[archetype], seed, lat }
  }
  const { name, lat } = destinationById(subject.id)
  return { ...drawings[subject.id], seed: seedOf(name), lat }
}

/** How to draw what a traveller wrote; `place` is where the map found it, when it is known. */
export const recipeFor = (destination: string, place?: Terrain | null): Recipe =>
  recipeOf(subjectOf(photoFor(destination, place), place?.lat))
