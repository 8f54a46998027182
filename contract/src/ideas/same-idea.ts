import { distanceKm } from '../places/distance.ts'
import { pointOf } from '../values/point.ts'

/** Two people press the same square in different corners. */
const samePlaceKm = 0.5

interface Named {
  readonly title: string
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

const plain = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
const spotOf = ({ latitude = null, longitude = null }: Named) => pointOf({ latitude, longitude })

/** The same name, and not at two places. */
export function isSameIdea(one: Named, other: Named): boolean {
  const [here, there] = [spotOf(one), spotOf(other)]
  return (
    plain(one.title) === plain(other.title) && (!here || !there || distanceKm(here, there) <= samePlaceKm)
  )
}
