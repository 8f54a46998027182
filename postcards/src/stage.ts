import type { Season } from '@sojourn/contract/places/season'
import type { Light, LightName } from './data/lights.ts'
import type { Paint } from './landmarks/paint.ts'
import type { Extra, Recipe } from './recipe.ts'
import type { Hex } from './svg/colour.ts'
import type { RandomStream } from './svg/random.ts'

/** Everything a scene needs while it is being drawn. Parts draw in order, because each takes from `random`. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly random: RandomStream
  readonly recipe: Recipe
  readonly light: Light
  readonly time: LightName
  readonly season: Season
  readonly snows: boolean
  readonly night: boolean
  /** Night or dusk: windows and street lamps are lit. */
  readonly lampsOn: boolean
  readonly sunX: number
  readonly sunY: number
  readonly sunRadius: number
  /** Shares of width and height from the top left that stay free of stars, for text. */
  readonly quiet?: readonly [number, number]
  /** Gradients, clips and shapes that go into <defs>. */
  readonly defs: string[]
  /** A local colour in the light of the hour; `far` runs from 0 (near) to 1 (lost in the haze). */
  tone(colour: Hex, far?: number): Hex
  paint(far?: number): Paint
  /** An id of this drawing only. */
  id(suffix: string): string
}

export type Scene = (stage: Stage) => string

export const has = (stage: Stage, extra: Extra): boolean => stage.recipe.extras?.includes(extra) ?? false

/** In the north, where snow lies all winter and under the northern lights. */
export const isSnowy = (stage: Stage): boolean => stage.season === 'winter' || stage.time === 'aurora'

/** The first colour is the far edge, so it takes a little haze. */
export const waterTones = (stage: Stage, colours: readonly [Hex, Hex], far = 0.1): [Hex, Hex] => [
  stage.tone(colours[0], far),
  stage.tone(colours[1]),
]

export const tones = (stage: Stage, ...colours: readonly Hex[]): Hex[] => colours.map((c) => stage.tone(c))
