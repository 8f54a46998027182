import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { bookingsCollection } from '@sojourn/contract/bookings/collection'
import { tableOf, toCsv } from '@sojourn/contract/export/csv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChatServer, streamJson } from '../../../test/chat-server.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { startAppWithModel } from '../../../test/model-app.ts'
import { flight, settle, type Settled } from '../../../test/settled.ts'
import { Client, join, signUp, type TestApp, type Traveller } from '../../../test/test-app.ts'
import type { SessionUser } from '../../kernel/session/signed-in.ts'
import { answersText, pageAnswers } from '../../pages/page-answers.ts'

/** Each begins as what the calls of the test search for, so that a search that finds it tells it. */
const secrets = ['Lisb boat nobody may see', 'SECRETREF', 'Seat of nobody', 'Notes of nobody'] as const
const [title, reference, seat, notes] = secrets

/** Whatever reads: by its method, or because a repeat of it does no harm, or because it asks the guide and the model. */
const reads = endpoints.flatMap(([name, endpoint]) => {
  const { method, repeatable, generates } = endpoint as {
    method: string
    repeatable?: true
    generates?: true
  }
  const isRead = method === 'GET' || repeatable || generates
  return isRead && !/^(auth\.(logOut|checkApp)|testCheckout|billing)/.test(name) ? [name] : []
})

let chat: Awaited<ReturnType<typeof startChatServer>>
let on: TestApp
let settled: Settled
const people = {} as Record<Part, Client>
const parts = [
  'owner',
  'member',
  'member on the free plan',
  'removed',
  'stranger',
  'operator',
  'visitor',
  'author',
] as const
type Part = (typeof parts)[number]

beforeAll(async () => {
  chat = await startChatServer()
  chat.answerWith(streamJson({ overview: 'Hills and light.', places: [] }))
  on = await startAppWithModel(chat)
  settled = await settle({ on })
  const { traveller: owner, trip } = settled
  const joined = async (plan: 'free' | 'pro') => {
    const person = await signUp({ on, plan })
    await join(trip, person, on)
    return person
  }
  const [author, member, free, removed] = [
    await joined('pro'),
    await joined('pro'),
    await joined('free'),
    await joined('pro'),
  ]
  const operator = await signUp({ on, plan: 'pro' })
  await on.db.updateTable('users').set({ isOperator: true }).where('id', '=', operator.id).execute()
  Object.assign(people, { owner, member, 'member on the free plan': free, removed, operator, author })
  Object.assign(people, { stranger: await signUp({ on, plan: 'pro' }), visitor: new Client(on.app) })

  const params = { tripId: trip.id }
  const body = { ...flight, title, reference, notes, private: true, payment: 'paid' } as const
  const { body: booking } = await author.call('bookings.add', { params, body })
  await author.call('bookings.update', { params: { id: booking.id }, body: { seat } })
  await owner.call('members.remove', { params: { ...params, memberId: removed.id } })
})
afterAll(async () => {
  await on.app.close()
  await chat.stop()
})

async function pageOf(part: Part, path: string): Promise<string> {
  const { id } = people[part] as Traveller
  if (!id) return ''
  const user = await on.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return answersText(
    await pageAnswers(on, user as unknown as SessionUser, path === '/' ? 'dashboard' : 'trip', path),
  )
}

/** All that somebody can read, by where it was read, and how each call was answered. */
async function everythingFor(part: Part) {
  const told = new Map<string, string>()
  const statuses = new Map<EndpointName, number>()
  for (const name of reads) {
    const { status, body } = await people[part].call(name, goodCalls(settled)[name] as never)
    told.set(name, JSON.stringify(body))
    statuses.set(name, status)
  }
  for (const path of ['/', `/trips/${settled.trip.id}`])
    told.set(`page ${path.slice(0, 6)}`, await pageOf(part, path))
  return { told, statuses }
}

const tellsOf = (told: ReadonlyMap<string, string>) =>
  [...told].flatMap(([name, text]) => (secrets.some((secret) => text.includes(secret)) ? [name] : []))

test('its author reads it in each place where bookings are told, and the walk finds it there', async () => {
  const { told, statuses } = await everythingFor('author')
  // Their own data names it on trips of their own; on others' the file of the trip does.
  expect(tellsOf(told)).toEqual([
    'export.file',
    'sync.snapshot',
    'sync.changes',
    'bookings.list',
    'page /trips',
  ])
  const closed = [...statuses].flatMap(([name, status]) => (status >= 400 ? [name] : []))
  // Each call was answered, but for the operator’s, the owner’s, and sign-in by others, which is not set up here.
  expect(closed.filter((name) => !/^(operator|members)\.|Status$/.test(name))).toEqual([])
})

describe.each(parts.filter((part) => part !== 'author'))('the %s', (part) => {
  test('reads nothing of what another booked in private, in no call and no page', async () => {
    const { told } = await everythingFor(part)
    expect(tellsOf(told)).toEqual([])
  })
})

test('no table, no model and no list of money is told of it', async () => {
  const params = { tripId: settled.trip.id }
  const { body: rows } = await settled.traveller.call('bookings.list', { params })
  expect(rows).toHaveLength(1)
  expect(toCsv(tableOf(bookingsCollection, rows, 'EUR'))).not.toContain(title)
  const { body: expenses } = await settled.traveller.call('expenses.list', { params })
  expect(JSON.stringify(expenses)).not.toContain(title)
  expect(chat.told.length).toBeGreaterThan(0)
  for (const prompt of chat.told) for (const secret of secrets) expect(prompt).not.toContain(secret)
})
