import { askUnread, type UnreadAnswer } from '../server/test/unread-reader.ts'
import { residentMb } from './places.ts'

export const unreadCount = 280
const atOnce = 20
/** The memory of what was only needed to make them goes meanwhile, or does not. */
const settleMs = 10_000

interface UnreadResult {
  /** How many were answered with which status. */
  byStatus: Record<number, number>
  restMb: number
  peakMb: number
}

/** One account asks for a long answer again and again and reads none of them. */
export async function measureUnread(
  { url, pid }: { url: string; pid: number },
  { cookie, path }: { cookie: string; path: string },
): Promise<UnreadResult> {
  const restMb = residentMb(pid) ?? 0
  let peakMb = restMb
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid) ?? 0)), 20)
  const asked: UnreadAnswer[] = []
  const ask = () => askUnread(url, path, cookie)
  while (asked.length < unreadCount) asked.push(...(await Promise.all(Array.from({ length: atOnce }, ask))))
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  clearInterval(watch)
  const byStatus: Record<number, number> = {}
  for (const { end, status } of asked) {
    byStatus[status] = (byStatus[status] ?? 0) + 1
    end()
  }
  return { byStatus, restMb, peakMb }
}
