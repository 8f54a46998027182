// What the spot of a meal is called for which no table is known: a quarter, a town or a sight around which people eat.
import type { GuideKind } from '../guide/guide-place.ts'
import type { Located } from '../solver/types.ts'
import type { KnownPlace } from './known-places.ts'
import { metresApart } from './words.ts'

/** Whoever says these names a part of the town. */
const parts = new Set<GuideKind>(['quarter', 'market'])
/** They have a table themselves. */
const withCafe = new Set<GuideKind>(['museum', 'family'])
/** In a town they have tables around them. */
const known = new Set<GuideKind>(['sight', 'religious'])
const lively = new Set<GuideKind>(['food', 'evening', ...parts])

const walkM = 1000
const centreM = 2500

interface Around {
  /** Null where there is nothing to eat far and wide. */
  name: string | null
  town: string | undefined
}

const isTold = ({ kind, best }: KnownPlace): boolean =>
  parts.has(kind) || withCafe.has(kind) || (kind === 'food' && best === 'morning')

/** `all`: what the guide knows; `centre`: where the days begin and end. */
export function aroundOf(
  place: KnownPlace,
  all: Iterable<KnownPlace>,
  centre: Located & { name: string },
): Around {
  const { name, kind, quarter, town } = place
  if (quarter) return { name: quarter, town }
  const near = [...all]
    .flatMap((one) => one.parts?.map((part) => part.place) ?? [one])
    .filter((one) => one.id !== place.id && metresApart(one, place) <= walkM)
    .toSorted((a, b) => metresApart(a, place) - metresApart(b, place))
  const isInTown = near.some((one) => lively.has(one.kind)) || metresApart(centre, place) <= centreM
  if (isTold(place) || (isInTown && known.has(kind))) return { name, town }
  const other = near.find((one) => isTold(one) || known.has(one.kind))
  if (other) return { name: other.quarter ?? other.name, town: other.town }
  if (town) return { name: town.split(',')[0]!, town }
  if (metresApart(centre, place) <= centreM) return { name: centre.name, town }
  return { name: kind === 'food' || kind === 'evening' ? name : null, town }
}
