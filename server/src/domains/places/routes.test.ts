import { placeSuggestion } from '@sojourn/contract/places/schema'
import { expect, test } from 'vitest'
import { signUp } from '../../../test/test-app.ts'

const search = async (q: string) => {
  const maya = await signUp()
  const { body } = await maya.call('places.search', { query: { q } })
  return body
}

test('CREATE-09 DATA-09 the world’s towns answer beyond the built-in cities, each with where it lies', async () => {
  const [first] = await search('evora')
  expect(placeSuggestion.parse(first)).toMatchObject({
    city: 'Évora',
    country: 'Portugal',
    fullName: 'Évora, Portugal',
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
  })
})

test('a destination is told as it is understood; what is only similar is offered and never stored', async () => {
  const maya = await signUp()
  const understand = async (q: string) => (await maya.call('places.understand', { query: { q } })).body
  const named = await understand('Rochester, Kent')
  expect(named).toMatchObject({ place: { city: 'Rochester', countryCode: 'GB' }, similar: [] })
  const mistyped = await understand('Bostonn')
  expect(mistyped.place).toBeNull()
  expect(mistyped.similar.map(({ fullName }) => fullName)).toContain('Boston, United States')
  expect(await understand('Grandma’s farm')).toEqual({ place: null, similar: [] })
})

test.each([
  ['Sao Paulo', 'São Paulo'],
  ['Reykjavk', 'Reykjavík'],
  ['KRAKOW', 'Kraków'],
])('"%s" finds %s in spite of missing accents and a typing error', async (text, city) => {
  expect((await search(text)).map((place) => place.city)).toContain(city)
})

test('CREATE-07 CREATE-11 nothing below two characters, at most eight beyond', async () => {
  expect(await search('l')).toEqual([])
  expect(await search('san')).toHaveLength(8)
  expect(await search('qqxzzv')).toEqual([])
})

test('a point on the map belongs to its town, the open sea to none', async () => {
  const maya = await signUp()
  const { body: near } = await maya.call('places.reverse', { query: { lat: 38.71, lng: -9.14 } })
  expect(near.place).toMatchObject({ city: 'Lisbon', countryCode: 'PT' })
  const { body: sea } = await maya.call('places.reverse', { query: { lat: -40, lng: -120 } })
  expect(sea.place).toBeNull()
  const { status, error } = await maya.call('places.reverse', { query: { lat: 95, lng: 0 } })
  expect(status).toBe(400)
  expect(error.fields).toEqual({ lat: 'Use a number from -90 to 90' })
})

test('places of one name in one country are offered by names that tell them apart', async () => {
  const { body } = await (await signUp()).call('places.understand', { query: { q: 'Kleve, Germany' } })
  expect(body.place).toBeNull()
  const names = body.similar.map(({ fullName }) => fullName)
  expect(names).toContain('Kleve, North Rhine-Westphalia, Germany')
  expect(names.filter((name) => /^Kleve near \w+, Schleswig-Holstein, Germany$/.test(name))).toHaveLength(2)
})
