import type { DayPlan } from '@sojourn/contract/ai/plans'
import { expect, test } from 'vitest'
import { createTrip, signUp, tripInput } from '../../../test/test-app.ts'

const places = [
  ['Rome, Italy', '2027-06-13', '2027-06-17'],
  ['Florence, Italy', '2027-06-17', '2027-06-20'],
  ['Venice, Italy', '2027-06-20', '2027-06-22'],
] as const

async function throughItaly() {
  const maya = await signUp({ plan: 'pro' })
  const { id: tripId } = await createTrip(maya, {
    ...tripInput,
    destination: 'Rome, Italy',
    startDate: '2027-06-12',
    endDate: '2027-06-22',
  })
  const params = { tripId }
  for (const [destination, arriveDate, leaveDate] of places)
    await maya.call('legs.add', { params, body: { destination, arriveDate, leaveDate } })
  const train = { kind: 'train', title: 'Rome to Florence', fromTime: '11:50', toTime: '13:22' } as const
  const onDay = { fromDate: '2027-06-17', toDate: '2027-06-17' }
  await maya.call('bookings.add', { params, body: { ...train, ...onDay } })
  return { maya, params }
}

/** Where the stops of a day lie, by their degree of latitude: Rome 41, Florence 43, Venice 45. */
const latitudesOf = ({ activities }: Pick<DayPlan, 'activities'>) => [
  ...new Set(activities.flatMap(({ latitude }) => (latitude === null ? [] : Math.floor(latitude)))),
]

const wanted = [
  ['2027-06-13', 41],
  ['2027-06-14', 41],
  ['2027-06-15', 41],
  ['2027-06-16', 41],
  ['2027-06-17', 43],
  ['2027-06-18', 43],
  ['2027-06-19', 43],
  ['2027-06-20', 45],
  ['2027-06-21', 45],
] as const

test('Rome, Florence and Venice are planned as three towns with a guide each, and the day of the train is short', async () => {
  const { maya, params } = await throughItaly()
  const { body } = await maya.call('ai.plan', { params, body: {} })
  expect(body.dayPlans.map(({ date, day }) => [date, day])).toEqual(
    wanted.map(([date], index) => [date, index + 2]),
  )
  for (const [index, [date, latitude]] of wanted.entries()) {
    const day = body.dayPlans[index]!
    // A day out may lead to the next degree.
    expect(
      latitudesOf(day).every((one) => Math.abs(one - latitude) <= 1),
      date,
    ).toBe(true)
    expect(latitudesOf(day), date).toContain(latitude)
  }
  const [first] = body.dayPlans.find(({ date }) => date === '2027-06-17')!.activities
  expect(first!.startTime >= '13:40').toBe(true)
  const ids = body.dayPlans.flatMap(({ activities }) => activities.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the full itinerary leads through all three, and its sums are those of its days', async () => {
  const { maya, params } = await throughItaly()
  const preferences = {
    interests: [],
    pace: 'moderate',
    groupSize: 2,
    accessibility: false,
    localExperiences: true,
  }
  const { body } = await maya.call('ai.itinerary', { params, body: preferences as never })
  expect(body.dailyItineraries.map(({ date }) => date)).toEqual(wanted.map(([date]) => date))
  expect(latitudesOf(body.dailyItineraries.at(-1)!)).toContain(45)
  const { total, ...rest } = body.budgetBreakdown
  expect(total).toBe(Object.values(rest).reduce((sum, part) => sum + part, 0))
})

test('in a trip with one place nothing is planned over what is booked, and a booking of one’s own moves no day of the others', async () => {
  const maya = await signUp({ plan: 'pro' })
  const dates = { startDate: '2027-06-14', endDate: '2027-06-17' }
  const { id } = await createTrip(maya, { ...tripInput, destination: 'Rome, Italy', ...dates })
  const params = { tripId: id }
  const startsOf = async (date: string) => {
    const { body } = await maya.call('ai.plan', { params, body: {} })
    const day = body.dayPlans.find((one) => one.date === date)
    return (day?.activities ?? []).map(({ startTime }) => startTime)
  }
  const ticket = { kind: 'ticket', title: 'A long tour', fromTime: '10:00', minutes: 300 } as const
  const early = (starts: string[]) => starts.filter((time) => time >= '10:00' && time < '15:00')
  const own = { ...ticket, fromDate: '2027-06-15', private: true }
  await maya.call('bookings.add', { params, body: own })
  expect(early(await startsOf('2027-06-15'))).not.toEqual([])
  await maya.call('bookings.add', { params, body: { ...own, private: false } })
  expect(early(await startsOf('2027-06-15'))).toEqual([])
})
