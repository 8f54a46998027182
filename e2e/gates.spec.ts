import { begin, endPremium, pay } from './support/buying.ts'
import { expectEveryGate } from './support/gates.ts'
import { itemBox } from './support/packing.ts'
import { expect, expectAccessible, saving, screenName, slimScreens, test } from './support/test.ts'
import { shareAddress } from './support/together.ts'
import { addTrip, cardOf } from './support/trips.ts'

for (const screen of slimScreens) {
  test(`GATE-01 GATE-02 GATE-03 GATE-04 GATE-05 GATE-06 GATE-18 GATE-29 a locked card leads to Unlock Pro (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page)
    await page.goto(`/trips/${await addTrip(page)}?tab=collaboration`)
    await expect(page.getByRole('heading', { name: 'Pro Feature Locked' })).toBeVisible()
    await expect(page.getByText('Share and plan trips with friends and family')).toBeVisible()
    await page.getByRole('button', { name: 'See Pro Benefits' }).click()

    const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
    await expect(popup.getByText('Collaboration')).toBeVisible()
    await expect(popup.getByText(/Free users are limited to 3 trips/)).toBeVisible()
    await expect(popup.getByRole('listitem')).toHaveText([
      'Unlimited trips',
      'AI suggestions',
      'Pro packing assistant',
    ])
    await expectAccessible(page)
    await popup.getByRole('button', { name: '2 more Pro features' }).click()
    await expect(popup.getByRole('listitem')).toHaveText([
      'Unlimited trips',
      'AI suggestions',
      'Pro packing assistant',
      'Offline access',
      'Advanced budget tracking',
    ])
    await expect(popup.getByRole('link', { name: /Monthly/ })).toHaveAttribute(
      'href',
      '/subscribe?plan=monthly',
    )
    await expect(popup.getByRole('link', { name: /Yearly/ })).toHaveAttribute(
      'href',
      '/subscribe?plan=yearly',
    )
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page.getByRole('button', { name: 'See Pro Benefits' })).toBeFocused()
  })
}

test('GATE-17 GATE-19 GATE-20 GATE-22 GATE-24 GATE-25 GATE-26 each gate is closed, opens when Premium is bought, and closes when it ends; nothing is lost', async ({
  open,
  signUp,
  sql,
}) => {
  // Every gated screen three times.
  test.slow()
  const page = await open()
  const { id } = await signUp(page)
  const { request } = page.context()
  const tripId = await addTrip(page)
  for (const title of ['A second trip', 'A third trip']) await addTrip(page, { title })
  await request.post(`/api/trips/${tripId}/packing`, { data: { item: 'Tent' } })
  for (let nth = 0; nth < 5; nth++)
    expect((await request.post(`/api/trips/${tripId}/ai-suggestions`)).status()).toBe(200)
  await expectEveryGate(page, tripId, 'closed')

  await begin(page, 'Monthly')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Welcome to Sojourn Premium!' })).toBeVisible()
  await expectEveryGate(page, tripId, 'open')
  await addTrip(page, { title: 'A fourth trip' })
  await shareAddress(page, tripId)

  await endPremium(page, id, sql)
  await expectEveryGate(page, tripId, 'closed')
  await expect(page.getByText('4/3 trips')).toBeVisible()
  for (const title of ['Family Trip to Lisbon', 'A second trip', 'A third trip', 'A fourth trip'])
    await expect(cardOf(page, title)).toBeVisible()
  expect((await request.post(`/api/trips/${tripId}/share-link`)).status()).toBe(403)
  await page.goto(`/trips/${tripId}?tab=packing`)
  await saving(page, () => itemBox(page, 'Tent').click())
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Trip Details' })
  await dialog.getByLabel('Trip title').fill('Still ours')
  await saving(page, () => dialog.getByRole('button', { name: 'Save Changes' }).click())
  await expect(page.getByRole('heading', { name: 'Still ours' })).toBeVisible()
})
