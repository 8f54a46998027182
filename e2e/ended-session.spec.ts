import type { Page } from '@playwright/test'
import { copiesGoneText, sessionDays } from '@sojourn/contract/auth/session-life'
import { cachedPaths, copiedPaths, test } from './support/device.ts'
import { keptIn, syncChip } from './support/kept-writes.ts'
import { itemBox } from './support/packing.ts'
import { startServer } from './support/server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, password } from './support/test.ts'
import { cardOf } from './support/trips.ts'
import { join, title, visitTrip } from './support/visited-trip.ts'

const email = (page: Page) => page.getByLabel('Email')
const loggedOut = (page: Page) => page.getByText('You are logged out.')

/** As if the trip had been kept; its pictures and its map would take their time. */
const keepTrip = (page: Page, id: number): Promise<void> =>
  page.evaluate(async (tripId) => {
    localStorage.setItem('kept_trips', JSON.stringify({ [tripId]: { readyAt: Date.now(), bytes: 9 } }))
    await (await caches.open('sojourn-kept')).put('/art/kept.svg', new Response('<svg/>'))
  }, id)

/** What a stranger with this device could still find of whoever was here, unsent changes aside. */
const foundOn = async (page: Page): Promise<string[]> => [
  ...(await copiedPaths(page)),
  ...(await cachedPaths(page)).filter((path) => path.startsWith('/art/')),
  ...(await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(user_|session_age|kept_|ai_|cache_|look_)/.test(key)),
  )),
]

const expectNothingFound = (page: Page): Promise<void> => expect.poll(() => foundOn(page)).toEqual([])

/** Addresses for which the worker asks nobody, and those for which it asks the network first. */
const ofWorker = (id: number) => ['/?source=pwa', `/trips/${id}`, `/trips/${id}?tab=packing`]
const everywhere = (id: number) => ['/', '/dashboard', ...ofWorker(id)]

/** Without a connection, wherever the traveller looks. */
async function expectNothingShown(page: Page, paths: string[], why: string): Promise<void> {
  await page.context().setOffline(true)
  for (const path of paths) {
    await page.goto(path)
    await expect(email(page), path).toBeVisible()
    await expect(page.getByText(why), path).toBeVisible()
    await expect(page.locator('body'), path).not.toContainText(/Lisbon|Passports|Maya/)
  }
}

/** Signs in on another device, and ends all sessions from there. */
async function endEverywhere(laptop: Page, url: string, mail: string): Promise<void> {
  const call = async (path: string, data: object) =>
    expect((await laptop.context().request.post(`${url}/api/auth/${path}`, { data })).status()).toBe(200)
  await call('signin', { email: mail, password })
  await call('logout-everywhere', {})
}

async function signInHere(page: Page, mail: string): Promise<void> {
  await email(page).fill(mail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

/** Something written on the packing list without a connection. */
async function packOffline(page: Page, id: number): Promise<void> {
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(itemBox(page, 'Passports')).toBeVisible()
  await page.context().setOffline(true)
  await itemBox(page, 'Passports').click()
  await expect(syncChip(page)).toHaveText(/^Offline · 1 waiting/)
}

/** The live line of a page that is opened now, once the server has said something on it. */
async function openLive(page: Page, path: string): Promise<void> {
  const opening = page.waitForEvent('websocket')
  await page.goto(path)
  await (await opening).waitForEvent('framereceived')
}

test('somebody logs out everywhere: every tab of the other device says so and stays, and offline nothing of the trips is left', async ({
  device,
  open,
}) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const page = await device(server.url).start()
  const mail = await join(page)
  const id = await visitTrip(page)
  await keepTrip(page, id)
  const other = await page.context().newPage()
  await openLive(page, `/trips/${id}`)
  await openLive(other, '/')
  await expect(cardOf(other, title)).toBeVisible()
  const loads: string[] = []
  const asked: string[] = []
  for (const tab of [page, other]) {
    tab.on('load', () => loads.push(tab.url()))
    tab.on('request', (request) => request.url().endsWith('/api/auth/user') && asked.push(request.url()))
  }

  await endEverywhere(await open(), server.url, mail)
  for (const tab of [page, other]) await expect(loggedOut(tab)).toBeVisible()
  await expectNothingFound(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(cardOf(other, title)).toBeVisible()
  expect(loads).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(6)

  await server.stop()
  await expectNothingShown(page, everywhere(id), copiesGoneText('ended'))
  // The poster beside the form is not here: neither is a broken one.
  await expect(page.locator('img')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a device that only meets the landing page after its session was ended forgets the trips; what was not sent waits for its owner, whoever signs in meanwhile', async ({
  device,
  open,
  server,
  sql,
}) => {
  test.setTimeout(120_000)
  const phone = device()
  const page = await phone.start({ width: 'desktop' })
  const mail = await join(page)
  const id = await visitTrip(page)
  const version = async () => (await sql(`select "version" from packing where "tripId" = $1`, [id]))[0]
  await packOffline(page, id)
  await phone.close()
  await endEverywhere(await open(), server.url, mail)

  const again = await phone.start({ width: 'desktop' })
  await again.goto('/')
  await expect(again.getByText('Smart Travel Planning')).toBeVisible()
  await expectNothingFound(again)
  await expectNothingShown(again, ofWorker(id), copiesGoneText('ended'))
  expect(await keptIn(again)).toHaveLength(1)

  await again.context().setOffline(false)
  await join(again, 'Tunde Bello')
  await again.goto('/')
  await expect(again.getByRole('heading', { name: 'Welcome back, Tunde Bello!' })).toBeVisible()
  await expect(syncChip(again)).not.toContainText('waiting')
  await expect(cardOf(again, title)).toHaveCount(0)
  expect(await keptIn(again)).toHaveLength(1)
  expect(await version()).toEqual({ version: 1 })

  await again.context().request.post('/api/logout')
  await again.goto(`/trips/${id}?tab=packing`)
  await signInHere(again, mail)
  await expect(itemBox(again, 'Passports')).toBeChecked()
  await expect(syncChip(again)).toHaveText('Saved')
  expect(await version()).toEqual({ version: 2 })
})

test('a device that was offline for longer than a session lasts shows no trips any more and says why; what was not sent is still sent', async ({
  device,
}) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const phone = device(server.url)
  const page = await phone.start({ width: 'desktop' })
  const mail = await join(page)
  const id = await visitTrip(page)
  await packOffline(page, id)
  await phone.close()
  await server.stop()

  const away = await phone.start({ offline: true, width: 'desktop' })
  const day = (days: number) => away.clock.setFixedTime(Date.now() + days * 86_400_000)
  await day(sessionDays - 1)
  await away.goto('/')
  await expect(cardOf(away, title)).toBeVisible()
  // It is still open a day and a bit later.
  await day(sessionDays + 0.5)
  await away.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(email(away)).toBeVisible()
  await expectNothingShown(away, everywhere(id), copiesGoneText('idle'))
  await expectNothingFound(away)
  // Whoever sets the clock back finds nothing either.
  await day(0)
  await expectNothingShown(away, ofWorker(id), copiesGoneText('idle'))
  expect(await keptIn(away)).toHaveLength(1)

  const back = await startServer({ PORT: new URL(server.url).port, DATABASE_URL: server.databaseUrl })
  await away.context().setOffline(false)
  await away.context().request.post('/api/logout')
  await away.goto(`/trips/${id}?tab=packing`)
  await signInHere(away, mail)
  await expect(itemBox(away, 'Passports')).toBeChecked()
  await expect(syncChip(away)).toHaveText('Saved')
  expect(await keptIn(away)).toEqual([])
  await back.stop()
})
