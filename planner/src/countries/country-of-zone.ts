import { countryLines } from './data/countries.ts'

/** TypeScript does not know the call yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] }

let countries: ReadonlyMap<string, string> | null = null

function readZones(): ReadonlyMap<string, string> {
  const zones = new Map<string, string>()
  for (const country of Object.keys(countryLines))
    for (const zone of (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones())
      if (!zones.has(zone)) zones.set(zone, country)
  return zones
}

/** The country whose clocks show this time zone; null for a name nobody knows. */
export function countryOfZone(name: string): string | null {
  countries ??= readZones()
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return countries.get(timeZone) ?? null
  } catch {
    // No time zone: a browser may be newer or stranger than this server.
    return null
  }
}
