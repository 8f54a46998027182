import { expect, test } from 'vitest'
import { createTrip, signUp, tripInput } from '../../../test/test-app.ts'

/** From the Alps to the Gulf in January: a week in two climates. */
async function twoPlaces() {
  const maya = await signUp({ plan: 'pro' })
  const { id: tripId } = await createTrip(maya, {
    ...tripInput,
    destination: 'Zermatt, Switzerland',
    startDate: '2027-01-10',
    endDate: '2027-01-16',
  })
  const params = { tripId }
  const add = (destination: string, arriveDate: string, leaveDate: string) =>
    maya.call('legs.add', { params, body: { destination, arriveDate, leaveDate } })
  return { maya, params, add }
}

test('the weather of each day is that of the place one is at, and on a day of travel of where one arrives', async () => {
  const { maya, params, add } = await twoPlaces()
  const highs = async () =>
    (await maya.call('weather.ofTrip', { params })).body.days.map(({ date, temperature }) => ({
      date,
      isHot: temperature.high > 65,
    }))
  expect((await highs()).every(({ isHot }) => !isHot)).toBe(true)
  await add('Zermatt, Switzerland', '2027-01-10', '2027-01-13')
  await add('Dubai', '2027-01-13', '2027-01-16')
  expect(await highs()).toEqual([
    { date: '2027-01-10', isHot: false },
    { date: '2027-01-11', isHot: false },
    { date: '2027-01-12', isHot: false },
    { date: '2027-01-13', isHot: true },
    { date: '2027-01-14', isHot: true },
    { date: '2027-01-15', isHot: true },
    { date: '2027-01-16', isHot: true },
  ])
})

test('what one packs says for which place: cold in the Alps, warm and other sockets in the Gulf', async () => {
  const { maya, params, add } = await twoPlaces()
  await add('Zermatt, Switzerland', '2027-01-10', '2027-01-13')
  await add('Dubai', '2027-01-13', '2027-01-16')
  const { body } = await maya.call('packing.suggestions', { params, query: { home: 'Europe/Berlin' } })
  const reasons = new Map(body.map(({ item, reason }) => [item, reason]))
  expect(reasons.get('Sunglasses')).toMatch(/^Dubai: /)
  expect(reasons.get('Thermal underwear')).toMatch(/^Zermatt: /)
  expect(reasons.get('Power adapter')).toMatch(/^Zermatt: .*; Dubai: /)
})
