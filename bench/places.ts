import { readFileSync } from 'node:fs'
import type { Account } from './account.ts'

/** Resident memory of a process in megabytes; null where the system does not say. */
export function residentMb(pid: number): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return found === undefined ? null : Number(found) / 1024
  } catch {
    return null
  }
}

/** Exact names, beginnings, typing errors and other scripts. */
const typed = [
  'Lisbon',
  'san',
  'po',
  'barcalona',
  'new yrok',
  'Rochester, Kent',
  '東京',
  'edinborough',
  'Xyzzyville',
]

/** One search after the other, each text several times: the first of all, and the slowest of the middle times. */
export async function measurePlaces(account: Account): Promise<{ firstMs: number; laterMs: number }> {
  const search = async (text: string) => {
    const started = performance.now()
    await account.send('GET', `/api/places/search?q=${encodeURIComponent(text)}`)
    return performance.now() - started
  }
  const firstMs = await search('Lisbon')
  let laterMs = 0
  for (const text of typed) {
    const times: number[] = []
    for (let n = 0; n < 9; n++) times.push(await search(text))
    laterMs = Math.max(laterMs, times.toSorted((a, b) => a - b)[4] ?? 0)
  }
  return { firstMs, laterMs }
}
