import { isSigned } from '@sojourn/contract/http/answered-by'

const probeMs = 3_000

/** Whether our own server can be reached, whatever became of another call. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/api/health/live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeMs),
    })
    return answer.ok && isSigned(answer)
  } catch {
    return false
  }
}
