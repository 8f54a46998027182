import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'

/** How the service misbehaves. */
export const weatherFaults = [
  '500',
  'hang',
  'wrong JSON',
  'broken JSON',
  '5 MB',
  'redirect',
  'cut off',
  'page',
] as const
export type WeatherFault = (typeof weatherFaults)[number]

export interface WeatherWorld {
  url: string
  fault: WeatherFault | null
  /** What was asked for, newest last. */
  asked: URL[]
  /** Each coming day has this, unless `days` names it otherwise. */
  day: { high: number; low: number; rain: number | null }
  days: Record<PlainDate, { high: number; low: number; rain: number | null }>
  today: PlainDate
  code: number
  stop(): Promise<void>
}

/** An Open-Meteo of our own on loopback, which answers as told. */
export async function startWeatherService(): Promise<WeatherWorld> {
  const server = createServer((request, response) => answer(world, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const world: WeatherWorld = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    asked: [],
    day: { high: 22, low: 14, rain: 20 },
    days: {},
    today: new Date().toISOString().slice(0, 10),
    code: 2,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return world
}

function answer(world: WeatherWorld, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', world.url)
  world.asked.push(url)
  if (world.fault) return misbehave(world.fault, response)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(url.searchParams.has('current') ? currentOf(world) : dailyOf(world)))
}

function misbehave(fault: WeatherFault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  const faults: Record<WeatherFault, () => void> = {
    '500': () => response.writeHead(500, json).end('{"error":true}'),
    hang: () => undefined,
    'wrong JSON': () => response.writeHead(200, json).end('{"daily":{"time":["2027-02-31"]},"current":null}'),
    'broken JSON': () => response.writeHead(200, json).end('{"daily":'),
    '5 MB': () => response.writeHead(200, json).end(`"${'x'.repeat(5_000_000)}"`),
    redirect: () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'cut off': () => {
      response.writeHead(200, { ...json, 'content-length': '1000' })
      response.write('{"daily":', () => response.destroy())
    },
    page: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome to the hotel</p>'),
  }
  faults[fault]()
}

function dailyOf(world: WeatherWorld) {
  const time = Array.from({ length: 16 }, (_, index) => addDays(world.today, index))
  const readings = time.map((date) => world.days[date] ?? world.day)
  return {
    latitude: 38.7,
    daily_units: { temperature_2m_max: '°C' },
    daily: {
      time,
      temperature_2m_max: readings.map(({ high }) => high),
      temperature_2m_min: readings.map(({ low }) => low),
      precipitation_probability_max: readings.map(({ rain }) => rain),
    },
  }
}

function currentOf({ today, day, code }: WeatherWorld) {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
  return {
    current: { time: `${today}T14:45`, interval: 900, temperature_2m: 11.6, weather_code: code },
    daily: { time: [today], temperature_2m_max: [day.high], temperature_2m_min: [day.low] },
    hourly: {
      time: hours.map((hour) => `${today}T${hour}:00`),
      relative_humidity_2m: hours.map((hour) => 50 + Number(hour)),
      wind_speed_10m: hours.map((hour) => (hour === '14' ? 17.2 : 3)),
      precipitation_probability: hours.map((hour) => (hour === '20' ? 35 : 0)),
    },
  }
}
