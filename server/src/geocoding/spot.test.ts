import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { Client, createTrip, password, signUp, startTestApp, type TestApp } from '../../test/test-app.ts'
import { badAnswers, sendJson, startLoopback, type Loopback } from '../../test/loopback.ts'
import { waitForSecond } from '../providers/outgoing-rate-limit.ts'

const palace = {
  place_id: 7,
  lat: '38.7876',
  lon: '-9.3906',
  name: 'Pena Palace',
  display_name: 'Pena Palace, Estrada da Pena, Sintra, Portugal',
  address: { country: 'Portugal', country_code: 'pt' },
}

let service: Loopback
let app: TestApp
let maya: Client
let tripId: number
beforeAll(async () => {
  service = await startLoopback()
  app = await startTestApp({ GEOCODER_URL: service.url, ALLOW_PRIVATE_ENDPOINTS: 'true' })
  maya = new Client(app.app)
  await maya.call('auth.signUp', { body: { email: 'maya@example.com', password, name: 'Maya' } })
  tripId = (await createTrip(maya)).id
})
beforeEach(async () => {
  service.requests.length = 0
  await sql`delete from limits where "bucket" like 'geocoder%'`.execute(app.db)
})
afterAll(async () => {
  await app.app.close()
  await app.db.destroy()
  await service.stop()
})

const locate = (q: string) => maya.call('map.locate', { params: { tripId }, query: { q } })

describe('an item’s location', () => {
  test('MAP-12 is placed by the geocoder, near the trip’s destination', async () => {
    service.answerWith(sendJson([palace]))
    expect((await locate('Pena Palace')).body).toEqual({ name: 'Pena Palace', lat: 38.7876, lng: -9.3906 })
    const [request] = service.requests
    const asked = new URL(request!.path, service.url)
    expect(asked.pathname).toBe('/search')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      format: 'jsonv2',
      q: 'Pena Palace',
      viewbox: expect.stringMatching(/^-10\.\d+,39\.\d+,-8\.\d+,37\.\d+$/),
    })
    expect(request!.userAgent).toContain('Sojourn')
  })

  test('is asked for once: the answer is kept, an empty one too', async () => {
    service.answerWith(sendJson([]))
    expect((await locate('Nowhere at all')).body).toBeNull()
    expect((await locate('nowhere  AT all')).body).toBeNull()
    expect(service.requests).toHaveLength(1)
  })

  test('far from the destination is some other place of that name', async () => {
    service.answerWith(sendJson([{ ...palace, lat: '48.85', lon: '2.35' }]))
    expect((await locate('Grand Palace')).body).toBeNull()
  })

  test('that is pasted as coordinates or a link needs no service', async () => {
    expect((await locate('38.7, -9.1')).body).toMatchObject({ lat: 38.7, lng: -9.1 })
    expect((await locate('https://www.openstreetmap.org/#map=16/38.7/-9.1')).body).toMatchObject({
      lat: 38.7,
    })
    expect(service.requests).toEqual([])
  })

  test('that another item has already is taken from there', async () => {
    await maya.call('itinerary.add', {
      params: { tripId },
      body: {
        title: 'Lunch',
        type: 'meal',
        date: '2027-04-21',
        location: 'Cais do Sodré',
        latitude: 38.706,
        longitude: -9.145,
      } as never,
    })
    expect((await locate('cais do sodré')).body).toMatchObject({ lat: 38.706, lng: -9.145 })
    expect(service.requests).toEqual([])
  })

  test('stays without coordinates when the service fails; the next one is asked again', async () => {
    service.answerWith(badAnswers['sends 500']!)
    expect((await locate('Time Out Market')).body).toBeNull()
    await sql`delete from limits where "bucket" like 'geocoder%'`.execute(app.db)
    service.answerWith(sendJson([palace]))
    expect((await locate('Time Out Market')).body).not.toBeNull()
  })

  test('of a town nearby is known without a service', async () => {
    const traveller = await signUp()
    const { id } = await createTrip(traveller)
    const find = async (q: string) =>
      (await traveller.call('map.locate', { params: { tripId: id }, query: { q } })).body
    expect(await find('Sintra')).toMatchObject({ name: 'Sintra' })
    expect(await find('Paris')).toBeNull()
    expect(await find('Terminal 1 arrivals')).toBeNull()
  })

  test('is asked for by members only', async () => {
    const stranger = await signUp()
    expect((await stranger.call('map.locate', { params: { tripId }, query: { q: 'x' } })).status).toBe(404)
    expect((await stranger.call('places.search', { query: { q: 'Sintra', tripId } })).status).toBe(404)
  })
})

describe('the place search of an item', () => {
  const search = (q: string) => maya.call('places.search', { query: { q, tripId } })

  test('offers towns first, then what the geocoder finds', async () => {
    service.answerWith(sendJson([palace]))
    const { body } = await search('Sintra')
    expect(body[0]?.city).toBe('Sintra')
    expect(body.at(-1)).toMatchObject({
      city: 'Pena Palace',
      fullName: palace.display_name,
      latitude: 38.7876,
      countryCode: 'PT',
      timeZone: 'Europe/Lisbon',
    })
    expect(body.length).toBeLessThanOrEqual(8)
  })

  test('still offers towns when the geocoder fails', async () => {
    service.answerWith(badAnswers['sends a redirect']!)
    expect((await search('Cascais')).body[0]?.city).toBe('Cascais')
  })
})

describe('turns', () => {
  test('one request a second goes out, for all processes together, and a long queue turns new ones away', async () => {
    const started = performance.now()
    const taken = await Promise.all(
      Array.from({ length: 6 }, () =>
        waitForSecond(app.db, 'geocoder').then((ok) => ({ ok, after: performance.now() - started })),
      ),
    )
    const waited = taken.filter(({ ok }) => ok).map(({ after }) => after)
    expect(waited).toHaveLength(3)
    const sorted = waited.toSorted((a, b) => a - b)
    expect(sorted[1]! - sorted[0]!).toBeGreaterThan(700)
    expect(sorted[2]! - sorted[1]!).toBeGreaterThan(700)
  })
})
