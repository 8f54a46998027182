import type { Locator, Page, Request } from '@playwright/test'
import { addDemo } from './support/demo.ts'
import { mostShift, shiftsOf, watchShifts } from './support/shifts.ts'
import { shareAddress } from './support/together.ts'
import { expect, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** Opens a screen and waits until nothing more comes. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const { sum, moved } = await shiftsOf(page)
  expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
}

/** Whether something that was asked for from now on has not been answered yet. */
function callsOf(page: Page): () => boolean {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  return () => open.size > 0
}

const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** Opens what a button of the page opens, and counts what moves from then on, also right after the press. */
async function expectStillWith(page: Page, opener: Locator, opened: Locator): Promise<void> {
  const before = await shiftsOf(page)
  const isAsked = callsOf(page)
  // No press of a hand, after which browsers count nothing for half a second.
  await opener.dispatchEvent('click')
  await expect(opened).toBeVisible()
  await untilPainted(page)
  await expect.poll(isAsked).toBe(false)
  await untilPainted(page)
  const { sum, moved } = await shiftsOf(page)
  const what = `${opener.toString()}\n${moved.slice(before.moved.length).join('\n')}`
  expect.soft(sum - before.sum, what).toBeLessThanOrEqual(mostShift)
}

/** The dialogs that the page's buttons of these names open, one after the other. */
async function expectStillDialogs(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const dialog = page.getByRole('dialog')
    await expectStillWith(page, page.getByRole('button', { name }).first(), dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

const visitorScreens = ['/', '/login', '/login?reset=a-token', '/support', '/privacy', '/terms', '/nowhere']
const tripTabs = ['plan', 'packing', 'budget', 'suggestions', 'ai-recommendations', 'collaboration']

async function walkAsVisitor(page: Page): Promise<void> {
  await watchShifts(page)
  for (const path of visitorScreens) await expectStill(page, path)
}

async function walkAsTraveller(page: Page, { running = 0, rich = 0, link = '' }): Promise<void> {
  for (const path of ['/subscribe', '/confirmation', '/nowhere', link]) await expectStill(page, path)
  for (const tab of tripTabs) {
    await expectStill(page, `/trips/${rich}?tab=${tab}`)
    await expectStillDialogs(page, ...(tabDialogs[tab] ?? []))
  }
  // This one opens inside the page: at the press, and not later.
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await untilPainted(page)
  expect.soft((await shiftsOf(page)).sum, 'Invite').toBeLessThanOrEqual(mostShift)
  // With the picture the first time, with the bar alone from then on.
  for (const id of [running, running, rich]) await expectStill(page, `/trips/${id}`)
  await expectStill(page, '/')
  await walkDashboardDialogs(page)
}

const tabDialogs: Record<string, string[]> = {
  plan: ['Saved', 'Add Activity', 'Smart Itinerary Planner'],
  packing: ['Add Item'],
  budget: ['Add Expense'],
}

async function walkDashboardDialogs(page: Page): Promise<void> {
  await expectStillDialogs(page, 'Notifications')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expectStillWith(page, page.getByRole('menuitem', { name: 'Profile' }), profile)
  await page.keyboard.press('Escape')
  await expect(profile).toHaveCount(0)
  const create = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  await expectStillWith(page, page.getByRole('button', { name: 'New Trip' }), create)
  // The server says where the place is after it was chosen: nothing below the field gives way to that.
  await expectStillWith(
    page,
    create.getByRole('button', { name: 'Tokyo' }),
    create.getByText('On the map: Tokyo'),
  )
}

test('no screen pushes anything while it comes in, on a phone and on a desk', async ({
  open,
  signUp,
  sql,
}) => {
  test.slow()
  const [phone, desk, companion] = [await open({ width: 'phone' }), await open(), await open()]
  await Promise.all([walkAsVisitor(phone), walkAsVisitor(desk)])

  const { id: second } = await signUp(companion, { plan: 'pro', name: 'Tom Larsen' })
  const { id: owner } = await signUp(desk, { plan: 'pro' })
  await phone.context().addCookies(await desk.context().cookies())
  const trips = [...(await addDemo(desk, sql, { owner, companion: second }))]
  const [running, rich] = ['Kyoto', 'Lisbon'].map(
    (place) => trips.find(([title]) => title.includes(place))?.[1],
  )
  const link = await shareAddress(companion, await addTrip(companion))
  expect(running && rich).toBeTruthy()
  const screens = { running: running ?? 0, rich: rich ?? 0, link }
  await Promise.all([walkAsTraveller(phone, screens), walkAsTraveller(desk, screens)])
})
