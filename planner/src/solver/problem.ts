// The one form that both the bare orienteering problem and a trip's days are brought into. All times are whole
// numbers of one unit. Places come first, then what is fixed on a day, then each day's start, then each day's end.

export interface Neighbour {
  node: number
  /** From 1 down: the more neighbours the two have, the less this pair counts. */
  bond: number
}

export interface Problem {
  days: number
  /** Places to choose from: the nodes 0 … places - 1. */
  places: number
  /** All nodes: the row length of every table here. */
  size: number
  /** From row to column. The way to a floating node is 0. */
  travel: Int32Array
  /** How long a visit lasts. */
  visit: Int32Array
  /** Per day and node (day * size + node): the first and the last moment at which the visit may begin. */
  open: Int32Array
  close: Int32Array
  /** A visit may not begin after `gapFrom` and before `gapTo` (closed over noon); equal when there is no gap. */
  gapFrom: Int32Array
  gapTo: Int32Array
  /** Per day and node: what the visit is worth; 0 when it is not to be made on that day. */
  value: Float64Array
  /** Per day and node: from when to when a visit should begin; equal where it does not matter. */
  bestFrom: Int32Array
  bestTo: Int32Array
  /** How many of a day's places each counts for, in halves too, and how many it is shown as. */
  stops: Float64Array
  shown: Int32Array
  /** Money per place, and how much may be spent in a day and in all. */
  cost: Float64Array
  dayBudget: readonly number[]
  budget: number
  /** How many places each day may hold, besides what is fixed, and how many it may show. */
  mostPerDay: readonly number[]
  mostShown: readonly number[]
  /** What is taken off per day for the square of its number of places, so that days are filled evenly. */
  evenness: number
  /** What one unit of travel time takes off: of two plans of the same value the shorter way wins. */
  travelWeight: number
  /** What one unit of beginning outside the best time takes off, and one of waiting; 0 where that does not matter. */
  offWeight: number
  idleWeight: number
  /** 1 for what one may wait for: dinner, and what is fixed. */
  patient: Uint8Array
  /** 1 where one eats something and 2 where one sits down to a meal: nobody does both at once. */
  eats: Uint8Array
  /** Per node: what lies so near that it belongs into the same day. */
  near: readonly (readonly Neighbour[])[]
  /** What two neighbours add on one day and take off on two; 0 where that does not matter. */
  together: number
  /** Per day and node: 1 where neighbours draw nobody, as to the open air in the rain. */
  unfit: Uint8Array
  /** Whether the days are interchangeable: the same start, end, hours and values, and nothing fixed. */
  alike: boolean
  /** 1 for what happens wherever one is at that time, such as a meal. */
  floating: Uint8Array
  /** The fixed nodes of each day in their order. */
  fixed: readonly (readonly number[])[]
}

export const startOf = (problem: Problem, day: number): number => problem.size - 2 * problem.days + day
export const endOf = (problem: Problem, day: number): number => problem.size - problem.days + day

interface Tables {
  size: number
  travel: Int32Array
  visit: Int32Array
  open: Int32Array
  close: Int32Array
  gapFrom: Int32Array
  gapTo: Int32Array
  value: Float64Array
  bestFrom: Int32Array
  bestTo: Int32Array
  cost: Float64Array
  stops: Float64Array
  shown: Int32Array
  floating: Uint8Array
  patient: Uint8Array
  eats: Uint8Array
  unfit: Uint8Array
}

/** Tables of the right lengths, filled with zeros. */
export function emptyTables(days: number, places: number, fixed: number): Tables {
  const size = places + fixed + 2 * days
  const perDay = (): Int32Array => new Int32Array(days * size)
  return {
    size,
    travel: new Int32Array(size * size),
    visit: new Int32Array(size),
    open: perDay(),
    close: perDay(),
    gapFrom: perDay(),
    gapTo: perDay(),
    value: new Float64Array(days * size),
    bestFrom: perDay(),
    bestTo: perDay(),
    cost: new Float64Array(size),
    stops: new Float64Array(size).fill(1),
    shown: new Int32Array(size).fill(1),
    floating: new Uint8Array(size),
    patient: new Uint8Array(size),
    eats: new Uint8Array(size),
    unfit: new Uint8Array(days * size),
  }
}
