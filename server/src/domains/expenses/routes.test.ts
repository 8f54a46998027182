import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp } from '../../../test/test-app.ts'

const dinner = {
  description: 'Dinner in Alfama',
  amount: '48.50',
  category: 'food',
  date: '2027-04-19',
} as const

async function mayaInLisbon() {
  const maya = await signUp()
  const trip = await createTrip(maya, { currency: 'EUR', budget: 3200 })
  return { maya, trip, params: { tripId: trip.id } }
}

test('EXP-15 EXP-25 EXP-26 an expense is added and listed with all its fields', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const { body: added, status } = await maya.call('expenses.add', {
    params,
    body: { ...dinner, notes: ' grilled sardines ' },
  })
  expect(status).toBe(200)
  expect(added).toMatchObject({
    ...dinner,
    tripId: trip.id,
    currency: 'EUR',
    notes: 'grilled sardines',
    convertedAmount: '48.50',
    rate: '1',
  })
  expect((await maya.call('expenses.list', { params })).body).toEqual([added])
})

test('EXP-16 EXP-17 the amount is a text and the currency is the trip’s unless another is given', async () => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('expenses.add', { params, body: { ...dinner, amount: 12.5 } })
  expect(body.amount).toBe('12.50')
  expect(body.currency).toBe('EUR')
  const yen = await maya.call('expenses.add', {
    params,
    body: { ...dinner, amount: '1789', currency: 'JPY' },
  })
  expect(yen.body).toMatchObject({
    amount: '1789',
    currency: 'JPY',
    convertedAmount: '10.00',
    rateDate: '2026-09-29',
  })
})

test('an expense keeps the rate it was entered at; only another currency takes the rate of today', async () => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('expenses.add', {
    params,
    body: { ...dinner, amount: '100', currency: 'USD' },
  })
  const change = async (fields: Record<string, string>) =>
    (await maya.call('expenses.update', { params: { id: body.id }, body: fields })).body
  const { db } = await testApp()
  await db
    .updateTable('expenses')
    .set({ rate: '0.5', rateDate: '2025-01-02', convertedMinor: 50_00 })
    .where('id', '=', body.id)
    .execute()
  const frozen = { rate: '0.5', rateDate: '2025-01-02' }
  // The form sends every field, the untouched amount too.
  expect(await change({ ...dinner, amount: '100.00', currency: 'USD', description: 'Lunch' })).toMatchObject({
    ...frozen,
    description: 'Lunch',
    convertedAmount: '50.00',
  })
  expect(await change({ amount: '200' })).toMatchObject({ ...frozen, convertedAmount: '100.00' })
  expect(await change({ currency: 'JPY' })).toMatchObject({
    amount: '200',
    rateDate: '2026-09-29',
    convertedAmount: '1.12',
  })
})

test('a correction that meets a change of the trip’s currency counts in the new one', async () => {
  const { maya, params } = await mayaInLisbon()
  const { db, pool } = await testApp()
  const { id } = (
    await maya.call('expenses.add', { params, body: { ...dinner, amount: '10', currency: 'USD' } })
  ).body
  const isWaiting = async () =>
    (await pool.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')).rows[0]?.n
  let correction: ReturnType<typeof maya.call<'expenses.update'>> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('trips').set({ currency: 'JPY' }).where('id', '=', params.tripId).execute()
    const inYen = { tripCurrency: 'JPY', rate: '150', convertedMinor: 1500 } as const
    await tx.updateTable('expenses').set(inYen).where('id', '=', id).execute()
    correction = maya.call('expenses.update', { params: { id }, body: { amount: '20' } })
    await expect.poll(isWaiting).toBe(1)
  })
  expect((await correction)?.body).toMatchObject({
    tripCurrency: 'JPY',
    rate: '150',
    convertedAmount: '3000',
  })
})

test('corrections and deletions of the same expenses at once never fail', async () => {
  const { maya, params } = await mayaInLisbon()
  const added = await Promise.all(
    Array.from({ length: 8 }, () => maya.call('expenses.add', { params, body: dinner })),
  )
  const answers = await Promise.all(
    added.flatMap(({ body: { id } }) => [
      maya.call('expenses.update', { params: { id }, body: { amount: '1' } }),
      maya.call('expenses.remove', { params: { id } }),
      maya.call('expenses.update', { params: { id }, body: { amount: '2' } }),
    ]),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect((await maya.call('expenses.list', { params })).body).toEqual([])
})

test('an amount too large for the trip’s currency is refused', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { currency: 'JPY' })
  const body = { ...dinner, amount: '10000000000', currency: 'GBP' } as const
  const { status, error } = await maya.call('expenses.add', { params: { tripId: trip.id }, body })
  expect(status).toBe(400)
  expect(error.fields).toEqual({ amount: 'Please enter a valid positive number' })
})

test('EXP-27 an expense is removed, for good and once', async () => {
  const { maya, params } = await mayaInLisbon()
  const { body } = await maya.call('expenses.add', { params, body: dinner })
  expect((await maya.call('expenses.remove', { params: { id: body.id } })).body).toEqual({ ok: true })
  expect((await maya.call('expenses.remove', { params: { id: body.id } })).status).toBe(404)
  expect((await maya.call('expenses.list', { params })).body).toEqual([])
})

test.each([
  ['0', 'amount'],
  ['-5', 'amount'],
  ['1e309', 'amount'],
  ['12,5', 'amount'],
  ['9'.repeat(30), 'amount'],
  ['', 'amount'],
  ['   ', 'amount'],
  ['NaN', 'amount'],
  ['１２', 'amount'],
])('EXP-21 the amount "%s" is refused with the field named', async (amount, field) => {
  const { maya, params } = await mayaInLisbon()
  const { status, error } = await maya.call('expenses.add', { params, body: { ...dinner, amount } })
  expect(status).toBe(400)
  expect(error.fields).toHaveProperty(field)
})

test.each([
  ['category', 'unknown', 'yachts'],
  ['currency', 'unknown', 'XYZ'],
  ['date', 'a day that does not exist', '2026-02-30'],
  ['date', 'no date', 'yesterday'],
  ['description', 'blank', '   '],
  ['description', '10,000 characters long', 'x'.repeat(10_000)],
  ['notes', 'a number', 7],
])('EXP-18 EXP-19 an expense whose %s is %s is refused with the field named', async (field, _kind, value) => {
  const { maya, params } = await mayaInLisbon()
  const { status, error } = await maya.call('expenses.add', {
    params,
    body: { ...dinner, [field]: value } as never,
  })
  expect(status).toBe(400)
  expect(error.fields).toHaveProperty(field)
})

test('the same expense sent again from a queue is there once', async () => {
  const { maya, params } = await mayaInLisbon()
  const body = { ...dinner, id: randomUUID() }
  const first = await maya.call('expenses.add', { params, body })
  const second = await maya.call('expenses.add', { params, body: { ...body, amount: '1' } })
  expect(second.body).toEqual(first.body)
})

test('a member adds and removes expenses, a stranger sees nothing', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  const [tunde, stranger] = [await signUp(), await signUp()]
  await join(trip, tunde)
  const { body } = await tunde.call('expenses.add', { params, body: dinner })
  expect((await stranger.call('expenses.list', { params })).status).toBe(404)
  expect(
    (await stranger.call('expenses.update', { params: { id: body.id }, body: { amount: '1' } })).status,
  ).toBe(404)
  expect((await stranger.call('expenses.remove', { params: { id: body.id } })).status).toBe(404)
  expect((await maya.call('expenses.remove', { params: { id: body.id } })).status).toBe(200)
})

test('an id that belongs to another trip is a conflict and reveals nothing', async () => {
  const { maya, params } = await mayaInLisbon()
  const tunde = await signUp()
  const other = await createTrip(tunde)
  const { body } = await maya.call('expenses.add', { params, body: dinner })
  const answer = await tunde.call('expenses.add', {
    params: { tripId: other.id },
    body: { ...dinner, id: body.id },
  })
  expect(answer.status).toBe(409)
  expect(JSON.stringify(answer.error)).not.toContain('Alfama')
})

test('the rates come with their date and source', async () => {
  const maya = await signUp()
  const { body } = await maya.call('expenses.rates', {})
  expect(body).toMatchObject({ date: '2026-09-29', source: 'shipped' })
  expect(body.perEuro.EUR).toBe('1')
})

test('what was charged wins over every rate, and says which rate that was', async () => {
  const { maya, params } = await mayaInLisbon()
  const price = { amount: '6840', currency: 'TRY', charged: '140.35' } as const
  const { body } = await maya.call('expenses.add', { params, body: { ...dinner, ...price } })
  const asCharged = { convertedAmount: '140.35', rate: '0.0205190058', rateFrom: 'charged' }
  expect(body).toMatchObject({ amount: '6840.00', currency: 'TRY', ...asCharged })
  const change = async (fields: object) =>
    (await maya.call('expenses.update', { params: { id: body.id }, body: fields })).body
  expect(await change({ description: 'Dinner in Karaköy' })).toMatchObject(asCharged)
  // Of another amount only the rate is known, as it is shown: 3420 × 0.0205190058.
  expect(await change({ amount: '3420' })).toMatchObject({ convertedAmount: '70.17', rateFrom: 'typed' })
  expect(await change({ typedRate: '0.02' })).toMatchObject({ convertedAmount: '68.40', rateFrom: 'typed' })
  expect(await change({ charged: null })).toMatchObject({ rateFrom: 'table', rateDate: '2024-09-17' })
})

test('where no table knows a rate, it is asked for', async () => {
  const { maya, params } = await mayaInLisbon()
  const price = { amount: '900', currency: 'KPW' } as const
  const refused = await maya.call('expenses.add', { params, body: { ...dinner, ...price } })
  expect(refused.error.fields).toEqual({
    currency: 'Nobody here knows a rate for KPW. Type what was charged, or the rate.',
  })
  const { body } = await maya.call('expenses.add', {
    params,
    body: { ...dinner, ...price, typedRate: '0.001' },
  })
  expect(body).toMatchObject({ convertedAmount: '0.90', rateFrom: 'typed' })
  // A trip that gets another currency takes it along by what it came to.
  await maya.call('trips.update', { params, body: { currency: 'USD' } })
  const [after] = (await maya.call('expenses.list', { params })).body
  expect(after).toMatchObject({ tripCurrency: 'USD', convertedAmount: '1.02', rateFrom: 'typed' })
})

test('a dinar has a thousand parts, a yen none', async () => {
  const { maya, params } = await mayaInLisbon()
  const add = async (price: { amount: string; currency: 'KWD' | 'ISK' }) =>
    (await maya.call('expenses.add', { params, body: { ...dinner, ...price } })).body.amount
  expect(await add({ amount: '1.2345', currency: 'KWD' })).toBe('1.235')
  expect(await add({ amount: '1200', currency: 'ISK' })).toBe('1200')
})
