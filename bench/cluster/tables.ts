import type { Figures } from './figures.ts'
import { modelOf, supposed, writeCeiling } from './model.ts'

export const steps = [1_000, 100_000, 10_000_000] as const

/** Enough of a number to reckon with, and no more than was measured. */
function short(value: number): string {
  if (value >= 1e9) return `${(value / 1e9).toFixed(1)} billion`
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} million`
  if (value >= 10) return Math.round(value).toLocaleString('en')
  return value.toPrecision(2)
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const measured = (figures: Figures): string =>
  table(
    ['measured', ''],
    [
      ['rows of a traveller with three trips', short(figures.rows)],
      ['bytes of a traveller, indexes included', `${short(figures.bytes / 1000)} KB`],
      ...Object.entries(figures.calls).map(([kind, { server, database, pooler, perSecond }]) => [
        `${kind}: CPU of server, PostgreSQL, PgBouncer`,
        `${short(server)}, ${short(database)}, ${short(pooler)} ms (${short(perSecond)} per second from one process)`,
      ]),
      ['CPU of the server for each live client told of a change', `${figures.toldMs.toFixed(3)} ms`],
      ['memory of the server afterwards', `${short(figures.serverMb)} MB`],
      [
        'connections of one server process to PostgreSQL, through the pooler and past it',
        short(figures.connections),
      ],
      ...figures.notify.map(({ what, listeners, commits, heard }) => [
        `${what}${listeners > 0 ? `, ${listeners} listeners` : ''}: per second`,
        `${short(commits)}${heard < 1 ? `; ${Math.round(heard * 100)}% heard in time` : ''}`,
      ]),
    ],
  )

function model(figures: Figures): string {
  const columns = steps.map((travellers) => modelOf(figures, travellers))
  const lines: [string, (step: (typeof columns)[number]) => string][] = [
    ['rows', ({ rows }) => short(rows)],
    ['database', ({ gigabytes }) => `${short(gigabytes)} GB`],
    ['reads per second', ({ readsPerSecond }) => short(readsPerSecond)],
    ['writes per second', ({ writesPerSecond }) => short(writesPerSecond)],
    ['live clients', ({ liveClients }) => short(liveClients)],
    ['processors for servers', ({ serverCores }) => short(serverCores)],
    ['server processes', ({ serverProcesses }) => String(serverProcesses)],
    ['processors for PostgreSQL', ({ databaseCores }) => short(databaseCores)],
    ['connections to poolers and past them', ({ connections }) => short(connections)],
    [
      `databases, each of ${short(writeCeiling(figures))} writes per second and ${supposed.databaseMachineCores} processors at most`,
      ({ databases }) => String(databases),
    ],
  ]
  return table(
    ['reckoned for travellers', ...steps.map((count) => count.toLocaleString('en'))],
    lines.map(([what, cell]) => [what, ...columns.map(cell)]),
  )
}

const calls = Object.entries(supposed.perHour)
  .map(([kind, count]) => `${count} × ${kind}`)
  .join(', ')

const said = `Supposed: ${supposed.activeShare * 100}% of all travellers have the app open in the busiest hour, each with ${calls}; ${supposed.followers} other has the trip open that one writes to; a live client takes ${supposed.lineMb} MB of a server; ${supposed.fill * 100}% of each processor and ceiling is used.`

/** What was measured, what is supposed, and what follows. */
export const tablesOf = (figures: Figures, on: string): string =>
  [measured(figures), said, model(figures), on].join('\n\n')

const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->']

/** The page with these tables in the place of earlier ones. */
export function pageWithTables(page: string, tables: string): string {
  const [before, rest = ''] = page.split(begin)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`there is no place for figures: ${begin} … ${end}`)
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`
}
