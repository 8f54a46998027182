import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openAppDatabase } from '../../server/src/platform/db/app-role.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { faultsOf } from './blows.ts'
import { FaultyWorld } from './faulty-world.ts'
import { Load } from './load.ts'
import { failing, inS, type Verdict } from './verdict.ts'

/** A PostgreSQL of the operator's that goes under load and comes back: until then everybody is told to come again. */
export async function whileGone(seconds: number): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-gone-'))
  const start = () => startEmbeddedPostgres({ folder })
  let postgres = await start()
  const world = await FaultyWorld.open({ DATABASE_URL: await openAppDatabase(postgres, 'sojourn') })
  try {
    const load = new Load(() => world.server.url)
    await load.start()
    await wait(2000)
    await postgres.stop()
    await wait(seconds * 1000)
    postgres = await start()
    const backMs = await world.untilServing()
    await wait(2000)
    const since = performance.now()
    const result = await load.finish()
    const emptyMs = performance.now() - since
    const { acknowledged, lost, doubled, repeated, slowestMs } = result
    return {
      figures: `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} told to come again; slowest answer ${inS(slowestMs)}, back ${inS(backMs)} after it, nothing waits after ${inS(emptyMs)}`,
      faults: [
        ...faultsOf(result),
        ...failing({
          'an answer took longer than 3 s': slowestMs <= 3000,
          'the return took longer than 5 s': backMs <= 5000,
          'writes waited for longer than 60 s': emptyMs <= 60_000,
        }),
      ],
    }
  } finally {
    await world.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
