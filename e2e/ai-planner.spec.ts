import { dayPlansOf, itemsOf, openTab } from './support/ai.ts'
import {
  areApart,
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
    const cards = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    for (const day of [1, 2, 3]) {
      await dialog.getByRole('tab', { name: `Day ${day}` }).click()
      await expect(cards.first()).toBeVisible()
      for (const card of await cards.all()) {
        const isHigh = (await card.getByText('high', { exact: true }).count()) === 1
        expect(await card.getByRole('checkbox').isChecked()).toBe(isHigh)
      }
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
    await expect(checks.first()).toBeVisible()
    await expect(dialog.getByText('0 activities selected', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add to Itinerary' })).toBeDisabled()
    await cards.first().click()
    await expect(checks.first()).toBeChecked()
    await checks.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('2 activities selected', { exact: true })).toBeVisible()
    await cards.first().click()
    await expect(dialog.getByText('1 activity selected', { exact: true })).toBeVisible()
    const chosen = await checks.nth(1).getAttribute('aria-label')
    await dialog.getByRole('button', { name: 'Add to Itinerary' }).click()
    // What was done is told beside the sheet's ways out, not on them.
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toBeVisible()
    for (const name of ['Close', 'Add to Itinerary'])
      await expect.poll(() => areApart(toast, dialog.getByRole('button', { name }))).toBe(true)
    await expect(dialog.getByText('0 activities selected', { exact: true })).toBeVisible()
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
  // Whoever leaves the page can undo it no more: it is on its way to the server then.
  await page.reload()
  await expect.poll(() => dayPlansOf(page, tripId)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  await expect(dialog.getByRole('button', { name: 'Generate Itinerary' })).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})
