import type { Page } from '@playwright/test'
import { itemBox } from './support/packing.ts'
import { expect, saving, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const tabs = { plan: 'Activities', packing: 'Packing', budget: 'Budget' } as const

/** Opens a tab of the trip and waits until the page follows it live. */
async function follow(page: Page, tripId: number, tab: keyof typeof tabs = 'plan'): Promise<void> {
  const isLive = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"changes"')),
    )
  await page.goto(`/trips/${tripId}?tab=${tab}`)
  await isLive
}

const send = async (page: Page, method: 'post' | 'put', path: string, data: object) => {
  const answer = await page.context().request[method](path, { data })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { id: string }
}

test('what one traveller does appears on the other’s screen at once: plan, packing, budget and the trip itself', async ({
  open,
  signUp,
  sql,
}) => {
  const [maya, tom] = [await open(), await open({ width: 'phone' })]
  await signUp(maya)
  const { id } = await signUp(tom, { name: 'Tom Lee' })
  const tripId = await addTrip(maya)
  await sql(`insert into members ("tripId", "userId", "role") values ($1, $2, 'member')`, [tripId, id])
  const at = `/api/trips/${tripId}`

  await follow(tom, tripId, 'packing')
  // Two of a kind: a group that is packed as a whole folds.
  for (const item of ['Tripod', 'Passport'])
    await send(maya, 'post', `${at}/packing`, { item, category: 'electronics' })
  await expect(itemBox(tom, 'Passport')).toBeVisible()
  await follow(maya, tripId, 'packing')
  // Not check() and uncheck(): those want the new state at the very moment, and a busy page shows it a little later.
  await saving(maya, () => itemBox(maya, 'Passport').click())
  await expect(itemBox(tom, 'Passport')).toBeChecked()
  await saving(tom, () => itemBox(tom, 'Passport').click())
  await expect(itemBox(maya, 'Passport')).not.toBeChecked()

  // Under the pointer or the focus nothing moves, though rows come and go above it.
  const box = itemBox(tom, 'Passport')
  const top = async () => (await box.boundingBox())?.y ?? 0
  await box.hover()
  const stood = await top()
  const above = await send(maya, 'post', `${at}/packing`, { item: 'Apples', category: 'clothing' })
  for (const item of ['Bags', 'Cards'])
    await send(maya, 'post', `${at}/packing`, { item, category: 'clothing' })
  await expect(itemBox(tom, 'Cards')).toBeVisible()
  // Pixels of the screen are not whole ones of the page.
  await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(2)
  await maya.context().request.delete(`/api/packing/${above.id}`)
  await expect(itemBox(tom, 'Apples')).toHaveCount(0)
  await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(2)

  await send(maya, 'put', at, { title: 'Porto instead' })
  await expect(tom.getByRole('heading', { level: 1, name: 'Porto instead' })).toBeVisible()

  await follow(tom, tripId, 'budget')
  const expense = { description: 'Fado night', amount: '96', currency: 'EUR', date: '2027-04-19' }
  await send(maya, 'post', `${at}/expenses`, expense)
  await expect(tom.getByText('Fado night').first()).toBeVisible()

  await follow(tom, tripId)
  const stop = await send(maya, 'post', `${at}/itinerary`, { title: 'Belém Tower', date: '2027-04-19' })
  await expect(tom.getByText('Belém Tower').first()).toBeVisible()
  await send(maya, 'put', `/api/itinerary/${stop.id}`, { title: 'Pena Palace' })
  await expect(tom.getByText('Pena Palace').first()).toBeVisible()
  await expect(tom.getByText('Belém Tower')).toHaveCount(0)
})

test('whoever was without a connection catches up when it is back, and a removed member is shown out at once', async ({
  open,
  signUp,
  sql,
}) => {
  const [maya, tom] = [await open(), await open()]
  await signUp(maya)
  const { id } = await signUp(tom, { name: 'Tom Lee' })
  const tripId = await addTrip(maya)
  await sql(`insert into members ("tripId", "userId", "role") values ($1, $2, 'member')`, [tripId, id])
  await follow(tom, tripId, 'packing')
  await tom.context().setOffline(true)
  for (const item of ['Passport', 'Socks']) await send(maya, 'post', `/api/trips/${tripId}/packing`, { item })
  await tom.context().setOffline(false)
  await expect(itemBox(tom, 'Passport')).toBeVisible()
  await expect(itemBox(tom, 'Socks')).toBeVisible()

  await sql(`delete from members where "tripId" = $1 and "userId" = $2`, [tripId, id])
  await send(maya, 'post', `/api/trips/${tripId}/packing`, { item: 'A surprise for Tom' })
  await expect(tom.getByRole('heading', { name: 'You are no longer on this trip' })).toBeVisible()
  await expect(tom.getByText('A surprise for Tom')).toHaveCount(0)
})
