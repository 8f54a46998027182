import { askUnread, type UnreadAnswer } from '../server/test/unread-reader.ts'
import { residentMb } from './places.ts'

export const unreadCount = 280
const atOnce = 20
const settleMs = 15_000

export interface UnreadResult {
  /** How many were answered with which status; 0 is a line that broke. */
  byStatus: Record<number, number>
  peakMb: number
  keptMb: number
}

/** One account asks for a long answer again and again and reads none of them. */
export async function measureUnread(
  url: string,
  { cookie, path, pid }: { cookie: string; path: string; pid: number },
): Promise<UnreadResult> {
  let peakMb = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid) ?? 0)), 20)
  const asked: UnreadAnswer[] = []
  while (asked.length < unreadCount)
    asked.push(...(await Promise.all(Array.from({ length: atOnce }, () => askUnread(url, path, cookie)))))
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  clearInterval(watch)
  const keptMb = residentMb(pid) ?? 0
  const byStatus: Record<number, number> = {}
  for (const { end, status } of asked) {
    byStatus[status] = (byStatus[status] ?? 0) + 1
    end()
  }
  return { byStatus, peakMb, keptMb }
}
