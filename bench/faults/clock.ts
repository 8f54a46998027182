import { randomUUID } from 'node:crypto'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, newAccount } from '../account.ts'
import { faultsOf } from './blows.ts'
import { FaultyWorld } from './faulty-world.ts'
import { Load } from './load.ts'
import { failing, inS, type Verdict } from './verdict.ts'

const jumps = { 'a day ahead': '+1d', 'an hour back': '-1h', 'as it was': '+0' } as const

/** The clock of the machine, the database's too, jumps under load; limits are as travellers have them. */
export async function clockJumps(seconds: number): Promise<Verdict> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) return { figures: 'left out: libfaketime is not installed', faults: [] }
  const world = new FaultyWorld()
  const clock = join(world.folder, 'clock')
  Object.assign(world.own, {
    RATE_LIMIT_SCALE: '1',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  writeFileSync(clock, '+0')
  try {
    await world.start()
    const person = await newAccount(world.server.url, 'clock@example.com')
    const write = await onceWritten(world, person)
    const load = new Load(() => world.server.url, { travellers: 4, paceMs: 400 })
    await load.start()
    const wrong = await signUps(world, 429)
    for (const [what, offset] of Object.entries(jumps)) {
      writeFileSync(clock, offset)
      await wait(seconds * 1000)
      const faults = [...(await write()), ...(await signUps(world, offset === '+1d' ? 200 : null))]
      wrong.push(...faults.map((fault) => `${what}: ${fault}`))
    }
    const result = await load.finish()
    const { acknowledged, lost, doubled, slowestMs } = result
    return {
      figures: `${Object.keys(jumps).join(', ')}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; slowest answer ${inS(slowestMs)}; sessions, keys and limits hold`,
      faults: [...wrong, ...faultsOf(result)],
    }
  } finally {
    await world.close()
  }
}

/** A write that was done before the jump is not done again after it, and its writer is still signed in. */
async function onceWritten(world: FaultyWorld, person: Account): Promise<() => Promise<string[]>> {
  const trip = { title: 'Clock trip', destination: 'Lisbon', startDate: '2027-04-18', endDate: '2027-04-25' }
  const { id } = await person.send<{ id: number }>('POST', '/api/trips', trip)
  const key = randomUUID()
  const send = () =>
    fetch(`${world.server.url}/api/trips/${id}/packing`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ id: key, item: 'Passport' }),
    })
  await send()
  return async () => {
    const { status, headers } = await send()
    const list = await person.send<unknown[]>('GET', `/api/trips/${id}/packing`)
    return failing({
      [`a write that was done was answered ${status}`]: status === 200,
      'the same write was done again': headers.get('idempotency-replayed') === 'true' && list.length === 1,
    })
  }
}

/** Five in an hour from one address; all of them are gone by now, or free again. */
async function signUps(world: FaultyWorld, expected: number | null): Promise<string[]> {
  const answer = await fetch(`${world.server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: 'a quiet harbour',
      name: 'Load Runner',
    }),
  })
  const isFine = expected ? answer.status === expected : [200, 429].includes(answer.status)
  return failing({ [`a sign-up was answered ${answer.status}`]: isFine })
}
