import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { startServer } from './support/server.ts'
import { expect, expectAccessible, password, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A tile server that has the same picture for every place, and nothing for whoever hides where they come from. */
async function startTiles() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const status = request.headers.referer ? 200 : 403
    response.writeHead(status, { 'content-type': 'image/png', 'cache-control': 'no-store' })
    response.end(status === 200 ? picture : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, asked, stop: () => server.close() }
}

test('MAP-13 where tiles are set up, the drawn map and the street map are a button apart, and the choice stays', async ({
  browser,
}) => {
  const tiles = await startTiles()
  const server = await startServer({ TILE_URL: tiles.url })
  try {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const blocked: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text())
    })
    const account = { email: 'maya@example.com', password, name: 'Maya' }
    expect((await context.request.post('/api/auth/signup', { data: account })).status()).toBe(200)
    const id = await addTrip(page)
    await page.goto(`/trips/${id}?view=map`)
    const map = page.getByRole('application', { name: 'Route Map' })
    const streets = map.locator('.map-tiles img.leaflet-tile-loaded')
    const credit = map.getByRole('link', { name: 'OpenStreetMap' })
    await expect(streets.first()).toBeAttached()
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
    await expect(page.getByText('Offline map')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Show the drawn map' }).click()
    await expect(streets).toHaveCount(0)
    await expect(credit).toHaveCount(0)
    await expect(map.getByText('Lisbon', { exact: true })).toBeVisible()
    await expect(page.getByText('Offline map')).toHaveCount(0)

    tiles.asked.length = 0
    await page.reload()
    await expect(map.getByText('Lisbon', { exact: true })).toBeVisible()
    expect(tiles.asked).toEqual([])
    await page.getByRole('button', { name: 'Show the street map' }).click()
    await expect(streets.first()).toBeAttached()
    expect(blocked).toEqual([])
    await context.close()
  } finally {
    await server.stop()
    tiles.stop()
  }
})

test('without tiles there is no layer to choose', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto(`/trips/${await addTrip(page)}?view=map`)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(page.getByRole('button', { name: /street map|drawn map/ })).toHaveCount(0)
})
