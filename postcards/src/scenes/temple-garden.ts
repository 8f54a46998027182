import type { Season } from '@sojourn/contract/places/season'
import { landmark, mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { reflection, water } from '../parts/water.ts'
import { has, type Stage, waterTones } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { ellipse, path, px, rect, times } from '../svg/shapes.ts'

const lawnOf: Partial<Record<Season, Hex>> = { spring: '#93b866', autumn: '#a8984f', winter: '#e9f0f3' }

export function shrine(stage: Stage, horizon: number, far: number): string {
  const { at = 0.6, lift = 0 } = stage.recipe
  return mainLandmark(stage, stage.width * at, horizon + 18 + lift, far)
}

/** A lily leaf; every third carries a flower. */
function lily(stage: Stage, horizon: number, k: number): string {
  const { random, width, height } = stage
  const x = random.between(0, width)
  const y = random.between(horizon + 40, height - 6)
  const r = random.between(8, 17)
  const flower = () =>
    path(
      `M${px(x - 5)},${px(y - 1)}Q${px(x - 4)},${px(y - 9)} ${px(x)},${px(y - 11)}Q${px(x + 4)},${px(y - 9)} ${px(x + 5)},${px(y - 1)}Z`,
      stage.tone('#f29ab8'),
    )
  return ellipse(x, y, r, r * 0.34, stage.tone('#5b9a5f')) + (k % 3 === 0 ? flower() : '')
}

export const pond = (stage: Stage, horizon: number): string =>
  rect(0, horizon + 10, stage.width, 12, stage.tone(stage.recipe.ground ?? '#8a9a63')) +
  water(stage, horizon + 20, waterTones(stage, stage.recipe.water ?? ['#9fc0ae', '#3c7569'], 0), {
    ripples: 26,
    sunlit: false,
  }) +
  reflection(shrine(stage, horizon, 0.02), horizon + 20, 0.45, 0.2) +
  times(9, (k) => lily(stage, horizon, k))

export function garden(stage: Stage, horizon: number): string {
  const { width: w, height: h, recipe } = stage
  const lawn = lawnOf[stage.season] ?? recipe.ground ?? '#7f9a5c'
  const end = w * (recipe.at ?? 0.6)
  return (
    rect(0, horizon + 14, w, 40, stage.tone(mix(lawn, '#5f7f6a', 0.35))) +
    hills(stage, horizon + 44, 20, 140, stage.tone(lawn)) +
    path(
      `M${w * 0.2},${h}Q${w * 0.3},${h * 0.88} ${end - 14},${horizon + 24}H${end + 14}Q${w * 0.5},${h * 0.9} ${w * 0.52},${h}Z`,
      stage.tone('#e6d7bd'),
    ) +
    (has(stage, 'torii')
      ? landmark(stage, 'torii', w * 0.345, h * 0.965, 1.35, 0, {
          accent: stage.tone('#d8412b'),
          dark: stage.tone('#3a2c3c'),
        })
      : '')
  )
}
