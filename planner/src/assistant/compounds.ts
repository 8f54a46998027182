// What is one compound is one visit: its parts are planned as one, on one day and one after the other, and shown as the
// stops that they are.
import type { GuidePlace } from '../guide/guide-place.ts'
import { estimatedMinutes, type Roads } from '../solver/travel.ts'
import type { PlannedVisit } from '../solver/types.ts'
import type { KnownPlace } from './known-places.ts'
import { paidOnce } from './prices.ts'

type Groups = readonly (readonly string[])[]

const stepMinutes = 5

/** The places as they are planned: those of a compound as one, where there are hours at which all are open. */
export function joined(
  places: readonly KnownPlace[],
  { compounds = [], tickets = [] }: { compounds?: Groups | undefined; tickets?: Groups | undefined },
  roads: Roads,
): KnownPlace[] {
  const byName = new Map(places.map((place) => [place.name, place]))
  const wholes = compounds.flatMap((names) => {
    const parts = names.flatMap((name) => byName.get(name) ?? [])
    return parts.length > 1 ? (wholeOf(parts, tickets, roads) ?? []) : []
  })
  const held = new Set(wholes.flatMap(({ parts = [] }) => parts.map(({ place }) => place.id)))
  return [...places.filter(({ id }) => !held.has(id)), ...wholes]
}

function wholeOf(list: readonly KnownPlace[], tickets: Groups, roads: Roads): KnownPlace | null {
  const [lead] = list
  const hours = list.map((place) => place.hours).reduce(bothOpen)
  if (!lead) return null
  let after = 0
  const parts = list.map((place, at) => {
    const before = list[at - 1]
    if (before) after += before.minutes + wayBetween(before, place, roads)
    return { place, after }
  })
  const minutes = after + list.at(-1)!.minutes
  if (hours && !hours.flat().some(([from, until]) => until - from >= minutes)) return null
  return {
    ...lead,
    parts,
    hours,
    minutes,
    cost: [...paidOnce(list, tickets).values()].reduce((sum, cost) => sum + cost, 0),
    icon: list.some(({ icon }) => icon),
    worth: Math.max(...list.map(({ worth }) => worth)),
    setting: list.every(({ setting }) => setting === lead.setting) ? lead.setting : 'both',
    access: list.some(({ access }) => access === 'poor') ? 'poor' : lead.access,
  }
}

const wayBetween = (from: KnownPlace, to: KnownPlace, roads: Roads): number =>
  Math.ceil(estimatedMinutes(from, to, roads) / stepMinutes) * stepMinutes

type Hours = GuidePlace['hours']

/** Per day of the week when both are open. */
function bothOpen(a: Hours, b: Hours): Hours {
  if (!a || !b) return a ?? b
  return a.map((spans, day) =>
    spans.flatMap(([from, until]) =>
      (b[day] ?? []).flatMap(([first, last]) => {
        const both = [Math.max(from, first), Math.min(until, last)] as const
        return both[0] < both[1] ? [both] : []
      }),
    ),
  )
}

export interface ShownVisit {
  place: KnownPlace
  visit: PlannedVisit
  /** One goes on inside the compound: on its paths, or by its boat. */
  isInside: boolean
}

/** The visits as they are shown: each part of a compound by itself. */
export const partsOf = (visit: PlannedVisit, place: KnownPlace): ShownVisit[] =>
  !place.parts
    ? [{ place, visit, isInside: false }]
    : place.parts.map((part, at, all) => {
        const start = visit.start + part.after
        const before = all[at - 1]
        const way = before ? part.after - before.after - before.place.minutes : visit.travelMinutes
        const own = { id: part.place.id, start, end: start + part.place.minutes, travelMinutes: way }
        const shown = { ...own, waitMinutes: before ? 0 : visit.waitMinutes }
        return { place: part.place, visit: shown, isInside: before !== undefined && !part.place.way }
      })
