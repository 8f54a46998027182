import type { KnownPlace } from './known-places.ts'

type Groups = readonly (readonly string[])[]

/** What each place costs an adult in the order they are seen: a ticket is paid at the first door it opens. */
export function paidOnce(places: readonly KnownPlace[], tickets: Groups): Map<string, number> {
  const costs = new Map<string, number>()
  const paid = new Set<readonly string[]>()
  for (const { id, name, cost } of places) {
    const ticket = tickets.find((names) => names.includes(name))
    if (!ticket) costs.set(id, cost)
    else {
      const prices = places.filter((place) => ticket.includes(place.name)).map((place) => place.cost)
      costs.set(id, paid.has(ticket) ? 0 : Math.max(...prices))
      paid.add(ticket)
    }
  }
  return costs
}

/** The way out and back is paid with the first stop out of town. */
export const fareOf = (place: KnownPlace, day: readonly KnownPlace[]): number =>
  day.find(({ way }) => way) === place ? (place.way?.fare ?? 0) : 0
