import { packingThingsWords } from '../packing/words-things.ts'
import { weatherWords } from './words.ts'

/** What the local weather card reads: degrees Celsius, miles an hour, percent; null is not known. */
interface LocalReading {
  temperature: number
  lowTemperature: number
  highTemperature: number
  rainChance: number
  windSpeed: number | null
  humidity: number | null
}

const hintKinds = ['cold', 'cool', 'rain', 'wind', 'humidity', 'layers'] as const
export type HintKind = (typeof hintKinds)[number]

const textsOf = {
  cold: () => packingThingsWords.warmJacket,
  cool: () => packingThingsWords.lightJacket,
  rain: () => weatherWords.rainLayer,
  wind: () => weatherWords.windproof,
  humidity: () => weatherWords.breathable,
  layers: () => weatherWords.layers,
} satisfies Record<HintKind, () => string>

export const wearText = (kind: HintKind): string => textsOf[kind]()

const maxHints = 4

/** Advice in the stated order; with all five kinds the last is left out (C-108). */
export function packingHints(reading: LocalReading): HintKind[] {
  const { temperature, lowTemperature, highTemperature, rainChance, windSpeed, humidity } = reading
  const hints: HintKind[] = []
  if (temperature < 10) hints.push('cold')
  else if (temperature < 20) hints.push('cool')
  if (rainChance > 30) hints.push('rain')
  if (windSpeed !== null && windSpeed > 15) hints.push('wind')
  if (humidity !== null && humidity > 70) hints.push('humidity')
  if (highTemperature - lowTemperature > 10) hints.push('layers')
  return hints.slice(0, maxHints)
}
