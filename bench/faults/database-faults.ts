import { newAccount } from '../account.ts'
import { databaseBlows } from './blows.ts'
import { FaultyWorld, isAlive } from './faulty-world.ts'

/** A stop that meets the database's recovery from a crash leaves nothing running, and the next start serves. */
export async function stopDuringRecovery(): Promise<{ stopMs: number; readyMs: number }> {
  const world = await FaultyWorld.open()
  try {
    await world.untilServing()
    const { postmaster } = world
    await databaseBlows['one backend killed'](world)
    const since = performance.now()
    await world.server.stop()
    const stopMs = performance.now() - since
    if (isAlive(postmaster)) throw new Error('the database was left running')
    await world.start()
    await world.untilServing()
    return { stopMs, readyMs: world.server.readyMs }
  } finally {
    await world.close()
  }
}

/** A database that neither answers nor ends: everybody is answered, pages with the app, and all is well when it thaws. */
export async function whileFrozen(
  seconds: number,
): Promise<{ slowestCallMs: number; pageMs: number; backMs: number }> {
  const world = await FaultyWorld.open()
  const account = await newAccount(world.server.url, 'frozen@example.com')
  const { cookie } = account
  await account.send('GET', '/api/trips')
  const frozen = world.databaseProcesses()
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const until = performance.now() + seconds * 1000
    let slowestCallMs = 0
    const page = timed(() => fetch(world.server.url, { headers: { cookie } }))
    while (performance.now() < until) {
      const { answer, ms } = await timed(() =>
        fetch(`${world.server.url}/api/trips`, { headers: { cookie } }),
      )
      if (answer.status !== 503) throw new Error(`a call was answered ${answer.status}`)
      slowestCallMs = Math.max(slowestCallMs, ms)
    }
    const { answer, ms: pageMs } = await page
    if (!answer.ok || !(await answer.text()).includes('<div id="root">'))
      throw new Error('no page of the app')
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    const backMs = await world.untilServing()
    await account.send('GET', '/api/trips')
    return { slowestCallMs, pageMs, backMs }
  } finally {
    for (const pid of frozen) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
    await world.close()
  }
}

async function timed(ask: () => Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const since = performance.now()
  return { answer: await ask(), ms: performance.now() - since }
}
