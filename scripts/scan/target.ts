import pg from 'pg'
import { type Account, accountAt, newAccount } from '../../bench/account.ts'
import { Dice } from '../../server/test/dice.ts'
import { fileSaying } from '../../server/test/everywhere.ts'
import { callOf, meaningsIn, type Operation, operationsIn } from '../../server/test/generated-calls.ts'
import type { Settled } from '../../server/test/settled.ts'

export interface Sample {
  name: string
  method: Operation['method']
  /** With everything filled in. */
  url: string
  body: string | null
}

export interface Target {
  url: string
  account: Account
  email: string
  /** A good request of every call that does not end the world of the next. */
  samples: Sample[]
}

const endsWorld =
  /^(auth\.(logOut|deleteAccount|changePassword|resetPassword)|trips\.remove|members\.remove|operator\.)/
const email = 'scanned@example.com'
const lists = [
  'travellers',
  'itinerary',
  'packing',
  'expenses',
  'day-notes',
  'bookings',
  'legs',
  'ideas',
  'transfers',
]

/** Somebody with Pro and a trip that holds a row of each kind, on a server that runs. */
export async function openTarget(url: string, databaseUrl: string): Promise<Target> {
  const { cookie } = await newAccount(url, email)
  const account = accountAt(url, cookie)
  const database = new pg.Client(databaseUrl)
  await database.connect()
  await database.query(`update users set "plan" = 'pro'`)
  await database.end()
  const trip = await account.send<{ id: number }>('POST', '/api/trips/import', fileSaying(['Tram 28']))
  const { id } = await account.send<{ id: string }>('GET', '/api/auth/user')
  const rows: [string, string][] = []
  for (const list of lists) {
    const [row] = await account.send<{ id: string }[]>('GET', `/api/trips/${trip.id}/${list}`)
    rows.push([list, row?.id ?? ''])
  }
  const settled = {
    trip,
    rows: Object.fromEntries(rows),
    traveller: { id, email },
    inviteId: id,
    shareToken: 'x',
  }
  return { url, account, email, samples: await samplesOf(account, url, settled as unknown as Settled) }
}

async function samplesOf(account: Account, url: string, settled: Settled): Promise<Sample[]> {
  const document = await account.send<Parameters<typeof operationsIn>[0]>('GET', '/api/openapi.json')
  const [dice, meanings] = [new Dice(7), meaningsIn(settled)]
  return operationsIn(document)
    .filter(({ name }) => !endsWorld.test(name))
    .map((operation) => {
      const { url: path, payload } = callOf(operation, 'valid', meanings, dice)
      const { name, method } = operation
      return { name, method, url: url + path.replace(/\?$/, ''), body: payload ?? null }
    })
}
