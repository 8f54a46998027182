import { aiRefusalsWords } from '@sojourn/contract/ai/words-refusals'
import { randomUUID } from 'node:crypto'
import type { SavedResults } from '@sojourn/contract/ai/schema'
import { describe, expect, test } from 'vitest'
import { createTrip, join, signUp, type Traveller } from '../../../test/test-app.ts'

const threeDays = { startDate: '2027-04-19', endDate: '2027-04-22' }
const named = (body: object, fields: string[]): string[] => fields.filter((field) => !(field in body))

async function settled(plan: 'free' | 'pro' = 'pro') {
  const maya = await signUp({ plan })
  const trip = await createTrip(maya, threeDays)
  return { maya, trip, params: { tripId: trip.id } }
}

const used = async (traveller: Traveller): Promise<number> =>
  (await traveller.call('billing.plan', {})).body.usage.aiSuggestionsThisMonth

const titlesOf = ({ dayPlans }: Pick<SavedResults, 'dayPlans'>): string[] =>
  dayPlans.flatMap(({ activities }) =>
    activities.map(({ title }) => (typeof title === 'string' ? title : title.code)),
  )

describe('quick suggestions', () => {
  test('AIQ-07 AIQ-11 a generated list is kept and read again, and reading generates nothing', async () => {
    const { maya, params } = await settled()
    expect((await maya.call('ai.saved', { params })).body).toEqual({
      suggestions: [],
      suggestionsAt: null,
      dayPlans: [],
      dayPlansAt: null,
      itinerary: null,
      itineraryAt: null,
      notice: null,
    })
    const { body, status } = await maya.call('ai.suggest', { params })
    expect(status).toBe(200)
    const fields =
      'id title description location type rating estimatedDuration bestTimeToVisit priceRange tags latitude longitude'
    for (const suggestion of body.suggestions) {
      expect(named(suggestion, fields.split(' '))).toEqual([])
      expect(suggestion).toMatchObject({
        source: 'guide',
        verified: true,
        reason: expect.stringMatching(/\S/),
      })
    }
    expect(body.suggestions.length).toBeGreaterThanOrEqual(6)
    for (let read = 0; read < 3; read++) expect((await maya.call('ai.saved', { params })).body).toEqual(body)
    expect(await used(maya)).toBe(1)
  })

  test('Refresh gives another list', async () => {
    const { maya, params } = await settled()
    const lists = [await maya.call('ai.suggest', { params }), await maya.call('ai.suggest', { params })]
    const [first, second] = lists.map(({ body }) => body.suggestions.map(({ title }) => title))
    expect(second).not.toEqual(first)
  })
})

describe('the Smart Itinerary Planner', () => {
  test('PLAN-10 PLAN-11 PLAN-12 day plans with their activities, from an empty body too', async () => {
    const { maya, params } = await settled()
    const { body } = await maya.send<SavedResults>('POST', `/api/trips/${params.tripId}/smart-itinerary`)
    expect(body.dayPlans.map(({ day, date }) => [day, date])).toEqual([
      [1, '2027-04-19'],
      [2, '2027-04-20'],
      [3, '2027-04-21'],
    ])
    for (const day of body.dayPlans) {
      expect(named(day, ['day', 'date', 'theme', 'totalDuration', 'estimatedCost', 'activities'])).toEqual([])
      for (const activity of day.activities)
        expect(
          named(activity, 'id type title description priority location estimatedCost tips'.split(' ')),
        ).toEqual([])
    }
    expect((await maya.call('ai.saved', { params })).body.dayPlans).toEqual(body.dayPlans)
  })

  test('where the plan knows the flight home, the day of departure is planned too, and is no day more', async () => {
    const { maya, params } = await settled()
    const flight = { title: 'Flight home', type: 'flight' as const, date: threeDays.endDate, time: '18:00' }
    await maya.call('itinerary.add', { params, body: flight })
    const { body } = await maya.call('ai.plan', { params, body: {} })
    expect(body.dayPlans.map(({ date }) => date)).toEqual([
      '2027-04-19',
      '2027-04-20',
      '2027-04-21',
      '2027-04-22',
    ])
    const day = body.dayPlans.at(-1)!
    expect(day.theme).toMatch(/^Day of departure: /)
    expect(day.note).toContain('Your flight leaves at 18:00: set off by 15:00.')
    for (const { endTime } of day.activities) expect(endTime <= '15:00', endTime).toBe(true)
    const full = await maya.call('ai.itinerary', { params, body: {} })
    expect(full.body).toMatchObject({ totalDays: 3, overview: expect.stringMatching(/^3 days in /) })
    expect(full.body.dailyItineraries).toHaveLength(4)
  })

  test('PLAN-12 Regenerate replaces the plan with another one and counts as one generation', async () => {
    const { maya, params } = await settled()
    const first = await maya.call('ai.plan', { params, body: {} })
    const second = await maya.call('ai.plan', { params, body: { pace: 'moderate' } })
    expect(titlesOf(second.body)).not.toEqual(titlesOf(first.body))
    expect((await maya.call('ai.saved', { params })).body.dayPlans).toEqual(second.body.dayPlans)
    expect(await used(maya)).toBe(2)
  })

  test('PLAN-13 chosen activities are added once, with place, day, time and cost, and answered with a message', async () => {
    const { maya, params } = await settled()
    const { body: plan } = await maya.call('ai.plan', { params, body: {} })
    const [day] = plan.dayPlans
    const chosen = day!.activities.slice(0, 2)
    const body = { selectedActivities: chosen.map(({ id }) => id) }
    const { body: added, status } = await maya.call('ai.addActivities', { params, body })
    expect(status).toBe(200)
    expect(added.message).toBe('2 activities are in your itinerary.')
    expect(added.items).toMatchObject(
      chosen.map(({ title, startTime, latitude, estimatedCost }) => ({
        title,
        date: day!.date,
        time: startTime,
        latitude,
        cost: estimatedCost,
      })),
    )
    const again = await maya.call('ai.addActivities', { params, body })
    expect(again.body.items).toEqual(added.items)
    expect((await maya.call('itinerary.list', { params })).body).toHaveLength(2)
    const next = await maya.call('ai.plan', { params, body: {} })
    for (const { title } of chosen) expect(titlesOf(next.body)).not.toContain(title)
  })

  test('an activity that nobody generated is refused, and nothing is added', async () => {
    const { maya, params } = await settled()
    const { body: plan } = await maya.call('ai.plan', { params, body: {} })
    const known = plan.dayPlans[0]!.activities[0]!.id
    for (const id of ['plan:lisbon/invented', '', '__proto__']) {
      const body = { selectedActivities: [known, id] }
      const { status, error } = await maya.call('ai.addActivities', { params, body })
      expect(status).toBe(400)
      expect(error.message).toBe(aiRefusalsWords.unknownItems)
    }
    expect((await maya.call('itinerary.list', { params })).body).toEqual([])
  })

  test('clearing removes the saved day plans and leaves what was added and the quick list', async () => {
    const { maya, params } = await settled()
    await maya.call('ai.suggest', { params })
    const { body: plan } = await maya.call('ai.plan', { params, body: {} })
    const selectedActivities = [plan.dayPlans[0]!.activities[0]!.id]
    await maya.call('ai.addActivities', { params, body: { selectedActivities } })
    expect((await maya.call('ai.clear', { params })).body).toEqual({ ok: true })
    const { body } = await maya.call('ai.saved', { params })
    expect(body.dayPlans).toEqual([])
    expect(body.suggestions.length).toBeGreaterThan(0)
    expect((await maya.call('itinerary.list', { params })).body).toHaveLength(1)
  })
})

test('AIF-09 AIF-10 AIF-11 AIF-12 AIF-13 AIF-14 the full itinerary has every part, is kept, and can be taken over', async () => {
  const { maya, params } = await settled()
  const { body } = await maya.call('ai.itinerary', {
    params,
    body: { interests: ['Art & Museums'], pace: 'relaxed', groupSize: 3 },
  })
  expect(body).toMatchObject({ totalDays: 3, destination: 'Lisbon, Portugal', overview: expect.any(String) })
  expect(body.preferences).toMatchObject({ pace: 'relaxed', groupSize: 3, localExperiences: true })
  expect(
    named(body.budgetBreakdown, 'attractions food transportation activities shopping total'.split(' ')),
  ).toEqual([])
  for (const day of body.dailyItineraries) {
    expect(
      named(day, 'day theme totalDuration estimatedCost activities transportationNotes'.split(' ')),
    ).toEqual([])
    for (const activity of day.activities)
      expect(
        named(
          activity,
          'id type title description priority bookingRequired startTime endTime location estimatedCost tips'.split(
            ' ',
          ),
        ),
      ).toEqual([])
  }
  expect(body.packingRecommendations.length).toBeGreaterThan(0)
  expect(body.localTips.length).toBeGreaterThan(0)
  expect(body.emergencyInfo.emergency).toBe('112 (police, ambulance and fire)')
  expect((await maya.call('ai.saved', { params })).body.itinerary).toEqual(body)
  const ids = body.dailyItineraries.flatMap(({ activities }) => activities.map(({ id }) => id))
  const key = { 'idempotency-key': randomUUID() }
  const added = await maya.call('ai.addActivities', { params, body: { selectedActivities: ids } }, key)
  expect(added.body.items).toHaveLength(ids.length)
  const again = await maya.call('ai.addActivities', { params, body: { selectedActivities: ids } }, key)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.body).toEqual(added.body)
})

describe('recommendations', () => {
  const userPreferences = {
    budget: 1500,
    interests: ['culture', 'food', 'history'],
    travelStyle: 'mid-range',
  }

  test('REC-14 REC-15 REC-16 each request answers its fields', async () => {
    const { maya, trip } = await settled()
    const personalized = await maya.call('ai.personalized', {
      body: { trip: { ...trip }, travelHistory: [{ destination: 'Rome' }], userPreferences },
    })
    expect(personalized.status).toBe(200)
    expect(personalized.body.length).toBeLessThanOrEqual(8)
    for (const one of personalized.body)
      expect(
        named(
          one,
          'id title category description priority personalizedReason estimatedCost duration rating bestTime location'.split(
            ' ',
          ),
        ),
      ).toEqual([])
    const budget = await maya.call('ai.budget', { body: { trip: { id: trip.id } } })
    expect(budget.body).toMatchObject({ totalBudget: 1000 })
    expect(named(budget.body, ['budgetBreakdown', 'savingsOpportunities', 'optimizedItinerary'])).toEqual([])
    const { body: events } = await maya.call('ai.events', {
      body: { destination: 'Lisbon', startDate: '2027-06-10', endDate: '2027-06-13' },
    })
    for (const event of events)
      expect(named(event, 'id title description category date location price popularity'.split(' '))).toEqual(
        [],
      )
    expect(events.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Portugal Day', 'Festas de Santo António']),
    )
  })

  test('U-061 a free traveller is asked to upgrade', async () => {
    const { maya, trip } = await settled('free')
    const answers = [
      await maya.call('ai.personalized', { body: { trip: { id: trip.id }, userPreferences } }),
      await maya.call('ai.budget', { body: { trip: { id: trip.id } } }),
      await maya.call('ai.events', {
        body: { destination: 'Lisbon', startDate: '2027-06-10', endDate: '2027-06-13' },
      }),
    ]
    for (const { status, error } of answers) {
      expect(status).toBe(403)
      expect(error.message).toBe('Upgrade to Pro for advanced AI features')
    }
  })

  test('C-121 somebody else’s trip is not found, whatever is sent of it', async () => {
    const { trip } = await settled()
    const noor = await signUp({ plan: 'pro' })
    const sent = { trip: { ...trip, destination: 'Rome' }, userPreferences }
    expect((await noor.call('ai.personalized', { body: sent })).status).toBe(404)
    expect((await noor.call('ai.budget', { body: { trip: { id: trip.id } } })).status).toBe(404)
    await join(trip, noor)
    const { body } = await noor.call('ai.personalized', { body: sent })
    // The best may lie in a town nearby; none is of the place that was sent.
    const locations = body.map(({ location }) => location).join()
    expect(locations).toContain('Lisbon')
    expect(locations).not.toContain('Rome')
  })

  test('the budget counts the trip’s own expenses', async () => {
    const { maya, trip, params } = await settled()
    await maya.call('expenses.add', {
      params,
      body: {
        description: 'Tiles',
        amount: '300',
        currency: 'EUR',
        category: 'shopping',
        date: '2027-04-19',
      },
    })
    const { body } = await maya.call('ai.budget', { body: { trip: { id: trip.id }, budget: 1000 } })
    expect(body.budgetBreakdown).toMatchObject({ Shopping: 300 })
    expect(body.savingsOpportunities).toContainEqual(
      expect.objectContaining({ category: 'Shopping', potential: 240 }),
    )
  })
})
