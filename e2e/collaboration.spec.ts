import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { refuse } from './support/answers.ts'
import { letJoin, memberRow, openCollaboration, shareAddress } from './support/together.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  screens,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

for (const screen of screens) {
  test(`COLLAB-01 COLLAB-03 COLLAB-13 COLLAB-14 COLLAB-15 COLLAB-17 COLLAB-23 COLLAB-24 GATE-29 who is on a trip, with roles and crown (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const [owner, guest] = [await open(screen), await open()]
    const maya = await signUp(owner, { plan: 'pro' })
    const tom = await signUp(guest, { name: 'Tom Larsen' })
    const tripId = await addTrip(owner)
    await letJoin(owner, tripId, guest)
    await openCollaboration(owner, tripId)
    await expect(owner.getByText('2 members', { exact: true })).toBeVisible()

    const own = memberRow(owner, 'Maya Okafor')
    await expect(own).toContainText(maya.email)
    await expect(own).toContainText('MO')
    await expect(own.getByText('Owner')).toBeVisible()
    await expect(own.locator('[data-icon=crown]')).toBeVisible()
    await expect(own.getByRole('button')).toHaveCount(0)

    const other = memberRow(owner, 'Tom Larsen')
    await expect(other).toContainText(tom.email)
    await expect(other).toContainText('TL')
    await expect(other.getByText('Member', { exact: true })).toBeVisible()
    await expect(other.locator('[data-icon=crown]')).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Remove Tom Larsen' })).toBeVisible()

    await expect(owner.getByRole('heading', { name: 'Real-time Updates' })).toBeVisible()
    await expect(owner.getByText('Everyone can add activities, expenses and packing items.')).toBeVisible()
    const share = owner.getByRole('button', { name: 'Share Link' })
    await (screen.width === 'phone' ? expect(share).toHaveCount(0) : expect(share).toBeVisible())
    await expectNoSidewaysScroll(owner)
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Invite' }).click()
    await expectAccessible(owner)
  })
}

test('COLLAB-02 COLLAB-04 the share link is copied, here and by Share Trip, renewed and switched off', async ({
  open,
  signUp,
}) => {
  const [owner, guest] = [await open(), await open()]
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(owner, { plan: 'pro' })
  await signUp(guest, { name: 'Tom Larsen' })
  const tripId = await addTrip(owner)
  await openCollaboration(owner, tripId)
  await expect(owner.getByText('Off', { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Share Link' }).click()
  await expectToast(owner, 'Share Link Copied')
  const copied = () => owner.evaluate(() => navigator.clipboard.readText())
  const first = await copied()
  expect(new URL(first).pathname).toBe(`/trips/${tripId}`)
  expect(new URL(first).searchParams.get('invite')).toBe('true')
  expect(new URL(first).searchParams.get('join')).toMatch(/^[\w-]{20,}$/)
  await expect(owner.getByRole('switch', { name: 'Joining by link' })).toBeChecked()

  await owner.evaluate(() => navigator.clipboard.writeText(''))
  await owner.getByRole('button', { name: 'Share Trip' }).click()
  await expectToast(owner, 'Link Copied', 'Whoever opens it can join this trip.')
  expect(await copied()).toBe(first)
  const dialog = owner.getByRole('dialog', { name: 'Share this trip' })
  await expect(dialog.getByText('Join link On')).toBeVisible()
  await expectAccessible(owner)
  await dialog.getByLabel('Email').fill('nina.hale@example.org')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToast(owner, 'Invitation Sent', 'Invitation sent to nina.hale@example.org')
  const passOn = owner.getByRole('dialog', { name: 'Pass the invitation on' })
  await passOn.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('1 member, 1 invitation open')).toBeVisible()
  await dialog.getByRole('link', { name: 'Members' }).click()
  await expect(dialog).toBeHidden()

  await owner.getByRole('button', { name: 'Renew link' }).click()
  await expectToast(owner, 'Link Renewed')
  await guest.goto(first)
  await expect(guest.getByRole('heading', { name: 'You cannot join with this link' })).toBeVisible()
  await owner.getByRole('button', { name: 'Share Link' }).click()
  await expect.poll(copied).not.toBe(first)
  await guest.goto(await copied())
  await expect(guest.getByRole('button', { name: 'Join' })).toBeVisible()

  await owner.getByRole('switch', { name: 'Joining by link' }).click()
  await expect(owner.getByText('Nobody can join with it', { exact: false })).toBeVisible()
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByRole('heading', { name: 'You cannot join with this link' })).toBeVisible()
  // The number alone grants nothing.
  await guest.goto(`/trips/${tripId}?invite=true`)
  await expect(guest.getByRole('heading', { name: 'Loading Issue' })).toBeVisible()
})

test('COLLAB-05 COLLAB-06 COLLAB-07 COLLAB-08 COLLAB-09 COLLAB-10 COLLAB-11 COLLAB-12 COLLAB-18 COLLAB-21 COLLAB-22 TOAST-08 an invitation is typed, refused, sent, sent again and taken back', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone', theme: 'dark' })
  const { email: ownEmail } = await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page)
  await openCollaboration(page, tripId)
  await expect(page.getByRole('heading', { name: 'No other members yet' })).toBeVisible()
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/invite')) sent.push(request.postDataJSON())
  })

  const invite = page.getByRole('button', { name: 'Invite', exact: true })
  const field = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await invite.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('type', 'email')
  await expect(send).toBeDisabled()
  await field.fill('   ')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  expect(sent).toEqual([])
  await invite.click()
  await expect(field).toBeHidden()

  await invite.click()
  await field.fill(ownEmail)
  await send.click()
  await expectToast(page, 'Invitation Failed', 'Unable to send invitation. Please try again.')
  await expect(field).toHaveAccessibleDescription(/You are on this trip already/)
  await expect(field).toHaveValue(ownEmail)

  await field.fill('  nina.hale@example.org ')
  const reloaded = page.waitForResponse((answer) => answer.url().endsWith(`/api/trips/${tripId}/members`))
  await field.press('Enter')
  await reloaded
  expect(sent.at(-1)).toEqual({ email: 'nina.hale@example.org' })
  await expectToast(page, 'Invitation Sent', 'Invitation sent to nina.hale@example.org')
  // There is no mail server here, so the link is to be passed on by hand.
  const link = page.getByRole('dialog', { name: 'Pass the invitation on' })
  await expect(link.getByLabel('Invitation link')).toHaveValue(/\/join\?token=[\w-]{20,}$/)
  await expectAccessible(page)
  await link.getByRole('button', { name: 'Done' }).click()
  await expect(field).toBeHidden()
  await invite.click()
  await expect(field).toHaveValue('')

  const pending = page.getByRole('list', { name: 'Pending Invitations' }).getByRole('listitem')
  await expect(pending).toContainText('nina.hale@example.org')
  await expect(pending).toContainText(/Invited \w+ \d+, \d{4} · 14 days left/)
  await expect(pending.getByText('Pending', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await pending.getByRole('button', { name: 'Resend' }).click()
  await link.getByRole('button', { name: 'Done' }).click()
  await pending.getByRole('button', { name: 'Revoke' }).click()
  await expectToast(page, 'Invitation Revoked')
  await expect(page.getByText('Pending Invitations')).toHaveCount(0)
})

test('who has not confirmed the own email is told so where the invitation is typed, and where one is sent again', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page)
  const request = page.context().request
  await request.post(`/api/trips/${tripId}/invite`, { data: { email: 'nina.hale@example.org' } })
  // As a server with a mail server answers.
  const body = { code: 'not_allowed', message: membersRefusalsWords.confirmFirst }
  await page.route(/\/(invite|resend)$/, (route) => refuse(route, 403, body))
  await openCollaboration(page, tripId)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expectToast(page, 'Invitation Failed', membersRefusalsWords.confirmFirst)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const field = page.getByLabel('Email')
  await field.fill('lena@example.org')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Please confirm your email first/)
})

test('COLLAB-19 COLLAB-20 TOAST-08 a member is removed and invited again; a refusal leaves them in the list', async ({
  open,
  signUp,
}) => {
  const [owner, guest] = [await open(), await open()]
  await signUp(owner, { plan: 'pro' })
  await signUp(guest, { name: 'Tom Larsen' })
  const tripId = await addTrip(owner)
  await letJoin(owner, tripId, guest)
  await openCollaboration(owner, tripId)
  let isRefused = true
  await owner.route(`**/api/trips/${tripId}/members/*`, (route) =>
    isRefused ? refuse(route, 409) : route.continue(),
  )
  const remove = owner.getByRole('button', { name: 'Remove Tom Larsen' })
  await remove.click()
  await expectToast(owner, 'Error', 'Tom Larsen could not be removed. Please try again.')
  await expect(memberRow(owner, 'Tom Larsen')).toBeVisible()
  isRefused = false
  await remove.click()
  await expectToast(owner, 'Member Removed')
  await expect(memberRow(owner, 'Tom Larsen')).toHaveCount(0)
  await expect(owner.getByText('1 member', { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Invite again' }).click()
  await expectToast(owner, 'Invitation Sent')
  const link = owner.getByRole('dialog', { name: 'Pass the invitation on' })
  await expect(link.getByLabel('Invitation link')).toHaveValue(/\/join\?token=/)
})

test('COLLAB-26 GATE-21 a free owner is told what Pro gives, keeps who joined and may still remove them', async ({
  open,
  signUp,
  sql,
}) => {
  const [owner, guest] = [await open(), await open()]
  const { id } = await signUp(owner, { plan: 'pro' })
  await signUp(guest, { name: 'Tom Larsen' })
  const [shared, alone] = [await addTrip(owner), await addTrip(owner)]
  await letJoin(owner, shared, guest)
  await sql(`update users set "plan" = 'free' where "id" = $1`, [id])
  await owner.goto(`/trips/${alone}?tab=collaboration`)
  await expect(owner.getByText('Share and plan trips with friends and family')).toBeVisible()
  await expect(owner.getByText('Upgrade to Pro to share trips with others')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await owner.goto(`/trips/${shared}?tab=collaboration`)
  await expect(memberRow(owner, 'Tom Larsen')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  const link = owner.getByRole('switch', { name: 'Joining by link' })
  await link.click()
  await expect(link).toHaveCount(0)
  await owner.getByRole('button', { name: 'Remove Tom Larsen' }).click()
  await expectToast(owner, 'Member Removed')

  // Whoever is invited needs no plan of their own.
  await sql(`update users set "plan" = 'pro' where "id" = $1`, [id])
  await guest.goto(await shareAddress(owner, alone))
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest).toHaveURL(new RegExp(`/trips/${alone}$`))
})

test('ROLE-07 COLLAB-15 a member sees who else is there, invites nobody, and leaves after a question', async ({
  open,
  signUp,
}) => {
  const [owner, page] = [await open(), await open({ width: 'phone' })]
  await signUp(owner, { plan: 'pro' })
  await signUp(page, { name: 'Tom Larsen' })
  const tripId = await addTrip(owner)
  await letJoin(owner, tripId, page)
  await openCollaboration(page, tripId)
  await expect(page.getByText('2 members · Maya invites')).toBeVisible()
  for (const name of [/^Invite/, 'Share Link', /^Remove/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expectAccessible(page)
  await memberRow(page, 'Tom Larsen').getByRole('button', { name: 'Leave' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave Trip' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Leave Trip' }).click()
  await expectToast(page, 'You left the trip', 'Family Trip to Lisbon')
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
})
