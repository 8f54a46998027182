import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mostLegs } from '@sojourn/contract/legs/leg-dates'
import { accountRows } from '@sojourn/server/test/accounts'
import { startChatServer, streamJson } from '@sojourn/server/test/chat-server'
import { fileSaying } from '@sojourn/server/test/everywhere'
import { sendJson, startLoopback } from '@sojourn/server/test/loopback'
import { markup } from '@sojourn/server/test/markup'
import { newAccount, startTestProvider, type TestProvider } from '@sojourn/server/test/oidc-provider'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { openScreen } from '../scripts/look/open-screen.ts'
import type { Screen } from '../scripts/look/screens.ts'
import { startServer, type TestServer } from './support/server.ts'
import { expect, test as base } from './support/test.ts'

/** All of them with ALL_MARKUP=1; else each sixth, of every kind one. */
const texts = process.env['ALL_MARKUP'] ? markup : markup.filter((_, at) => at % 6 === 0)
/** No field takes signs that nobody can type. */
const written = texts.filter((text) => !/\p{Cc}/u.test(text))
const from = (at: number): string => texts[at % texts.length]!

/** Services that answer with markup wherever they answer with words. */
function answerOutside(request: IncomingMessage, response: ServerResponse): void {
  const spot = { lat: 38.0175, lon: -7.8655 }
  const found = texts.slice(0, 5).map((text, at) => ({
    ...spot,
    place_id: at,
    name: text,
    display_name: `${text}, ${from(at + 5)}`,
    address: { country: from(at + 7), country_code: from(at + 9) },
  }))
  const elements = texts.map((text, id) => ({
    type: 'node',
    id,
    ...spot,
    tags: { name: text, 'name:en': text, tourism: 'museum', wikidata: text, website: text },
  }))
  const days = { time: ['2027-04-19'], temperature_2m_max: [20], temperature_2m_min: [10] }
  const path = request.url ?? ''
  if (path.startsWith('/geocoder')) sendJson(found)(request, response)
  else if (path.startsWith('/places')) sendJson({ elements })(request, response)
  else
    sendJson({
      timezone: from(1),
      daily_units: from(2),
      daily: { ...days, precipitation_probability_max: [from(3)] },
    })(request, response)
}

interface World {
  site: TestServer
  google: TestProvider
  stop(): Promise<unknown>
}

async function openWorld(): Promise<World> {
  const [chat, outside, google] = await Promise.all([
    startChatServer(),
    startLoopback(),
    startTestProvider('google'),
  ])
  outside.answerWith(answerOutside)
  chat.answerWith(
    streamJson({
      overview: from(0),
      places: texts.map((text) => ({ name: text, kind: text, description: text, reason: text })),
    }),
  )
  const site = await startServer({
    ...google.settings,
    GEOCODER_URL: `${outside.url}/geocoder`,
    PLACES_URL: `${outside.url}/places`,
    WEATHER_URL: `${outside.url}/weather`,
    LLM_URL: `${chat.url}/v1`,
    LLM_MODEL: 'small',
    ALLOW_PRIVATE_ENDPOINTS: 'true',
  })
  await google.register(site.url)
  google.account = newAccount({ name: from(0) })
  const stop = () => Promise.all([site.stop(), chat.stop(), outside.stop(), google.stop()])
  return { site, google, stop }
}

const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const world = await openWorld()
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
})

const ran = 'ranHere'

/** Hears of scripts that ran, of what the policy forbade and of foreign addresses, on all pages from now on. */
async function listenTo(page: Page, own: readonly string[]): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction(ran, (what: unknown) => void heard.push(`ran: ${String(what)}`))
  await page.exposeFunction('forbade', (what: string) => void heard.push(`forbidden: ${what}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { forbade(what: string): void }).forbade(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  )
  page.on('dialog', (dialog) => {
    heard.push(`asked: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !own.includes(origin)) heard.push(`fetched: ${request.url()}`)
  })
  return heard
}

/** Elements and attributes that no page of ours has. */
const strangersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = 'iframe, frame, object, embed, base, form[action^="javascript:"], meta[http-equiv=refresh]'
    const odd = [...document.querySelectorAll(`${places}, marquee, math, isindex`)]
    const handled = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const links = [...document.querySelectorAll('a')].filter(({ href }) =>
      /^\s*(javascript|data|vbscript):/i.test(typeof href === 'string' ? href : ''),
    )
    return [...odd, ...handled, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

async function signInWithGoogle(page: Page, url: string, issuer: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(`${issuer}/**`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(`${url}/`)
}

/** Nineteen companions, whose names are the texts too. */
async function addCompanions(database: pg.Client, tripId: number): Promise<void> {
  for (const text of texts.slice(0, 19)) {
    const { user } = accountRows({ name: text.slice(0, 120) })
    const columns = Object.keys(user).map((column) => `"${column}"`)
    const places = columns.map((_, at) => `$${at + 1}`)
    await database.query(
      `insert into users (${columns.join()}) values (${places.join()})`,
      Object.values(user),
    )
    await database.query(`insert into members ("tripId", "userId", "role") values ($1, $2, 'member')`, [
      tripId,
      user.id,
    ])
  }
}

/** Fills the account that is signed in on the page; answers the trips in which everything stands. */
async function fill(page: Page, url: string, databaseUrl: string): Promise<number[]> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  await database.query(`update users set "plan" = 'pro'`)
  const post = async (path: string, data: object) => {
    const answer = await page.context().request.post(`${url}/api${path}`, { data })
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
    return (await answer.json()) as { id: number }
  }
  const dates = { startDate: '2027-04-18', endDate: '2027-04-22', travelMode: 'family' }
  for (const text of written)
    await post('/trips', {
      ...dates,
      title: text.slice(0, 120),
      destination: text.slice(0, 120),
      description: text,
    })
  const ids: number[] = []
  for (let at = 0; at < written.length; at += mostLegs) {
    const some = written.slice(at, at + mostLegs)
    const { id } = await post('/trips/import', fileSaying(some))
    ids.push(id)
    await addCompanions(database, id)
    await post(`/trips/${id}/packing`, { item: some.at(-1)?.slice(0, 120), clientId: randomUUID() })
    for (const call of ['ai-suggestions', 'smart-itinerary', 'ai-itinerary'])
      await post(`/trips/${id}/${call}`, {})
  }
  await database.end()
  return ids
}

const walkOf = (id: number): Screen[] => {
  const trip = `/trips/${id}`
  const recommendations = `${trip}?tab=ai-recommendations`
  return [
    { name: 'dashboard', path: '/' },
    { name: 'plan', path: trip },
    ...['packing', 'budget', 'suggestions', 'collaboration'].map((tab) => ({
      name: tab,
      path: `${trip}?tab=${tab}`,
    })),
    ...['map', 'bookings', 'destination'].map((view) => ({ name: view, path: `${trip}?view=${view}` })),
    { name: 'recommendations', path: recommendations, presses: ['Generate AI Recommendations'] },
    { name: 'full-itinerary', path: `${trip}?tab=suggestions`, presses: ['Full Itinerary'] },
    { name: 'dialog-notifications', path: '/', presses: ['Notifications'] },
    { name: 'dialog-profile', path: '/', presses: ['Profile menu', 'Profile'] },
    { name: 'dialog-settings', path: trip, presses: ['Trip settings'] },
    { name: 'dialog-places', path: trip, presses: ['Trip settings', 'Places'] },
    { name: 'dialog-edit-trip', path: trip, presses: ['Trip settings', 'Edit Trip Details'] },
    { name: 'dialog-expense', path: `${trip}?tab=budget`, presses: ['Add Expense'] },
  ]
}

test(`${texts.length} texts that would run in a careless page stand in every field, in a model’s and other services’ answers and in names, and nothing runs anywhere`, async ({
  browser,
  world: { site, google },
}) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const heard = await listenTo(
    page,
    [site.url, google.issuer].map((url) => new URL(url).origin),
  )
  await signInWithGoogle(page, site.url, google.issuer)
  const ids = await fill(page, site.url, site.databaseUrl)
  const [id] = ids
  const expectQuiet = async (name: string) => {
    expect.soft(await strangersOn(page), name).toEqual([])
    expect.soft(heard.splice(0), name).toEqual([])
  }
  for (const screen of ids.flatMap(walkOf)) {
    await openScreen(page, screen)
    await expectQuiet(`${screen.path} ${screen.name}`)
  }
  // What a place search finds while somebody types.
  await openScreen(page, { name: 'dialog-activity', path: `/trips/${id}`, presses: ['Add Activity'] })
  await page.getByRole('dialog').getByRole('combobox', { name: 'Location' }).fill('Zzyzx Springs')
  await expect(page.getByRole('option').filter({ hasText: from(0).slice(0, 20) })).not.toHaveCount(0)
  await expectQuiet('place search')
  await openScreen(page, { name: 'print', path: `/trips/${id}` })
  await page.evaluate(() => void (window.print = () => undefined))
  await page.keyboard.press('Control+p')
  await expect(page.locator('.print-page')).not.toHaveCount(0)
  await expectQuiet('print')

  // Were it markup anywhere, this is what would have been heard.
  await page.evaluate(
    (all) => {
      for (const text of all)
        document.body.append(Object.assign(document.createElement('p'), { innerHTML: text }))
    },
    [...texts],
  )
  expect((await strangersOn(page)).length).toBeGreaterThan(5)
  await expect.poll(() => heard.filter((what) => what.startsWith('forbidden')).length).toBeGreaterThan(5)
  await context.close()
})
