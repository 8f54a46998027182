import { itemsOf, openTab } from './support/ai.ts'
import { expectKept, test } from './support/device.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts'
import { addTrip } from './support/trips.ts'

test('without a connection the guide on the device plans and suggests, nothing is counted, and what is added arrives later', async ({
  device,
  signUp,
}) => {
  const phone = device()
  const page = await phone.start()
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page, { startDate: '2027-06-12', endDate: '2027-06-14' })
  await openTab(page, tripId, 'plan')
  const parts = ['/snapshot', '/guide', '/destination']
  await expectKept(page, ['/api/rates', '/api/plan', ...parts.map((part) => `/api/trips/${tripId}${part}`)])
  await phone.close()

  const away = await phone.start({ offline: true })
  await openTab(away, tripId, 'plan')
  await away.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  const dialog = away.getByRole('dialog', { name: 'Smart Itinerary Planner' })
  await dialog.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(dialog.getByText('High priority preselected')).toBeVisible()
  await expect(dialog.getByText('Sojourn guide')).toBeVisible()
  await expectAccessible(away)
  const chosen = await dialog.getByRole('checkbox', { checked: true }).count()
  expect(chosen).toBeGreaterThan(0)
  const [first] = await dialog.getByRole('checkbox', { checked: true }).all()
  const title = (await first!.getAttribute('aria-label')) ?? ''
  await dialog.getByRole('button', { name: 'Add to Itinerary' }).click()
  await expect(dialog.getByText('0 activities selected', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: `${title}, Added` })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openTab(away, tripId, 'suggestions')
  await away.getByRole('button', { name: 'Generate suggestions' }).click()
  await expect(away.getByRole('heading', { level: 3 }).nth(3)).toBeVisible()
  await expect(away.getByText('Made on this device without a connection. It was not counted.')).toBeVisible()
  await expectNoSidewaysScroll(away)

  await openTab(away, tripId, 'ai-recommendations')
  await away.getByRole('button', { name: 'Generate AI Recommendations' }).click()
  await expect(away.getByText('Made on this device without a connection. It was not counted.')).toBeVisible()
  await expect(away.getByRole('button', { name: /^Add to Trip/ }).first()).toBeVisible()
  const recommended = away.getByRole('tablist', { name: 'Recommendations' })
  await recommended.getByRole('tab', { name: 'Budget' }).click()
  await expect(away.getByRole('heading', { name: 'Budget breakdown' })).toBeVisible()
  await recommended.getByRole('tab', { name: 'Events' }).click()
  await expect(away.getByRole('heading', { name: 'Festas de Santo António' })).toBeVisible()
  await expectAccessible(away)

  await openTab(away, tripId, 'plan&view=destination')
  await expect(away.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  await expect(away.getByRole('article').first()).toBeVisible()

  await away.context().setOffline(false)
  // A browser that never called itself offline does not say that it is back: the app asks by itself each half minute,
  // and at once when somebody opens it again.
  await openTab(away, tripId, 'plan')
  await expect.poll(async () => (await itemsOf(away, tripId)).map((item) => item.title)).toContain(title)
  const plan = await away.context().request.get('/api/plan')
  expect(await plan.json()).toMatchObject({ usage: { aiSuggestionsThisMonth: 0 } })
})
