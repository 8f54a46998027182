/**
 * The well-known free services that `SERVICES=public` turns on. Their rules are kept wherever one of these addresses is
 * used: we say who asks, credit them, keep what they answered, and send Nominatim and the OSRM demo one request a
 * second. Nominatim is never asked while somebody types; the OSRM demo knows cars only.
 */
export const publicServices = {
  WEATHER_URL: 'https://api.open-meteo.com',
  GEOCODER_URL: 'https://nominatim.openstreetmap.org',
  ROUTER_URL: 'https://router.project-osrm.org/route/v1/driving',
  TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  RATES_URL: 'https://api.frankfurter.dev/v1/latest',
} as const

export type ServiceName = keyof typeof publicServices
export type ServiceAddresses = Record<ServiceName, string>

export const serviceNames = Object.keys(publicServices) as ServiceName[]

export const weatherCredit = { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' } as const
export const mapCredit = '© OpenStreetMap contributors'
