import { describe, expect, test } from 'vitest'
import {
  type DayStop,
  departureFor,
  doneIds,
  firstLater,
  nextStop,
  urgency,
  waysBetween,
} from './next-stop.ts'

const today = '2027-03-12'
const at = (time: string, date = today) => ({ date, time })
const stop = (id: string, time: string | null, more: Partial<DayStop> = {}): DayStop => ({
  id,
  date: today,
  time,
  endTime: null,
  order: 0,
  type: 'sightseeing',
  latitude: 35,
  longitude: 135.7,
  ...more,
})

const day = [
  stop('bed', '18:00', { date: '2027-03-08', type: 'hotel' }),
  stop('gates', '07:00', { date: '2027-03-11' }),
  stop('garden', '10:00'),
  stop('lunch', '12:30', { endTime: '13:15' }),
  stop('castle', '14:30'),
  stop('walk', null),
  stop('museum', '09:30', { date: '2027-03-13' }),
]

describe('the next stop', () => {
  test.each([
    ['06:00', 'garden', 'bed'],
    ['10:00', 'lunch', 'garden'],
    ['13:35', 'castle', 'lunch'],
    ['14:29', 'castle', 'lunch'],
    ['14:30', 'walk', 'castle'],
    ['23:59', 'walk', 'castle'],
  ])('at %s is %s, from %s', (time, next, from) => {
    const found = nextStop(day, at(time))
    expect([found?.item.id, found?.from?.id]).toEqual([next, from])
  })

  test('is the one after, when it was skipped, and nobody is sent from where they did not go', () => {
    const found = nextStop(day, at('11:00'), new Set(['lunch']))
    expect([found?.item.id, found?.from?.id]).toEqual(['castle', 'garden'])
  })

  test('is none when the day is over, and tomorrow’s first is told', () => {
    const rest = day.filter(({ id }) => id !== 'walk')
    expect(nextStop(rest, at('20:00'))).toBeNull()
    expect(firstLater(rest, at('20:00'))?.id).toBe('museum')
    expect(firstLater(rest, at('20:00', '2027-03-14'))).toBeNull()
  })

  test('starts from nowhere when nothing before it lies on the map', () => {
    const lost = day.map((item) => ({ ...item, latitude: null, longitude: null }))
    expect(nextStop(lost, at('13:35'))?.from).toBeNull()
  })
})

test.each([
  ['09:59', []],
  ['12:00', []],
  ['12:30', ['garden']],
  ['13:14', ['garden']],
  ['13:15', ['garden', 'lunch']],
  ['14:30', ['garden', 'lunch']],
])('at %s these are done: %j', (time, ids) => {
  expect([...doneIds(day, at(time))]).toEqual(ids)
})

test.each([
  ['13:35', 27, { leaveAt: '14:00', arriveAt: '14:27', minutesLeft: 25, minutesEarly: 3 }, 'calm'],
  ['13:50', 27, { leaveAt: '14:00', minutesLeft: 10 }, 'soon'],
  ['14:00', 27, { minutesLeft: 0 }, 'soon'],
  ['14:06', 27, { minutesLeft: -6 }, 'late'],
  ['14:06', 10, { leaveAt: '14:20', arriveAt: '14:30', minutesEarly: 0 }, 'calm'],
])('at %s, with %i min to go, the way to a stop at 14:30 is %j and %s', (time, minutes, departure, how) => {
  const found = departureFor({ time: '14:30' }, minutes * 60, at(time))
  expect(found).toMatchObject(departure)
  expect(found && urgency(found)).toBe(how)
})

test('a stop without a time has no hour to leave at', () => {
  expect(departureFor({ time: null }, 600, at('10:00'))).toBeNull()
})

test('a short way is walked first, a long one driven', () => {
  const kyoto = { lat: 35.005, lng: 135.7645 }
  expect(waysBetween(kyoto, { lat: 35.0142, lng: 135.7482 }).map(({ profile }) => profile)).toEqual([
    'walking',
    'cycling',
    'driving',
  ])
  expect(waysBetween(kyoto, { lat: 34.6851, lng: 135.8048 })[0]?.profile).toBe('driving')
})
