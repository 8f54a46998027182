import { say } from '../words/say.ts'
import { weatherWords } from './words.ts'

/** How the card asks the browser for the position: give up after 15 s, take one that is at most 10 min old. */
export const positionOptions = { timeout: 15_000, maximumAge: 10 * 60_000 } as const

/** Whose weather is shown, by name, to whoever does not share the position (C-110). */
export const fallbackPoint = { lat: 38.72, lng: -9.14 } as const

export const unknownPlace = (name: string): string => say(weatherWords.unknownPlace, { name })

/** A kilometre is near enough for the weather: the exact position never leaves the device. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 100) / 100
