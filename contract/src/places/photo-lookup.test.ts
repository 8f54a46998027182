import { describe, expect, test } from 'vitest'
import { destinationById, destinations } from './data/destinations.ts'
import { photoFor, photoKeys } from './photo-lookup.ts'

const idOf = (destination: string) => photoFor(destination).id

describe('the photo table', () => {
  test('PHOTO-02 holds well over a hundred names, each with a caption that is not empty', () => {
    expect(photoKeys.size).toBeGreaterThanOrEqual(110)
    expect([...photoKeys.values()].filter((id) => destinationById(id).caption.trim() === '')).toEqual([])
  })

  test('PHOTO-02 is written in lower case and without accents', () => {
    expect([...photoKeys.keys()].filter((key) => !/^[a-z]+( [a-z]+)*$/.test(key))).toEqual([])
  })

  test('PHOTO-02 gives no name to two places', () => {
    const names = Object.values(destinations).flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases])
    expect(new Set(names).size).toBe(names.length)
    expect(photoKeys.size).toBe(names.length)
  })

  test.each([
    ['nyc', 'new-york'],
    ['usa', 'new-york'],
    ['uk', 'london'],
    ['uae', 'dubai'],
    ['japan', 'tokyo'],
    ['egypt', 'cairo'],
    ['south africa', 'cape-town'],
    ['lisbon', 'lisbon'],
    ['brazil', 'rio-de-janeiro'],
  ])('PHOTO-03 knows %s', (text, id) => {
    expect(idOf(text)).toBe(id)
  })
})

describe('the six steps', () => {
  test.each([
    ['PARIS', 'paris'],
    ['  Kyoto  ', 'kyoto'],
    ['Reykjavík', 'reykjavik'],
    ['Türkiye', 'istanbul'],
  ])('PHOTO-04 "%s" is found in lower case and without the spaces around it', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each([
    ['Hong-Kong', 'hong-kong'],
    ['new   york', 'new-york'],
    ['U.S.A.', 'new-york'],
    ['Rio-de-Janeiro', 'rio-de-janeiro'],
    ['St. Tropez', null],
  ])('PHOTO-05 dots, commas and hyphens in "%s" read as spaces', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test('PHOTO-06 "Paris, France" finds Paris by what stands before the comma', () => {
    expect(photoFor('Paris, France')).toMatchObject({ id: 'paris', caption: 'Eiffel Tower' })
    expect(idOf('Kyoto, Kansai, Japan')).toBe('kyoto')
  })

  test('PHOTO-07 "Smalltown, Japan" finds Japan by what stands after the last comma', () => {
    expect(photoFor('Smalltown, Japan')).toEqual(photoFor('Japan'))
    expect(idOf('Smalltown, Some County, Ukraine')).toBe('kyiv')
  })

  test.each([
    ['Greater London Area', 'london'],
    ['tokyo2026', 'tokyo'],
    ['weekend in new york', 'new-york'],
    ['Reykja', 'reykjavik'],
    ['Grand Can', 'grand-canyon'],
    ['Oxford UK', 'london'],
    ['Lyon France', 'lyon'],
    ['Lima Peru', 'lima'],
  ])('PHOTO-08 "%s" is found by a name within a name', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each([
    ['Machu Pichu', 'cusco'],
    ['Angkor Thom', 'siem-reap'],
    ['Buenos Ayres', 'buenos-aires'],
  ])('PHOTO-09 "%s" is found by a word it shares', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each([
    ['Florence, Italy', 'the part before the comma goes before the last part', 'florence'],
    ['Nowhere in Tokyo, Italy', 'the last part goes before a name within a name', 'rome'],
    ['Angkor and Tokyo', 'a name within a name goes before a shared word', 'tokyo'],
  ])('PHOTO-10 in "%s" an earlier step wins: %s', (text, _, id) => {
    expect(idOf(text)).toBe(id)
  })
})

describe('what is not in the table', () => {
  test('PHOTO-11 a place nobody knows is shown with the words of the traveller', () => {
    expect(photoFor(' Smalltown ')).toMatchObject({ id: null, caption: 'Smalltown' })
  })

  test.each(['', '   '])('PHOTO-12 no destination ("%s") reads Travel Destination', (text) => {
    expect(photoFor(text)).toMatchObject({ id: null, caption: 'Travel Destination' })
  })

  test('PHOTO-11 the same unknown place always has the same landscape and ink', () => {
    expect(photoFor('Smalltown')).toEqual(photoFor('Smalltown'))
    expect(photoFor('SMALLTOWN').archetype).toBe(photoFor('smalltown').archetype)
  })
})

describe('names that hold other names (C-081)', () => {
  test.each([
    ['Ukraine', 'kyiv'],
    ['Romania', 'bucharest'],
    ['Romania road trip', 'bucharest'],
    ['Oman', 'muscat'],
    ['Venice', 'venice'],
    ['Nice', 'nice'],
    ['New Delhi', 'delhi'],
    ['Trip to New Delhi', 'delhi'],
    ['New Orleans', 'new-orleans'],
    ['Mexico City', 'mexico-city'],
    ['New Zealand', 'queenstown'],
    ['South Korea', 'seoul'],
  ])('PHOTO-08 %s is itself', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each([
    'Perugia',
    'Limassol',
    'Portofino',
    'Porto Alegre',
    'Indianapolis',
    'North Korea',
    'New Mexico',
    'New England',
    'Romantic getaway',
    'La Paz',
    'York',
    'Santiago de Compostela',
    'Port of Spain',
  ])('PHOTO-08 %s is none of the places whose name it holds', (text) => {
    expect(idOf(text)).toBeNull()
  })

  test.each([
    'New Haven',
    'San Diego',
    'The Hague',
    'Kansas City',
    'Saint Petersburg',
    'Port Angeles',
    'Cape Cod',
    'Las Palmas',
    'Los Cabos',
    'Dominican Republic',
    'Abu Simbel',
    'Wat Pho',
    'South Bend',
    'North Bay',
  ])('PHOTO-09 %s shares a word that tells nothing', (text) => {
    expect(idOf(text)).toBeNull()
  })

  test.each(['Ontario', 'Rosario', 'Goathland', 'Ukulele camp', 'Sfax', 'Rioja'])(
    'PHOTO-08 in "%s" a key of three letters or fewer is no word of its own',
    (text) => {
      expect(idOf(text)).toBeNull()
    },
  )

  test.each([
    ['Visit Goa soon', 'goa'],
    ['carnival in rio', 'rio-de-janeiro'],
  ])('PHOTO-08 "%s" is found by a short key that is a word', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each(['new', 'san', 'a', 'the city', 'port'])('PHOTO-08 "%s" alone finds nothing', (text) => {
    expect(idOf(text)).toBeNull()
  })
})

describe('when the map knows the place', () => {
  const parisTexas = { lat: 33.66, lng: -95.56, countryCode: 'us' }

  test('Paris in Texas does not get the Eiffel Tower', () => {
    expect(photoFor('Paris, Texas', parisTexas)).toMatchObject({ id: null, caption: 'Paris, Texas' })
    expect(photoFor('Paris', { ...parisTexas, countryCode: null })).toMatchObject({
      id: null,
      caption: 'Paris',
    })
  })

  test('a suburb and a small town of the same country keep the picture', () => {
    expect(photoFor('Paris', { lat: 48.8, lng: 2.1, countryCode: 'FR' }).id).toBe('paris')
    expect(photoFor('Smalltown, Japan', { lat: 43.2, lng: 143.1, countryCode: 'JP' }).id).toBe('tokyo')
  })

  test('an unknown place is shown as the landscape it lies in', () => {
    expect(photoFor('Smalltown', { lat: -19.9, lng: 23.4, countryCode: 'BW' }).archetype).toBe('savanna')
  })
})
