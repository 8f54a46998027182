import { expect, expectAccessible, screenName, slimScreens, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

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

test('GATE-19 the AI Pro tab is locked by its address too, and open for Pro', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id } = await signUp(page)
  const tripId = await addTrip(page)
  await page.goto(`/trips/${tripId}?tab=ai-recommendations`)
  await expect(page.getByRole('heading', { name: 'Unlock AI Pro Features' })).toBeVisible()
  await sql(`update users set "plan" = 'pro' where "id" = $1`, [id])
  await page.reload()
  await expect(page.getByText('AI-Powered Recommendations')).toBeVisible()
  await expect(page.getByText('Unlock AI Pro Features')).toBeHidden()
})
