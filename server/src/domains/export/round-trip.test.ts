import { contentCollections, type ContentCollection } from '@sojourn/contract/sync/collections'
import { contentApi } from '@sojourn/contract/sync/registry'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTrip, signUp } from '../../../test/test-app.ts'

const ideasWithVotesOf = (maya: string): [object, object] => [
  {
    title: 'Borghese Gallery',
    type: 'cultural',
    location: 'Villa Borghese, Rome',
    latitude: 41.914,
    longitude: 12.492,
    cost: 20,
    currency: 'USD',
    minutes: 120,
    link: 'https://example.com/gallery',
    notes: 'Timed tickets',
    votes: [{ by: maya, up: true }],
  },
  { title: 'Rowing boats', votes: [{ by: maya, up: false }] },
]

/** Two rows of each kind with everything set that a person can set. */
const full = (maya: string, lena: string): Record<ContentCollection, [object, object]> => ({
  itinerary: [
    {
      title: 'Pena Palace',
      type: 'sightseeing',
      date: '2027-04-19',
      time: '10:30',
      endTime: '23:30',
      location: 'Sintra',
      description: 'The painted one',
      notes: 'Timed tickets',
      latitude: 38.7876,
      longitude: -9.3906,
      order: 7,
      cost: 14.5,
      currency: 'USD',
    },
    { title: 'Lunch', date: '2027-04-19' },
  ],
  packing: [
    {
      item: 'Rain jacket',
      category: 'clothing',
      quantity: 3,
      memberName: 'Sam',
      notes: 'The blue one',
      packed: true,
      essential: true,
      reason: 'Rain on Apr 19',
    },
    { item: 'Hat' },
  ],
  expenses: [
    {
      description: 'Museum',
      amount: '24.50',
      currency: 'USD',
      category: 'activities',
      date: '2027-04-19',
      notes: 'Two adults',
      paidBy: [
        { traveller: maya, amount: '20.00' },
        { traveller: lena, amount: '4.50' },
      ],
      sharedBy: {
        way: 'exact',
        among: [
          { traveller: maya, amount: '4.00' },
          { traveller: lena, amount: '20.50' },
        ],
      },
    },
    { description: 'Tram', amount: '-3', refund: true, date: '2027-04-19' },
  ],
  dayNotes: [
    { date: '2027-04-19', text: 'Meet at the fountain\nat nine' },
    { date: '2027-04-20', text: 'Market day' },
  ],
  bookings: [
    {
      kind: 'flight',
      status: 'waiting',
      title: 'Chicago to Lisbon',
      fromDate: '2027-04-18',
      fromTime: '16:05',
      fromZone: 'America/Chicago',
      fromPlace: "Chicago O'Hare",
      fromCode: 'ORD',
      fromLatitude: 41.98,
      fromLongitude: -87.9,
      toDate: '2027-04-19',
      toTime: '07:25',
      toZone: 'Europe/Lisbon',
      toPlace: 'Lisbon',
      toCode: 'LIS',
      toLatitude: 38.78,
      toLongitude: -9.14,
      provider: 'TAP Air Portugal',
      number: 'TP 1234',
      reference: 'K7QM2P',
      seat: '31D, 31E',
      terminal: '5',
      price: 1642.5,
      deposit: 200,
      cancelBy: '2027-04-10T18:00',
      travellers: [maya],
      currency: 'USD',
      payment: 'paid',
      expenseId: '0b3f0f0e-6d5e-4a51-9d53-6c1f0f1f5b11',
      link: 'https://example.com/check-in',
      phone: '+351 21 000 0000',
      address: 'Terminal 5',
      notes: 'Two bags each',
      private: true,
    },
    {
      kind: 'stay',
      title: 'Casa do Bairro',
      fromDate: '2027-04-19',
      fromTime: '15:00',
      untilTime: '22:00',
      toDate: '2027-04-25',
      toTime: '11:00',
      minutes: 60,
    },
  ],
  legs: [
    { destination: 'Lisbon, Portugal', arriveDate: '2027-04-18', leaveDate: '2027-04-21', order: 3 },
    { destination: 'Nowhere in the gazetteer', arriveDate: '2027-04-21', leaveDate: '2027-04-24' },
  ],
  ideas: ideasWithVotesOf(maya),
  travellers: [
    { name: 'Maya', tone: 3, userId: maya, household: lena },
    { name: 'Grandma', tone: 4, household: lena },
  ],
  transfers: [
    { from: lena, to: maya, amount: '12.50', currency: 'GBP', date: '2027-04-19', turn: 2, notes: 'Cash' },
    { from: maya, to: lena, amount: '3', date: '2027-04-20' },
  ],
})

const fieldsOf = (collection: ContentCollection): [string, z.ZodType][] =>
  Object.entries(contentApi[collection].add.reply.shape)

/** That somebody said who they are is about an account, and accounts mean nothing in a file. */
const madeAnew = new Set(['id', 'tripId', 'createdAt', 'updatedAt', 'claimedAt'])

const kept = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !madeAnew.has(name)))

/** Rows with people by their names: those without an account have other ids in another trip. */
const byName = (rows: readonly object[], people: readonly { id: string; name: string }[]): unknown[] =>
  rows.map((row) => {
    const text = people.reduce((json, { id, name }) => json.replaceAll(id, name), JSON.stringify(kept(row)))
    return JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? new Set(value) : value)) as unknown
  })

test.each(contentCollections)('no field of %s is lost on the way through a file', async (collection) => {
  const maya = await signUp({ plan: 'pro' })
  const params = { tripId: (await createTrip(maya)).id }
  const isMoney = collection === 'expenses' || collection === 'transfers'
  const peopleOf = async (tripId: number) =>
    isMoney ? (await maya.call('travellers.list', { params: { tripId } })).body : []
  const lena = isMoney
    ? (await maya.call('travellers.add', { params, body: { name: 'Lena' } })).body.id
    : '00000000-0000-4000-8000-000000000001'
  for (const body of full(maya.id, lena)[collection])
    expect((await maya.call(`${collection}.add`, { params, body: body as never })).status).toBe(200)
  const { body: rows } = await maya.call(`${collection}.list`, { params })
  for (const [name, field] of fieldsOf(collection))
    if (field instanceof z.ZodNullable && !madeAnew.has(name))
      expect(
        rows.some((row) => row[name as keyof typeof row] !== null),
        `${name} is set in this test`,
      ).toBe(true)

  const { body: file } = await maya.call('export.file', { params })
  const { body: copy } = await maya.call('export.import', { body: file as never })
  const { body: again } = await maya.call(`${collection}.list`, { params: { tripId: copy.id } })
  expect(byName(again, await peopleOf(copy.id))).toEqual(byName(rows, await peopleOf(params.tripId)))
  expect(new Set([...rows, ...again].map(({ id }) => id)).size).toBe(4)
})

test('a file that keeps what the product meant brings it back as it was meant', async () => {
  const maya = await signUp({ plan: 'pro' })
  const params = { tripId: (await createTrip(maya)).id }
  const meanings = { prefer: 'meanings' }
  const reason = { code: 'packing-reasons.nights', values: { count: 7 } }
  await maya.call('packing.add', { params, body: { item: 'Socks', reason } })
  const { body: file } = await maya.call('export.file', { params }, meanings)
  expect(file.trip.packing).toMatchObject([{ reason }])
  const { body: copy } = await maya.call('export.import', { body: file as never })
  const { body: rows } = await maya.call('packing.list', { params: { tripId: copy.id } }, meanings)
  expect(rows).toMatchObject([{ item: 'Socks', reason }])
})

test('the rate an expense was frozen at comes from the file, whatever it is today', async () => {
  const maya = await signUp({ plan: 'pro' })
  const params = { tripId: (await createTrip(maya)).id }
  const body = { description: 'Museum', amount: '24.50', currency: 'USD', date: '2027-04-19' } as const
  await maya.call('expenses.add', { params, body })
  const { body: file } = await maya.call('export.file', { params })
  const frozen = { rate: '0.5', rateDate: '2020-01-02', convertedAmount: '12.25' }
  const expenses = file.trip.expenses.map((expense) => ({ ...expense, ...frozen }))
  const imported = await maya.call('export.import', {
    body: { ...file, trip: { ...file.trip, expenses } } as never,
  })
  const { body: copies } = await maya.call('expenses.list', { params: { tripId: imported.body.id } })
  expect(copies).toMatchObject([frozen])
})
