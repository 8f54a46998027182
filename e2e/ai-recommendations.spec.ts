import { refuse, reply } from './support/answers.ts'
import { openTab, sentTo } from './support/ai.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

for (const screen of slimScreens) {
  test(`NAV-04 REC-01 REC-02 REC-03 REC-04 REC-05 REC-07 REC-08 REC-09 REC-12 REC-13 REC-17 REC-18 REC-19 REC-21 REC-22 recommendations come in three parts, stay on the device and go into the plan (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    const earlier = await addTrip(page, { title: 'Before', destination: 'Paris, France' })
    const tripId = await addTrip(page, { startDate: '2027-06-10', endDate: '2027-06-14' })
    const [personalized, budget, events, adds] = [
      sentTo(page, 'POST', '/personalized-recommendations'),
      sentTo(page, 'POST', '/budget-optimization'),
      sentTo(page, 'POST', '/local-events'),
      sentTo(page, 'POST', '/itinerary'),
    ]
    await openTab(page, tripId, 'plan')
    await page.getByRole('link', { name: 'AI Pro' }).click()
    await expect(page.getByRole('heading', { name: 'AI-Powered Recommendations' })).toBeVisible()
    const parts = page.getByRole('tablist', { name: 'Recommendations' })
    await expect(parts.getByRole('tab')).toHaveText(['Personalized', 'Budget', 'Events'])
    const generate = page.getByRole('button', { name: 'Generate AI Recommendations' })
    await generate.click()
    const addButtons = page.getByRole('button', { name: /^Add to Trip/ })
    await expect(addButtons.first()).toBeVisible()
    expect(await addButtons.count()).toBeLessThanOrEqual(8)
    const interests = ['culture', 'food', 'history']
    expect(personalized).toMatchObject([
      {
        trip: { id: tripId },
        travelHistory: [{ id: earlier }],
        userPreferences: { budget: 1500, interests, travelStyle: 'mid-range' },
      },
    ])
    expect(budget).toMatchObject([{ trip: { id: tripId }, budget: 1000, travelStyle: 'mid-range' }])
    expect(events).toMatchObject([
      { destination: 'Lisbon, Portugal', startDate: '2027-06-10', endDate: '2027-06-14', interests },
    ])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const refuseAdding = () =>
      page.route('**/itinerary', (route) =>
        route.request().method() === 'POST' ? refuse(route, 400) : route.fallback(),
      )
    await refuseAdding()
    await addButtons.first().click()
    await expectToast(page, 'Error', 'Failed to add recommendation to trip plan.')
    await page.unroute('**/itinerary')
    await addButtons.first().click()
    await expect(page.getByRole('button', { name: /^Added/ })).toBeDisabled()
    for (const field of ['title', 'type', 'time', 'location', 'description', 'notes', 'cost'])
      expect(adds.at(-1)).toHaveProperty(field)
    expect(adds.at(-1)).toMatchObject({ date: '2027-06-10' })

    await parts.getByRole('tab', { name: 'Budget' }).click()
    await expect(page.getByRole('heading', { name: 'Budget breakdown' })).toBeVisible()
    await expectAccessible(page)
    await parts.getByRole('tab', { name: 'Events' }).click()
    await expect(page.getByText('Price: Free').first()).toBeVisible()
    await expect(page.getByText(/^(Popularity: )?\d(\.\d)?\/5$/).first()).toBeVisible()
    await refuseAdding()
    await addButtons.first().click()
    await expectToast(page, 'Error', 'Failed to add event to trip plan.')
    await page.unroute('**/itinerary')
    await addButtons.first().click()
    await expect(page.getByRole('button', { name: /^Added/ }).first()).toBeDisabled()
    expect(adds.at(-1)).toMatchObject({ type: 'event', time: '19:00', cost: 0 })

    await page.reload()
    await expect(addButtons.first()).toBeVisible()
    expect(personalized).toHaveLength(1)
    const keys = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('ai_'))
          .toSorted(),
      )
    const stored = [`ai_budget_${tripId}`, `ai_events_${tripId}`, `ai_personalized_${tripId}`]
    expect(await keys()).toEqual(stored)

    await page.route('**/api/ai/**', (route) => refuse(route, 502))
    await generate.click()
    await expectToast(page, 'Generation Failed', 'Unable to generate recommendations. Please try again.')
    await expect(addButtons.first()).toBeVisible()
    expect(await keys()).toEqual(stored)

    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nothing generated yet' })).toBeVisible()
    expect(await keys()).toEqual([])
  })
}

test('GATE-19 GATE-20 without AI Pro the tab is a locked card with its name and what it brings', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await addTrip(page)
  await openTab(page, tripId, 'ai-recommendations')
  await expect(page.getByRole('heading', { name: 'Unlock AI Pro Features' })).toBeVisible()
  await expect(
    page.getByText('Personalized recommendations, budget optimization and local events.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate AI Recommendations' })).toHaveCount(0)
})

test('INSIGHT-01 INSIGHT-03 INSIGHT-04 the Destination view has insights, and says when they cannot be loaded or there are none', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await addTrip(page)
  await page.route('**/destination-insights', (route) => refuse(route, 400))
  await page.goto(`/trips/${tripId}?view=destination`)
  await expect(page.getByRole('heading', { name: 'Destination Insights', exact: true })).toBeVisible()
  await expect(page.getByText('Unable to load destination insights. Please try again later.')).toBeVisible()
  await page.unroute('**/destination-insights')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.route('**/destination-insights', (route) => reply(route, []))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No insights yet' })).toBeVisible()
})
