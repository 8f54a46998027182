import { houseRow } from './parts/houses.ts'
import { landmark } from './parts/landmark.ts'
import { hills, mountains } from './parts/land.ts'
import { canopy, foliage, left, right } from './parts/leaves.ts'
import { birds, mist, sky, sun } from './parts/sky.ts'
import { towers } from './parts/towers.ts'
import { sailBoat, water } from './parts/water.ts'
import { rightHalf } from './landmarks/masonry.ts'
import { type PanoramaOptions, type World, worldFor } from './panorama-world.ts'
import { rightHalfClip } from './postcard.ts'
import { tones } from './stage.ts'
import { circle, each, group, path, px, rect, stroke, times } from './svg/shapes.ts'

function farRanges({ stage, horizon, scale: k }: World): string {
  const peaks = mountains(stage, {
    foot: horizon,
    count: 6,
    low: 120 * k,
    high: 190 * k,
    rock: stage.tone('#93a9d4', 0.5),
    shade: stage.tone('#7088bc', 0.48),
    snow: stage.tone('#ffffff', 0.16),
    spread: 1.2,
  })
  return (
    `<g transform="translate(${px(stage.width * 0.2)} 0) scale(.62 1)">${peaks}</g>` +
    hills(stage, horizon + 2, 50 * k, 150, stage.tone('#8fb6c4', 0.58)) +
    mist(stage, horizon + 4, 110, stage.light.haze, 0.7)
  )
}

function city({ stage, horizon: foot, small, scale: k, lit }: World): string {
  const { width } = stage
  const from = width * 0.72
  const row = { foot, to: width + 10 }
  return (
    towers(stage, {
      ...row,
      scale: 1.1 * k,
      low: 90 * k,
      high: 200 * k,
      colour: stage.tone('#8ea4d0', 0.5),
      shade: stage.tone('#7c92c4', 0.46),
      windows: 0.05,
      gap: 16,
      from,
    }) +
    towers(stage, {
      ...row,
      scale: 1.3 * k,
      low: 70 * k,
      high: 160 * k,
      colour: stage.tone('#6f86bc', 0.26),
      shade: stage.tone('#5c72ac', 0.24),
      windows: 0.22,
      gap: 24,
      from: from + 40,
    }) +
    landmark(stage, 'empireState', width * (small ? 0.93 : 0.905), foot + 2, 0.98 * k, 0.1, {
      lit: lit('#9fb2dc', 0.08),
      mid: lit('#8499cc', 0.08),
      shade: lit('#6076b0', 0.06),
    }) +
    landmark(stage, 'eiffelTower', width * (small ? 0.76 : 0.792), foot + 4, 1.22 * k, 0.04, {
      mid: lit('#c08f86'),
      shade: lit('#98667a'),
      lit: lit('#eccab8'),
      dark: lit('#6a4a66'),
    }) +
    towers(stage, {
      ...row,
      scale: 1.2 * k,
      low: 26 * k,
      high: 74 * k,
      colour: stage.tone('#54699f', 0.08),
      shade: stage.tone('#435690', 0.06),
      windows: 0.3,
      gap: 6,
      from: width * 0.85,
    }) +
    houseRow(stage, {
      from: width * 0.69,
      to: width * 0.86,
      base: () => foot + 2,
      scale: 0.82 * k,
      far: 0.06,
    })
  )
}

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

function sea({ stage, horizon, small, scale: k, townEnd }: World): string {
  const { width } = stage
  const white = stage.tone('#fffaf0')
  return (
    water(stage, horizon + 4, stage.night ? ['#5a5496', '#141d4a'] : ['#8fd0e0', '#2f86c0'], {
      ripples: 70,
    }) +
    rect(0, horizon + 4, townEnd + 16, 5, stage.tone('#9a8480')) +
    sailBoat(
      width * (small ? 0.4 : 0.285),
      horizon + (small ? 44 : 58),
      0.9 * k,
      stage.tone('#b23a30'),
      white,
      stage.tone('#f6dcae'),
    ) +
    sailBoat(width * 0.63, horizon + 40 * k, 0.6 * k, stage.tone('#2d4468'), white, stage.tone('#dfeaf0')) +
    (small
      ? ''
      : sailBoat(width * 0.7, horizon + 92, 1.2, stage.tone('#24466f'), white, stage.tone('#ffd27a')))
  )
}

/** The dotted route over the water, with its three stops. */
function route({ stage, horizon, townEnd, templeX }: World): string {
  const y = horizon + 4
  const end = stage.width * 0.75
  const stops = [
    [townEnd - 40, y + 34],
    [templeX + 190, y + 46],
    [end, y + 40],
  ] as const
  const pin =
    path('M0,0C-5,-9 -11,-14 -11,-21A11,11 0 1 1 11,-21C11,-14 5,-9 0,0Z', '#ffb32c') +
    circle(0, -21, 4.6, '#1a1530')
  return (
    stroke(
      `M${px(townEnd - 40)},${px(y + 34)}C${px(townEnd + 70)},${px(y + 96)} ${px(templeX + 40)},${px(y + 20)} ${px(templeX + 190)},${px(y + 46)}S${px(stage.width * 0.66)},${px(y + 20)} ${px(end)},${px(y + 40)}`,
      '#ffffff',
      3.4,
      0.92,
      ' stroke-dasharray=".1 11"',
    ) + each(stops, ([x, stopY]) => group(pin, x, stopY, 1.05))
  )
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
    (world.small ? '' : route(world)) +
    birds(stage.width * 0.6, horizon - 270 * scale, stage.tone('#3f5472'), 4, 1.1)
  const clip = stage.id('R')
  stage.defs.push(rightHalfClip(clip))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>${stage.defs.join('')}</defs>${art.replaceAll(rightHalf, `url(#${clip})`)}</svg>`
}
