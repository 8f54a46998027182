import { addDays } from '@sojourn/contract/values/plain-date'
import { expect, test } from 'vitest'
import { join, signUp, type Traveller } from '../../server/test/test-app.ts'
import { demoTrips, fillDemo } from './fill-demo.ts'

const today = '2027-03-12'

async function fill(maya: Traveller, tunde: Traveller, on: string): Promise<Map<string, number>> {
  return fillDemo({
    today: on,
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

const rowsOf = async (maya: Traveller, tripId: number) => {
  const params = { tripId }
  const [stops, things, expenses] = await Promise.all([
    maya.call('itinerary.list', { params }),
    maya.call('packing.list', { params }),
    maya.call('expenses.list', { params }),
  ])
  return { stops: stops.body, things: things.body, expenses: expenses.body }
}

test('the demo has six trips on four continents, one under way, one rich and shared, one in Arabic, one as long as can be, and doubles nothing', async () => {
  const [maya, tunde] = [await signUp({ plan: 'pro' }), await signUp()]
  const ids = await fill(maya, tunde, today)
  const { body: trips } = await maya.call('trips.list', {})
  expect(trips).toHaveLength(6)
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
  expect((await tunde.call('trips.list', {})).body.map(({ id }) => id)).toEqual([rich])
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
