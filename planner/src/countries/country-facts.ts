import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import { distanceKm } from '@sojourn/contract/places/distance'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { countryLines } from './data/countries.ts'
import { localExceptions } from './data/local-exceptions.ts'

/** Numbers to call. In many countries one number reaches all three. */
export interface EmergencyNumbers {
  police: string
  ambulance: string
  fire: string
}

export interface CountryFacts {
  emergency: EmergencyNumbers
  /** IEC letters of the wall sockets. */
  plugs: readonly string[]
  /** '230', or '127 or 220' where one cannot know. */
  volts: string
  /** May be drunk from the tap in towns. */
  tapWater: boolean
  /** A day for one person in US dollars, without the journey. */
  dailyCost: { budget: number; 'mid-range': number; luxury: number }
}

/** Police, ambulance and fire with slashes between, or one number for all. */
function numbersOf(text: string): EmergencyNumbers {
  const [police = '', ambulance = police, fire = police] = text.split('/')
  return { police, ambulance, fire }
}

/** What a region has otherwise than its country: its volts, or its water. */
function exceptionAt<T>(countryCode: string, at: Point | null, isWanted: (is: unknown) => is is T): T | null {
  const held = (localExceptions[countryCode] ?? []).flatMap(([lat, lng, km, is]) => {
    const away = at && isWanted(is) ? distanceKm(at, { lat, lng }) / km : 1
    return away < 1 && isWanted(is) ? [{ away, is }] : []
  })
  return held.toSorted((a, b) => a.away - b.away)[0]?.is ?? null
}

const isVolts = (is: unknown): is is number => typeof is === 'number'
const isWater = (is: unknown): is is 'bottle' => is === 'bottle'

/** What is true of a country, at a spot in it where one is known; null where the table has no line. */
export function countryFacts(countryCode: string, at: Point | null = null): CountryFacts | null {
  const line = countryLines[countryCode]
  if (!line) return null
  const [emergency, plugs, volts, tap, budget, middle, luxury] = line
  return {
    emergency: numbersOf(emergency),
    plugs: plugs.split(''),
    volts: [exceptionAt(countryCode, at, isVolts) ?? volts].flat().join(' or '),
    tapWater: tap === 'tap' && !exceptionAt(countryCode, at, isWater),
    dailyCost: { budget, 'mid-range': middle, luxury },
  }
}

interface Whereabouts {
  countryCode: string | null
  at: { latitude: number; longitude: number } | null
}

/** The same of where a trip goes. */
export const countryOf = ({ countryCode, at }: Whereabouts): CountryFacts | null =>
  countryCode ? countryFacts(countryCode, at && pointOf(at)) : null

/** '112 (police, ambulance and fire)' or each by its own number. */
const numbers = meaningsOf('ai-itinerary')

export function emergencyText({ police, ambulance, fire }: EmergencyNumbers): Meaning {
  if (police === ambulance && police === fire) return numbers('oneNumber', { police })
  if (ambulance === fire) return numbers('twoNumbers', { police, ambulance })
  return numbers('threeNumbers', { police, ambulance, fire })
}
