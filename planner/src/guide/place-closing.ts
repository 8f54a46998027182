// What a place does on a great closing day: what the guide says of it, else what places of its kind do.
import type { ClosingDay } from '../countries/closing-days.ts'
import type { Stillness } from '../countries/data/closing-days.ts'
import type { ClosingState, ClosingStates, GuideKind, GuidePlace } from './guide-place.ts'

type Closable = Pick<GuidePlace, 'kind' | 'hours' | 'cost' | 'setting' | 'closing'>

const staffed = new Set<GuideKind>(['museum', 'sight', 'family', 'market', 'day trip'])
const shutsIfPaid = new Set<GuideKind>(['viewpoint', 'park', 'religious'])
/** Under the open sky, and nobody to shut them. */
const openAir = new Set<GuideKind>(['park', 'nature', 'beach', 'viewpoint', 'quarter'])

/** 'open christmas new-year, short christmas-eve', or 'open always' for what never shuts. */
export function readClosings(text: string): ClosingStates {
  const clauses = text.split(', ').map((clause) => clause.split(' '))
  return Object.fromEntries(
    clauses.flatMap(([state, ...keys]) => keys.map((key) => [key, state as ClosingState])),
  )
}

export function stateOn(place: Closable, day: ClosingDay): ClosingState {
  if (day.level === 'silent') return 'closed'
  const own = place.closing?.[day.key] ?? place.closing?.always
  if (own) return own
  // Streets and squares are there on any day; a museum of which nobody knows the hours is not.
  if (place.hours === null && place.kind !== 'museum') return 'open'
  return byKind(place, day)
}

const isStaffed = ({ kind, cost }: Closable): boolean =>
  staffed.has(kind) || (shutsIfPaid.has(kind) && cost > 0)
const isTable = ({ kind }: Closable): boolean => kind === 'food' || kind === 'evening'

/** What is shut on a day of each level; on a short one it only shuts early. */
const shut: Record<Stillness, (place: Closable, day: ClosingDay) => boolean> = {
  silent: () => true,
  still: ({ kind, cost }) => !openAir.has(kind) || cost > 0,
  closed: (place, { fewTables }) => isStaffed(place) || (fewTables && isTable(place)),
  museums: ({ kind }) => kind === 'museum',
  markets: ({ kind }) => kind === 'market',
  worship: ({ kind }) => kind === 'religious',
  short: isStaffed,
  named: () => false,
}

function byKind(place: Closable, day: ClosingDay): ClosingState {
  if (!shut[day.level](place, day)) return 'open'
  return day.level === 'short' ? 'short' : 'closed'
}
