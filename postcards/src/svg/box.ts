import { type At, type PathStep, stepsOf } from './path-data.ts'

/** Left, top, right, bottom. */
export type PaperBox = readonly [number, number, number, number]

/** Surely around the path. Nothing where that is not known. */
export function boxAround(data: string, around: number): PaperBox | null {
  const points = [...stepsOf(data)].map(reachOf)
  if (points.includes(null)) return null
  const xs = points.flatMap((reach) => reach?.map(([x]) => x) ?? [])
  const ys = points.flatMap((reach) => reach?.map(([, y]) => y) ?? [])
  return [
    Math.min(...xs) - around,
    Math.min(...ys) - around,
    Math.max(...xs) + around,
    Math.max(...ys) + around,
  ]
}

/** Points that a step stays between: curves within their handles, arcs within their radii. */
function reachOf({ kind, numbers, isAbsolute, from, to }: PathStep): At[] | null {
  const [first = 0, second = 0] = numbers
  if (kind === 'S' || kind === 'T') return null
  if (kind === 'A') {
    const reach = 2 * Math.max(first, second)
    return [
      [to[0] - reach, to[1] - reach],
      [to[0] + reach, to[1] + reach],
    ]
  }
  const handles =
    kind === 'C' ? [[first, second], numbers.slice(2, 4)] : kind === 'Q' ? [[first, second]] : []
  const [left, top] = isAbsolute ? [0, 0] : from
  return [to, ...handles.map(([x = 0, y = 0]): At => [x + left, y + top])]
}

/** Neighbours in a row of houses lap over each other by so much: which of them is in front there, nobody sees. */
const lapUnits = 4

/** But never by more than this share of the smaller one: no chimney vanishes behind its roof. */
const lapShare = 0.35

/** By how much the two lie over each other, across and down. */
const overlapOf = (a: PaperBox, b: PaperBox): [number, number] => [
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]),
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]),
]

export const touches = (a: PaperBox, b: PaperBox): boolean => overlapOf(a, b).every((overlap) => overlap > 0)

/** Whether one is seen to lie over the other. */
export function covers(a: PaperBox, b: PaperBox): boolean {
  const width = Math.min(a[2] - a[0], b[2] - b[0])
  const height = Math.min(a[3] - a[1], b[3] - b[1])
  const [across, down] = overlapOf(a, b)
  return across > Math.min(lapUnits, lapShare * width) && down > Math.min(lapUnits, lapShare * height)
}
