import { describe, expect, test } from 'vitest'
import { readPastedPlace } from './map-link.ts'
import { coordinateText } from './coordinates.ts'

describe('coordinates', () => {
  test.each([
    ['38.7223, -9.1393', 38.7223, -9.1393],
    ['  38.7223,-9.1393 ', 38.7223, -9.1393],
    ['38.7223 -9.1393', 38.7223, -9.1393],
    ['38.7223; -9.1393', 38.7223, -9.1393],
    ['-33.8568, 151.2153', -33.8568, 151.2153],
    ['0, 0', 0, 0],
    ['38.7223° N, 9.1393° W', 38.7223, -9.1393],
    ['38.7223N 9.1393W', 38.7223, -9.1393],
    [`38°43'20.3"N 9°08'21.5"W`, 38.72231, -9.13931],
    ['33°51′24.5″S, 151°12′55″E', -33.85681, 151.21528],
    ['38.7223°, -9.1393°', 38.7223, -9.1393],
    ['−33.8568, 151.2153', -33.8568, 151.2153],
    ['(38.7223, -9.1393)', 38.7223, -9.1393],
  ])('%s is a place', (text, lat, lng) => {
    const place = readPastedPlace(text)
    expect(place?.lat).toBeCloseTo(lat, 4)
    expect(place?.lng).toBeCloseTo(lng, 4)
    expect(place?.name).toBeNull()
  })

  test.each([
    'Pena Palace, Sintra',
    '91, 0',
    '0, 181',
    '12',
    'Gate 12, 14',
    '10:30',
    '1.2.3, 4',
    '',
    '38.7223, -9.1393, 12',
  ])('"%s" is ordinary text', (text) => {
    expect(readPastedPlace(text)).toBeNull()
  })
})

describe('links', () => {
  test.each([
    ['https://www.openstreetmap.org/?mlat=38.7876&mlon=-9.3906#map=16/38.7870/-9.3900', 38.7876, -9.3906],
    ['https://www.openstreetmap.org/#map=16/38.7876/-9.3906', 38.7876, -9.3906],
    ['https://osm.org/#map=16/38.7876/-9.3906&layers=N', 38.7876, -9.3906],
    ['geo:38.7876,-9.3906?z=17', 38.7876, -9.3906],
    ['geo:38.7876,-9.3906;u=35', 38.7876, -9.3906],
    ['geo:0,0?q=38.7876,-9.3906', 38.7876, -9.3906],
    ['https://maps.google.com/maps?q=loc:38.7876,-9.3906', 38.7876, -9.3906],
    [`https://www.google.com/maps/place/38%C2%B047'15.4%22N+9%C2%B023'26.2%22W/`, 38.78761, -9.39061],
    ['https://www.google.com/maps/@38.7876,-9.3906,15z', 38.7876, -9.3906],
    ['https://maps.google.com/?q=38.7876,-9.3906', 38.7876, -9.3906],
    ['https://www.google.com/maps/search/?api=1&query=38.7876%2C-9.3906', 38.7876, -9.3906],
    ['https://www.google.co.uk/maps/search/38.7876,+-9.3906', 38.7876, -9.3906],
    ['https://www.google.com/maps/dir//38.7876,-9.3906/@38.7,-9.3,12z', 38.7876, -9.3906],
    ['https://maps.apple.com/?ll=38.7876,-9.3906', 38.7876, -9.3906],
    ['https://maps.apple.com/?q=38.7876,-9.3906&t=m', 38.7876, -9.3906],
    ['https://maps.apple.com/place?coordinate=38.7876,-9.3906', 38.7876, -9.3906],
  ])('%s is a place', (text, lat, lng) => {
    expect(readPastedPlace(text)).toEqual({
      lat: expect.closeTo(lat, 5),
      lng: expect.closeTo(lng, 5),
      name: null,
    })
  })

  test('the marked place counts, not the middle of the picture, and its name comes along', () => {
    expect(
      readPastedPlace(
        'https://www.google.com/maps/place/Pal%C3%A1cio+da+Pena/@38.78,-9.39,17z/data=!3m1!4b1!8m2!3d38.7876!4d-9.3906',
      ),
    ).toEqual({ lat: 38.7876, lng: -9.3906, name: 'Palácio da Pena' })
    expect(readPastedPlace('https://maps.apple.com/?ll=38.7876,-9.3906&q=Pena%20Palace')?.name).toBe(
      'Pena Palace',
    )
    expect(readPastedPlace('geo:0,0?q=38.7876,-9.3906(Pena+Palace)')).toEqual({
      lat: 38.7876,
      lng: -9.3906,
      name: 'Pena Palace',
    })
  })

  test.each([
    'https://maps.app.goo.gl/abc123',
    'https://www.google.com/maps/place/Pena+Palace',
    'https://evil.example/?q=38.7,-9.3',
    'https://google.com.evil.example/maps/@38.7,-9.3,15z',
    'javascript:alert(1)',
    'https://www.openstreetmap.org/#map=16/98.7/-9.3',
    'https://www.google.com/maps/place/%E0%A4%A/',
  ])('%s names no coordinates we may use', (text) => {
    expect(readPastedPlace(text)).toBeNull()
  })
})

test('coordinates are written so that they can be read again', () => {
  const text = coordinateText({ lat: 38.72231, lng: -9.13931 })
  expect(text).toBe('38.72231, -9.13931')
  expect(readPastedPlace(text)).toEqual({ lat: 38.72231, lng: -9.13931, name: null })
})
