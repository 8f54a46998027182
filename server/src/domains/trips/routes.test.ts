import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import { storedStatuses } from '@sojourn/contract/trips/modes'
import { trip as tripSchema } from '@sojourn/contract/trips/schema'
import { addDays } from '@sojourn/contract/values/plain-date'
import { describe, expect, test } from 'vitest'
import { createTrip, join, signUp, testApp, tripInput } from '../../../test/test-app.ts'

const today = new Date().toISOString().slice(0, 10)
const day = (offset: number) => addDays(today, offset)

test('API-10 API-11 DATA-01 DATA-02 a traveller creates a trip and gets it back, dates as ISO times', async () => {
  const maya = await signUp()
  const { status, body: created } = await maya.call('trips.create', {
    body: { ...tripInput, budget: 3200.5, description: 'Bring the map' },
  })
  expect(status).toBe(200)
  const { body: trip } = await maya.call('trips.get', { params: { tripId: created.id } })
  expect(tripSchema.parse(trip)).toMatchObject({
    id: expect.any(Number),
    title: 'Family Trip to Lisbon',
    destination: 'Lisbon, Portugal',
    description: 'Bring the map',
    startDate: '2027-04-18T00:00:00.000Z',
    endDate: '2027-04-25T00:00:00.000Z',
    travelMode: 'family',
    budget: 3200.5,
    currency: 'EUR',
    status: 'planning',
    role: 'owner',
  })
})

test('DATA-03 a new trip is planning, and its stored status is one of four', async () => {
  const trip = await createTrip(await signUp())
  expect(trip.status).toBe('planning')
  expect(storedStatuses).toContain(trip.status)
})

test('dates are accepted with a time of day and kept as calendar days', async () => {
  const trip = await createTrip(await signUp(), {
    startDate: '2027-04-18T23:30:00-05:00',
    endDate: '2027-04-20T00:00:00.000Z',
  })
  expect([trip.startDate, trip.endDate]).toEqual(['2027-04-18T00:00:00.000Z', '2027-04-20T00:00:00.000Z'])
})

test('a trip in the past can be kept too', async () => {
  const trip = await createTrip(await signUp(), { startDate: '2019-05-01', endDate: '2019-05-09' })
  expect(trip.status).toBe('completed')
})

test('API-09 the list holds current and coming trips by start, then past ones, newest first', async () => {
  const maya = await signUp({ plan: 'pro' })
  const spans = {
    older: [-90, -80],
    soon: [10, 12],
    now: [-2, 3],
    later: [40, 50],
    recent: [-20, -15],
  } as const
  for (const [title, [start, end]] of Object.entries(spans))
    await createTrip(maya, { title, startDate: day(start), endDate: day(end) })
  const { body } = await maya.call('trips.list', {})
  expect(body.map(({ title }) => title)).toEqual(['now', 'soon', 'later', 'recent', 'older'])
  expect(body.map(({ status }) => status)).toEqual([
    'in_progress',
    'planning',
    'planning',
    'completed',
    'completed',
  ])
})

test('status follows the traveller’s own day, not the server’s', async () => {
  const maya = await signUp()
  await createTrip(maya, { startDate: day(-5), endDate: today })
  const { body: here } = await maya.call('trips.list', {}, { 'x-local-date': today })
  const { body: east } = await maya.call('trips.list', {}, { 'x-local-date': day(1) })
  const { body: liar } = await maya.call('trips.list', {}, { 'x-local-date': day(40) })
  expect([here[0]?.status, east[0]?.status, liar[0]?.status]).toEqual([
    'in_progress',
    'completed',
    'in_progress',
  ])
})

describe('the limit of three trips', () => {
  test('CREATE-37 a fourth trip of a free traveller is refused with the upgrade message', async () => {
    const maya = await signUp()
    for (let n = 0; n < 3; n++) await createTrip(maya)
    const { status, error } = await maya.call('trips.create', { body: tripInput })
    expect(status).toBe(403)
    expect(error).toEqual({ code: 'plan_limit', message: upgradeMessage('unlimited_trips') })
  })

  test('CREATE-37 fifty creates at once by someone with two trips end with exactly three', async () => {
    const maya = await signUp()
    await createTrip(maya)
    await createTrip(maya)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => maya.call('trips.create', { body: tripInput })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(49)
    const { body: trips } = await maya.call('trips.list', {})
    expect(trips).toHaveLength(3)
    const { body: plan } = await maya.call('billing.plan', {})
    expect(plan.usage.ownedTrips).toBe(3)
  })

  test('deleting a trip frees its place; finished ones count, shared ones never', async () => {
    const [maya, tunde] = [await signUp(), await signUp({ plan: 'pro' })]
    const past = await createTrip(maya, { startDate: '2020-01-01', endDate: '2020-01-02' })
    await createTrip(maya)
    await join(await createTrip(tunde), maya)
    await createTrip(maya)
    expect((await maya.call('trips.create', { body: tripInput })).status).toBe(403)
    await maya.call('trips.remove', { params: { tripId: past.id } })
    expect((await maya.call('trips.create', { body: tripInput })).status).toBe(200)
  })

  test('a Pro traveller has no limit', async () => {
    const maya = await signUp({ plan: 'pro' })
    for (let n = 0; n < 5; n++) await createTrip(maya)
    const { body } = await maya.call('billing.plan', {})
    expect(body.limits.maxTrips).toBeNull()
    expect(body.usage.ownedTrips).toBe(5)
  })

  test('the same create sent twice under one client id makes one trip', async () => {
    const maya = await signUp()
    const clientId = crypto.randomUUID()
    const first = await createTrip(maya, { clientId })
    const second = await createTrip(maya, { clientId })
    expect(second.id).toBe(first.id)
  })
})

describe('editing', () => {
  test('API-12 any of six fields can be changed alone, and the rest stays', async () => {
    const maya = await signUp()
    const trip = await createTrip(maya, { budget: 100 })
    const changes = [
      { title: 'A week by the sea' },
      { destination: 'Porto, Portugal' },
      { description: 'Ask about the tram' },
      { startDate: '2027-04-19' },
      { endDate: '2027-04-30' },
      { travelMode: 'leisure' },
    ] as const
    for (const body of changes) {
      const { status } = await maya.call('trips.update', { params: { tripId: trip.id }, body })
      expect(status).toBe(200)
    }
    const { body: now } = await maya.call('trips.get', { params: { tripId: trip.id } })
    expect(now).toMatchObject({
      title: 'A week by the sea',
      destination: 'Porto, Portugal',
      description: 'Ask about the tram',
      startDate: '2027-04-19T00:00:00.000Z',
      endDate: '2027-04-30T00:00:00.000Z',
      travelMode: 'leisure',
      budget: 100,
      currency: 'EUR',
    })
  })

  test('budget and currency can be set too; a new currency keeps the amount', async () => {
    const maya = await signUp()
    const { id: tripId } = await createTrip(maya, { budget: 3200.49, currency: 'USD' })
    const { body } = await maya.call('trips.update', { params: { tripId }, body: { currency: 'JPY' } })
    expect(body).toMatchObject({ currency: 'JPY', budget: 3200 })
    const { body: cleared } = await maya.call('trips.update', { params: { tripId }, body: { budget: null } })
    expect(cleared.budget).toBeNull()
  })

  test('SETTINGS-14 the server refuses an end before the start, also when only one date is sent', async () => {
    const maya = await signUp()
    const { id: tripId } = await createTrip(maya)
    for (const body of [{ endDate: '2027-04-17' }, { startDate: '2027-04-26' }]) {
      const { status, error } = await maya.call('trips.update', { params: { tripId }, body })
      expect(status).toBe(400)
      expect(error.fields).toEqual({ endDate: 'End date must be after start date' })
    }
  })
})

test('API-13 deleting answers a JSON body, and the trip is gone for everyone', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tunde)
  const params = { tripId: trip.id }
  const { status, body } = await maya.call('trips.remove', { params })
  expect([status, body]).toEqual([200, { ok: true }])
  for (const traveller of [maya, tunde]) {
    expect((await traveller.call('trips.get', { params })).status).toBe(404)
    expect((await traveller.call('trips.list', {})).body).toEqual([])
    expect((await traveller.call('packing.list', { params })).status).toBe(404)
  }
})

test('a trip tells how much hangs on it', async () => {
  const maya = await signUp()
  const { id: tripId } = await createTrip(maya)
  for (const item of ['Passport', 'Hat'])
    await maya.call('packing.add', { params: { tripId }, body: { item } })
  const { body } = await maya.call('trips.contents', { params: { tripId } })
  expect(body).toMatchObject({ packing: 2, expenses: 0 })
})

describe('ROLE-08 who may do what is decided by the server', () => {
  type Attempt = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?]
  const attempts = {
    read: (id: number) => ['GET', `/api/trips/${id}`],
    count: (id: number) => ['GET', `/api/trips/${id}/contents`],
    pack: (id: number) => ['POST', `/api/trips/${id}/packing`, { item: 'Hat' }],
    edit: (id: number) => ['PUT', `/api/trips/${id}`, { title: 'Mine now' }],
    export: (id: number) => ['GET', `/api/trips/${id}/export`],
    delete: (id: number) => ['DELETE', `/api/trips/${id}`],
  } satisfies Record<string, (id: number) => Attempt>
  const allowed = {
    owner: { read: 200, count: 200, pack: 200, edit: 200, export: 200, delete: 200 },
    member: { read: 200, count: 200, pack: 200, edit: 403, export: 200, delete: 403 },
    stranger: { read: 404, count: 404, pack: 404, edit: 404, export: 404, delete: 404 },
  } as const

  test.each(Object.keys(allowed) as (keyof typeof allowed)[])('%s', async (role) => {
    const owner = await signUp({ plan: 'pro' })
    const trip = await createTrip(owner)
    const other = await signUp({ plan: 'pro' })
    if (role === 'member') await join(trip, other)
    const caller = role === 'owner' ? owner : other
    for (const [name, attempt] of Object.entries<(id: number) => Attempt>(attempts)) {
      const [method, url, body] = attempt(trip.id)
      const { status } = await caller.send(method, url, body)
      expect(status, name).toBe(allowed[role][name as keyof typeof attempts])
    }
  })
})

describe('bad input', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['endDate', { endDate: '2027-04-17' }, 'End date must be after start date'],
    ['endDate', { endDate: '2028-04-18' }, 'A trip can last at most 365 days'],
    ['currency', { currency: 'XYZ' }, 'Choose one of the currencies'],
    ['budget', { budget: -0.01 }, 'The budget cannot be negative'],
    ['budget', { budget: 'lots' }, 'Enter the budget as a number'],
    ['title', { title: 'x'.repeat(10_000) }, 'Use at most 120 characters'],
    ['title', { title: '   ' }, 'Trip title is required'],
    ['destination', { destination: 7 }, 'Destination is required'],
    ['startDate', { startDate: '2027-13-01' }, 'Enter a date that exists'],
    ['description', { description: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
    ['title', { title: 'nul\u0000byte' }, 'Remove the control characters'],
  ]
  test.each(cases)('%s of %o is refused: %s', async (field, change, message) => {
    const maya = await signUp()
    const { status, error } = await maya.send('POST', '/api/trips', { ...tripInput, ...change })
    expect(status).toBe(400)
    expect((error as { fields?: object }).fields).toEqual({ [field]: message })
    expect((await maya.call('trips.list', {})).body).toEqual([])
  })

  test('script in a title is kept as the text it is', async () => {
    const title = '<script>alert(1)</script> & "co"'
    const trip = await createTrip(await signUp(), { title })
    expect(trip.title).toBe(title)
  })

  test('365 days are a trip', async () => {
    const { startDate, endDate } = await createTrip(await signUp(), { endDate: '2028-04-16' })
    expect([startDate, endDate]).toEqual(['2027-04-18T00:00:00.000Z', '2028-04-16T00:00:00.000Z'])
  })
})

test('a list of 500 trips is answered whole', async () => {
  const maya = await signUp({ plan: 'pro' })
  const { db } = await testApp()
  const rows = Array.from({ length: 500 }, (_, n) => ({
    ownerId: maya.id,
    clientId: null,
    title: `Trip ${n}`,
    destination: 'Lisbon',
    description: null,
    startDate: day(n - 250),
    endDate: day(n - 245),
    travelMode: 'family' as const,
    budgetMinor: null,
    currency: 'EUR' as const,
    latitude: 38.7,
    longitude: -9.1,
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
  }))
  const ids = await db.insertInto('trips').values(rows).returning('id').execute()
  await db
    .insertInto('members')
    .values(ids.map(({ id }) => ({ tripId: id, userId: maya.id, role: 'owner' as const })))
    .execute()
  const { body, status } = await maya.call('trips.list', {})
  expect(status).toBe(200)
  expect(body).toHaveLength(500)
})

test('a trip page gets a trip and everything in it by one read', async () => {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  await maya.call('packing.add', { params, body: { item: 'Passport', category: 'documents' } })
  const { trip, rev, packing } = (await maya.call('sync.snapshot', { params })).body
  expect(packing).toMatchObject([{ item: 'Passport' }])
  expect((await maya.call('trips.get', { params })).body).toEqual({ ...trip, rev })
})
