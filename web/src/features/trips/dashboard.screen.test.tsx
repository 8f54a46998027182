import type { LocalWeather } from '@sojourn/contract/weather/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type Answers, refused } from '../../../test/far-end.ts'
import { expectAccessible, expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../test/world.ts'

beforeEach(() => void vi.setSystemTime(new Date('2027-03-12T12:10:00Z')))
afterEach(() => void vi.useRealTimers())

const running = { startDate: '2027-03-08T00:00:00.000Z', endDate: '2027-03-15T00:00:00.000Z' }
const castle = { latitude: 38.7139, longitude: -9.1335 }
const monastery = { latitude: 38.6979, longitude: -9.2068 }
const stop = (title: string, time: string, more: Partial<NewRow<'itinerary'>> = {}): NewRow<'itinerary'> => ({
  title,
  time,
  type: 'sightseeing',
  date: '2027-03-12',
  ...castle,
  ...more,
})
const plan = [
  stop('Check in at Casa do Bairro', '15:00', { type: 'hotel', date: '2027-03-08' }),
  stop('Lunch in Alfama', '11:30'),
  stop('Jerónimos Monastery', '15:00', monastery),
]

const weatherIn = (city: string): LocalWeather => ({
  temperature: 14,
  lowTemperature: 4,
  highTemperature: 15,
  condition: 'Clear',
  city,
  country: 'Somewhere',
  humidity: 64,
  windSpeed: 17,
  rainChance: 10,
  source: 'forecast',
  note: 'now',
  asOf: new Date().toISOString(),
  credit: null,
})

/** Each place has a town of its own, named by its latitude. */
const weather: Answers = { 'weather.here': ({ query }) => weatherIn(`Town at ${query['lat']}`) }

const open = (trip: Trip, rows: NewRow<'itinerary'>[] = plan, more: Answers = {}) =>
  openApp('/', { ...answersOf({ trip, lists: { itinerary: rows } }), ...weather, ...more })

const weatherCard = () => screen.findByRole('region', { name: 'Local weather' })
const isBefore = (one: Node, other: Node): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** The browser says where it is, or that nobody may know. */
function locate(position: { latitude: number; longitude: number } | null) {
  const asked = vi.fn((onFound: PositionCallback, onFailed?: PositionErrorCallback | null) =>
    position
      ? onFound({ coords: position } as GeolocationPosition)
      : onFailed?.({ code: 1 } as GeolocationPositionError),
  )
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: asked,
  } as unknown as Geolocation)
  return asked
}

test('while a trip runs the dashboard opens with its next stop and tonight’s bed, before weather and map', async () => {
  const trip = lisbon(running)
  open(trip)
  const next = await screen.findByText('Jerónimos Monastery')
  expect(screen.getByText('Leave at')).toBeTruthy()
  expect(screen.getByText('Day 5 of 8 ·', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('38.6979')
  expect(screen.getByText('Casa do Bairro')).toBeTruthy()
  expect(screen.getByText('Tonight · night 5 of 7')).toBeTruthy()
  expect(isBefore(next, await weatherCard())).toBe(true)
  expect(isBefore(await weatherCard(), screen.getByRole('heading', { name: 'My Trips' }))).toBe(true)
  // The guide knows when the tower shuts.
  expect(await screen.findByText('Open until 17:30')).toBeTruthy()
  await expectAccessible()
})

test('after the last stop of a day the dashboard says what comes tomorrow', async () => {
  open(lisbon(running), [stop('Lunch in Alfama', '11:30'), stop('Sintra', '09:10', { date: '2027-03-13' })])
  expect(await screen.findByText('Nothing more today')).toBeTruthy()
  const title = screen.getByText('Sintra')
  // Whichever way it is written, the sentence round it stays.
  expect(title.tagName).toBe('BDI')
  expect(title.parentElement?.textContent).toBe('Sat, Mar 13, 09:10: Sintra')
})

test('on a trip without a plan the dashboard says so', async () => {
  open(lisbon(running), [])
  expect(await screen.findByText('Nothing is planned yet')).toBeTruthy()
})

test('a plan that could not be read is said, and read again when asked', async () => {
  let isUp = false
  const answers = answersOf({ trip: lisbon(running), lists: { itinerary: plan } })
  const { user } = openApp('/', {
    ...answers,
    ...weather,
    'sync.snapshot': (asked) => (isUp ? answers['sync.snapshot']!(asked) : refused(500)),
  })
  expect(await screen.findByText('Today’s plan could not be loaded.')).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Jerónimos Monastery')).toBeTruthy()
})

test.each([
  ['runs', running],
  ['is next', { startDate: '2027-04-18T00:00:00.000Z', endDate: '2027-04-25T00:00:00.000Z' }],
])('the weather is that of the place of the trip that %s, by its name', async (_case, dates) => {
  locate(null)
  const kyoto = {
    destination: 'Kyoto, Japan',
    placeName: 'Kyoto, Japan',
    latitude: 35.0116,
    longitude: 135.7681,
  }
  const { far } = open(lisbon({ ...dates, ...kyoto }), [])
  const card = within(await weatherCard())
  expect(await card.findByText('Kyoto, Japan')).toBeTruthy()
  expect(far.of('weather.here').map(({ query }) => query)).toEqual([{ lat: '35.01', lng: '135.77' }])
})

test('WX-03 WX-04 who presses the button shares the position, and sees its weather beside the trip’s', async () => {
  locate(null)
  const { user } = open(lisbon(running))
  const card = within(await weatherCard())
  expect(await card.findByText('Lisbon, Portugal')).toBeTruthy()
  const button = card.getByRole('button', { name: 'Enable location access for weather' })
  await user.click(button)
  await expectToast('Location not found')
  const asked = locate({ latitude: 40.6782, longitude: -73.9442 })
  await user.click(button)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await card.findByText('Town at 40.68, Somewhere')).toBeTruthy()
  expect(card.getByText('Lisbon, Portugal')).toBeTruthy()
  await waitFor(() => expect(card.queryByRole('button')).toBeNull())
})
