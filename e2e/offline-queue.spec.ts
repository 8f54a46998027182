import type { Page, Request } from '@playwright/test'
import { reconnect, refuse } from './support/answers.ts'
import { keptIn, syncChip } from './support/kept-writes.ts'
import { itemBox, openPacking } from './support/packing.ts'
import { startServer } from './support/server.ts'
import { expect, expectAccessible, expectToast, password, test } from './support/test.ts'

const isWrite = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/')

function countWrites(...pages: Page[]): () => number {
  let count = 0
  for (const page of pages) page.on('request', (request) => void (isWrite(request) && count++))
  return () => count
}

const names = (count: number) => Array.from({ length: count }, (_, n) => ({ item: `Thing ${n + 1}` }))

/** Quicker than fifty presses of a mouse. */
const tickAll = (page: Page, items: readonly { item: string }[]) =>
  page.getByRole('checkbox').evaluateAll(
    (boxes, wanted) => {
      for (const box of boxes) {
        const name = document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
        if (wanted.includes(name)) (box as HTMLElement).click()
      }
    },
    items.map(({ item }) => item),
  )

test('OFFLINE-04 OFFLINE-12 OFFLINE-15 what is done without a connection is kept, shown as waiting, outlives the tab, and is sent once', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const context = page.context()
  await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }, { item: 'Hat' }])
  await expect(syncChip(page)).toHaveText('Saved')
  await syncChip(page).click()
  await expect(page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Budget' }).click()
  await expect(page.getByRole('button', { name: 'Add Expense' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Expense' }).first().click()
  await context.setOffline(true)
  const writes = countWrites(page)
  await page.getByRole('dialog').getByLabel('Amount').fill('96')
  await page.getByRole('dialog').getByLabel('Description').fill('Fado night')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Expense' }).click()
  await expectToast(page, 'Saved on this device', 'It is sent as soon as there is a connection.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Fado night' })).toContainText('Waiting')
  await page.getByRole('tab', { name: 'Packing' }).click()
  await itemBox(page, 'Socks').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Socks' })).toContainText('Waiting')
  await expect(syncChip(page)).toHaveText(/^Offline · 2 waiting · as of \d\d:\d\d$/)
  await expect(page.getByText('2 changes are saved on this device.')).toBeVisible()
  await expect(page.getByText('Smart Pack needs a connection')).toBeVisible()
  const smartPack = page.getByRole('button', { name: 'Smart Pack' })
  await expect(smartPack).toHaveAttribute('aria-disabled', 'true')
  expect(writes()).toBe(0)

  await syncChip(page).click()
  const tray = page.getByRole('dialog', { name: 'Changes on this device' })
  await expect(tray.getByRole('listitem')).toHaveText([/Add expense Fado night €96\.00/, /Pack Socks/])
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await tray.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('sojourn-unsent-changes.json')
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`/trips/${tripId}?tab=packing`)
  await expect(itemBox(next, 'Socks')).toBeChecked()
  await expect(syncChip(next)).toHaveText('Saved')
  await expect.poll(() => keptIn(next)).toEqual([])
  expect(
    await sql(`select "packed", "version" from packing where "tripId" = $1 and "item" = 'Socks'`, [tripId]),
  ).toEqual([{ packed: true, version: 2 }])
  expect(await sql(`select "description" from expenses where "tripId" = $1`, [tripId])).toEqual([
    { description: 'Fado night' },
  ])
})

test('OFFLINE-19 fifty changes made while the server was down are all applied when it is back, and nothing needs attention', async ({
  open,
}) => {
  test.slow()
  const page = await open()
  const first = await startServer()
  const { port } = new URL(first.url)
  await page.goto(first.url)
  const request = page.context().request
  await request.post(`${first.url}/api/auth/signup`, {
    data: { email: 'maya@example.com', password, name: 'Maya' },
  })
  const trip = await request.post(`${first.url}/api/trips`, {
    data: { title: 'Lisbon', destination: 'Lisbon', startDate: '2027-04-17', endDate: '2027-04-23' },
  })
  const { id } = (await trip.json()) as { id: number }
  for (const data of names(50)) await request.post(`${first.url}/api/trips/${id}/packing`, { data })
  await page.goto(`${first.url}/trips/${id}?tab=packing`)
  await expect(itemBox(page, 'Thing 50')).toBeVisible()
  await first.stop()
  await tickAll(page, names(50))
  await expect(syncChip(page)).toHaveText('50 waiting')
  const second = await startServer({ PORT: port, DATABASE_URL: first.databaseUrl })
  try {
    await reconnect(page)
    await expect(syncChip(page)).toHaveText('Saved', { timeout: 30_000 })
    expect(await keptIn(page, 'failed_operations')).toEqual([])
    const items = (await (await request.get(`${second.url}/api/trips/${id}/packing`)).json()) as {
      packed: boolean
      version: number
    }[]
    expect(items.filter(({ packed, version }) => packed && version === 2)).toHaveLength(50)
  } finally {
    await second.stop()
  }
})

/** 200 with QUEUED_WRITES=200, in a trip that holds them all. */
const writeCount = Number(process.env['QUEUED_WRITES'] ?? 40)

/** A long list comes in parts. */
async function showAllRows(tab: Page): Promise<void> {
  await expect(itemBox(tab, 'Thing 1')).toBeVisible()
  const last = itemBox(tab, `Thing ${writeCount}`)
  const more = tab.getByRole('button', { name: /^Show (all|\d+ more)/ })
  await expect(last.or(more)).toBeVisible()
  while (await more.isVisible()) await more.click()
  await expect(last).toBeVisible()
}

test(`five tabs with ${writeCount} changes send each of them once`, async ({ open, signUp, sql }) => {
  test.setTimeout(60_000 + writeCount * 500)
  const page = await open()
  const context = page.context()
  await signUp(page)
  const things = names(writeCount)
  const tripId = await openPacking(page, things)
  const tabs = [page]
  for (let n = 1; n < 5; n++) {
    const tab = await context.newPage()
    await tab.goto(`/trips/${tripId}?tab=packing`)
    tabs.push(tab)
  }
  for (const tab of tabs) await showAllRows(tab)
  await context.setOffline(true)
  const share = writeCount / 5
  for (const [n, tab] of tabs.entries()) await tickAll(tab, things.slice(n * share, n * share + share))
  await expect.poll(() => keptIn(page), { timeout: 30_000 }).toHaveLength(writeCount)
  const writes = countWrites(...tabs)
  await context.setOffline(false)
  await expect.poll(() => keptIn(page), { timeout: 30_000 + writeCount * 200 }).toEqual([])
  expect(writes()).toBeLessThanOrEqual(writeCount + 5)
  const done = await sql(`select 1 from packing where "tripId" = $1 and "packed" and "version" = 2`, [tripId])
  expect(done).toHaveLength(writeCount)
  for (const tab of tabs) await expect(syncChip(tab)).toHaveText('Saved')
})

for (const [what, answer] of [
  ['200 and a page', { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }],
  ['200 and JSON of its own', { status: 200, json: [{ id: 1, title: 'Our spa' }] }],
  ['511', { status: 511, body: '<a href="/login">Log in</a>', contentType: 'text/html' }],
] as const) {
  test(`a hotel network that answers everything with ${what} takes no change away and counts no failure`, async ({
    open,
    signUp,
    sql,
  }) => {
    const page = await open()
    await signUp(page)
    const tripId = await openPacking(page, [{ item: 'Socks' }])
    await page.route('**/api/**', (route) => route.fulfill(answer))
    await itemBox(page, 'Socks').click()
    await expect(syncChip(page)).toHaveText('1 waiting')
    const writes = countWrites(page)
    const tryAgain = () => reconnect(page).then(writes)
    await expect.poll(tryAgain).toBeGreaterThanOrEqual(4)
    await expect.poll(() => keptIn(page)).toMatchObject([{ retryCount: 0 }])
    // Nor is what it says shown in place of the list.
    await expect(page.getByText('100% packed')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await reconnect(page)
    await expect(syncChip(page)).toHaveText('Saved')
    expect(await sql(`select "version" from packing where "tripId" = $1`, [tripId])).toEqual([{ version: 2 }])
  })
}

test('another person on the same device neither sees nor sends what somebody left, and the server refuses it for them', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const context = page.context()
  const maya = await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }])
  // The cookie changes under the open page, while a write is on its way: a page that noticed first would be left.
  const changed = Promise.withResolvers<void>()
  await page.route('**/api/packing/*', async (route) => {
    await changed.promise
    return route.continue()
  })
  const refused = page.waitForResponse((answer) => answer.status() === 412)
  await itemBox(page, 'Socks').click()
  await signUp(page, { name: 'Tom' })
  changed.resolve()
  await refused
  await expect.poll(() => keptIn(page)).toHaveLength(1)
  await page.close()
  const toms = await context.newPage()
  const writes = countWrites(toms)
  await toms.goto('/')
  await expect(syncChip(toms)).toHaveText('Saved')
  expect(writes()).toBe(0)
  await context.request.post('/api/auth/signin', { data: { email: maya.email, password } })
  await toms.goto(`/trips/${tripId}?tab=packing`)
  await expect(itemBox(toms, 'Socks')).toBeChecked()
  await expect
    .poll(() => sql(`select "version" from packing where "tripId" = $1`, [tripId]))
    .toEqual([{ version: 2 }])
})

test('OFFLINE-13 OFFLINE-14 OFFLINE-18 what the server refuses or fails at three times is kept for a person, who can restore, try again or discard it', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }, { item: 'Map' }])
  await page.context().setOffline(true)
  await itemBox(page, 'Socks').click()
  await itemBox(page, 'Map').click()
  await sql(`delete from packing where "tripId" = $1 and "item" = 'Socks'`, [tripId])
  const [map] = await sql(`select "id" from packing where "tripId" = $1 and "item" = 'Map'`, [tripId])
  await page.route(`**/api/packing/${String(map?.['id'])}`, (route) => refuse(route, 500))
  const results = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('offline-sync', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  )
  await page.context().setOffline(false)
  expect(await results).toMatchObject({ status: 'partial', parked: 1 })
  for (const retryCount of [1, 2]) {
    await expect.poll(() => keptIn(page)).toMatchObject([{ retryCount }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await expect(syncChip(page)).toHaveText('2 need attention')
  await syncChip(page).click()
  const tray = page.getByRole('dialog', { name: 'Changes on this device' })
  const socks = tray.getByRole('listitem').filter({ hasText: 'Pack Socks' })
  await expect(socks).toContainText('Somebody deleted it in the meantime.')
  const failed = tray.getByRole('listitem').filter({ hasText: 'Pack Map' })
  await expect(failed).toContainText(/The server failed three times, last at \d\d:\d\d\./)
  await expectAccessible(page)
  const refusals = page.waitForResponse((answer) => answer.status() === 403)
  await page.route(`**/api/trips/${tripId}/packing`, (route) =>
    route.request().method() === 'POST' ? refuse(route, 403, { message: 'Not now' }) : route.fallback(),
  )
  await socks.getByRole('button', { name: 'Restore as new' }).click()
  await refusals
  await expectToast(page, 'Error', 'Failed to add packing item')
  await expect(socks).toBeVisible()
  await page.unroute(`**/api/trips/${tripId}/packing`)
  await socks.getByRole('button', { name: 'Restore as new' }).click()
  await expect(socks).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
  const readAnew = page.waitForResponse(`**/api/trips/${tripId}/changes?*`)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await readAnew
  await expect(syncChip(page)).toHaveText('Saved')
  await expect
    .poll(() => sql(`select "item", "packed" from packing where "tripId" = $1 order by "item"`, [tripId]))
    .toEqual([
      { item: 'Map', packed: true },
      { item: 'Socks', packed: true },
    ])
})
