import { type Hex, lighter, mix } from '../svg/colour.ts'

/** The colours a landmark is drawn in, already toned for the hour and the distance. */
export interface Paint {
  lit: Hex
  mid: Hex
  shade: Hex
  dark: Hex
  roof: Hex
  roofShade: Hex
  accent: Hex
  glow: Hex
  white: Hex
  leaf: Hex
  leafDark: Hex
  night: boolean
}

type Tone = Exclude<keyof Paint, 'night'>

/** "lit"; "accent 28% dark", mixed; "leaf 8% lighter"; or a colour as it is. */
export function colourFor(paint: Paint, words: string): Hex {
  if (words.startsWith('#')) return words
  const [own, percent, other] = words.split(' ') as [Tone, string?, (Tone | 'lighter')?]
  if (!percent || !other) return paint[own]
  const share = Number.parseInt(percent) / 100
  return other === 'lighter' ? lighter(paint[own], share) : mix(paint[own], paint[other], share)
}
