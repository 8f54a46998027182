export const sqlState = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

const awayStates = new Set([
  // Cancelled by a time limit, ended by an administrator, crashed, starting up or shutting down.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // A lock was not granted in time; a lost race was repeated and lost again; a transaction was left waiting.
  '55P03',
  '40001',
  '40P01',
  '25P03',
  // The system around it: a file that cannot be written or read.
  '58030',
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'EAGAIN',
  'ETIMEDOUT',
])

/** Class 08: the connection. Class 53: disk, memory or connections are used up. */
const awayClasses = ['08', '53']

const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|has been discarded/

/** Whether it is the database's state and not the request that failed: the same may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return (
    awayStates.has(state) ||
    awayClasses.some((name) => state.length === 5 && state.startsWith(name)) ||
    (error instanceof Error && lostConnection.test(error.message))
  )
}

/** Somebody has to make room before anything can be written again. */
export const isDiskFull = (error: unknown): boolean => ['53100', '58030'].includes(sqlState(error) ?? '')
