import { type Light, lights } from './data/lights.ts'
import type { Shades } from './parts/leaves.ts'
import type { Recipe } from './recipe.ts'
import type { Stage } from './stage.ts'
import { type Hex, mix } from './svg/colour.ts'
import { hash, randomFrom } from './svg/random.ts'
import { toning } from './toning.ts'

export interface PanoramaOptions {
  width: number
  height: number
  evening?: boolean
  /** Where the water starts, as a share of the height. */
  horizon?: number
}

const world: Recipe = {
  seed: 4242,
  scene: 'coast',
  light: 'day',
  lat: 0,
  stone: '#f6e6ca',
  walls: ['#fff6e8', '#fbdca8', '#f6b9a0', '#cfe4ee', '#f9ead2', '#fbcf8a'],
  roofs: ['#d6683f', '#c6572f', '#e0804f'],
  roof: '#d2643f',
  leaf: '#64a06a',
}

export interface World {
  stage: Stage
  horizon: number
  /** A phone shows the same world, smaller and closer together. */
  small: boolean
  scale: number
  /** Where the town ends and where the temple stands. */
  townEnd: number
  templeX: number
  trees: readonly [Shades, Shades, Shades]
  /** A colour under floodlight, for the landmarks. */
  lit: (colour: Hex, far?: number) => Hex
}

const dayLight: Light = {
  ...lights.day,
  sky: ['#8fd0f2', '#bfe5f6', '#e6f3ee', '#fff0d4'],
  haze: '#dcefee',
}
const nightLight: Light = {
  ...lights.night,
  sky: ['#0a1230', '#152253', '#3a3a86', '#c0668f'],
  haze: '#4a4a90',
}

const isSmall = (width: number): boolean => width < 900

function stageFor({ width, height, evening: night = false }: PanoramaOptions, horizon: number): Stage {
  const light = night ? nightLight : dayLight
  const small = isSmall(width)
  const id = `pan${hash([width, height, night ? 1 : 0].join('|')).toString(36)}`
  return {
    width,
    height,
    random: randomFrom(world.seed),
    recipe: world,
    light,
    time: night ? 'night' : 'day',
    season: 'spring',
    snows: false,
    night,
    lampsOn: night,
    sunX: width * (small ? 0.62 : 0.565),
    sunY: horizon - (small ? 150 : 236),
    sunRadius: small ? 30 : 44,
    quiet: small ? [1, 0.44] : [0.46, 0.54],
    defs: [],
    ...toning(light, world, { lampsOn: night, floodlit: night ? 0.5 : 1 }),
    id: (suffix) => id + suffix,
  }
}

export function worldFor(options: PanoramaOptions): World {
  const { width, height, horizon: share = 0.72 } = options
  const horizon = height * share
  const stage = stageFor(options, horizon)
  const { night } = stage
  const { ambient, strength, haze } = stage.light
  const small = isSmall(width)
  const shades = (lit: Hex, mid: Hex, shade: Hex): Shades => [
    stage.tone(lit, 0.04),
    stage.tone(mid, 0.04),
    stage.tone(shade, 0.04),
  ]
  const lamplight = night ? mix(ambient, '#ffb45e', 0.25) : ambient
  return {
    stage,
    horizon,
    small,
    scale: small ? 0.74 : 1,
    townEnd: width * (small ? 0.36 : 0.33),
    templeX: width * (small ? 0.5 : 0.43),
    trees: [
      shades('#fbd6e0', '#f6b4c8', '#df8fac'),
      shades('#fff0f3', '#fad0dc', '#ec9fba'),
      shades('#8cc27c', '#64a06a', '#46805a'),
    ],
    lit: (colour, far = 0) => mix(mix(colour, lamplight, strength * (night ? 0.42 : 1)), haze, far),
  }
}
