import { randomUUID } from 'node:crypto'
import {
  baseItems,
  clothesItems,
  coldItems,
  familyItems,
  type ProposedItem,
} from '@sojourn/contract/packing/data/proposals'
import { packingThingsWords } from '@sojourn/contract/packing/words-things'
import { isMeaning } from '@sojourn/contract/words/meaning'
import { expect, test } from 'vitest'
import { flight } from '../../../test/settled.ts'
import { createTrip, join, signUp, type Traveller } from '../../../test/test-app.ts'

async function mayaInLisbon(plan: 'free' | 'pro' = 'free') {
  const maya = await signUp({ plan })
  const trip = await createTrip(maya)
  return { maya, trip, params: { tripId: trip.id } }
}

const itemsOf = async (traveller: Traveller, tripId: number) =>
  (await traveller.call('packing.list', { params: { tripId } })).body

const namesOf = (proposals: readonly ProposedItem[]) =>
  proposals.map(({ thing }) => packingThingsWords[thing])

async function smartPackOne(traveller: Traveller, tripId: number): Promise<void> {
  const { body } = await traveller.call(
    'packing.suggestions',
    { params: { tripId }, query: {} },
    { prefer: 'meanings' },
  )
  const reason = body[0]?.reason ?? ''
  await traveller.call('packing.add', { params: { tripId }, body: { item: 'Passport', reason } })
}

/** As the browser does it: the suggestions, then one post for each. */
async function smartPack(traveller: Traveller, tripId: number): Promise<string[]> {
  const { body: suggestions } = await traveller.call('packing.suggestions', { params: { tripId }, query: {} })
  const added: string[] = []
  for (const { pieces: _pieces, ...suggestion } of suggestions) {
    const id = randomUUID()
    const item = typeof suggestion.item === 'string' ? suggestion.item : ''
    const { body } = await traveller.call('packing.add', {
      params: { tripId },
      body: { id, ...suggestion, item },
    })
    if (body.id === id) added.push(body.item)
  }
  return added
}

test('PACK-19 PACK-24 PACK-29 Smart Pack adds the base list by the climate of the days, and nothing the second time', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  await maya.call('packing.add', { params, body: { item: 'PASSPORT OR ID' } })
  const added = await smartPack(maya, trip.id)
  expect(added).toEqual(expect.arrayContaining(namesOf(baseItems.slice(1))))
  expect(added).toEqual(expect.arrayContaining(namesOf([...coldItems.cool, ...familyItems])))
  expect(added).not.toContain('Passport or ID')
  const items = await itemsOf(maya, trip.id)
  expect(items.find(({ item }) => item === 'Light jacket')).toMatchObject({
    category: 'clothing',
    quantity: 1,
    essential: true,
    packed: false,
    reason: expect.stringMatching(/^typical low of \d+ °F on Apr \d+$/),
  })
  expect(await smartPack(maya, trip.id)).toEqual([])
  expect(await itemsOf(maya, trip.id)).toHaveLength(items.length)
})

test('two people who press Smart Pack at once get one list', async () => {
  const { maya, trip } = await mayaInLisbon('pro')
  const tunde = await signUp({ plan: 'pro', name: 'Tunde' })
  await join(trip, tunde)
  const both = await Promise.all([smartPack(maya, trip.id), smartPack(tunde, trip.id)])
  const names = (await itemsOf(maya, trip.id)).map(({ item }) => item)
  expect(new Set(names).size).toBe(names.length)
  expect(both.flat().toSorted()).toEqual(names.toSorted())
})

test('who reads another language is proposed nothing that is on the list in theirs, and is told why in their own', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  const meanings = { prefer: 'meanings' }
  const { body: proposed } = await maya.call('packing.suggestions', { params, query: {} }, meanings)
  const socks = proposed.find(({ item }) => isMeaning(item) && item.code === 'packing-things.socks')
  expect(socks?.reason).toEqual({
    code: 'packing-reasons.whose',
    values: {
      why: { code: 'packing-reasons.nights', values: { count: 7 } },
      whose: { code: 'packing-reasons.people', values: { count: 2 } },
    },
  })
  const reason = socks?.reason ?? ''
  const { body: added } = await maya.call(
    'packing.add',
    { params, body: { item: 'Socken', reason } },
    meanings,
  )
  expect(added.reason).toEqual(socks?.reason)
  const { body: same } = await maya.call('packing.add', { params, body: { item: 'SOCKS', reason } })
  expect(same).toMatchObject({ id: added.id, item: 'Socken', reason: 'for 7 nights, 2 people' })
  const { body: snapshot } = await maya.call('sync.snapshot', { params }, meanings)
  expect(snapshot.packing.map((row) => row.reason)).toEqual([socks?.reason])
  expect(await smartPack(maya, trip.id)).not.toContain('Socks')
})

test('ticking what Smart Pack added is a change of the tick alone', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  await smartPackOne(maya, trip.id)
  const [item] = await itemsOf(maya, trip.id)
  await maya.call('packing.update', { params: { id: item?.id ?? '' }, body: { packed: true } })
  const { body } = await maya.call('sync.changes', { params, query: { since: 0 } })
  expect(body.changes.at(-1)?.fields).toEqual(['packed'])
})

test.each([
  ['too long a one', { code: 'packing-reasons.family', values: { why: 'x'.repeat(2000) } }],
  ['one with signs that cannot be kept', { code: 'packing-reasons.family', values: { why: '\u0000' } }],
  ['one that means nothing', { code: 'nothing' }],
])('as a reason, %s is refused', async (_what, reason) => {
  const { maya, params } = await mayaInLisbon()
  const { status } = await maya.call('packing.add', { params, body: { item: 'Socks', reason } })
  expect(status).toBe(400)
})

test('people may have two things of the same name; only Smart Pack’s are kept apart', async () => {
  const { maya, trip, params } = await mayaInLisbon()
  for (const item of ['Socks', 'socks']) await maya.call('packing.add', { params, body: { item } })
  const answered = await maya.call('packing.add', { params, body: { item: 'SOCKS', reason: 'low of 52 °F' } })
  const items = await itemsOf(maya, trip.id)
  expect(items.map(({ item }) => item).toSorted()).toEqual(['Socks', 'socks'])
  expect(items).toContainEqual(answered.body)
})

test('a trip to a place nobody knows is proposed the base list without weather', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { destination: 'Xyzzyqwort', travelMode: 'solo' })
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  expect(body.map(({ item }) => item)).toEqual(namesOf([...baseItems, ...clothesItems]))
})

test('Smart Pack counts by the nights, the members, and the children named in the list', async () => {
  const { maya, trip, params } = await mayaInLisbon('pro')
  const socks = async () => {
    const { body } = await maya.call('packing.suggestions', { params, query: {} })
    return body.find(({ item }) => item === 'Socks')
  }
  expect(await socks()).toMatchObject({ quantity: 1, pieces: 14, reason: 'for 7 nights, 2 people' })
  await join(trip, await signUp({ name: 'Tunde' }))
  expect(await socks()).toMatchObject({ pieces: 14, reason: 'for 7 nights, 2 people' })
  await maya.call('packing.add', { params, body: { item: 'Doll', memberName: 'Ada, Zik, Maya' } })
  expect(await socks()).toMatchObject({ pieces: 21, reason: 'for 7 nights, 3 people' })
})

test('a family of four gets four passports and 28 pairs of underwear, however many are on the trip', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { adults: 2, children: 2 })
  await join(trip, await signUp({ name: 'Tunde' }))
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  const pieces = (name: string) => body.find(({ item }) => item === name)?.pieces
  expect(['Passport or ID', 'Underwear', 'Games and books'].map(pieces)).toEqual([4, 28, 2])
})

test('a group that says only that no children come is packed for as many as are on the trip', async () => {
  const maya = await signUp({ plan: 'pro' })
  const trip = await createTrip(maya, { children: 0 })
  for (const name of ['Tunde', 'Zik', 'Ada']) await join(trip, await signUp({ name }))
  const { body } = await maya.call('packing.suggestions', { params: { tripId: trip.id }, query: {} })
  expect(body.find(({ item }) => item === 'Passport or ID')?.pieces).toBe(4)
})

test('a sunrise in the plan asks for the warmer jacket', async () => {
  const { maya, params } = await mayaInLisbon('pro')
  const jackets = async () =>
    (await maya.call('packing.suggestions', { params, query: {} })).body
      .map(({ item }) => item)
      .filter((item) => item === 'Light jacket' || item === 'Warm jacket')
  const winter = { startDate: '2027-01-18', endDate: '2027-01-25' }
  await maya.call('trips.update', { params, body: winter })
  expect(await jackets()).toEqual(['Light jacket'])
  const body = { title: 'Sunrise', date: '2027-01-20', time: '05:30' }
  await maya.call('itinerary.add', { params, body })
  expect(await jackets()).toEqual(['Warm jacket'])
})

test('the adapter is weighed against the sockets at home, as far as that is known', async () => {
  const { maya, params } = await mayaInLisbon('pro')
  const adapter = async (home?: string) =>
    (await maya.call('packing.suggestions', { params, query: { ...(home && { home }) } })).body.find(
      ({ item }) => item === 'Power adapter',
    )?.reason
  expect(await adapter()).toBe('for sockets of type C and F (230 V)')
  expect(await adapter('Europe/London')).toBe('for sockets of type C and F (230 V), unlike those at home')
  expect(await adapter('Europe/Berlin')).toMatch(/take plugs from home/)
  expect(await adapter('Mars/Olympus')).toBe('for sockets of type C and F (230 V)')
})

test('Smart Pack knows the flights that whoever asks may see', async () => {
  const [maya, tom] = [await signUp({ plan: 'pro' }), await signUp({ plan: 'pro' })]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  await maya.call('bookings.add', { params, body: flight })
  await maya.call('bookings.add', { params, body: { ...flight, private: true } })
  await maya.call('bookings.add', { params, body: { ...flight, status: 'cancelled' } })
  const reasonFor = async (who: typeof maya) =>
    (await who.call('packing.suggestions', { params, query: {} })).body.find(
      ({ item }) => (item as unknown) === 'Clear bag for liquids',
    )?.reason as unknown
  expect([await reasonFor(maya), await reasonFor(tom)]).toEqual(['2 flights', '1 flight'])
})
