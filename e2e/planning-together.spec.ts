import { randomUUID } from 'node:crypto'
import { startMailServer, type MailServer } from '@sojourn/server/test/mail-server'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { startServer, type TestServer } from './support/server.ts'
import { memberRow, openCollaboration, shareAddress } from './support/together.ts'
import { expect, expectAccessible, expectToast, password, test as base, widths } from './support/test.ts'
import { addTrip } from './support/trips.ts'

interface World {
  mails: MailServer
  site: TestServer
}

/** The real server with a mail server of its own. */
const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const mails = await startMailServer()
      const site = await startServer({ SMTP_URL: mails.url })
      await use({ mails, site })
      await site.stop()
      await mails.stop()
    },
    { scope: 'worker' },
  ],
})

async function openWindow(browser: Browser, { site }: World, width: keyof typeof widths): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: widths[width], height: width === 'phone' ? 740 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** An owner with Pro and a week in Lisbon. */
async function owning(browser: Browser, world: World): Promise<{ page: Page; tripId: number }> {
  const page = await openWindow(browser, world, 'desktop')
  const data = { email: `${randomUUID()}@example.com`, password, name: 'Maya Okafor' }
  expect((await page.context().request.post('/api/auth/signup', { data })).status()).toBe(200)
  const client = new pg.Client(world.site.databaseUrl)
  await client.connect()
  await client.query(`update users set "plan" = 'pro' where "email" = $1`, [data.email])
  await client.end()
  return { page, tripId: await addTrip(page) }
}

const linkIn = ({ text }: { text: string }): string => /http:\/\/\S+/.exec(text)?.[0] ?? ''

/** A mail that was lost is sent again, and its link proves the address. */
async function proveAddress(page: Page, { mails }: World): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const word = panel.getByText('Invitations to your email show here once it is confirmed')
  await expect(word).toBeVisible()
  await expectAccessible(page)
  const arriving = mails.next(/^Confirm/)
  await panel.getByRole('button', { name: 'Send it again' }).click()
  await expectToast(page, 'Check Your Email', 'A new link is on its way to you.')
  await page.goto(linkIn(await arriving))
  await expectToast(page, 'Email Confirmed', 'Thank you. The address is yours.')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(panel.getByText('No notifications yet')).toBeVisible()
  await expect(word).toBeHidden()
}

/** Whom the owner removed does not come back by themselves. */
async function refuseShareLink(owner: Page, tripId: number, removed: Page): Promise<void> {
  const token = new URL(await shareAddress(owner, tripId), 'http://own.invalid').searchParams.get('join')
  const answer = await removed.context().request.post('/api/invites/accept', { data: { token } })
  expect(answer.status()).toBe(404)
}

const activity = (page: Page, title: string) =>
  page.locator('[data-item-id]').filter({ has: page.getByText(title, { exact: true }) })

async function edit(page: Page, title: string) {
  const row = activity(page, title)
  const isOpen = await row.getByRole('button', { name: 'Edit' }).isVisible()
  if (!isOpen) await row.getByRole('button', { expanded: false }).click()
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' })
  return {
    dialog,
    time: dialog.getByLabel('Time', { exact: true }),
    save: dialog.getByRole('button', { name: 'Update' }),
  }
}

test('COLLAB-11 COLLAB-23 COLLAB-25 DATA-05 two people plan: invited by mail, joined in one form, editing at once, removed', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000)
  const { page: maya, tripId } = await owning(browser, world)
  await proveAddress(maya, world)
  await openCollaboration(maya, tripId)
  await maya.getByRole('button', { name: 'Invite', exact: true }).click()
  const arriving = world.mails.next(/^An invitation/)
  await maya.getByLabel('Email').fill('lena.vogt@example.org')
  await maya.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToast(maya, 'Invitation Sent', 'Invitation sent to lena.vogt@example.org')
  const mail = await arriving
  expect(mail.to).toEqual(['lena.vogt@example.org'])

  // One form on a phone, with no account.
  const lena = await openWindow(browser, world, 'phone')
  await lena.goto(linkIn(mail))
  await expect(lena.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  await expect(lena.getByText('Maya Okafor')).toBeVisible()
  await expect(lena.getByLabel('Email')).toHaveValue('lena.vogt@example.org')
  await expectAccessible(lena)
  await lena.getByLabel('Full name').fill('Lena Vogt')
  await lena.getByLabel('Password', { exact: true }).fill(password)
  await lena.getByRole('button', { name: 'Sign up and join' }).click()
  await expect(lena).toHaveURL(new RegExp(`/trips/${tripId}$`))

  // Nobody reloads anything.
  await expect(memberRow(maya, 'Lena Vogt')).toContainText('lena.vogt@example.org')
  await expect(memberRow(maya, 'Lena Vogt')).toContainText('On Plan now')
  await expect(maya.getByText('Lena is on Plan')).toBeVisible()
  await expect(lena.getByText('Maya is on Collaboration')).toBeVisible()

  await maya.getByRole('tab', { name: 'Plan' }).click()
  await maya.context().request.post(`/api/trips/${tripId}/itinerary`, {
    data: { title: 'São Jorge Castle', date: '2027-04-19', time: '09:00' },
  })
  await expect(activity(lena, 'São Jorge Castle')).toContainText('Maya')

  // What one types stays, whatever the other saves meanwhile.
  const mine = await edit(maya, 'São Jorge Castle')
  await mine.time.fill('10:00')
  const hers = await edit(lena, 'São Jorge Castle')
  await hers.time.fill('11:00')
  await hers.dialog.getByLabel('Title').fill('Castle of São Jorge')
  await hers.save.click()
  await expect(hers.dialog).toBeHidden()
  await expect(mine.dialog.getByText('Lena changed the time to 11:00').first()).toBeVisible()
  await expect(mine.dialog.getByText('Update keeps your 10:00')).toBeVisible()
  await expect(mine.time).toHaveValue('10:00')
  await expect(mine.dialog.getByLabel('Title')).toHaveValue('Castle of São Jorge')
  await expectAccessible(maya)
  await mine.dialog.getByRole('button', { name: 'Take 11:00' }).click()
  await expect(mine.time).toHaveValue('11:00')
  await mine.time.fill('10:00')
  const sent = maya.waitForRequest((request) => request.method() === 'PUT')
  await mine.save.click()
  expect((await sent).postDataJSON()).toEqual({ time: '10:00' })

  // The later one won; whoever saved the earlier one is told, and may put it back.
  await expectToast(lena, 'Maya changed the time to 10:00', 'Castle of São Jorge, 11:00 in your version')
  await lena.getByRole('button', { name: 'Put back 11:00' }).click()
  await expect(activity(maya, 'Castle of São Jorge')).toContainText('11:00')
  await expect(activity(maya, 'Castle of São Jorge')).toContainText('Lena, just now')
  await expectAccessible(maya)

  // Deleted while it is edited: nothing typed is lost.
  const kept = await edit(maya, 'Castle of São Jorge')
  await kept.dialog.getByLabel('Description').fill('Bring water')
  await activity(lena, 'Castle of São Jorge').getByRole('button', { name: 'Delete' }).click()
  await expect(kept.dialog.getByRole('alert')).toContainText('Lena deleted this activity')
  await expectAccessible(maya)
  await kept.dialog.getByRole('button', { name: 'Add it again' }).click()
  await expect(kept.dialog).toBeHidden()
  await expect(activity(lena, 'Castle of São Jorge')).toBeVisible()

  // The stream of whoever is removed ends, and the page says so.
  await maya.getByRole('tab', { name: 'Collaboration' }).click()
  await maya.getByRole('button', { name: 'Remove Lena Vogt' }).click()
  await expectToast(maya, 'Member Removed', 'Lena Vogt is no longer on this trip.')
  await expect(lena.getByRole('heading', { name: 'You are no longer on this trip' })).toBeVisible()
  await expectAccessible(lena)
  await lena.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(lena.getByRole('heading', { name: 'No trips yet' })).toBeVisible()

  // Invited anew she is back, by the share link she is not; and her list of trips is live too.
  const { request } = maya.context()
  await refuseShareLink(maya, tripId, lena)
  const data = { email: 'lena.vogt@example.org' }
  const { id: inviteId } = (await (await request.post(`/api/trips/${tripId}/invite`, { data })).json()) as {
    id: string
  }
  const accepted = await lena.context().request.post('/api/invites/accept', { data: { inviteId } })
  expect(accepted.status()).toBe(200)
  const card = lena.getByRole('link', { name: /Lisbon/ }).first()
  await expect(card).toBeVisible()
  await request.put(`/api/trips/${tripId}`, { data: { title: 'Lisbon, once more' } })
  await expect(lena.getByText('Lisbon, once more').first()).toBeVisible()
  await request.delete(`/api/trips/${tripId}`)
  await expect(lena.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
})
