import { addDays } from '@sojourn/contract/values/plain-date'
import { expect, test } from 'vitest'
import { factsOf } from '../assistant/samples.ts'
import { loadTable } from './guide-tables.ts'
import { loadGuide } from './load-guide.ts'
import { peakOn } from './peaks.ts'
import { type GuideId, guideIds } from './towns.ts'
import { told, toldDays } from '../assistant/told-samples.ts'

const activitiesOf = async (id: GuideId, startDate: string) =>
  toldDays(factsOf(id, { startDate, endDate: addDays(startDate, 4) }), await loadGuide(id)).flatMap(
    ({ activities }) => activities,
  )

test('what is at its best for a few weeks is seen then, and the plan says for what', async () => {
  const seasons: [GuideId, string, string][] = [
    ['kyoto', '2027-11-20', 'autumn leaves'],
    ['kyoto', '2027-04-01', 'cherry blossom'],
    ['tokyo', '2027-03-28', 'cherry blossom'],
    ['tokyo', '2027-11-25', 'autumn leaves'],
    ['new-york', '2027-10-28', 'autumn leaves'],
  ]
  let [then, later] = [0, 0]
  for (const [id, date, what] of seasons) {
    const guide = await loadGuide(id)
    const names = guide.places.flatMap(({ name, peaks }) =>
      peaks?.some((one) => one.what === what) ? name : [],
    )
    const shown = (await activitiesOf(id, date)).filter(({ title }) => names.includes(title))
    expect(shown.length, `${id} ${what}`).toBeGreaterThan(0)
    for (const { reason } of shown) expect(told(reason).toLowerCase()).toContain(`at its best now: ${what}`)
    then += shown.length
    later += (await activitiesOf(id, '2027-06-10')).filter(({ title }) => names.includes(title)).length
  }
  expect(then).toBeGreaterThanOrEqual(later + 3)
})

test.each<[GuideId, string, string]>([
  ['vienna', 'Vienna State Opera', '2027-07-12'],
  ['milan', 'La Scala', '2027-08-09'],
  ['budapest', 'Hungarian State Opera', '2027-07-12'],
  ['prague', 'National Theatre', '2027-07-12'],
])('in %s the %s is closed for the summer on %s', async (id, name, date) => {
  const guide = await loadGuide(id)
  expect(guide.places.map((place) => place.name)).toContain(name)
  expect((await activitiesOf(id, date)).map(({ title }) => title)).not.toContain(name)
})

test.each<[GuideId, string, string[]]>([
  ['tokyo', 'Kabuki-za', ['11:00', '16:30']],
  ['bali', 'Legong Dance at Ubud Palace', ['19:30']],
])('in %s the %s is seen from its beginning', async (id, name, starts) => {
  const guide = await loadGuide(id)
  const places = guide.places.filter((place) => place.name === name)
  const [show] = toldDays(factsOf(id), { ...guide, places }).flatMap(({ activities }) =>
    activities.filter(({ title }) => title === name),
  )
  expect(starts).toContain(show?.startTime)
})

test('the guide names only places it has, and days that can be read', async () => {
  for (const id of guideIds) {
    const { peaks = {}, places } = await loadTable(id)
    for (const [text, names] of Object.entries(peaks)) {
      expect(text).toMatch(/^[a-z ]+ \d\d-\d\d\/\d\d-\d\d$/)
      expect(places.map(([name]) => name)).toEqual(expect.arrayContaining([...names]))
    }
  }
})

test('a peak lasts from its first day to its last', () => {
  const peaks = [{ what: 'tulips', from: '04-05', to: '05-08' }]
  const on = (date: string) => peakOn({ peaks }, [date])
  expect(['2027-04-04', '2027-04-05', '2027-05-08', '2027-05-09'].map(on)).toEqual([
    null,
    'tulips',
    'tulips',
    null,
  ])
})
