import type { Page, Route } from '@playwright/test'
import { keptIn } from './support/kept-writes.ts'
import { itemBox, openPacking } from './support/packing.ts'
import { expect, test } from './support/test.ts'

/** From now on a transaction that writes to the queue in this way is not over as long as the page lives. */
const holdStorage = (page: Page, how: 'add' | 'delete'): Promise<void> =>
  page.evaluate((method) => {
    const stores = IDBObjectStore.prototype as unknown as Record<string, (...given: unknown[]) => unknown>
    const real = stores[method] as (...given: unknown[]) => unknown
    stores[method] = function held(this: IDBObjectStore, ...given) {
      if (this.name === 'offline_operations_queue') {
        const goOn = () => this.count().addEventListener('success', goOn)
        goOn()
        document.documentElement.dataset['held'] = ''
      }
      return real.apply(this, given)
    }
  }, how)

const expectHeld = (page: Page) => expect(page.locator('html[data-held]')).toHaveCount(1)

/** Every write goes to `then`, which tells it by `heard`. */
async function catchWrites(page: Page, then: (route: Route, count: number) => Promise<unknown> | undefined) {
  let caught = 0
  let over = 0
  await page.route('**/api/packing/*', async (route) => {
    caught += 1
    await then(route, caught)
    over += 1
  })
  return (count: number) => expect.poll(() => over).toBe(count)
}

interface Death {
  items: string[]
  /** What the next page has to do. */
  kept: number
  isDone: boolean
  until: (page: Page, tick: () => Promise<void>) => Promise<unknown>
}

const deaths: Record<string, Death> = {
  'before it is stored': {
    items: ['Socks'],
    kept: 0,
    // Nobody was told that it is safe.
    isDone: false,
    until: async (page, tick) => {
      await holdStorage(page, 'add')
      await tick()
      await expectHeld(page)
    },
  },
  'stored and not sent': {
    items: ['Map'],
    kept: 1,
    isDone: true,
    until: async (page, tick) => {
      await page.context().setOffline(true)
      await tick()
      await expect.poll(() => keptIn(page)).toHaveLength(1)
    },
  },
  'on its way': {
    items: ['Hat'],
    kept: 1,
    isDone: true,
    until: async (page, tick) => {
      const caught = await catchWrites(page, () => undefined)
      await tick()
      await caught(1)
    },
  },
  'done, before the answer': {
    items: ['Soap'],
    kept: 1,
    isDone: true,
    until: async (page, tick) => {
      const caught = await catchWrites(page, (route) => route.fetch())
      await tick()
      await caught(1)
    },
  },
  'answered, before it is taken out': {
    items: ['Book'],
    kept: 1,
    isDone: true,
    until: async (page, tick) => {
      await holdStorage(page, 'delete')
      await tick()
      await expectHeld(page)
    },
  },
  'one of several, half of them answered': {
    items: ['Tent', 'Rope', 'Lamp', 'Stove', 'Boots', 'Knife'],
    kept: 3,
    isDone: true,
    until: async (page, tick) => {
      await page.context().setOffline(true)
      await tick()
      await expect.poll(() => keptIn(page)).toHaveLength(6)
      const caught = await catchWrites(page, (route, count) => (count > 3 ? undefined : route.continue()))
      await page.context().setOffline(false)
      // Four are under way at a time: three of them were let through.
      await caught(6)
      await expect.poll(() => keptIn(page)).toHaveLength(3)
    },
  },
}

/** As the system does it: nothing in the page hears of it. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const dead = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await dead
  await page.close()
}

test('a tab that is killed at any point of a pass loses no change and doubles none: the next tab does what is left', async ({
  open,
  signUp,
  sql,
}) => {
  test.setTimeout(120_000)
  let page = await open()
  const context = page.context()
  await signUp(page)
  const all = Object.values(deaths).flatMap(({ items }) => items)
  const tripId = await openPacking(
    page,
    all.map((item) => ({ item })),
  )
  for (const [where, { items, kept, isDone, until }] of Object.entries(deaths)) {
    await test.step(where, async () => {
      await until(page, async () => {
        for (const item of items) await itemBox(page, item).click()
      })
      await kill(page)
      await context.setOffline(false)
      page = await context.newPage()
      // A page of the same origin that sends nothing.
      await page.goto('/api/health/live')
      expect(await keptIn(page)).toHaveLength(kept)
      await page.goto(`/trips/${tripId}?tab=packing`)
      await expect.poll(() => keptIn(page)).toEqual([])
      for (const item of items) await expect(itemBox(page, item)).toBeChecked({ checked: isDone })
    })
  }
  const rows = await sql(`select "item", "packed", "version" from packing where "tripId" = $1`, [tripId])
  expect(rows).toHaveLength(all.length)
  for (const { item, packed, version } of rows)
    expect([item, packed, version]).toEqual(item === 'Socks' ? [item, false, 1] : [item, true, 2])
})
