import { expect, test } from 'vitest'
import { createTrip, join, signUp } from '../../../test/test-app.ts'

const date = '2027-04-19'

async function twoWhoSettle() {
  const [maya, tom] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const mark = (who: typeof maya, more: object = {}) =>
    who.call('transfers.add', {
      params,
      body: { id: crypto.randomUUID(), from: tom.id, to: maya.id, amount: '124.33', date, ...more },
    })
  const list = async () => (await maya.call('transfers.list', { params })).body
  return { maya, tom, params, mark, list }
}

test('two people who mark the same transfer as paid make one, and it says who did first', async () => {
  const { maya, tom, mark, list } = await twoWhoSettle()
  const first = await mark(tom)
  const second = await mark(maya)
  expect(second.body).toEqual(first.body)
  expect(await list()).toMatchObject([{ amount: '124.33', currency: 'EUR', markedBy: tom.id, turn: 0 }])
  // The same amount owed once more is another one.
  await mark(maya, { turn: 1 })
  expect(await list()).toHaveLength(2)
})

test('a transfer that was taken back can be marked again', async () => {
  const { maya, mark, list } = await twoWhoSettle()
  const { body } = await mark(maya)
  await maya.call('transfers.remove', { params: { id: body.id } })
  expect(await list()).toEqual([])
  expect((await mark(maya)).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('a transfer counts at the rate of its day, also when the trip gets another currency', async () => {
  const { maya, mark, params, list } = await twoWhoSettle()
  await mark(maya, { currency: 'GBP' })
  const [before] = await list()
  expect(before).toMatchObject({ currency: 'GBP', tripCurrency: 'EUR' })
  expect(Number(before!.convertedAmount)).toBeCloseTo(124.33 * Number(before!.rate), 1)
  await maya.call('trips.update', { params, body: { currency: 'GBP' } })
  expect(await list()).toMatchObject([{ tripCurrency: 'GBP', rate: '1', convertedAmount: '124.33' }])
})

test.each([
  ['-3', 'amount'],
  ['0', 'amount'],
  ['abc', 'amount'],
])('a transfer of %s is refused', async (amount, field) => {
  const { maya, mark } = await twoWhoSettle()
  expect((await mark(maya, { amount })).error.fields).toHaveProperty(field)
})

test('nobody pays themselves', async () => {
  const { maya, mark } = await twoWhoSettle()
  expect((await mark(maya, { from: maya.id })).error.fields).toEqual({
    to: 'A transfer goes from one person to another',
  })
})
