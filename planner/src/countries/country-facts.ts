import { countryLines } from './data/countries.ts'

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
  volts: number
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

/** What is true of a country wherever in it the trip goes; null where the table has no line. */
export function countryFacts(countryCode: string): CountryFacts | null {
  const line = countryLines[countryCode]
  if (!line) return null
  const [emergency, plugs, volts, tap, budget, middle, luxury] = line
  return {
    emergency: numbersOf(emergency),
    plugs: plugs.split(''),
    volts,
    tapWater: tap === 'tap',
    dailyCost: { budget, 'mid-range': middle, luxury },
  }
}

/** '112 (police, ambulance and fire)' or each by its own number. */
export function emergencyText({ police, ambulance, fire }: EmergencyNumbers): string {
  if (police === ambulance && police === fire) return `${police} (police, ambulance and fire)`
  if (ambulance === fire) return `${police} (police), ${ambulance} (ambulance and fire)`
  return `${police} (police), ${ambulance} (ambulance), ${fire} (fire)`
}
