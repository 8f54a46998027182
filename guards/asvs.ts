import type { Sources } from './import-graph.ts'

export const asvsPage = 'docs/asvs.md'

const states = ['met', 'not applicable', 'not met'] as const
type State = (typeof states)[number]

interface Line {
  /** `6.2.10` */
  id: string
  state: string
  reason: string
}

export const linesOf = (page: string): Line[] =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| (.*) \|$/gm)].map(
    ([, id = '', state = '', reason = '']) => ({ id, state, reason }),
  )

/** `6.2.10` comes after `6.2.9`. */
function isAfter(id: string, before: string): boolean {
  const [one, other] = [id.split('.').map(Number), before.split('.').map(Number)]
  const at = one.findIndex((part, place) => part !== other[place])
  return at >= 0 && one[at]! > other[at]!
}

const count = (lines: readonly Line[], state: State): number =>
  lines.filter((line) => line.state === state).length

/** The line at the head, as its lines make it. Of what does not apply nothing can be met. */
export function sumsOf(lines: readonly Line[]): string {
  const [met, not, open] = states.map((state) => count(lines, state)) as [number, number, number]
  const share = Math.floor((1000 * met) / Math.max(1, met + open)) / 10
  return `${lines.length} requirements: ${met} met, ${not} not applicable, ${open} not met. Of those that apply ${share} % are met.`
}

/** A file with what it is looked up for: `path` “words of a test”. */
const named = /`([^`]+)`(?: “([^”]+)”)?/g
const isPath = (text: string): boolean => /^[\w.][\w.-]*(\/[\w.-]+)*\.\w+$|^\w[\w.-]*(\/[\w.-]+)+$/.test(text)

function lost(reason: string, sources: Sources): string[] {
  return [...reason.matchAll(named)].flatMap(([, path = '', words]) => {
    const file = sources.get(path)
    if (words !== undefined && !file?.includes(words)) return [`${path} “${words}”`]
    const isThere = file !== undefined || [...sources.keys()].some((one) => one.startsWith(`${path}/`))
    return isPath(path) && !isThere ? [path] : []
  })
}

function faultsOf({ id, state, reason }: Line, sources: Sources): string[] {
  const isProven = [...reason.matchAll(named)].some(([, path = '']) => isPath(path))
  return [
    ...(states.includes(state as State) ? [] : [`${id} is ${state}`]),
    ...(state === 'met' && !isProven ? [`${id} names no file`] : []),
    ...lost(reason, sources).map((what) => `${id} names ${what}, which is not there`),
  ]
}

/** What the page says that is not so. */
export function asvsFaults(sources: Sources): string[] {
  const page = sources.get(asvsPage) ?? ''
  const lines = linesOf(page)
  const rows = page.split('\n').filter((row) => /^\| \d/.test(row))
  const sums = sumsOf(lines)
  return [
    ...lines.flatMap((line) => faultsOf(line, sources)),
    ...lines.flatMap(({ id }, at) =>
      at > 0 && !isAfter(id, lines[at - 1]!.id) ? [`${id} comes after ${lines[at - 1]!.id}`] : [],
    ),
    ...(rows.length === lines.length ? [] : [`${rows.length - lines.length} lines cannot be read`]),
    ...(page.includes(`\n${sums}\n`) ? [] : [`the head is not: ${sums}`]),
  ]
}
