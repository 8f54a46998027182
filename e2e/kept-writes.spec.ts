import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { itemBox, openPacking } from './support/packing.ts'
import { expect, expectToast, password, test } from './support/test.ts'

const isWrite = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/')

let nowhere: Server
let heard = 0

test.beforeAll(async () => {
  // Takes everything and answers nothing.
  nowhere = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(nowhere, 'listening')
})
test.beforeEach(() => {
  heard = 0
})
test.afterAll(() => {
  nowhere.closeAllConnections()
  nowhere.close()
})

/** From now on nothing that is written is answered. What arrives does so before, or never. */
const answerNothing = (page: Page, isDone: boolean) =>
  page.route('**/api/**', async (route) => {
    if (!isWrite(route.request())) return route.fallback()
    if (isDone) await route.fetch()
    heard += 1
    // Where the browser lets go of what it held back when the tab closes, it goes nowhere either.
    return route.continue({ url: `http://127.0.0.1:${(nowhere.address() as AddressInfo).port}/` })
  })

/** Does something and closes the tab while its writes are on their way. */
async function closeWhileSaving(page: Page, act: () => Promise<unknown>, writes = 1): Promise<void> {
  await act()
  await expect.poll(() => heard).toBe(writes)
  await expect.poll(() => keptIn(page)).toBe(writes)
  await page.close()
}

/** The next visit to the same trip in the same browser. */
async function nextStart(context: BrowserContext, tripId: number): Promise<{ page: Page; sent: Request[] }> {
  const page = await context.newPage()
  const sent: Request[] = []
  page.on('request', (request) => void (isWrite(request) && sent.push(request)))
  await page.goto(`/trips/${tripId}?tab=packing`)
  return { page, sent }
}

/** The page has looked for what was left behind: it opens that person's database for it. */
const hasLooked = (page: Page, userId: string) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain(`sojourn-${userId}`)

for (const [what, isDone] of [
  ['never reached the server', false],
  ['was done but not answered', true],
] as const) {
  test(`a write that ${what} when the tab was closed arrives at the next start, once`, async ({
    open,
    signUp,
    sql,
  }) => {
    const first = await open()
    const context = first.context()
    await signUp(first)
    const tripId = await openPacking(first, [{ item: 'Socks' }])
    await answerNothing(first, isDone)
    await closeWhileSaving(
      first,
      async () => {
        await itemBox(first, 'Socks').click()
        await first.getByRole('button', { name: 'Add Item' }).click()
        await first.getByRole('dialog').getByLabel('Item name').fill('Camera')
        await first.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
      },
      2,
    )

    const { page, sent } = await nextStart(context, tripId)
    await expect(itemBox(page, 'Socks')).toBeChecked()
    await expect(itemBox(page, 'Camera')).toBeVisible()
    await expect.poll(() => sent.map((request) => request.method()).toSorted()).toEqual(['POST', 'PUT'])
    const rows = () =>
      sql(`select "item", "packed", "version" from packing where "tripId" = $1 order by "item"`, [tripId])
    const once = [
      { item: 'Camera', packed: false, version: 1 },
      { item: 'Socks', packed: true, version: 2 },
    ]
    await expect.poll(rows).toEqual(once)
    const changes = await sql(`select 1 from changes where "tripId" = $1 and "collection" = 'packing'`, [
      tripId,
    ])
    expect(changes).toHaveLength(3)

    // Answered now, so there is nothing left for the start after that.
    await expect.poll(() => keptIn(page)).toBe(0)
    await page.close()
    const later = await nextStart(context, tripId)
    await expect(itemBox(later.page, 'Socks')).toBeChecked()
    await expect(itemBox(later.page, 'Camera')).toHaveCount(1)
    expect(later.sent).toEqual([])
    expect(await rows()).toEqual(once)
  })
}

/** How many writes the browser keeps, whoever made them. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const store = 'offline_operations_queue'
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const counts = names.map(
      (name) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction(store).objectStore(store).count()
            counting.addEventListener('success', () => {
              opening.result.close()
              resolve(counting.result)
            })
          })
        }),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  })

test('what one person left behind is neither sent nor shown for another, and waits for its owner', async ({
  open,
  signUp,
  sql,
}) => {
  const first = await open()
  const context = first.context()
  const maya = await signUp(first)
  const tripId = await openPacking(first, [{ item: 'Socks' }])
  await answerNothing(first, false)
  await closeWhileSaving(first, () => itemBox(first, 'Socks').click())

  const waiting = await context.newPage()
  const tom = await signUp(waiting, { name: 'Tom' })
  const visit = await nextStart(context, tripId)
  await hasLooked(visit.page, tom.id)
  expect(visit.sent).toEqual([])
  expect(await keptIn(visit.page)).toBe(1)
  await visit.page.close()

  await context.request.post('/api/auth/signin', { data: { email: maya.email, password } })
  const { page } = await nextStart(context, tripId)
  await expect(itemBox(page, 'Socks')).toBeChecked()
  await expect
    .poll(() => sql(`select "packed", "version" from packing where "tripId" = $1`, [tripId]))
    .toEqual([{ packed: true, version: 2 }])
})

test('a write left behind that is refused at the next start is told in words, once', async ({
  open,
  signUp,
  sql,
}) => {
  const first = await open()
  const context = first.context()
  await signUp(first)
  const tripId = await openPacking(first, [{ item: 'Socks' }, { item: 'Map' }])
  await answerNothing(first, false)
  await closeWhileSaving(first, () => itemBox(first, 'Socks').click())
  await sql(`delete from packing where "tripId" = $1 and "item" = 'Socks'`, [tripId])

  const { page } = await nextStart(context, tripId)
  await expectToast(page, 'Not saved on your last visit', 'Failed to update packing item')
  await expect(itemBox(page, 'Map')).toBeVisible()
  await expect(itemBox(page, 'Socks')).toHaveCount(0)
  await expect.poll(() => keptIn(page)).toBe(0)
})

test('a write that failed before somebody’s eyes is not sent behind their back later', async ({
  open,
  signUp,
}) => {
  const first = await open()
  const context = first.context()
  await signUp(first)
  const tripId = await openPacking(first, [{ item: 'Socks' }])
  await first.route('**/api/packing/*', (route) => route.abort())
  await itemBox(first, 'Socks').click()
  await expectToast(first, 'Error', 'Failed to update packing item')
  await expect.poll(() => keptIn(first)).toBe(0)
  await first.close()
  const { page, sent } = await nextStart(context, tripId)
  await expect(itemBox(page, 'Socks')).not.toBeChecked()
  expect(sent).toEqual([])
})

test('a second tab leaves alone what the first is still sending itself', async ({ open, signUp }) => {
  const first = await open()
  const { id } = await signUp(first)
  const tripId = await openPacking(first, [{ item: 'Socks' }])
  await answerNothing(first, false)
  await itemBox(first, 'Socks').click()
  await expect.poll(() => heard).toBe(1)
  const { page, sent } = await nextStart(first.context(), tripId)
  await expect(itemBox(page, 'Socks')).toBeVisible()
  await hasLooked(page, id)
  await expect(itemBox(page, 'Socks')).not.toBeChecked()
  expect(sent).toEqual([])
})
