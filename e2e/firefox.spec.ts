import { findFirefox } from '../scripts/firefox.ts'
import { FirefoxWindow } from './support/firefox.ts'
import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

const firefox = findFirefox()
test.skip(!firefox, 'There is no Firefox on this machine')

const password = 'a long walk by the sea'

test('in Firefox somebody signs in, opens a trip, ticks an item, goes on without a connection and comes back', async ({
  playwright,
}) => {
  const server = await startServer()
  const servers = [server]
  const api = await playwright.request.newContext({ baseURL: server.url })
  const email = 'fred@example.com'
  const sent = async (path: string, data: object) => {
    const answer = await api.post(path, { data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as { id: number }
  }
  await sent('/api/auth/signup', { name: 'Fred', email, password })
  const { id } = await sent('/api/trips', {
    title: 'A week in Porto',
    destination: 'Porto',
    startDate: '2027-05-01',
    endDate: '2027-05-08',
  })
  const items = ['Passport', 'Umbrella']
  for (const item of items) await sent(`/api/trips/${id}/packing`, { item })

  const page = await FirefoxWindow.open(firefox ?? '')
  try {
    await page.goto(`${server.url}/login?returnTo=/trips/${id}?tab=packing`)
    await page.fill('input[type=email]', email)
    await page.fill('input[type=password]', password)
    await page.click({ role: 'button', name: 'Sign In' })
    await page.shows('Packing list')
    await page.click({ role: 'checkbox', name: 'Passport' })
    await page.shows('1 of 2')
    const packed = async () =>
      (await (await api.get(`/api/trips/${id}/packing`)).json()) as { packed: boolean }[]
    await expect.poll(async () => (await packed()).filter((one) => one.packed).length).toBe(1)

    // Every browser can lose its server, whatever of a lost connection can be feigned in it.
    await server.stop()
    await page.click({ role: 'checkbox', name: 'Umbrella' })
    await page.shows('2 of 2')
    await page.shows('1 waiting')
    servers.push(await startServer({ PORT: new URL(server.url).port, DATABASE_URL: server.databaseUrl }))
    await page.evaluate(`window.dispatchEvent(new Event('online'))`)
    await page.showsNo('1 waiting')
    await page.reload()
    await page.shows('2 of 2')
    for (const item of items) await page.isChecked(item)
  } finally {
    await page.close()
    await api.dispose()
    await Promise.all(servers.map((one) => one.stop()))
  }
})
