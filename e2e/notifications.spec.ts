import { activityWords } from '@sojourn/contract/activity/words'
import { dropFromPage, refuse } from './support/answers.ts'
import { letJoin } from './support/together.ts'
import { escapeFrom, pressKey, tabTo } from './support/keyboard.ts'
import { expect, expectAccessible, expectToast, screenName, slimScreens, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

for (const screen of slimScreens) {
  test(`DASH-05 the notification control tells of invitations and of what others did (${screenName(screen)})`, async ({
    open,
    signUp,
    sql,
  }) => {
    const [page, tom] = [await open(screen), await open()]
    const maya = await signUp(page, { plan: 'pro' })
    await signUp(tom, { plan: 'pro', name: 'Tom Larsen' })
    await sql(`update users set "emailVerifiedAt" = now() where "id" = $1`, [maya.id])
    await page.goto('/')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await bell.click()
    await expect(panel.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await expectAccessible(page)
    await escapeFrom(panel)

    const tripId = await addTrip(page)
    await letJoin(page, tripId, tom)
    const call = tom.context().request
    await call.post(`/api/trips/${tripId}/itinerary`, { data: { title: 'Belém Tower', date: '2027-04-19' } })
    for (const item of ['Socks', 'Hat', 'Map']) {
      const added = (await (
        await page.context().request.post(`/api/trips/${tripId}/packing`, { data: { item } })
      ).json()) as { id: string }
      await call.put(`/api/packing/${added.id}`, { data: { packed: true } })
    }
    const zermatt = await addTrip(tom, { title: 'Ski week in Zermatt', destination: 'Zermatt, Switzerland' })
    await call.post(`/api/trips/${zermatt}/invite`, { data: { email: maya.email } })

    await page.reload()
    await expect(bell).toHaveAccessibleName('Notifications, 4 new')
    await bell.click()
    await expect(panel.getByText('Tom added Belém Tower to Day 2')).toBeVisible()
    await expect(panel.getByText('Tom packed 3 items')).toBeVisible()
    await expect(panel.getByText('Tom joined Family Trip to Lisbon')).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Ski week in Zermatt' })).toBeVisible()
    await expectAccessible(page)

    // Answered in place, by the keyboard alone.
    await pressKey(page, panel.getByRole('button', { name: 'Join Ski week in Zermatt' }))
    await expectToast(page, 'You are on the trip', 'Ski week in Zermatt')
    await expect(panel.getByText('Invitations to you')).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
    // While the toast stands, the first one takes it away.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden({ timeout: 500 })
    }).toPass()
    // Leaving the panel is what marks it as read, on the server too.
    await expect(bell).toHaveAccessibleName('Notifications')
    await page.reload()
    await bell.click()
    await expect(panel.getByText('Tom packed 3 items')).toBeVisible()
    await expect(panel.getByText('New', { exact: true })).toHaveCount(0)

    await tabTo(page, panel.getByRole('link', { name: /Tom packed 3 items/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/trips/${tripId}\\?tab=packing$`))
  })
}

test('notifications that cannot be loaded say so and are tried again', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  // Until the traveller asks again: by itself the page may ask more than once.
  let isDown = true
  await dropFromPage(page, '/')
  await page.exposeFunction('itIsBack', () => (isDown = false))
  await page.route('**/api/activity', (route) => (isDown ? refuse(route, 400) : route.continue()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('The notifications could not be loaded')).toBeVisible()
  const retry = panel.getByRole('button', { name: 'Try again' })
  await retry.evaluate((button) => button.addEventListener('pointerdown', Reflect.get(window, 'itIsBack')))
  await retry.click()
  await expect(panel.getByText('No notifications yet')).toBeVisible()
})

test('who took the own account back from somebody else is told who is on its trips, with the way there', async ({
  open,
  signUp,
  sql,
}) => {
  const [page, tom] = [await open({ width: 'phone' }), await open()]
  const maya = await signUp(page, { plan: 'pro' })
  await signUp(tom, { name: 'Tom Larsen' })
  const tripId = await addTrip(page)
  await letJoin(page, tripId, tom)
  await sql(`update users set "emailVerifiedAt" = now(), "takenBackAt" = now() where "id" = $1`, [maya.id])
  await page.goto('/')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 2 new')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText(activityWords.takenBack)).toBeVisible()
  await expectAccessible(page)
  const link = panel.getByRole('link', { name: 'Family Trip to Lisbon: Tom Larsen' })
  await pressKey(page, link)
  await expect(page).toHaveURL(new RegExp(`/trips/${tripId}\\?tab=collaboration$`))
  await expect(panel).toBeHidden()
})
