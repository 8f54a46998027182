import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { sql } from 'kysely'
import { createTrip, signUp, startTestApp, type TestApp, type Traveller } from '../../../../test/test-app.ts'
import { badAnswers, sendJson, startLoopback, type Loopback } from '../../../../test/loopback.ts'
import { placeNewItems } from './place-items.ts'
import { waitForSecond } from '../../../platform/providers/outgoing-rate-limit.ts'

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
let maya: Traveller
let tripId: number
beforeAll(async () => {
  service = await startLoopback()
  app = await startTestApp({ GEOCODER_URL: service.url, ALLOW_PRIVATE_ENDPOINTS: 'true' })
  maya = await signUp({ plan: 'pro', on: app })
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

/** Has the items of a trip placed and says where one of them then is. */
async function placeOf(id: string, inTrip: number, who = maya): Promise<Point | null> {
  expect((await who.call('map.place', { params: { tripId: inTrip } })).status).toBe(200)
  const { body: items } = await who.call('itinerary.list', { params: { tripId: inTrip } })
  return pointOf(items.find((item) => item.id === id)!)
}

const addStop = async (location: string, inTrip: number, who = maya) => {
  const body = { title: 'Stop', type: 'activity', date: '2027-04-20', location } as const
  return (await who.call('itinerary.add', { params: { tripId: inTrip }, body })).body
}

/** Where an item with this location is put, in a trip of its own. */
async function locate(location: string, who = maya): Promise<Point | null> {
  const { id: own } = await createTrip(who)
  return placeOf((await addStop(location, own, who)).id, own, who)
}

describe('an item’s location', () => {
  test('MAP-12 is placed by the geocoder, near the trip’s destination', async () => {
    service.answerWith(sendJson([palace]))
    expect(await locate('Pena Palace')).toEqual({ lat: 38.7876, lng: -9.3906 })
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
    expect(await locate('Nowhere at all')).toBeNull()
    expect(await locate('nowhere  AT all')).toBeNull()
    expect(service.requests).toHaveLength(1)
  })

  test('far from the destination is some other place of that name', async () => {
    service.answerWith(sendJson([{ ...palace, lat: '48.85', lon: '2.35' }]))
    expect(await locate('Grand Palace')).toBeNull()
  })

  test('that is pasted as coordinates or a link needs no service', async () => {
    expect(await locate('38.7, -9.1')).toEqual({ lat: 38.7, lng: -9.1 })
    expect(await locate('https://www.openstreetmap.org/#map=16/38.7/-9.1')).toMatchObject({ lat: 38.7 })
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
    const { id } = await addStop('cais do sodré', tripId)
    expect(await placeOf(id, tripId)).toEqual({ lat: 38.706, lng: -9.145 })
    expect(service.requests).toEqual([])
  })

  test('stays without coordinates when the service fails; the next one is asked again', async () => {
    service.answerWith(badAnswers['sends 500']!)
    const { id: market } = await addStop('Time Out Market', tripId)
    expect(await placeOf(market, tripId)).toBeNull()
    await sql`delete from limits where "bucket" like 'geocoder%'`.execute(app.db)
    service.answerWith(sendJson([palace]))
    expect(await placeOf(market, tripId)).not.toBeNull()
  })

  test('of a town nearby is known without a service', async () => {
    const traveller = await signUp({ plan: 'pro' })
    expect((await locate('Sintra', traveller))?.lat).toBeCloseTo(38.8, 1)
    expect(await locate('Paris', traveller)).toBeNull()
    expect(await locate('Terminal 1 arrivals', traveller)).toBeNull()
  })

  test('is asked for by members only', async () => {
    const stranger = await signUp()
    expect((await stranger.call('map.place', { params: { tripId } })).status).toBe(404)
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

describe('a found place', () => {
  const changesOf = async (id: string) =>
    (await app.db.selectFrom('changes').select('row').where('rowId', '=', id).orderBy('rev').execute()).map(
      ({ row }) => row,
    )

  test('is stored with its change and version, and answered to whoever asked', async () => {
    service.answerWith(sendJson([palace]))
    const { id: own } = await createTrip(maya)
    const { id } = await addStop('Palácio da Pena', own)
    const placed = { id, latitude: 38.7876, longitude: -9.3906, version: 2 }
    expect((await maya.call('map.place', { params: { tripId: own } })).body).toMatchObject([placed])
    expect(await changesOf(id)).toMatchObject([{ latitude: null, version: 1 }, placed])
    expect((await maya.call('map.place', { params: { tripId: own } })).body).toEqual([])
    expect(await changesOf(id)).toHaveLength(2)
  })

  test('of the same name is found once for all its items', async () => {
    service.answerWith(sendJson([palace]))
    const { id: own } = await createTrip(maya)
    for (let n = 0; n < 3; n++) await addStop('Chalet of the Countess', own)
    expect((await maya.call('map.place', { params: { tripId: own } })).body).toHaveLength(3)
    expect(service.requests).toHaveLength(1)
  })

  test('does not come to an item that was moved elsewhere while the service was asked', async () => {
    const { id: own } = await createTrip(maya)
    const { id } = await addStop('Moorish Castle', own)
    service.answerWith((request, response) => {
      void maya
        .call('itinerary.update', { params: { id }, body: { location: 'At home' } })
        .then(() => sendJson([palace])(request, response))
    })
    expect((await maya.call('map.place', { params: { tripId: own } })).body).toEqual([])
    expect((await changesOf(id)).at(-1)).toMatchObject({ location: 'At home', latitude: null })
  })

  test('comes by itself to what was saved a moment ago, not to what was tried before', async () => {
    service.answerWith(sendJson([palace]))
    const { id: own } = await createTrip(maya)
    const [fresh, old] = [
      await addStop('Monserrate', own),
      await addStop('Monserrate', (await createTrip(maya)).id),
    ]
    await sql`update itinerary set "updatedAt" = now() - interval '1 hour' where "id" = ${old.id}`.execute(
      app.db,
    )
    await placeNewItems(app, { log: app.app.log, signal: new AbortController().signal })
    expect((await changesOf(fresh.id)).at(-1)).toMatchObject({ latitude: 38.7876 })
    expect(await changesOf(old.id)).toHaveLength(1)
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
