import { isSameValue } from '../values/same-value.ts'

type Fields = Readonly<Record<string, unknown>>

const midnight = 'T00:00:00.000Z'

/** One spelling for what means the same: nothing typed, a day with or without its midnight, 96 and '96.00'. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text.endsWith(midnight)) return text.slice(0, -midnight.length)
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

const isSame = (a: unknown, b: unknown): boolean => isSameValue(plain(a), plain(b))

/**
 * The fields in which an edit that waited would overwrite what its writer never saw: somebody else changed them since,
 * to something else than the edit wants. `seen` holds what the writer saw of the fields they changed.
 */
export const changedMeanwhile = (seen: Fields, wanted: Fields, current: Fields): string[] =>
  Object.keys(seen).filter(
    (field) =>
      wanted[field] !== undefined &&
      !isSame(seen[field], current[field]) &&
      !isSame(wanted[field], current[field]),
  )
