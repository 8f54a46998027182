/** What this thread has cost the processor so far; other programs do not count. */
export const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What some work costs the processor, in milliseconds. */
export function cpuOf(work: () => unknown): number {
  const before = cpuMs()
  work()
  return cpuMs() - before
}

/** Does some work and answers how long the event loop was at one thing meanwhile: everybody else waits as long. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = cpuMs()
  const look = () => {
    longest = Math.max(longest, cpuMs() - last)
    last = cpuMs()
  }
  const watch = setInterval(look, 1)
  await work()
  clearInterval(watch)
  look()
  return longest
}
