import { budgetOptimization, localEvent, recommendation } from '@sojourn/contract/ai/schema'
import { detailedItinerary } from '@sojourn/contract/ai/plans'
import { defaultPreferences, userPreferences } from '@sojourn/contract/ai/preferences'
import { insight } from '@sojourn/contract/insights/schema'
import { beforeAll, expect, test } from 'vitest'
import { guidedDestination } from '../guide/guide-for.ts'
import type { Guide } from '../guide/load-guide.ts'
import { localEvents } from './local-events.ts'
import { recommendPlaces } from './recommend-places.ts'
import { allGuides, factsOf, item } from './samples.ts'
import { told, toldBudget, toldInsights, toldItinerary } from './told-samples.ts'

let guides: Guide[]
let lisbon: Guide
beforeAll(async () => {
  guides = await allGuides()
  lisbon = guides.find(({ destination }) => destination === 'lisbon')!
})

const preferences = { ...defaultPreferences, interests: ['Art & Museums' as const] }
const traveller = { history: [], interests: userPreferences.interests, travelStyle: 'mid-range' }
const nothing = { transport: 0, accommodation: 0, food: 0, activities: 0, shopping: 0, other: 0 }

test.each([
  ['Lisbon, Portugal', 38.72, -9.14, 'PT', 'lisbon'],
  ['Portugal', 39.6, -8, 'PT', 'lisbon'],
  ['Évora, Portugal', 38.57, -7.91, 'PT', 'evora'],
  ['Bragança, Portugal', 41.81, -6.76, 'PT', null],
  ['Paris, Texas', 33.66, -95.55, 'US', null],
  ['Paris', null, null, null, 'paris'],
  ['Xanadu', null, null, null, null],
])(
  'a trip to %s is guided by the guide of the same place',
  (destination, latitude, longitude, countryCode, id) => {
    expect(guidedDestination({ destination, latitude, longitude, countryCode })).toBe(id)
  },
)

test('AIF-09 AIF-10 AIF-11 AIF-12 AIF-13 AIF-14 a full itinerary has all its parts, everywhere', () => {
  for (const guide of guides) {
    const facts = factsOf(guide.destination, {
      weather: [{ date: '2027-04-20', highC: 31, lowC: 5, rainChance: 60, isForecast: false }],
    })
    const result = toldItinerary(facts, guide, preferences)
    expect(detailedItinerary.parse(result)).toEqual(result)
    const { total, ...parts } = result.budgetBreakdown
    expect(total).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0))
    expect(result.totalDays).toBe(3)
    expect(result.packingRecommendations.length).toBeGreaterThan(2)
    expect(result.localTips.length).toBeGreaterThan(2)
    expect(result.emergencyInfo.emergency, guide.destination).toMatch(/^\d{2,6} \(/)
    expect(result.emergencyInfo.embassy).not.toMatch(/\d/)
    expect(result.emergencyInfo.hospitals).not.toMatch(/\d/)
  }
}, 60_000)

test('interests move what is planned', () => {
  const art = (interests: (typeof preferences)['interests']): number =>
    [1, 2, 3, 4, 5]
      .flatMap(
        (seed) =>
          toldItinerary(factsOf('lisbon', { seed }), lisbon, { ...preferences, interests }).dailyItineraries,
      )
      .flatMap(({ activities }) => activities)
      .filter(({ type }) => type === 'cultural').length
  expect(art(['Art & Museums'])).toBeGreaterThan(art([]))
})

test('REC-06 REC-14 at most eight recommendations, each with all its fields', () => {
  for (const guide of guides) {
    const found = recommendPlaces(factsOf(guide.destination), guide, traveller)
    expect(found.length, guide.destination).toBeGreaterThan(3)
    expect(found.length).toBeLessThanOrEqual(8)
    for (const one of found) expect(recommendation.parse(one)).toEqual(one)
  }
})

test('whoever has been there before is shown what few see on a first visit', () => {
  const history = [{ destination: 'Lisbon', startDate: '2025-04-01', travelMode: 'leisure' as const }]
  const first = recommendPlaces(factsOf('lisbon'), lisbon, traveller)
  const again = recommendPlaces(factsOf('lisbon'), lisbon, { ...traveller, history })
  const high = (list: typeof first) => list.filter(({ priority }) => priority === 'high').length
  expect(high(again)).toBeLessThan(high(first))
  expect(
    told(again).some(({ personalizedReason }) =>
      personalizedReason.startsWith('You have been to Lisbon before'),
    ),
  ).toBe(true)
})

test('REC-15 the budget is computed from what was spent and from the guide’s prices', () => {
  const items = [item('Oceanarium', '2027-04-20', { time: '10:00', cost: 50 })]
  const facts = factsOf('lisbon', { items, budget: 1000 })
  const result = toldBudget(facts, lisbon, {
    budget: 1000,
    travelStyle: 'mid-range',
    spent: { ...nothing, shopping: 300 },
  })
  expect(budgetOptimization.parse(result)).toEqual(result)
  expect(result.totalBudget).toBe(1000)
  expect(result.budgetBreakdown).toMatchObject({ Shopping: 300 })
  const shared = Object.values(result.budgetBreakdown).reduce((sum, part) => sum + part, 0)
  expect(Math.abs(shared - 1000)).toBeLessThanOrEqual(3)
  expect(result.savingsOpportunities.find(({ category }) => category === 'Shopping')?.potential).toBe(240)
  expect(result.savingsOpportunities.find(({ category }) => category === 'Activities')?.potential).toBe(50)
  expect(result.optimizedItinerary[1]?.activities).toContainEqual({
    time: '10:00',
    activity: 'Oceanarium',
    cost: 50,
    savings: 0,
  })
})

test('a broke trip still gets days, of what is free', () => {
  const result = toldBudget(factsOf('lisbon'), lisbon, {
    budget: 0,
    travelStyle: 'budget',
    spent: nothing,
  })
  expect(result.optimizedItinerary.map(({ dailyTotal }) => dailyTotal)).toEqual([0, 0, 0])
  expect(result.optimizedItinerary[0]!.activities.length).toBeGreaterThan(2)
})

const events = (startDate: string, endDate: string, guide: Guide | null = lisbon) =>
  localEvents(guide, {
    destination: 'Lisbon',
    startDate,
    endDate,
    interests: [],
    perDollar: 1,
    holidays: [{ date: '2027-06-10', name: 'Portugal Day' }],
    datesOf: (rule, year) => (rule === '06-12 P2D' ? [{ from: `${year}-06-12`, to: `${year}-06-13` }] : []),
  })

test('REC-16 events are the holidays and festivals within the dates, or none', () => {
  const june = events('2027-06-09', '2027-06-13')
  for (const event of june) expect(localEvent.parse(event)).toEqual(event)
  expect(june.map(({ title, date, isDateCertain }) => [title, date, isDateCertain])).toEqual([
    ['Portugal Day', '2027-06-10', true],
    ['Festas de Santo António', '2027-06-12', true],
  ])
  expect(events('2027-06-16', '2027-06-20')).toMatchObject([
    { title: 'Rock in Rio Lisboa', date: '2027-06-16', endDate: '2027-06-20', isDateCertain: false },
  ])
  expect(events('2027-02-10', '2027-02-12')).toEqual([])
  expect(events('2027-02-10', '2027-02-12', null)).toEqual([])
})

test('INSIGHT-05 every insight of every destination has all its fields', () => {
  for (const guide of guides)
    for (const one of toldInsights(factsOf(guide.destination), guide)) expect(insight.parse(one)).toEqual(one)
})

test('a place without a guide gets what is true of it, and hears that places are not known', () => {
  const facts = factsOf('lisbon', {
    destination: 'Beja',
    weather: [{ date: '2027-04-19', highC: 22, lowC: 9, rainChance: 10, isForecast: false }],
    holidays: [{ date: '2027-04-20', name: 'Some Day' }],
  })
  const texts = toldInsights(facts, null).map(({ title, description }) => `${title}: ${description}`)
  expect(texts).toEqual([
    'While you are there: Typical for the season: from 9 to 22 °C, and rain is not likely.',
    'Public holidays during your trip: Some Day on Apr 20: banks and many shops are closed.',
    expect.stringMatching(/^What a day costs: A day for one costs about \d+ EUR/),
    'Emergency numbers: 112 (police, ambulance and fire)',
    expect.stringContaining('Sockets and water: Sockets are of type'),
    'Local time: Clocks follow Lisbon time.',
    expect.stringContaining('Places are not known here: Our guide has no places for Beja yet.'),
  ])
})
