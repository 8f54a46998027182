import type { Hex } from '../svg/colour.ts'

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

/** Drawn around its foot: the base stands on 0,0 and up is negative. */
export type Landmark = (paint: Paint) => string
