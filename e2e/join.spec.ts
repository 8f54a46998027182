import { shareAddress } from './support/together.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

for (const screen of slimScreens) {
  test(`COLLAB-02 a link names the trip and who invites, with an account and without (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const [owner, guest] = [await open(), await open(screen)]
    await signUp(owner, { plan: 'pro' })
    const tripId = await addTrip(owner)
    const link = await shareAddress(owner, tripId)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
    await expect(guest.getByText('Maya Okafor')).toBeVisible()
    await expect(guest.getByText('Apr 18 – 25, 2027')).toBeVisible()
    await expectNoSidewaysScroll(guest)
    await expectAccessible(guest)

    const { email } = await signUp(guest, { name: 'Tom Larsen' })
    await guest.goto(link)
    await expect(guest.getByText('Maya is on this trip')).toBeVisible()
    await expect(guest.getByText(email)).toBeVisible()
    await expectNoSidewaysScroll(guest)
    await expectAccessible(guest)
    await guest.getByRole('button', { name: 'Join', exact: true }).click()
    await expectToast(guest, 'You are on the trip', 'Family Trip to Lisbon')
    // Who is on the trip already is led there.
    await guest.goto(link)
    await expect(guest).toHaveURL(new RegExp(`/trips/${tripId}$`))
  })
}

test('API-15 whoever has an account signs in on the join page and lands on the trip', async ({
  open,
  signUp,
}) => {
  const [owner, elsewhere, page] = [await open(), await open(), await open({ width: 'phone' })]
  await signUp(owner, { plan: 'pro' })
  const { email } = await signUp(elsewhere, { name: 'Tom Larsen' })
  const tripId = await addTrip(owner)
  await page.goto(await shareAddress(owner, tripId))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Full name')).toBeHidden()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Sign in and join' }).click()
  await expectToast(page, 'Authentication Failed')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in and join' }).click()
  await expect(page).toHaveURL(new RegExp(`/trips/${tripId}$`))
})

test('COLLAB-22 an invitation for another address says so; used, revoked, expired and declined ones say why', async ({
  open,
  signUp,
  sql,
}) => {
  const [owner, tom] = [await open(), await open()]
  await signUp(owner, { plan: 'pro' })
  await signUp(tom, { name: 'Tom Larsen' })
  const tripId = await addTrip(owner)
  const invite = async (email: string) => {
    const answer = await owner.context().request.post(`/api/trips/${tripId}/invite`, { data: { email } })
    const { inviteLink, id } = (await answer.json()) as { inviteLink: string; id: string }
    return { path: new URL(inviteLink).pathname + new URL(inviteLink).search, id }
  }
  const noWayIn = tom.getByRole('heading', { name: 'You cannot join with this link' })

  const declined = await invite('ines@example.org')
  await tom.goto(declined.path)
  await expect(tom.getByText('The invitation went to ines@example.org.')).toBeVisible()
  await tom.getByRole('button', { name: 'Decline' }).click()
  await expect(tom.getByRole('heading', { name: 'Invitation declined' })).toBeVisible()
  await tom.goto(declined.path)
  await expect(noWayIn).toBeVisible()
  await expectAccessible(tom)

  const revoked = await invite('zik@example.org')
  await owner.context().request.delete(`/api/trips/${tripId}/invites/${revoked.id}`)
  await tom.goto(revoked.path)
  await expect(noWayIn).toBeVisible()

  const expired = await invite('ola@example.org')
  await sql(`update invitations set "expiresAt" = now() - interval '1 minute' where "id" = $1`, [expired.id])
  await tom.goto(expired.path)
  await expect(tom.getByText('This invitation has expired. Please ask for a new one.')).toBeVisible()

  const used = await invite('tom@example.org')
  await tom.goto(used.path)
  await tom.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tom).toHaveURL(new RegExp(`/trips/${tripId}$`))
  const visitor = await open({ width: 'phone', theme: 'dark' })
  await visitor.goto(used.path)
  await expect(visitor.getByText('This invitation was already used.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Joined already? Sign In' })).toBeVisible()
})

test('an invitation that cannot be reached says that nothing is lost, and opens with the connection', async ({
  open,
  signUp,
}) => {
  const [owner, page] = [await open(), await open({ width: 'phone' })]
  await signUp(owner, { plan: 'pro' })
  const link = await shareAddress(owner, await addTrip(owner))
  await page.route('**/api/invites/read', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The invitation could not be opened' })).toBeVisible({
    timeout: 15_000,
  })
  await page.unroute('**/api/invites/read')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign up and join' })).toBeVisible()
})
