// Loaded into a server before anything else: on a signal it says how long its event loop was at one thing since the last.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { cpuMs } from '../../server/test/longest-turn.ts'

const file = process.env['LOOP_WATCH']
if (file && isMainThread) {
  let [longest, last] = [0, cpuMs()]
  const look = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, 1).unref()
  process.on('SIGUSR2', () => {
    look()
    writeFileSync(file, String(longest))
    longest = 0
  })
}
