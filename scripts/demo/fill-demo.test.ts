import { accountsOf, balanceOf } from '@sojourn/contract/ledger/ledger'
import { peopleOfTrip } from '@sojourn/contract/ledger/people'
import { tripLedger } from '@sojourn/contract/ledger/trip-ledger'
import { addDays } from '@sojourn/contract/values/plain-date'
import { expect, test } from 'vitest'
import { join, signUp, type Traveller } from '../../server/test/test-app.ts'
import { demoTrips, fillDemo } from './fill-demo.ts'

const today = '2027-03-12'

async function fill(maya: Traveller, tunde: Traveller, on: string): Promise<Map<string, number>> {
  return fillDemo({
    today: on,
    accounts: { owner: maya.id, companion: tunde.id },
    call: async (method, path, body) => {
      const { status, body: answer, error } = await maya.send(method, path, body)
      if (status !== 200) throw new Error(`${path}: ${error.message}`)
      return answer
    },
    addMember: async (id) => {
      const { body: trip } = await maya.call('trips.get', { params: { tripId: id } })
      const { body: own } = await tunde.call('trips.list', {})
      if (!own.some((known) => known.id === id)) await join(trip, tunde)
    },
  })
}

/** When and where each place and booking begins. */
async function journeyOf(maya: Traveller, tripId: number): Promise<string[]> {
  const { body } = await maya.call('sync.snapshot', { params: { tripId } })
  return [
    ...body.legs.map(({ arriveDate, destination }) => `${arriveDate} ${destination}`),
    ...body.bookings.map(({ fromDate, title }) => `${fromDate} ${title}`),
  ]
}

const rowsOf = async (maya: Traveller, tripId: number) => {
  const params = { tripId }
  const [stops, things, expenses] = await Promise.all([
    maya.call('itinerary.list', { params }),
    maya.call('packing.list', { params }),
    maya.call('expenses.list', { params }),
  ])
  return { stops: stops.body, things: things.body, expenses: expenses.body }
}

test('the demo has seven trips on four continents, one under way, one rich and shared, one through three towns, one in Arabic, one as long as can be, and doubles nothing', async () => {
  const [maya, tunde] = [await signUp({ plan: 'pro' }), await signUp()]
  const ids = await fill(maya, tunde, today)
  const { body: trips } = await maya.call('trips.list', {})
  expect(trips).toHaveLength(7)
  expect(new Set(trips.map(({ timeZone }) => timeZone?.split('/')[0]))).toEqual(
    new Set(['Asia', 'Europe', 'Africa', 'America', 'Atlantic']),
  )
  expect(
    trips.filter(({ startDate, endDate }) => startDate.slice(0, 10) <= today && endDate >= today),
  ).toHaveLength(1)
  expect(Math.max(...trips.map(({ title }) => title.length))).toBe(120)
  expect(trips.some(({ title }) => /^\p{Script=Arabic}/u.test(title))).toBe(true)

  const rich = ids.get('Family Trip to Lisbon') ?? 0
  const { stops, things, expenses } = await rowsOf(maya, rich)
  expect([stops.length, things.length, expenses.length]).toEqual([22, 30, 25])
  expect(new Set(expenses.map(({ currency }) => currency)).size).toBe(3)
  const shared = [rich, ids.get('Chasing the aurora') ?? 0]
  expect(new Set((await tunde.call('trips.list', {})).body.map(({ id }) => id))).toEqual(new Set(shared))
  expect(demoTrips.map(({ title }) => title)).toEqual([...ids.keys()])

  // Again, on another day: the dates move, nothing is doubled, and what was thrown away comes back.
  const id = ids.get('Solo Adventure in Kyoto') ?? 0
  const before = await rowsOf(maya, id)
  await maya.call('itinerary.remove', { params: { id: before.stops[0]?.id ?? '' } })

  expect(await fill(maya, tunde, addDays(today, 3))).toEqual(ids)
  const { body: trip } = await maya.call('trips.get', { params: { tripId: id } })
  expect(trip.startDate.slice(0, 10)).toBe(addDays(today, 3 - 4))
  const after = await rowsOf(maya, id)
  expect(after.stops.map(({ id: stop, date }) => [stop, date])).toEqual(
    before.stops.map(({ id: stop, date }) => [stop, addDays(date, 3)]),
  )
  expect(after.expenses.map(({ date }) => date)).toEqual(before.expenses.map(({ date }) => addDays(date, 3)))
  expect(after.things).toHaveLength(before.things.length)
})

test('from Chicago the family flies over midnight to three towns in Italy, and all of it moves with the day', async () => {
  const [maya, tunde] = [await signUp({ plan: 'pro' }), await signUp()]
  const id = (await fill(maya, tunde, today)).get('Family Trip to Italy') ?? 0
  const journey = await journeyOf(maya, id)
  expect(journey.slice(0, 5)).toEqual([
    '2027-06-13 Rome, Italy',
    '2027-06-17 Florence, Italy',
    '2027-06-20 Venice, Italy',
    '2027-06-12 Chicago to Frankfurt',
    '2027-06-13 Frankfurt to Rome',
  ])
  expect(journey).toHaveLength(15)
  const { body: bookings } = await maya.call('bookings.list', { params: { tripId: id } })
  const { body: ideas } = await maya.call('ideas.list', { params: { tripId: id } })
  expect(ideas.map(({ votes }) => votes.length)).toEqual([1, 1, 0, 0, 1])
  expect(bookings[0]).toMatchObject({ fromCode: 'ORD', fromDate: '2027-06-12', toDate: '2027-06-13' })

  await fill(maya, tunde, addDays(today, 1))
  expect(await journeyOf(maya, id)).toEqual(
    journey.map((line) => addDays(line.slice(0, 10), 1) + line.slice(10)),
  )
})

test('five people who saw the aurora share what it cost in three currencies, two of them as one, and it adds up', async () => {
  const [maya, tunde] = [await signUp({ plan: 'pro' }), await signUp()]
  for (const on of [today, addDays(today, 1)]) {
    const tripId = (await fill(maya, tunde, on)).get('Chasing the aurora') ?? 0
    const { body } = await maya.call('sync.snapshot', { params: { tripId } })
    const people = peopleOfTrip(body.members, body.travellers)
    expect(people.people.map(({ kind }) => kind)).toEqual([
      'member',
      'member',
      'no account',
      'no account',
      'no account',
    ])
    expect([...people.households.keys()]).toEqual([maya.id, tunde.id])
    expect(new Set(body.expenses.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'ISK', 'USD']))
    expect(body.transfers).toHaveLength(1)
    const stands = [...accountsOf(tripLedger(body.expenses, body.transfers, people)).values()].map(balanceOf)
    expect(stands).toHaveLength(4)
    expect(stands.every((stand) => stand !== 0)).toBe(true)
    expect(stands.reduce((sum, stand) => sum + stand)).toBe(0)
  }
})
