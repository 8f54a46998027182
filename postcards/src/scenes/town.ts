import type { Shades } from '../parts/leaves.ts'
import type { Hex } from '../svg/colour.ts'

/** What the parts of a town's picture have in common. */
export interface Town {
  horizon: number
  /** The landmark's share of the width. */
  at: number
  leaf: Hex
  shades: (far: number) => Shades
}
