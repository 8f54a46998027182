import { insightCategories } from '@sojourn/contract/insights/categories'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tellAll } from '@sojourn/contract/words/tell-all'
import { inLanguage } from '@sojourn/contract/words/words'
import { expect, test } from 'vitest'
import { lisbonFigures } from '../../../../contract/test/figures.ts'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { createTrip, signUp } from '../../../test/test-app.ts'

test('INSIGHT-08 INSIGHT-05 the insights of a trip’s destination are answered with all their fields', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  const { body, status } = await maya.call('insights.list', { params: { tripId: trip.id } })
  expect(status).toBe(200)
  const fields = 'id icon title category crowdLevel rating description timeToExplore bestSeason'.split(' ')
  for (const one of body) expect(Object.keys(one)).toEqual(fields)
  expect(new Set(body.map(({ category }) => category))).toEqual(new Set(insightCategories))
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
})

test('a destination without a guide gets what is true of it', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { destination: 'Beja, Portugal' })
  const { body } = await maya.call('insights.list', { params: { tripId: trip.id } })
  expect(body.map(({ title }) => title)).toEqual([
    'While you are there',
    'Public holidays during your trip',
    'What a day costs',
    'Emergency numbers',
    'Sockets and water',
    'Local time',
    'Places are not known here',
  ])
})

test('the Destination view gets weather, dates, costs and places; strangers get nothing', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { startDate: '2027-06-08', endDate: '2027-06-15' })
  const { body, status } = await maya.call('insights.destination', { params: { tripId: trip.id } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ headline: 'Lisbon in mid-June', hasGuide: true, stay: { days: 8 } })
  expect(body.dates.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Portugal Day', 'Festas de Santo António', 'Monday closing']),
  )
  expect(body.places.length).toBeGreaterThan(40)
  const noor = await signUp()
  expect((await noor.call('insights.destination', { params: { tripId: trip.id } })).status).toBe(404)
})

test('who reads German is told in German what is good to know of a place', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { destination: 'Beja, Portugal' })
  const asked = { params: { tripId: trip.id } }
  const meanings = { prefer: 'meanings' }
  const { body: about } = await maya.call('insights.destination', asked, meanings)
  const { body: list } = await maya.call('insights.list', asked, meanings)
  const german = inLanguage(readLanguages().get('de') ?? {}, () =>
    tellAll({ about, list }, catalogues, lisbonFigures),
  )
  expect(german.about.headline).toBe('Beja, Ende April')
  expect(german.about.summary).toMatch(/^\S+ Tage mit \d+ °C, Nächte mit \d+ °C und /)
  expect(german.about.facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Typ C und F', 'Euro (EUR)', 'Portugiesisch', 'Trinkbar']),
  )
  expect(german.list.map(({ title }) => title)).toContain('Steckdosen und Wasser')
})
