import { archetypes } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinationById, destinations } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { seasonOf } from '@sojourn/contract/places/season'
import { describe, expect, test } from 'vitest'
import { drawings, plainDrawings } from './data/recipes.ts'
import { landmarks } from './landmarks/landmarks.ts'
import { panorama } from './panorama.ts'
import { postcard } from './postcard.ts'
import { recipeFor } from './recipe-for.ts'

const ids = Object.keys(destinations) as DestinationId[]
const recipeOfId = (id: DestinationId) => recipeFor(destinationById(id).name)

describe('a postcard', () => {
  test('PHOTO-02 is drawn for every place, by day and by evening, without a broken number', () => {
    const broken = ids.filter((id) =>
      [false, true].some((evening) =>
        /NaN|undefined|Infinity|null/.test(postcard(recipeOfId(id), { evening, season: 'winter' })),
      ),
    )
    expect(broken).toEqual([])
  })

  test('PHOTO-02 finds its recipe under the very name of the place', () => {
    expect(ids.filter((id) => photoFor(destinationById(id).name).id !== id)).toEqual([])
  })

  test('looks the same whenever it is drawn', () => {
    const kyoto = recipeFor('Kyoto')
    const options = { width: 1060, height: 400, season: 'autumn', evening: true } as const
    expect(postcard(kyoto, options)).toBe(postcard(recipeFor('Kyoto, Japan'), options))
  })

  test('differs between day and evening for every place but those shown by night anyway', () => {
    const alike = ids.filter(
      (id) =>
        postcard(recipeOfId(id)) === postcard(recipeOfId(id), { evening: true }) &&
        !['night', 'aurora'].includes(drawings[id].light),
    )
    expect(alike).toEqual([])
  })

  test('differs between two places of one landscape', () => {
    expect(postcard(recipeFor('Salzburg'))).not.toBe(postcard(recipeFor('Innsbruck')))
  })

  test('fills the size it was asked for, and steps back when zoomed out', () => {
    expect(postcard(recipeFor('Lisbon'), { width: 1700, height: 400 })).toContain('viewBox="0 0 1700 400"')
    expect(postcard(recipeFor('Lisbon'), { width: 420, height: 720, zoom: 0.5 })).toContain(
      'viewBox="0 0 467 800"',
    )
  })

  test('has no text, so that nothing in it needs a translation', () => {
    expect(ids.filter((id) => postcard(recipeOfId(id)).includes('<text'))).toEqual([])
  })
})

describe('the seasons', () => {
  test('are turned round in the south: July brings winter to Sydney and summer to Kyoto', () => {
    const july = (name: string) => {
      const recipe = recipeFor(name)
      return { july: postcard(recipe, { season: seasonOf(recipe.lat, 7) }), recipe }
    }
    const sydney = july('Sydney')
    const kyoto = july('Kyoto')
    expect(sydney.july).toBe(postcard(sydney.recipe, { season: 'winter' }))
    expect(sydney.july).not.toBe(postcard(sydney.recipe, { season: 'summer' }))
    expect(kyoto.july).toBe(postcard(kyoto.recipe, { season: 'summer' }))
  })

  test('do not show near the equator: Bangkok has neither blossom nor frost', () => {
    const summer = postcard(recipeFor('Bangkok'), { season: 'summer' })
    expect(postcard(recipeFor('Bangkok'), { season: 'winter' })).toBe(summer)
    expect(postcard(recipeFor('Bangkok'), { season: 'spring' })).toBe(summer)
    expect(postcard(recipeFor('Kyoto'), { season: 'spring' })).not.toBe(postcard(recipeFor('Kyoto')))
  })

  test.each([
    ['Vienna', 'snow', true],
    ['Vienna', 'winter', false],
    ['Lisbon', 'winter', false],
    ['Singapore', 'snow', false],
  ] as const)('over %s in %s flakes fall: %s', (name, season, falls) => {
    const flakes = /a[\d.]+,[\d.]+ 0 1 0 \.1,0[^"]*" fill="#ffffff" opacity="0.85"/
    expect(flakes.test(postcard(recipeFor(name), { season }))).toBe(falls)
  })
})

describe('a place outside the table', () => {
  const unknown = ['Smalltown', 'Ulaanbaatar', 'Quito', '', 'Ouagadougou', 'Perth']

  test('PHOTO-11 never shows a landmark', () => {
    expect(
      unknown.map((name) => recipeFor(name)).filter((recipe) => recipe.landmark ?? recipe.companions),
    ).toEqual([])
    const withLandmark = Object.values(plainDrawings).filter((drawing) => 'landmark' in drawing)
    expect(withLandmark).toEqual([])
  })

  test('PHOTO-11 PHOTO-12 is captioned with the words of the traveller', () => {
    expect(photoFor('Smalltown').caption).toBe('Smalltown')
    expect(photoFor('').caption).toBe('Travel Destination')
  })

  test('PHOTO-11 gets a picture as the landscape it lies in', () => {
    expect(recipeFor('Maun', { lat: -19.9, lng: 23.4, countryCode: 'BW' })).toMatchObject({
      scene: 'savanna',
      lat: 20,
    })
    expect(recipeFor('Paris', { lat: 33.7, lng: -95.6, countryCode: 'US' }).landmark).toBeUndefined()
  })

  test('is drawn in every plain landscape without a broken number', () => {
    const drawn = Object.values(plainDrawings).map((drawing) =>
      [0.72, 1].map((zoom) => postcard({ ...drawing, seed: 7, lat: 47 }, { zoom })),
    )
    expect(drawn.flat().filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([])
    expect(archetypes).toEqual(expect.arrayContaining(Object.keys(plainDrawings)))
  })

  test('leaves nothing of what the traveller wrote in the picture', () => {
    expect(postcard(recipeFor('"><script>alert(1)</script> & co'))).not.toMatch(/script|alert/)
  })
})

test('every landmark of the set is used by some place or some scene', () => {
  const used = new Set(
    Object.values(drawings).flatMap(({ landmark, companions = [] }) => [
      landmark,
      ...companions.map(({ name }) => name),
    ]),
  )
  const inScenes = [
    'fuji',
    'torii',
    'brooklynBridge',
    'supertree',
    'stiltHut',
    'splitGate',
    'harbourBridge',
    'sugarloaf',
    'christStatue',
    'limestonePeak',
  ]
  expect(
    Object.keys(landmarks).filter(
      (name) => !used.has(name as keyof typeof landmarks) && !inScenes.includes(name),
    ),
  ).toEqual([])
})

describe('the panorama', () => {
  test('is drawn for desk and phone, by day and by evening, without a broken number', () => {
    for (const width of [390, 1440]) {
      for (const evening of [false, true]) {
        expect(panorama({ width, height: 800, evening })).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  test('leaves the sky behind the text free of stars', () => {
    const stars = (svg: string) =>
      /<path d="([^"]*)" fill="#fff" opacity="0.75"/.exec(svg)?.[1]?.match(/M[-\d.]+,[-\d.]+/g) ?? []
    const at = (star: string) => star.slice(1).split(',').map(Number)
    const night = stars(panorama({ width: 1440, height: 860, evening: true })).map(at)
    expect(night.length).toBeGreaterThan(20)
    expect(night.filter(([x = 0, y = 0]) => x < 1440 * 0.45 && y < 860 * 0.53)).toEqual([])
  })
})
