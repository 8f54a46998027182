import type { Point } from '../values/point.ts'

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?°?`
const pair = new RegExp(String.raw`^\s*(${number})\s*(?:[,;]\s*|\s+)(${number})\s*$`)
const side = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?(?:\s*(\d{1,2}(?:\.\d+)?)\s*['′’])?(?:\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''))?\s*`
const compass = new RegExp(String.raw`^\s*${side}([NS])\s*[,;]?\s*${side}([EW])\s*$`, 'i')

function toPoint(lat: number, lng: number): Point | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

export function readPair(text: string | null | undefined): Point | null {
  const match = pair.exec(text ?? '')
  return match ? toPoint(Number.parseFloat(match[1]!), Number.parseFloat(match[2]!)) : null
}

const inDegrees = ([whole, minutes, seconds]: (string | undefined)[]): number =>
  Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600

function readCompass(text: string): Point | null {
  const match = compass.exec(text)
  if (!match) return null
  const lat = inDegrees(match.slice(1, 4)) * (match[4]?.toUpperCase() === 'S' ? -1 : 1)
  const lng = inDegrees(match.slice(5, 8)) * (match[8]?.toUpperCase() === 'W' ? -1 : 1)
  return toPoint(lat, lng)
}

/** Brackets around a pair, a minus as printed books have it: what people copy. */
export function readCoordinates(text: string | null | undefined): Point | null {
  const plain = (text ?? '').replaceAll('−', '-').replace(/^\s*[([](.*)[)\]]\s*$/, '$1')
  return readPair(plain) ?? readCompass(plain)
}

/** '38.72230, -9.13930': what stands in the location field when a pasted link has no name. */
export const coordinateText = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
