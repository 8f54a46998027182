import type { Point } from '@sojourn/contract/values/point'
import { fold } from '../places/gazetteer/fold.ts'
import { distanceKm } from '@sojourn/contract/places/distance'
import { findPlace } from '../places/gazetteer/resolve.ts'
import { nearestPlace } from '../places/gazetteer/reverse.ts'
import { holidayCalendar } from './holiday-calendar.ts'

/** The parts of a country whose holidays hold at a place, as the calendar names them: `DE`, `DE BY`, `DE BY KATH`. */
export type HolidayRegion = readonly [country: string, state?: string, region?: string]

/** Words around the name of a state that one table has and the other has not. */
const fillers = /\b(canton|state|province|region|community|comunidad|hansestadt|stadt|free|of|de|the|city)\b/g
const core = (name: string): string => fold(name).replaceAll(fillers, '').replaceAll(/\s+/g, ' ').trim()

/** English names where the calendar has the local ones. */
const otherNames: Readonly<Record<string, string>> = {
  bavaria: 'bayern',
  hesse: 'hessen',
  'lower saxony': 'niedersachsen',
  'north rhine westphalia': 'nordrhein westfalen',
  'rhineland palatinate': 'rheinland pfalz',
  saxony: 'sachsen',
  'saxony anhalt': 'sachsen anhalt',
  thuringia: 'thuringen',
  'mecklenburg western pomerania': 'mecklenburg vorpommern',
  andalusia: 'andalucia',
  navarre: 'navarra chartered',
}

/** Bavaria's Assumption is a holiday where most are Catholic. */
const catholic = new Set(
  [
    'Munich',
    'Regensburg',
    'Würzburg',
    'Passau',
    'Ingolstadt',
    'Rosenheim',
    'Landshut',
    'Bamberg',
    'Füssen',
  ].map(core),
)

const keyOf = (names: Record<string, string> | undefined, wanted: string): string | undefined =>
  Object.entries(names ?? {}).find(([, name]) => core(name) === wanted)?.[0]

const known = new Map<string, HolidayRegion>()

/** By the state and the town around a place; a country alone where they are not known. */
export function holidayRegion(countryCode: string, destination: string, at: Point | null): HolidayRegion {
  const named = findPlace(destination)
  const isThere = named?.countryCode === countryCode && (!at || distanceKm(named, at) < 25)
  const place = isThere ? named : at && nearestPlace(at.lat, at.lng)?.place
  if (!place?.admin || place.countryCode !== countryCode) return [countryCode]
  const key = `${countryCode} ${place.admin} ${place.name}`
  const found = known.get(key) ?? regionOf(countryCode, place.admin, place.name)
  if (known.size < 5000) known.set(key, found)
  return found
}

function regionOf(country: string, admin: string, town: string): HolidayRegion {
  const name = core(admin)
  const calendars = new (holidayCalendar())()
  const state = keyOf(calendars.getStates(country, 'en'), otherNames[name] ?? name)
  if (!state) return [country]
  if (country === 'DE' && state === 'BY' && catholic.has(core(town))) return [country, state, 'KATH']
  const region = keyOf(calendars.getRegions(country, state, 'en'), core(town))
  return region ? [country, state, region] : [country, state]
}
