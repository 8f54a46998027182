import type { Page } from '@playwright/test'
import { escapeFrom } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  type Screen,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** Each width and each theme once. */
const twoScreens: Screen[] = [
  { width: 'phone', theme: 'dark' },
  { width: 'desktop', theme: 'light' },
]

const openTab = async (page: Page, tripId: number, tab: string) => {
  await page.goto(`/trips/${tripId}?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' }).first()).toBeVisible()
}

const itemsOf = async (page: Page, tripId: number) => {
  const answer = await page.context().request.get(`/api/trips/${tripId}/itinerary`)
  return (await answer.json()) as { title: string; date: string; time: string; order: number }[]
}

/** Bodies of the calls of one method whose address ends so. */
function sentTo(page: Page, method: string, end: string) {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(end))
      bodies.push((request.postDataJSON() ?? {}) as Record<string, unknown>)
  })
  return bodies
}

for (const screen of twoScreens) {
  test(`AIQ-02 AIQ-03 AIQ-04 AIQ-05 AIQ-06 AIQ-08 AIQ-12 AIQ-14 quick suggestions are asked for, looked through and added to a day (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    const tripId = await addTrip(page)
    const generations = sentTo(page, 'POST', '/ai-suggestions')
    const adds = sentTo(page, 'POST', '/itinerary')
    await openTab(page, tripId, 'suggestions')
    await expect(page.getByRole('heading', { name: 'AI Travel Assistant' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Quick Suggestions' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab', { name: 'Full Itinerary' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Generate suggestions' }).click()
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards.first()).toBeVisible()
    expect(generations).toHaveLength(1)
    const ideas = await cards.count()
    expect(ideas).toBeGreaterThan(3)
    for (const card of await cards.all()) {
      expect(await card.getByLabel('Tags').getByRole('listitem').count()).toBeLessThanOrEqual(3)
      await expect(card.getByRole('button', { name: /^Add to Trip/ })).toBeEnabled()
    }
    await expect(page.getByText('Sojourn guide').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const first = cards.first()
    const title = await first.getByRole('heading', { level: 3 }).innerText()
    await first.getByRole('button', { name: /^Add to Trip/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to Itinerary' })
    await expect(dialog.getByRole('radio')).toHaveCount(8)
    await expect(dialog.getByRole('radio').first()).toBeChecked()
    await expectAccessible(page)
    await escapeFrom(dialog)
    await expect(dialog).toBeHidden()
    expect(adds).toHaveLength(0)

    await page.route('**/itinerary', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await first.getByRole('button', { name: /^Add to Trip/ }).click()
    await dialog.getByText('Day 3', { exact: true }).click()
    await dialog.getByLabel('Time').fill('18:15')
    await dialog.getByRole('button', { name: 'Add to Itinerary' }).click()
    await expectToast(page, 'Error', 'Failed to add suggestion to itinerary. Please try again.')
    await page.unroute('**/itinerary')
    await dialog.getByRole('button', { name: 'Add to Itinerary' }).click()
    await expect(dialog).toBeHidden()
    const added = first.getByRole('button', { name: /^Added/ })
    await expect(added).toBeDisabled()
    const sent = adds.at(-1)
    for (const field of ['description', 'location', 'type', 'latitude', 'longitude', 'notes'])
      expect(sent).toHaveProperty(field)
    expect(sent).toMatchObject({ tripId, title, date: '2027-04-20', time: '18:15', order: 0 })
    expect(await itemsOf(page, tripId)).toMatchObject([{ title, date: '2027-04-20', time: '18:15' }])

    await page.reload()
    await expect(cards.first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Added ${title}` })).toBeDisabled()
    expect(generations).toHaveLength(1)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => generations.length).toBe(2)
    await expect(page.getByRole('button', { name: `Added ${title}` })).toHaveCount(0)
  })

  test(`AIF-01 AIF-02 AIF-03 AIF-04 AIF-05 AIF-06 AIF-07 AIF-08 AIF-16 a full itinerary is customized, shown and taken over by the day and as a whole (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    const tripId = await addTrip(page, { endDate: '2027-04-21', budget: 2000 })
    const sent = sentTo(page, 'POST', '/ai-itinerary')
    await openTab(page, tripId, 'suggestions')
    await page.getByRole('tab', { name: 'Full Itinerary' }).click()
    await page.getByRole('button', { name: 'Customize Your Itinerary' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customize Your Itinerary' })
    await expect(dialog.getByRole('group', { name: /^Interests/ }).getByRole('button')).toHaveText([
      'History & Culture',
      'Food & Cuisine',
      'Art & Museums',
      'Nature & Outdoors',
      'Architecture',
      'Shopping',
      'Nightlife',
      'Photography',
      'Adventure Sports',
      'Local Markets',
      'Religious Sites',
      'Music & Entertainment',
    ])
    for (const name of [/^Relaxed 3-4 activities/, /^Moderate 5-6 activities/, /^Intensive 7\+ activities/])
      await expect(dialog.getByRole('radio', { name })).toBeAttached()
    for (const name of ['1 Solo', '2 Couple', '3 Small group', '4 Family', '5+ Group'])
      await expect(dialog.getByRole('radio', { name })).toBeAttached()
    await expect(dialog.getByRole('radio', { name: /^Moderate/ })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: '2 Couple' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: /^Accessibility/ })).not.toBeChecked()
    await expect(dialog.getByRole('switch', { name: /^Local experiences/ })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'History & Culture' }).click()
    await dialog.getByRole('button', { name: 'Food & Cuisine' }).click()

    await page.route('**/ai-itinerary', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expectToast(page, 'Generation Failed', 'Unable to generate itinerary. Please try again.')
    await page.unroute('**/ai-itinerary')
    await page.getByRole('button', { name: 'Customize Your Itinerary' }).click()
    await dialog.getByRole('button', { name: 'Food & Cuisine' }).click()
    await dialog.getByText('4', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expect(page.getByRole('heading', { name: 'Budget breakdown' })).toBeVisible()
    expect(sent.at(-1)).toEqual({
      interests: ['Food & Cuisine'],
      pace: 'moderate',
      groupSize: 4,
      accessibility: false,
      localExperiences: true,
    })
    for (const name of ['Local tips', 'Packing', 'Emergency information'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('112').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add day 1' }).click()
    await expect(page.getByText('Added', { exact: true }).first()).toBeVisible()
    const dayOne = await itemsOf(page, tripId)
    expect(dayOne.length).toBeGreaterThan(2)
    expect(new Set(dayOne.map(({ date }) => date))).toEqual(new Set(['2027-04-18']))
    await page.getByRole('button', { name: 'Add all to trip' }).click()
    await expect(page.getByRole('button', { name: 'All added' })).toBeDisabled()
    expect((await itemsOf(page, tripId)).length).toBeGreaterThan(dayOne.length)
    await page.getByRole('button', { name: /^Add \d+ to list$/ }).click()
    await expect(page.getByRole('button', { name: /to list$/ })).toHaveCount(0)
    await page.reload()
    await page.getByRole('tab', { name: 'Full Itinerary' }).click()
    await expect(page.getByRole('button', { name: 'All added' })).toBeDisabled()
  })

  test(`PLAN-01 PLAN-03 PLAN-04 PLAN-05 PLAN-06 PLAN-07 PLAN-08 PLAN-09 PLAN-14 the planner fills the days, and what is chosen goes into the plan (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    const tripId = await addTrip(page, { endDate: '2027-04-21' })
    await openTab(page, tripId, 'plan')
    await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
    const dialog = page.getByRole('dialog', { name: 'Smart Itinerary Planner' })
    await expect(dialog.getByRole('tab')).toHaveText([/^Day 1/, /^Day 2/, /^Day 3/])
    await page.route('**/smart-itinerary', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expectToast(
      page,
      'Connection Issue',
      'Unable to generate personalized itinerary. Please check your connection and try again.',
    )
    await page.unroute('**/smart-itinerary')
    await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expect(dialog.getByText('High priority preselected')).toBeVisible()
    const checks = dialog.getByRole('checkbox')
    for (const day of [1, 2, 3]) {
      await dialog.getByRole('tab', { name: `Day ${day}` }).click()
      for (const card of await dialog.getByRole('listitem').filter({ has: checks }).all()) {
        const isHigh = (await card.getByText('high', { exact: true }).count()) === 1
        expect(await card.getByRole('checkbox').isChecked()).toBe(isHigh)
      }
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
    await expect(checks.first()).toBeVisible()
    await expect(dialog.getByText('0 activities selected')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add to Itinerary' })).toBeDisabled()
    const cards = dialog.getByRole('listitem').filter({ has: checks })
    await cards.first().click()
    await expect(checks.first()).toBeChecked()
    await checks.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('2 activities selected')).toBeVisible()
    await cards.first().click()
    await expect(dialog.getByText('1 activity selected')).toBeVisible()
    const chosen = await checks.nth(1).getAttribute('aria-label')
    await dialog.getByRole('button', { name: 'Add to Itinerary' }).click()
    await expect(dialog.getByText('0 activities selected')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: `${chosen}, Added` })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { name: 'Activities List (1 activity)' })).toBeVisible()
    expect(await itemsOf(page, tripId)).toMatchObject([{ title: chosen }])

    await page.getByRole('button', { name: /Travel Timeline/ }).click()
    await page.getByRole('button', { name: /^Day 1/ }).click()
    const ideas = page.locator('section', { has: page.getByRole('heading', { name: 'AI Suggestions' }) })
    await expect(ideas.getByRole('heading', { level: 4 }).first()).toBeVisible()
    await expect(ideas.getByRole('heading', { name: chosen ?? '', exact: true })).toHaveCount(0)
  })
}

test('PLAN-04 clearing the suggestions can be undone, and lasts once it is not', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page, { endDate: '2027-04-20' })
  await openTab(page, tripId, 'plan')
  const dialog = page.getByRole('dialog', { name: 'Smart Itinerary Planner' })
  await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear Suggestions' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear Suggestions' }).click()
  await expect(dialog.getByRole('button', { name: 'Generate Itinerary' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  await expect(dialog.getByRole('button', { name: 'Generate Itinerary' })).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('AIQ-21 a slow generation shows its steps and can be cancelled', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page)
  await openTab(page, tripId, 'suggestions')
  await page.route('**/ai-suggestions', (route) =>
    route.request().method() === 'POST' ? new Promise(() => {}) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Generate suggestions' }).click()
  await expect(page.getByText('Reading your trip')).toBeVisible()
  await expect(page.locator('output', { hasText: 'Generating' })).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByText('Choosing places')).toBeVisible()
  await expect(page.locator('[data-percent="50"]')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Choosing places')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate suggestions' })).toBeEnabled()
})

test('AIQ-16 GATE-17 GATE-18 GATE-25 GATE-28 after five generations a month the locked card is there, and what was generated stays', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await addTrip(page)
  for (let nth = 0; nth < 4; nth += 1)
    expect((await page.context().request.post(`/api/trips/${tripId}/ai-suggestions`)).status()).toBe(200)
  await openTab(page, tripId, 'suggestions')
  await expect(page.getByText('1 of 5 AI suggestions left this month')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('0 of 5 AI suggestions left this month')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pro Feature Locked' })).toBeVisible()
  await expect(page.getByText('Upgrade to Pro for unlimited AI suggestions')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Trip/ }).first()).toBeVisible()
  await expectAccessible(page)
  const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
  for (const name of ['Refresh', 'See Pro Benefits']) {
    await page.getByRole('button', { name }).click()
    await escapeFrom(popup)
    await expect(popup).toBeHidden()
  }
  await page.getByRole('tab', { name: 'Full Itinerary' }).click()
  await expect(page.getByRole('heading', { name: 'Pro Feature Locked' })).toBeVisible()
  await page.goto(`/trips/${tripId}`)
  await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Smart Itinerary Planner' }).getByText('Pro Feature Locked'),
  ).toBeVisible()
})

test('AIQ-15 a place nobody knows gives no suggestions, and says so', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page, { destination: 'Qwxyzzy' })
  await openTab(page, tripId, 'suggestions')
  await page.getByRole('button', { name: 'Generate suggestions' }).click()
  await expect(
    page.getByText('Unable to generate AI suggestions for this destination at the moment.'),
  ).toBeVisible()
  await expectAccessible(page)
})

for (const screen of twoScreens) {
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

    const refuse = () =>
      page.route('**/itinerary', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
      )
    await refuse()
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
    await expect(page.getByText('Free', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^(Popularity: )?\d(\.\d)?\/5$/).first()).toBeVisible()
    await refuse()
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

    await page.route('**/api/ai/**', (route) => route.fulfill({ status: 502, json: {} }))
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
  await page.route('**/destination-insights', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto(`/trips/${tripId}?view=destination`)
  await expect(page.getByRole('heading', { name: 'Destination Insights' })).toBeVisible()
  await expect(page.getByText('Unable to load destination insights. Please try again later.')).toBeVisible()
  await page.unroute('**/destination-insights')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.route('**/destination-insights', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No insights yet' })).toBeVisible()
})
