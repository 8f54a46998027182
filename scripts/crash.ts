// kill -9 under load: every acknowledged write must be there after the next start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, accountAt, newAccount } from '../bench/account.ts'
import { startServer } from '../bench/child.ts'

const kills = Number(process.argv[2] ?? 20)
const writers = 8
const folder = mkdtempSync(join(tmpdir(), 'sojourn-crash-'))
const env = { DATA_DIR: folder, BACKUPS: 'off', RATE_LIMIT_SCALE: '1000000' }
const acknowledged = new Set<string>()
const readyTimes: number[] = []

let server = await startServer('server/src/main.ts', env)
const first = await newAccount(server.url, 'crash@example.com')
const { id: tripId } = await first.send<{ id: number }>('POST', '/api/trips', {
  title: 'Crash trip',
  destination: 'Lisbon',
  startDate: '2027-04-18',
  endDate: '2027-04-25',
})

for (let round = 1; round <= kills; round++) {
  const account = accountAt(server.url, first.cookie)
  const writing = Array.from({ length: writers }, () => writeUntilRefused(account))
  await wait(150 + Math.random() * 350)
  await server.stop('SIGKILL')
  await Promise.all(writing)
  server = await startServer('server/src/main.ts', env)
  readyTimes.push(server.readyMs)
  const stored = new Set(
    (
      await accountAt(server.url, first.cookie).send<{ id: string }[]>('GET', `/api/trips/${tripId}/packing`)
    ).map(({ id }) => id),
  )
  const lost = [...acknowledged].filter((id) => !stored.has(id))
  console.log(
    `kill ${round}: ${acknowledged.size} acknowledged, ${lost.length} lost, ready after ${Math.round(server.readyMs)} ms`,
  )
  if (lost.length > 0 || server.readyMs > 5000) process.exitCode = 1
}
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.log(
  `${kills} kills, ${acknowledged.size} acknowledged writes, slowest start ${Math.round(Math.max(...readyTimes))} ms`,
)

async function writeUntilRefused(account: Account): Promise<void> {
  for (;;) {
    const id = crypto.randomUUID()
    try {
      await account.send('POST', `/api/trips/${tripId}/packing`, {
        id,
        item: `Item ${id}`,
        category: 'other',
      })
      acknowledged.add(id)
    } catch {
      return
    }
  }
}
