import { openPool } from '../server/src/platform/db/client.ts'
import { newAccount, type Account } from './account.ts'
import { type LoadedPage, loadPages, type PageLoad } from './page-loads.ts'
import type { MeasuredPage } from './page-budget.ts'

const activities = 100
const places = [
  'Lisbon, Portugal',
  'Kyoto, Japan',
  'Reykjavik, Iceland',
  'Zermatt, Switzerland',
  'Marrakech, Morocco',
  'New York, USA',
  'Santorini, Greece',
  'Bangkok, Thailand',
  'Cape Town, South Africa',
  'Prague, Czech Republic',
]

const bareName = 'bare page'
const german: Readonly<Record<string, string>> = {
  'trip of 100 activities': 'trip, in German',
  'dashboard of 20 trips': 'dashboard, in German',
}

/** Loads the first screens in a browser, beside a page that does the least one can do. */
export async function measureFirstScreens(
  { url, databaseUrl, bareUrl }: { url: string; databaseUrl: string; bareUrl: string },
  rounds: number,
  executable: string,
  only: string,
): Promise<MeasuredPage[]> {
  const account = await newAccount(url, 'first-screens@example.com')
  const tripId = await seed(account, databaseUrl)
  const journeyId = await seedJourney(account)
  const pages: LoadedPage[] = [
    {
      name: bareName,
      url: `${bareUrl}/bare`,
      content: 'li',
      least: activities,
      control: 'li',
      answer: 'li.open',
    },
    {
      name: 'trip of 100 activities',
      url: `${url}/trips/${tripId}`,
      cookie: account.cookie,
      content: '[data-item-id]',
      least: 1,
      control: '[data-item-id] button[aria-expanded]',
      answer: '[data-item-id] button[aria-expanded="true"]',
    },
    {
      name: 'journey of 3 places, 40 bookings, 60 ideas',
      url: `${url}/trips/${journeyId}`,
      cookie: account.cookie,
      // What is booked stands between what is planned.
      content: '[data-booking-id]',
      least: 1,
      control: '[data-item-id] button[aria-expanded]',
      answer: '[data-item-id] button[aria-expanded="true"]',
    },
    {
      name: 'dashboard of 20 trips',
      url: `${url}/`,
      cookie: account.cookie,
      content: 'main li h3',
      least: 3,
      control: 'main [role="radiogroup"] button:nth-of-type(2)',
      answer: 'main [role="radiogroup"] button:nth-of-type(2)[aria-checked="true"]',
    },
    {
      name: 'sign-in',
      url: `${url}/login`,
      content: 'form input[type="email"]',
      least: 1,
      control: 'form > button',
      // The browser says what is missing until the app is there, and then the app does.
      answer: 'form input:is(:user-invalid, [aria-invalid="true"])',
    },
    {
      name: 'sign-in, answered by the app',
      url: `${url}/login`,
      content: 'form input[type="email"]',
      least: 1,
      control: 'form > button',
      answer: 'form input[aria-invalid="true"]',
    },
  ]
  const inGerman = pages
    .filter(({ name }) => name in german)
    .map((page) => ({ ...page, name: german[page.name]!, cookie: `${page.cookie}; __Host-language=de` }))
  const wanted = [...pages, ...inGerman].filter(({ name }) => name === bareName || name.includes(only))
  return besideBare(await loadPages(wanted, rounds, executable))
}

/** How many times as long as the bare page each takes, and how much more a page in German brings. */
function besideBare(loads: (PageLoad & { name: string })[]): MeasuredPage[] {
  const bareMs = loads.find(({ name }) => name === bareName)?.usableMs ?? Number.NaN
  return loads.map((load) => {
    const english = loads.find(({ name }) => german[name] === load.name) ?? load
    const moreKb = load.firstScriptKb - english.firstScriptKb
    return { ...load, times: load.usableMs / bareMs, moreKb }
  })
}

async function seed(account: Account, databaseUrl: string): Promise<number> {
  const { id: ownerId } = await account.send<{ id: string }>('GET', '/api/auth/user')
  const pool = openPool(databaseUrl, 1)
  await pool.query(`update users set "plan" = 'pro' where "id" = $1`, [ownerId])
  await pool.end()
  let tripId = 0
  for (let n = 0; n < 20; n++) {
    const month = String(1 + (n % 9)).padStart(2, '0')
    const trip = await account.send<{ id: number }>('POST', '/api/trips', {
      title: `Family Trip number ${n + 1}`,
      destination: places[n % places.length],
      startDate: `2027-${month}-10`,
      endDate: `2027-${month}-20`,
      travelMode: 'family',
      currency: 'EUR',
      budget: 3200,
    })
    tripId ||= trip.id
  }
  for (let n = 0; n < activities; n++) {
    await account.send('POST', `/api/trips/${tripId}/itinerary`, {
      title: `Stop number ${n + 1}`,
      type: 'sightseeing',
      date: `2027-01-${10 + (n % 11)}`,
      time: '10:30',
      location: `Rua number ${n + 1}, Lisbon`,
      description: 'A long story of where to go and what to see there.',
      notes: 'Bring a hat',
      latitude: 38.7 + n * 0.0007,
      longitude: -9.2 + n * 0.0009,
      cost: 12.5,
    })
  }
  return tripId
}

/** As a family's whole journey is: places, bookings, ideas, and a few things planned every day. */
async function seedJourney(account: Account): Promise<number> {
  const { id } = await account.send<{ id: number }>('POST', '/api/trips', {
    title: 'Three cities in spring',
    destination: 'Rome, Italy',
    startDate: '2027-06-12',
    endDate: '2027-06-22',
    travelMode: 'family',
    currency: 'EUR',
  })
  const add = (path: string, body: object) => account.send('POST', `/api/trips/${id}/${path}`, body)
  const day = (n: number) => `2027-06-${String(12 + (n % 10)).padStart(2, '0')}`
  const towns = [
    {
      destination: 'Rome, Italy',
      arriveDate: '2027-06-13',
      leaveDate: '2027-06-17',
      latitude: 41.9,
      longitude: 12.48,
    },
    {
      destination: 'Florence, Italy',
      arriveDate: '2027-06-17',
      leaveDate: '2027-06-20',
      latitude: 43.77,
      longitude: 11.25,
    },
    {
      destination: 'Venice, Italy',
      arriveDate: '2027-06-20',
      leaveDate: '2027-06-22',
      latitude: 45.44,
      longitude: 12.33,
    },
  ]
  for (const [order, town] of towns.entries()) await add('legs', { ...town, order })
  const near = (n: number) => {
    const { latitude, longitude } = towns[n % towns.length]!
    return { latitude: latitude + n * 0.0007, longitude: longitude + n * 0.0009 }
  }
  for (let n = 0; n < 40; n++) {
    const { latitude: fromLatitude, longitude: fromLongitude } = near(n)
    const place = { fromPlace: `Via number ${n + 1}`, fromLatitude, fromLongitude }
    const kind = ['flight', 'train', 'ticket', 'table'][n % 4]!
    const ends = {
      fromDate: day(n),
      fromTime: '10:30',
      ...(n % 4 < 2 && { toDate: day(n), toTime: '12:00' }),
    }
    await add('bookings', { kind, title: `Booking number ${n + 1}`, reference: `REF${n}`, ...place, ...ends })
  }
  for (let n = 0; n < 60; n++) await add('ideas', { title: `Idea number ${n + 1}`, minutes: 90, ...near(n) })
  for (let n = 0; n < 30; n++) {
    const time = ['09:00', '15:00', '19:00'][Math.floor(n / 10)]!
    await add('itinerary', {
      title: `Stop number ${n + 1}`,
      type: 'sightseeing',
      date: day(n),
      time,
      ...near(n),
    })
  }
  return id
}
