import { houseRow } from '../parts/houses.ts'
import { companions, landmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { branch, canopy, foliage, left, right } from '../parts/leaves.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { cypress, umbrellaPine } from '../parts/trees.ts'
import { has, type Scene, type Stage, tones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { each, path, polygon, px, rect, times } from '../svg/shapes.ts'
import { riverside } from './riverside.ts'
import type { Town } from './town.ts'

/** Evergreens keep their colour; so does everything near the tropics. */
function leafColour(stage: Stage): Hex {
  const { season, recipe } = stage
  const latitude = Math.abs(recipe.lat)
  const evergreen = has(stage, 'pines') || has(stage, 'cypress')
  if (season === 'autumn' && latitude > 34 && !evergreen) return '#c98a3c'
  if (season === 'winter' && latitude > 44) return '#9fb2b0'
  return recipe.leaf ?? '#6f9a5e'
}

/** A castle on a wooded hill. */
function castleHill(stage: Stage, { horizon, at, leaf, shades }: Town): string {
  const { width, random, recipe } = stage
  const x = width * at
  const hill = path(
    `M${px(width * 0.1)},${px(horizon)}Q${px(width * 0.26)},${px(horizon - 52)} ${px(x - 130)},${px(horizon - 74)}Q${px(x)},${px(horizon - 92)} ${px(x + 150)},${px(horizon - 70)}Q${px(width * 0.94)},${px(horizon - 40)} ${px(width + 10)},${px(horizon)}Z`,
    stage.tone(leaf, 0.22),
  )
  const castle = recipe.landmark ? landmark(stage, recipe.landmark, x, horizon - 74, recipe.size, 0.06) : ''
  const trees = times(15, () =>
    canopy(
      stage,
      x + random.between(-220, 220),
      horizon - 58 + random.between(-6, 20),
      random.between(11, 17),
      shades(0.16),
    ),
  )
  return hill + castle + trees
}

const clefts = [
  [0.04, 54],
  [0.3, 40],
  [0.52, 58],
  [0.78, 46],
] as const

/** A temple on a bare rock. */
function acropolis(stage: Stage, { horizon, at, shades }: Town): string {
  const { random, recipe } = stage
  const x = stage.width * at
  const y = horizon - 104
  const [west, east] = [x - 176, x + 176]
  const lit = stage.tone('#dcb98a', 0.1)
  const shade = stage.tone('#b98f74', 0.08)
  const face = [west - 46, horizon, west - 20, y + 34, west, y + 6, west + 40, y]
  const eastFace = [east - 40, y - 2, east, y + 8, east + 26, y + 40, east + 52, horizon]
  const cleft = (share: number, depth: number) => {
    const cx = west + (east - west) * share
    return polygon(
      [
        cx,
        y + 8,
        cx + 34,
        y + 2,
        cx + 44,
        y + depth * 0.7,
        cx + 30,
        horizon,
        cx - 4,
        horizon,
        cx + 8,
        y + depth,
      ],
      shade,
      0.7,
    )
  }
  return (
    polygon([...face, ...eastFace], lit) +
    each(clefts, ([share, depth]) => cleft(share, depth)) +
    polygon([...eastFace, east - 6, horizon, east - 22, y + 44], shade) +
    (recipe.landmark ? landmark(stage, recipe.landmark, x, y + 4, recipe.size, 0.02) : '') +
    times(12, (k) =>
      canopy(
        stage,
        west - 30 + k * 36 + random.between(-8, 8),
        horizon - 18 + random.between(-8, 8),
        random.between(12, 18),
        shades(0.1),
      ),
    )
  )
}

/** The landmark on its height, then a row of houses below it. */
function raised(stage: Stage, town: Town): string {
  const { horizon } = town
  return (
    (has(stage, 'mount') ? castleHill(stage, town) : acropolis(stage, town)) +
    companions(stage, horizon - 2, 0.1) +
    houseRow(stage, {
      from: -16,
      to: stage.width + 10,
      base: (x) => horizon - 4 + Math.sin(x / 90) * 5,
      scale: 0.94,
      far: 0.12,
      tall: 0.72,
    })
  )
}

/** Two rows of roofs with the landmark before them. */
function level(stage: Stage, { horizon, at }: Town): string {
  const { width, recipe } = stage
  return (
    houseRow(stage, {
      from: -16,
      to: width + 10,
      base: (x) => horizon - 44 + Math.sin(x / 90) * 6,
      scale: 0.78,
      far: 0.46,
    }) +
    houseRow(stage, {
      from: -30,
      to: width + 10,
      base: (x) => horizon - 20 + Math.sin(x / 70 + 1) * 5,
      scale: 0.98,
      far: 0.3,
    }) +
    (recipe.landmark
      ? landmark(stage, recipe.landmark, width * at, horizon + 2 + (recipe.lift ?? 0), recipe.size, 0.01)
      : '') +
    companions(stage, horizon - 2, 0.1)
  )
}

function frontRow(stage: Stage, { horizon, at }: Town): string {
  const { width } = stage
  const row = { base: () => horizon + 8, scale: 1.3, far: 0.03 }
  return (
    houseRow(stage, { ...row, from: -22, to: width * at - 110 }) +
    houseRow(stage, { ...row, from: width * at + 112, to: width + 20 })
  )
}

function cypresses(stage: Stage, { horizon, shades }: Town): string {
  const [, mid, dark] = shades(0)
  const tree = (at: number, h: number) => cypress(stage.width * at, horizon + 20, h, mid, dark)
  return tree(0.05, 132) + tree(0.12, 98) + tree(0.87, 112) + tree(0.95, 150)
}

function square(stage: Stage, { horizon, leaf, shades }: Town): string {
  const { width, height, recipe } = stage
  const [, mid, dark] = shades(0)
  const leaves = [dark, stage.tone(lighter(leaf, -0.18)), mid]
  const pine = (at: number, h: number) =>
    umbrellaPine(width * at, horizon + 34, h, stage.tone('#6f4a3c'), mid, dark)
  return (
    rect(0, horizon + 4, width, height, stage.tone(recipe.ground ?? '#d7bd93')) +
    (has(stage, 'pines') ? pine(0.09, 190) + pine(0.93, 214) + pine(0.82, 120) : '') +
    foliage(stage, left, width * 0.4, 56, leaves) +
    foliage(stage, right, width * 0.36, 60, leaves)
  )
}

function overhang(stage: Stage): string {
  const wood = stage.tone('#4b3140')
  if (stage.season === 'spring') {
    return branch(stage, left, tones(stage, '#fbcfdc', '#f6aac6', '#fff0f4'), wood)
  }
  const leaves =
    stage.season === 'autumn' ? ['#d9862f', '#e8a83a', '#c2602c'] : ['#7fae62', '#5f9654', '#98c074']
  return branch(stage, left, tones(stage, ...leaves), wood, 'leaves')
}

export const oldTown: Scene = (stage) => {
  const { width, height, recipe } = stage
  const river = has(stage, 'river')
  const leaf = leafColour(stage)
  const town: Town = {
    horizon: height * (river ? 0.77 : 0.86),
    at: recipe.at ?? 0.56,
    leaf,
    shades: (far) => [
      stage.tone(lighter(leaf, 0.05), far),
      stage.tone(leaf, far),
      stage.tone(lighter(leaf, -0.1), far),
    ],
  }
  const onHeight = has(stage, 'rock') || has(stage, 'mount')
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.07, 0.28) +
    hills(stage, town.horizon - 60, 60, 150, stage.tone(mix(leaf, '#7f93bc', 0.55), 0.62)) +
    hills(stage, town.horizon - 40, 40, 110, stage.tone(mix(leaf, '#7f93bc', 0.25), 0.46)) +
    mist(stage, town.horizon - 10, 100, stage.light.haze, 0.5) +
    (onHeight ? raised(stage, town) : level(stage, town)) +
    (has(stage, 'front') ? frontRow(stage, town) : '') +
    (has(stage, 'cypress') ? cypresses(stage, town) : '') +
    (river ? riverside(stage, town) : square(stage, town)) +
    (has(stage, 'blossom') ? overhang(stage) : '') +
    birds(width * 0.22, height * 0.2, stage.tone('#4a4a68'), 4)
  )
}
