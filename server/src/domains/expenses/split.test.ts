import { expect, test } from 'vitest'
import { createTrip, join, signUp } from '../../../test/test-app.ts'

const date = '2027-04-19'

async function twoAtDinner() {
  const [maya, tom] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const gave = (who: typeof maya, amount: string) => ({ traveller: who.id, amount })
  const weighs = (who: typeof maya, weight = 1) => ({ traveller: who.id, weight })
  const equally = { way: 'equally' as const, among: [weighs(maya), weighs(tom)] }
  const add = (more: object) =>
    maya.call('expenses.add', {
      params,
      body: { description: 'Dinner', amount: '60', date, ...more },
    })
  const change = (id: string, body: object, who = tom) =>
    who.call('expenses.update', { params: { id }, body: body as never })
  return { maya, tom, params, gave, weighs, equally, add, change }
}

test('an expense that nobody splits says so, and stays so when it is changed', async () => {
  const { add, change } = await twoAtDinner()
  const { body } = await add({})
  expect([body.paidBy, body.sharedBy]).toEqual([null, null])
  expect((await change(body.id, { amount: '70' })).body).toMatchObject({ paidBy: null, sharedBy: null })
})

test('who paid and who shares is answered in one order, whatever order it was sent in', async () => {
  const { maya, tom, gave, weighs, add } = await twoAtDinner()
  const paidBy = [gave(maya, '40'), gave(tom, '20')]
  const sharedBy = { way: 'shares', among: [weighs(tom, 2), weighs(maya)] }
  const { body: first } = await add({ paidBy, sharedBy })
  const { body: second } = await add({
    paidBy: paidBy.toReversed(),
    sharedBy: { ...sharedBy, among: sharedBy.among.toReversed() },
  })
  expect([first.paidBy, first.sharedBy]).toEqual([second.paidBy, second.sharedBy])
  expect(new Set(first.paidBy)).toEqual(new Set([gave(maya, '40.00'), gave(tom, '20.00')]))
})

test('what does not add up is refused beside its field', async () => {
  const { maya, tom, gave, weighs, equally, add } = await twoAtDinner()
  const paidBy = [gave(maya, '60')]
  const problem = async (more: object) => (await add(more)).error.fields
  expect(await problem({ paidBy: [gave(maya, '50')], sharedBy: equally })).toEqual({
    paidBy: 'What was paid differs from the amount by 10.00',
  })
  const exact = { way: 'exact', among: [gave(maya, '20'), gave(tom, '45')] }
  expect(await problem({ paidBy, sharedBy: exact })).toEqual({
    sharedBy: 'What is shared differs from the amount by -5.00',
  })
  const percent = { way: 'percent', among: [weighs(maya, 5000), weighs(tom, 2500)] }
  expect(await problem({ paidBy, sharedBy: percent })).toEqual({
    sharedBy: 'The percents differ from 100 by 25',
  })
  expect(await problem({ paidBy })).toEqual({ sharedBy: 'Say both who paid and who shares it' })
  expect(await problem({ paidBy: [gave(maya, '30'), gave(maya, '30')], sharedBy: equally })).toEqual({
    paidBy: 'Everybody stands in it once',
  })
  expect(await problem({ paidBy: [], sharedBy: equally })).toEqual({ paidBy: 'Somebody has to be in' })
  expect(await problem({ paidBy: [gave(maya, 'abc')], sharedBy: equally })).toHaveProperty('paidBy')
})

test('two who change an expense at once: what fits stands, what does not is refused', async () => {
  const { maya, tom, gave, equally, add, change } = await twoAtDinner()
  const { body } = await add({ paidBy: [gave(maya, '60')], sharedBy: equally })
  // One payer paid all of it, whatever it comes to.
  expect((await change(body.id, { amount: '64' })).body).toMatchObject({ paidBy: [gave(maya, '64.00')] })
  const exact = { way: 'exact', among: [gave(maya, '20'), gave(tom, '44')] }
  expect((await change(body.id, { sharedBy: exact }, maya)).status).toBe(200)
  const late = await change(body.id, { amount: '70' })
  expect([late.status, late.error.fields]).toEqual([
    400,
    { sharedBy: 'What is shared differs from the amount by 6.00' },
  ])
  expect((await change(body.id, { paidBy: null, sharedBy: null })).body).toMatchObject({
    amount: '64.00',
    paidBy: null,
    sharedBy: null,
  })
})

test('a split that waited does not overwrite one its writer never saw', async () => {
  const { maya, tom, gave, equally, add, change } = await twoAtDinner()
  const { body } = await add({ paidBy: [gave(maya, '60')], sharedBy: equally })
  const seen = { paidBy: body.paidBy }
  // The same is no change, in whatever order its parts stand.
  const same = await change(body.id, { paidBy: [{ amount: '60.00', traveller: maya.id }] })
  expect(same.body.version).toBe(1)
  expect((await change(body.id, { paidBy: [gave(tom, '60')], seen })).status).toBe(200)
  const late = await change(body.id, { paidBy: [gave(maya, '30'), gave(tom, '30')], seen }, maya)
  expect([late.status, late.error.theirs?.fields]).toEqual([409, { paidBy: [gave(tom, '60.00')] }])
})

test('a refund says so, is below 0 and is shared like any expense', async () => {
  const { maya, gave, equally, add, change } = await twoAtDinner()
  expect((await add({ amount: '-60' })).error.fields).toEqual({
    amount: 'Please enter a valid positive number',
  })
  const refund = {
    amount: '-60',
    refund: true,
    currency: 'GBP',
    paidBy: [gave(maya, '-60')],
    sharedBy: equally,
  }
  const { body } = await add(refund)
  expect(body).toMatchObject({ amount: '-60.00', paidBy: [gave(maya, '-60.00')] })
  expect(Number(body.convertedAmount)).toBeLessThan(-60)
  expect((await change(body.id, { description: 'Two seats' })).body.amount).toBe('-60.00')
  expect((await change(body.id, { amount: '60' })).body.amount).toBe('60.00')
  expect((await add({ refund: true })).status).toBe(400)
})
