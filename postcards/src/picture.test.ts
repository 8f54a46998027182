import { inkOf, type PlainArchetype } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinations } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingVersion, type Shape, shapes } from './address.ts'
import { addressOf, type Picture, pictureAt, sheetAt, sheetOf } from './picture.ts'
import { draw, sheetFrom } from './draw.ts'
import { drawnSeasons as seasons, shownSeason } from './seasons.ts'
import { latOf, type Subject, subjectOf } from './subject.ts'
import { hash } from './svg/random.ts'

const ids = Object.keys(destinations) as DestinationId[]
const archetypes = Object.keys(inkOf) as PlainArchetype[]

const subject: fc.Arbitrary<Subject> = fc.oneof(
  fc.record({ id: fc.constantFrom(...ids) }),
  fc.record({
    id: fc.constant(null),
    archetype: fc.constantFrom(...archetypes),
    seed: fc.nat(2 ** 32 - 1),
    lat: fc.nat(90),
  }),
)
const picture: fc.Arbitrary<Picture> = fc.record({
  subject,
  season: fc.constantFrom(...seasons),
  evening: fc.boolean(),
  shape: fc.constantFrom(...(Object.keys(shapes) as Shape[])),
})

test('what a page writes into an address, the server reads out of it', () => {
  fc.assert(
    fc.property(picture, (asked) => {
      const season = shownSeason(latOf(asked.subject), asked.season)
      expect(pictureAt(addressOf(asked))).toEqual({ ...asked, season, isCurrent: true })
    }),
  )
})

test('an address says nothing of what the traveller wrote, but two places keep two pictures', () => {
  const at = (destination: string) =>
    addressOf({ subject: subjectOf(photoFor(destination)), season: 'summer', evening: false, shape: 'card' })
  expect(at('Aunt Hilde’s farm')).toMatch(/^\/art\/\d+\/coast~[a-z0-9]{1,7}~30\.summer\.day\.card\.svg$/)
  expect(at('Aunt Hilde’s farm')).not.toBe(at('Uncle Otto’s farm'))
  expect(at('Kyoto, Japan')).toBe(`/art/${drawingVersion}/kyoto.summer.day.card.svg`)
})

test('where no season shows, all seasons share one picture', () => {
  const bangkok = { subject: { id: 'bangkok' }, evening: false, shape: 'card' } as const
  expect(addressOf({ ...bangkok, season: 'winter' })).toBe(addressOf({ ...bangkok, season: 'summer' }))
})

test('a picture of another build is known as such', () => {
  expect(pictureAt('/art/9999/kyoto.summer.day.card.svg')).toMatchObject({ isCurrent: false })
})

test.each([
  '/art/1/atlantis.summer.day.card.svg',
  '/art/1/toString.summer.day.card.svg',
  '/art/1/kyoto.monsoon.day.card.svg',
  '/art/1/kyoto.summer.noon.card.svg',
  '/art/1/kyoto.summer.day.enormous.svg',
  '/art/1/kyoto.summer.day.toString.svg',
  '/art/1/bangkok.winter.day.card.svg',
  '/art/1/bridge~1~40.summer.day.card.svg',
  '/art/1/coast~zzzzzzz~40.summer.day.card.svg',
  '/art/1/coast~01~40.summer.day.card.svg',
  '/art/1/coast~1~91.summer.day.card.svg',
  '/art/1/coast~1~4e1.summer.day.card.svg',
  '/art/1/coast~1~.summer.day.card.svg',
  '/art/1/coast~~40.summer.day.card.svg',
  '/art/1/coast~1~40~1.summer.day.card.svg',
  '/art/x/kyoto.summer.day.card.svg',
  '/art/1/../kyoto.summer.day.card.svg',
  '/art/1/kyoto.summer.day.card.png',
  '/art/',
])('%s is no picture', (path) => {
  expect(pictureAt(path)).toBeUndefined()
})

test('pictures are kept for a year, so whoever changes how one looks gives the drawings a new version', () => {
  const all: string[] = []
  for (const id of ids)
    for (const evening of [false, true])
      all.push(draw({ subject: { id }, season: 'snow', evening, shape: 'card' }))
  for (const archetype of archetypes)
    for (const season of seasons)
      all.push(
        draw({ subject: { id: null, archetype, seed: 7, lat: 50 }, season, evening: false, shape: 'poster' }),
      )
  for (const shape of Object.keys(shapes) as Shape[])
    all.push(draw({ subject: { id: 'lisbon' }, season: 'summer', evening: false, shape }))
  expect({ drawingVersion, drawings: hash(all.join('')) }).toEqual({
    drawingVersion: 5,
    drawings: 3_087_271_541,
  })
})

const thumbs = fc.array(
  picture.map((one): Picture => ({ ...one, shape: 'thumb' })),
  { minLength: 1, maxLength: 40 },
)

test('a sheet holds each of its thumbs once, and the server reads it back; too many are not put together', () => {
  fc.assert(
    fc.property(thumbs, (asked) => {
      const wanted = [...new Set(asked.map(addressOf))].toSorted()
      const sheet = sheetOf(asked)
      const isOneFile = wanted.length > 1 && wanted.length <= 30
      expect(sheet?.pictures).toEqual(isOneFile ? wanted : undefined)
      if (sheet) expect(sheetAt(sheet.address)?.map(addressOf)).toEqual(wanted)
    }),
  )
})

test.each([
  '/art/1/thumbs.svg',
  '/art/1/thumbs.svg?of=',
  '/art/1/thumbs.svg?of=atlantis.summer.day',
  '/art/1/thumbs.svg?of=kyoto.summer.day.card',
  `/art/1/thumbs.svg?of=${Array.from({ length: 31 }, (_, n) => `coast~${n}~40.summer.day`).join(',')}`,
])('%s is no sheet', (url) => expect(sheetAt(url)).toBeUndefined())

test('in a sheet no thumb takes another for its own: every name is there once, and every use finds it', () => {
  const places = ['kyoto', 'lisbon', 'reykjavik'] as const
  const sheet = sheetFrom(
    places.map((id) => draw({ subject: { id }, season: 'winter', evening: false, shape: 'thumb' })),
  )
  const names = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  const used = [...sheet.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(used.length).toBeGreaterThan(6)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})
