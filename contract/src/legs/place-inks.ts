import { photoFor } from '../places/photo-lookup.ts'
import { pointOf } from '../values/point.ts'
import { type InkName, inkNames } from '../places/data/destinations.ts'

/** Inks that stand beside each other on the colour wheel look alike as thin lines. */
const families: readonly (readonly InkName[])[] = [
  ['vermilion', 'ember', 'ochre'],
  ['spruce', 'lagoon'],
  ['fjord', 'harbour', 'cobalt'],
  ['plum', 'iris'],
]
/** What a place takes whose own ink is another's already. */
const spare: readonly InkName[] = ['iris', 'lagoon', 'spruce', 'plum', 'cobalt', 'ochre']

const familyOf = (ink: InkName): readonly InkName[] => families.find((names) => names.includes(ink)) ?? [ink]

/** An ink for each place: its picture's, or where an earlier place has that or one like it, the first free one. */
export function placeInks(own: readonly InkName[]): InkName[] {
  const taken: InkName[] = []
  for (const ink of own) {
    const isLike = taken.some((other) => familyOf(ink).includes(other))
    const free = spare.find((name) => !taken.includes(name)) ?? inkNames.find((name) => !taken.includes(name))
    taken.push(isLike ? (free ?? ink) : ink)
  }
  return taken
}

interface Pictured {
  readonly destination: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly countryCode: string | null
  readonly elevationM: number | null
  readonly coastal: boolean | null
}

/** The ink of each place, in their order. */
export const inksOfLegs = (legs: readonly Pictured[]): InkName[] =>
  placeInks(
    legs.map((leg) => {
      const point = pointOf(leg)
      return photoFor(leg.destination, point && { ...leg, ...point }).ink
    }),
  )

/** The same where no more than their names is known. */
export const inksOfRoute = (route: readonly string[]): InkName[] =>
  placeInks(route.map((name) => photoFor(name).ink))
