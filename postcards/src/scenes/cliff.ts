import { landmark } from '../parts/landmark.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { sailBoat, water } from '../parts/water.ts'
import { type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { mix } from '../svg/colour.ts'
import { circle, path, polygon, stroke, times } from '../svg/shapes.ts'

/** Shares of width and height, from the foot of the cliff up its edge. */
const edge = [0.34, 1, 0.4, 0.86, 0.47, 0.78, 0.5, 0.68]

const scaled = ({ width, height }: Stage, shares: readonly number[]): number[] =>
  shares.map((share, i) => share * (i % 2 ? height : width))

function rocks(stage: Stage): string {
  const { width: w, height: h } = stage
  const ground = stage.recipe.ground ?? '#b98a6d'
  const shade = stage.tone(mix(ground, '#4a2f4f', 0.45))
  return (
    polygon(scaled(stage, [...edge, 0.6, 0.6, 1, 0.5, 1, 1]), stage.tone(ground)) +
    polygon(scaled(stage, [...edge, 0.53, 0.76, 0.49, 0.86, 0.52, 1]), shade) +
    stroke(
      `M${w * 0.56},${h * 0.74}L${w * 0.53},${h * 0.9}M${w * 0.62},${h * 0.84}L${w * 0.6},${h}`,
      shade,
      3,
      0.5,
    )
  )
}

function terrace(stage: Stage): string {
  const { width: w, height: h } = stage
  const { lit, mid } = stage.paint()
  return (
    polygon(scaled(stage, [0.52, 1, 0.56, 0.86, 0.72, 0.84, 1, 0.8, 1, 1]), lit) +
    polygon(scaled(stage, [0.52, 1, 0.56, 0.86, 0.6, 0.87, 0.6, 1]), mid) +
    stroke(
      `M${w * 0.6},${h * 0.9}H${w}M${w * 0.6},${h * 0.945}H${w}M${w * 0.6},${h * 0.985}H${w}`,
      mid,
      2.6,
      0.8,
    )
  )
}

function bougainvillea(stage: Stage): string {
  const { width, height, random } = stage
  const petals = tones(stage, '#d6336c', '#e8598a', '#b3245c', '#f07ba6')
  return times(60, (k) => {
    const angle = random.between(0, 6.3)
    const r = random() ** 0.6 * 46
    return circle(
      width * 0.965 + Math.cos(angle) * r * 1.1,
      height * 0.77 + Math.sin(angle) * r * 0.8,
      random.between(4, 9),
      k % 5 === 0 ? stage.tone('#3e7a4a') : random.pick(petals),
    )
  })
}

export const cliff: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.52
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 2) +
    path(
      `M${width * 0.02},${horizon + 2}Q${width * 0.12},${horizon - 34} ${width * 0.24},${horizon - 22}Q${width * 0.36},${horizon - 30} ${width * 0.46},${horizon + 2}Z`,
      stage.tone('#7d86ae', 0.62),
    ) +
    path(
      `M${width * 0.3},${horizon + 2}Q${width * 0.42},${horizon - 14} ${width * 0.56},${horizon + 2}Z`,
      stage.tone('#6a74a4', 0.5),
    ) +
    water(stage, horizon, waterTones(stage, recipe.water ?? ['#3f8fd0', '#123f86'])) +
    sailBoat(stage, width * 0.14, horizon + 46, 0.62, ['#24365f', '#ffffff', '#dfeaf3']) +
    sailBoat(stage, width * 0.31, horizon + 20, 0.34, ['#24365f', '#ffffff', '#dfeaf3'], 0.1) +
    rocks(stage) +
    (recipe.landmark
      ? landmark(stage, recipe.landmark, width * (recipe.at ?? 0.75), height * 0.63, recipe.size ?? 1.06)
      : '') +
    terrace(stage) +
    bougainvillea(stage) +
    birds(width * 0.3, height * 0.2, stage.tone('#3b4a72'))
  )
}
