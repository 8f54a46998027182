import { expect, test } from 'vitest'
import { greatCircle } from './great-circle.ts'
import { journeyFrames } from './journey-frames.ts'

const [rome, florence, chicago] = [
  { lat: 41.9, lng: 12.48 },
  { lat: 43.77, lng: 11.25 },
  { lat: 41.98, lng: -87.9 },
]
const leg = (id: string, at: { lat: number; lng: number } | null, arriveDate: string, leaveDate: string) => ({
  id,
  destination: id,
  latitude: at?.lat ?? null,
  longitude: at?.lng ?? null,
  countryCode: 'it',
  timeZone: 'Europe/Rome',
  arriveDate,
  leaveDate,
  order: 0,
})
const legs = [
  leg('rome', rome, '2027-06-13', '2027-06-17'),
  leg('florence', florence, '2027-06-17', '2027-06-20'),
]
const trip = leg('trip', rome, '', '')
const stop = (id: string, date: string, lat: number, lng: number, number = 1) => ({
  id,
  date,
  number,
  at: { lat, lng },
})
const colosseum = stop('colosseum', '2027-06-14', 41.89, 12.49)
const ostia = stop('ostia', '2027-06-15', 41.75, 12.29, 2)
const siena = stop('siena', '2027-06-18', 43.32, 11.33, 3)
const flight = { id: 'flight', at: { lat: 55, lng: -40 }, line: greatCircle(chicago, rome) }
const train = { id: 'train', at: { lat: 42.8, lng: 11.9 }, line: [rome, florence] }
const hotel = { id: 'hotel', at: { lat: 41.88, lng: 12.47 }, line: [] }
const nothing = { stops: [], booked: [], ideas: [] }

test('a trip with one place that is known has nothing to choose from', () => {
  expect(journeyFrames(trip, [], nothing)).toBeNull()
  expect(
    journeyFrames(trip, [legs[0]!, leg('somewhere', null, '2027-06-17', '2027-06-20')], nothing),
  ).toBeNull()
})

test('each place has its stops by their days, and what lies in it is left to its pin on a map of all', () => {
  const frames = journeyFrames(trip, legs, {
    stops: [colosseum, ostia, siena],
    booked: [hotel, train],
    ideas: [stop('garden', '', 43.76, 11.25), stop('pisa', '', 43.72, 10.4)],
  })
  expect(frames?.places.map(({ leg: { id }, stops }) => [id, stops.map((one) => one.id)])).toEqual([
    ['rome', ['colosseum', 'ostia']],
    ['florence', ['siena']],
  ])
  expect([...(frames?.inTown ?? [])].map(([id, { id: place }]) => `${id} in ${place}`)).toEqual([
    'colosseum in rome',
    'hotel in rome',
    'garden in florence',
  ])
  expect(frames?.places.map(({ reachKm }) => Math.round(reachKm))).toEqual([23, 50])
  expect(frames?.places[0]?.points).toEqual([rome, colosseum.at, ostia.at, hotel.at])
})

test('the way there is a frame of its own only where it leads out of the places', () => {
  expect(journeyFrames(trip, legs, { ...nothing, booked: [train, hotel] })?.wholeJourney).toBeNull()
  const wide = journeyFrames(trip, legs, { ...nothing, stops: [siena], booked: [flight, train] })
  expect(wide?.allPlaces).toEqual([rome, florence, siena.at])
  expect(wide?.wholeJourney).toContainEqual(flight.line[0])
  // A stop far from every place is on the way.
  const lisbon = stop('lisbon', '2027-06-12', 38.72, -9.14)
  expect(journeyFrames(trip, legs, { ...nothing, stops: [lisbon] })?.wholeJourney).toContainEqual(lisbon.at)
})
