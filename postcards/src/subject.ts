import type { PlainArchetype } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinationById } from '@sojourn/contract/places/data/destinations'
import type { DestinationPhoto } from '@sojourn/contract/places/photo-lookup'
import { hash } from './svg/random.ts'

/** What a picture shows: a place of the table, or a landscape that the traveller's words vary. */
export type Subject =
  | { id: DestinationId }
  | { id: null; archetype: PlainArchetype; seed: number; /** Whole degrees from the equator. */ lat: number }

/** Where nothing is known: the seasons show in the sky, but no snow falls and no leaf turns. */
const unknownLat = 30

/** Two places of one landscape must not look alike. */
export const seedOf = (name: string): number => hash(`${name}|v3`)

/** The words themselves stay with the traveller: an address ends up in logs. */
export function subjectOf({ id, caption, archetype }: DestinationPhoto, lat?: number | null): Subject {
  if (id !== null) return { id }
  const distance = Math.round(Math.abs(lat ?? unknownLat))
  return { id, archetype: archetype ?? 'old-town', seed: seedOf(caption), lat: distance }
}

/** North and south show the same season alike, so the distance from the equator is enough. */
export const latOf = (subject: Subject): number =>
  subject.id === null ? subject.lat : destinationById(subject.id).lat
