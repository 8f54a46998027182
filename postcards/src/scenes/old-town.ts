import { houseRow } from '../parts/houses.ts'
import { companions, mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { foliage, left, right } from '../parts/leaves.ts'
import { branch } from '../parts/branch.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { cypress, umbrellaPine } from '../parts/trees.ts'
import { has, type Scene, type Stage, tones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { rect } from '../svg/shapes.ts'
import { riverside } from './riverside.ts'
import type { Town } from './town.ts'
import { raised } from './town-on-a-height.ts'

/** Evergreens keep their colour; so does everything near the tropics. */
function leafColour(stage: Stage): Hex {
  const { season, recipe } = stage
  const latitude = Math.abs(recipe.lat)
  const evergreen = has(stage, 'pines') || has(stage, 'cypress')
  if (season === 'autumn' && latitude > 34 && !evergreen) return '#c98a3c'
  if (season === 'winter' && latitude > 44) return '#9fb2b0'
  return recipe.leaf ?? '#6f9a5e'
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
    mainLandmark(stage, width * at, horizon + 2 + (recipe.lift ?? 0), 0.01) +
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
