import { styleText } from 'node:util'

interface LogLine {
  level: number
  time: number
  msg?: string
  err?: { message?: string; stack?: string }
  req?: { method: string; path: string }
  [field: string]: unknown
}

type Colour = Parameters<typeof styleText>[0]

/** By the logger's numbers, from the gravest down. */
const levels: [number, string, Colour][] = [
  [60, 'fatal', 'red'],
  [50, 'error', 'red'],
  [40, 'warn', 'yellow'],
  [30, 'info', 'green'],
  [0, 'debug', 'dim'],
]

/** Fields that a person at a terminal has no use for. */
const left = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'err', 'req', 'res'])

/** The lines of the log for a person at a terminal: the hour, how grave, what happened, and the few facts of it. */
export const terminalLog = (out: { write(text: string): unknown }): { write(line: string): void } => ({
  write: (line) => void out.write(readable(line)),
})

function readable(text: string): string {
  let line: LogLine
  try {
    line = JSON.parse(text) as LogLine
  } catch {
    return text
  }
  const [, name, colour] = levels.find(([least]) => line.level >= least) ?? [0, 'debug', 'dim' as Colour]
  const hour = new Date(line.time).toTimeString().slice(0, 8)
  const head = `${styleText('dim', hour)} ${styleText(colour, name.padEnd(5))} ${line.msg ?? ''}`
  const facts = [...requestOf(line), ...factsOf(line)].join(', ')
  return `${head}${facts && styleText('dim', ` (${facts})`)}\n${detailsOf(line.err)}`
}

const requestOf = ({ req }: LogLine): string[] => (req ? [`${req.method} ${req.path}`] : [])

const factsOf = (line: LogLine): string[] =>
  Object.entries(line).flatMap(([name, value]) =>
    left.has(name) || value === undefined ? [] : [`${name} ${textOf(value)}`],
  )

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const detailsOf = (err: LogLine['err']): string =>
  err ? `${(err.stack ?? err.message ?? '').replaceAll(/^/gm, '         ')}\n` : ''
