import { mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { bushes } from '../parts/leaves.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { cypress } from '../parts/trees.ts'
import { reflection } from '../parts/water.ts'
import { type Scene, type Stage, tones } from '../stage.ts'
import { circle, each, path, px, rect, stroke, times } from '../svg/shapes.ts'

/** A long basin that mirrors the palace. */
function pool(stage: Stage, horizon: number, centre: number, palaceArt: string): string {
  const { width, height, recipe } = stage
  const id = stage.id('pool')
  const basin = (top: number, foot: number, y: number) =>
    `M${px(centre - top)},${px(y)}H${px(centre + top)}L${px(centre + foot)},${height}H${px(centre - foot)}Z`
  stage.defs.push(`<clipPath id="${id}"><path d="${basin(54, 128, horizon + 16)}"/></clipPath>`)
  const surface =
    rect(0, horizon, width, height, stage.tone(recipe.water?.[0] ?? '#a9cfd6')) +
    reflection(palaceArt, horizon + 14, 0.72, 0.5) +
    stroke(
      `M${centre - 40},${horizon + 40}h60M${centre - 10},${horizon + 62}h80M${centre - 70},${horizon + 84}h70`,
      '#fff',
      1.8,
      0.5,
    )
  return `${path(basin(62, 150, horizon + 12), stage.tone('#e9dcc8'))}<g clip-path="url(#${id})">${surface}</g>`
}

const avenue = (stage: Stage, horizon: number, centre: number): string =>
  each([1, 2, 3, 4], (k) =>
    each([-1, 1], (side) =>
      cypress(
        centre + side * (78 + k * k * 9 + k * 16),
        horizon + 14 + k * 17,
        34 + k * 15,
        stage.tone('#3f7a55'),
        stage.tone('#2a5a48'),
      ),
    ),
  )

function roses(stage: Stage): string {
  const { random, width, height } = stage
  const petals = tones(stage, '#e85d75', '#f29ab0', '#fff1e0')
  return times(22, () =>
    circle(
      random() < 0.5 ? random.between(0, width * 0.2) : random.between(width * 0.8, width),
      height - random.between(2, 26),
      random.between(2.4, 4.4),
      random.pick(petals),
    ),
  )
}

export const palace: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.68
  const centre = width * (recipe.at ?? 0.5)
  const building = mainLandmark(stage, centre, horizon, 0.02)
  const hedge = stage.tone('#3f7a4f')
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 2, 0.1, 0.3) +
    hills(stage, horizon - 2, 22, 120, stage.tone('#93a4a8', 0.66)) +
    bushes(stage, horizon + 6, 34, 17, stage.tone(recipe.leaf ?? '#6d9268', 0.42)) +
    mist(stage, horizon + 6, 60, stage.light.haze, 0.6) +
    bushes(stage, horizon + 8, 40, 12, stage.tone(recipe.leaf ?? '#5f8a58', 0.16)) +
    building +
    rect(0, horizon + 6, width, height, stage.tone(recipe.ground ?? '#86a862')) +
    pool(stage, horizon, centre, building) +
    avenue(stage, horizon, centre) +
    bushes(stage, height + 4, 8, 30, hedge, -10, width * 0.2) +
    bushes(stage, height + 4, 8, 30, hedge, width * 0.8, width + 10) +
    roses(stage) +
    birds(width * 0.16, height * 0.22, stage.tone('#5a5470'), 4)
  )
}
