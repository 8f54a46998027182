import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface Times {
  parent: number
  /** Its own and those of its children that have ended, in ms. */
  ms: number
}

function timesOf(pid: number | string): Times | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
    const fields = rest.split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ms: (ticks * 1000) / ticksPerSecond }
  } catch {
    return null
  }
}

/** What a process and its children have had of the processors so far, in ms. */
export function cpuMs(pid: number): number {
  const own = timesOf(pid)?.ms ?? 0
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid)
    .reduce((sum, times) => sum + (times?.ms ?? 0), own)
}
