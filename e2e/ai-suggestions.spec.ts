import { refuse } from './support/answers.ts'
import { itemsOf, openTab, sentTo } from './support/ai.ts'
import { escapeFrom } from './support/keyboard.ts'
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
      route.request().method() === 'POST' ? refuse(route, 500) : route.fallback(),
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

    await page.route('**/ai-itinerary', (route) => refuse(route, 500))
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
    await expect(page.getByText('112', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add day 1' }).click()
    await expect(page.getByRole('button', { name: 'Added 1' })).toBeDisabled()
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
}

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
