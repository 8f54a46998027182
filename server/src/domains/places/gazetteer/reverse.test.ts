import { expect, test } from 'vitest'
import { fullName } from './place.ts'
import { nearestPlace } from './reverse.ts'

test.each([
  ['the Eiffel Tower', 48.8584, 2.2945, 'Paris, France'],
  ['Notre-Dame', 48.853, 2.3499, 'Paris, France'],
  ['Versailles Palace', 48.8049, 2.1204, 'Versailles, France'],
  ['Belém Tower', 38.6916, -9.216, 'Lisbon, Portugal'],
  ['Pena Palace', 38.7876, -9.3906, 'Sintra, Portugal'],
  ['the Colosseum', 41.8902, 12.4922, 'Rome, Italy'],
  ['the Leaning Tower', 43.723, 10.3966, 'Pisa, Italy'],
  ['the Sagrada Família', 41.4036, 2.1744, 'Barcelona, Spain'],
  ['the Alhambra', 37.1761, -3.5881, 'Granada, Spain'],
  ['Big Ben', 51.5007, -0.1246, 'London, United Kingdom'],
  ['Edinburgh Castle', 55.9486, -3.1999, 'Edinburgh, United Kingdom'],
  ['the Brandenburg Gate', 52.5163, 13.3777, 'Berlin, Germany'],
  ['Schönbrunn', 48.1845, 16.3122, 'Vienna, Austria'],
  ['Prague Castle', 50.0911, 14.4016, 'Prague, Czechia'],
  ['the Acropolis', 37.9715, 23.7257, 'Athens, Greece'],
  ['Hagia Sophia', 41.0086, 28.9802, 'Istanbul, Türkiye'],
  ['the Statue of Liberty', 40.6892, -74.0445, 'New York, United States'],
  ['Central Park', 40.7812, -73.9665, 'New York, United States'],
  ['the Golden Gate Bridge', 37.8199, -122.4783, 'San Francisco, United States'],
  ['the Hollywood Sign', 34.1341, -118.3215, 'Los Angeles, United States'],
  ['the CN Tower', 43.6426, -79.3871, 'Toronto, Canada'],
  ['Christ the Redeemer', -22.9519, -43.2105, 'Rio de Janeiro, Brazil'],
  ['the Sydney Opera House', -33.8568, 151.2153, 'Sydney, Australia'],
  ['Shibuya Crossing', 35.6595, 139.7005, 'Tokyo, Japan'],
  ['Fushimi Inari', 34.9671, 135.7727, 'Kyoto, Japan'],
  ['Gyeongbokgung', 37.5796, 126.977, 'Seoul, South Korea'],
  ['the Forbidden City', 39.9163, 116.3972, 'Beijing, China'],
  ['Marina Bay Sands', 1.2834, 103.8607, 'Singapore'],
  ['the Taj Mahal', 27.1751, 78.0421, 'Agra, India'],
  ['the Burj Khalifa', 25.1972, 55.2744, 'Dubai, United Arab Emirates'],
])('%s lies in its city', (_sight, lat, lng, city) => {
  const nearest = nearestPlace(lat, lng)
  expect(nearest && fullName(nearest.place)).toBe(city)
})

test.each([
  ['the Serengeti', -2.3333, 34.8333, 'Serengeti, Tanzania'],
  ['Milford Sound', -44.67, 167.93, 'Milford Sound, New Zealand'],
])('far from towns, %s answers for itself', (_name, lat, lng, place) => {
  const nearest = nearestPlace(lat, lng)
  expect(nearest && fullName(nearest.place)).toBe(place)
})

test('the distance is that to the place', () => {
  expect(nearestPlace(48.8534, 2.3488)?.distanceKm).toBeLessThan(1)
  expect(nearestPlace(48.8049, 2.1204)?.distanceKm).toBeLessThan(3)
})

test('towns on both sides of the date line are seen', () => {
  const west = nearestPlace(-16.8, 179.9)
  const east = nearestPlace(-16.8, -179.9)
  expect(west?.place.countryCode).toBe('FJ')
  expect(east?.place.id).toBe(west?.place.id)
})

test.each([
  ['the middle of the Pacific', 0, -140],
  ['the South Pole', -90, 0],
  ['no number', NaN, 10],
  ['no longitude', 10, Infinity],
  ['a latitude beyond the pole', 91, 10],
])('%s belongs to no place', (_name, lat, lng) => {
  expect(nearestPlace(lat, lng)).toBeNull()
})

test('a look-up takes a few milliseconds', () => {
  nearestPlace(48.86, 2.35)
  const start = performance.now()
  for (let i = 0; i < 100; i++) nearestPlace(((i * 7) % 160) - 80, ((i * 37) % 360) - 180)
  expect((performance.now() - start) / 100).toBeLessThan(10)
})
