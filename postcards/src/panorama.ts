import { houseRow } from './parts/houses.ts'
import { landmark } from './parts/landmark.ts'
import { canopy, foliage, left, right } from './parts/leaves.ts'
import { birds, sky, sun } from './parts/sky.ts'
import { rightHalf } from './landmarks/draw-landmark.ts'
import { type PanoramaOptions, type World, worldFor } from './panorama-world.ts'
import { rightHalfClip } from './postcard.ts'
import { tones } from './stage.ts'
import { each, path, px, rect, times } from './svg/shapes.ts'
import { city, farRanges } from './panorama-city.ts'
import { dottedRoute, sea } from './panorama-sea.ts'

function templeHill({ stage, horizon, scale: k, templeX: x, trees, lit }: World): string {
  const { random } = stage
  const tree = (i: number, offset: number, rise: number, low: number, high: number, kind: number) =>
    canopy(
      stage,
      x + (offset + i) * k + random.between(-8, 8),
      horizon - rise * k,
      random.between(low, high) * k,
      trees[(kind % 3) as 0 | 1 | 2],
    )
  return (
    path(
      `M${px(x - 230 * k)},${px(horizon + 4)}Q${px(x - 120 * k)},${px(horizon - 64 * k)} ${px(x)},${px(horizon - 60 * k)}Q${px(x + 130 * k)},${px(horizon - 60 * k)} ${px(x + 250 * k)},${px(horizon + 4)}Z`,
      stage.tone('#6fae72', 0.1),
    ) +
    times(12, (i) => tree(i * 32, -180, 30 + 18 * Math.sin((i / 11) * 3.1), 15, 23, i)) +
    landmark(stage, 'pagoda', x + 20 * k, horizon - 50 * k, 1.06 * k, 0, {
      accent: lit('#d24830'),
      roof: lit('#4c5a7c'),
      roofShade: lit('#384468'),
    }) +
    times(9, (i) => tree(i * 36, -130, 8 + 12 * Math.sin((i / 8) * 3.1), 15, 22, i + 1))
  )
}

/** How far down the slope a row stands, its scale and its distance. */
const terraces = [
  [0.14, 0.7, 0.24],
  [0.34, 0.82, 0.16],
  [0.56, 0.94, 0.08],
  [0.78, 1.06, 0.02],
  [0.97, 1.18, 0],
] as const

function coastTown({ stage, horizon, scale: k, townEnd: end, trees }: World): string {
  const top = horizon - 168 * k
  const slope = (x: number) => horizon - Math.max(0, horizon - top) * Math.max(0, 1 - x / end) ** 1.1
  const clip = stage.id('q')
  const hill = path(
    `M-10,${px(slope(0) - 14)}Q${px(end * 0.34)},${px(slope(end * 0.34) - 22)} ${px(end + 30)},${px(horizon + 6)}L-10,${px(horizon + 6)}Z`,
    stage.tone('#64a06a', 0.12),
  )
  stage.defs.push(
    `<clipPath id="${clip}"><rect x="-20" y="-20" width="${px(stage.width + 40)}" height="${px(horizon + 24)}"/></clipPath>`,
  )
  const rows = each(terraces, ([share, scale, far], i) => {
    const lineAt = (x: number) => slope(x) + (horizon - slope(x)) * share
    const to = end * (0.5 + share * 0.5)
    const campanile =
      i === 2 ? landmark(stage, 'campanile', end * 0.72, lineAt(end * 0.72), 0.86 * k, 0.05) : ''
    const dome =
      i === 3 ? landmark(stage, 'florenceCathedral', end * 0.4, lineAt(end * 0.4) + 4, 0.62 * k, 0.04) : ''
    const houses = houseRow(stage, {
      from: -16 - stage.random.between(0, 20),
      to,
      base: (x) => Math.min(horizon + 2, lineAt(x) + 4),
      scale: scale * k,
      far,
    })
    const tree = canopy(stage, to + 6, Math.min(horizon - 6, lineAt(to) - 2), 14 * scale * k, trees[2])
    return `${campanile}${dome}<g clip-path="url(#${clip})">${houses}</g>${tree}`
  })
  return hill + rows + rect(0, horizon - 1, end + 16, 6, stage.tone('#f2e1c4'))
}

function foreground({ stage, scale: k }: World): string {
  const leaves = tones(stage, '#1d5a4e', '#2c7359', '#174a48')
  const blooms = tones(stage, '#e0447c', '#f27aa4', '#ffb32c')
  return (
    foliage(stage, left, stage.width * 0.2, 92 * k, leaves, blooms) +
    foliage(stage, right, stage.width * 0.2, 84 * k, leaves, blooms)
  )
}

/** One continuous world for the landing page: coast, temple, mountains, city. */
export function panorama(options: PanoramaOptions): string {
  const world = worldFor(options)
  const { stage, horizon, scale } = world
  const art =
    sky(stage) +
    sun(stage) +
    farRanges(world) +
    city(world) +
    templeHill(world) +
    coastTown(world) +
    sea(world) +
    foreground(world) +
    (world.small ? '' : dottedRoute(world)) +
    birds(stage.width * 0.6, horizon - 270 * scale, stage.tone('#3f5472'), 4, 1.1)
  const clip = stage.id('R')
  stage.defs.push(rightHalfClip(clip))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>${stage.defs.join('')}</defs>${art.replaceAll(rightHalf, `url(#${clip})`)}</svg>`
}
