import { metresBetween } from '@sojourn/contract/map/route'
import type { Neighbour } from './problem.ts'
import type { Located } from './types.ts'

/** What lies so near to each other belongs into one day. */
const neighbourM = 500

const pointOf = ({ latitude, longitude }: Located) => ({ lat: latitude, lng: longitude })

/** A pair counts less where each has many neighbours, or an old town in which all lies together would be seen by half. */
const dilution = 0.15

/** Per node its neighbours. */
export function neighboursOf(places: ReadonlyMap<number, Located>, size: number): Neighbour[][] {
  const near = Array.from({ length: size }, (): number[] => [])
  for (const [a, one] of places)
    for (const [b, other] of places)
      if (a !== b && metresBetween(pointOf(one), pointOf(other)) <= neighbourM) near[a]!.push(b)
  return near.map((list) =>
    list.map((node) => ({ node, bond: (list.length * near[node]!.length) ** -dilution })),
  )
}
