import { houseRow } from '../parts/houses.ts'
import { companions, mainLandmark } from '../parts/landmark.ts'
import { canopy } from '../parts/leaves.ts'
import { has, type Stage } from '../stage.ts'
import { each, path, polygon, px, times } from '../svg/shapes.ts'
import type { Town } from './town.ts'

/** A castle on a wooded hill. */
function castleHill(stage: Stage, { horizon, at, leaf, shades }: Town): string {
  const { width, random } = stage
  const x = width * at
  const hill = path(
    `M${px(width * 0.1)},${px(horizon)}Q${px(width * 0.26)},${px(horizon - 52)} ${px(x - 130)},${px(horizon - 74)}Q${px(x)},${px(horizon - 92)} ${px(x + 150)},${px(horizon - 70)}Q${px(width * 0.94)},${px(horizon - 40)} ${px(width + 10)},${px(horizon)}Z`,
    stage.tone(leaf, 0.22),
  )
  const castle = mainLandmark(stage, x, horizon - 74, 0.06)
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
  const { random } = stage
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
    mainLandmark(stage, x, y + 4, 0.02) +
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
export function raised(stage: Stage, town: Town): string {
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
