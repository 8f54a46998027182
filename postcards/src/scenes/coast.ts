import { mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { canopy, foliage, left, right } from '../parts/leaves.ts'
import { houseRow } from '../parts/houses.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { reflection, sailBoat, water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { lighter } from '../svg/colour.ts'
import { circle, each, group, path, px, rect, stroke } from '../svg/shapes.ts'

/** How far down the slope a row stands, its scale and its distance. */
const terraces = [
  [0.2, 0.8, 0.22],
  [0.42, 0.96, 0.12],
  [0.66, 1.12, 0.04],
  [0.9, 1.3, 0],
] as const

/** Houses in four rows down a hill to the quay. */
function town(stage: Stage, horizon: number): string {
  const { width, height, random } = stage
  const end = width * 0.64
  const drop = Math.max(0, horizon - height * 0.16)
  const slope = (x: number) => horizon - drop * Math.max(0, 1 - x / end) ** 1.15
  const leaf = stage.recipe.leaf ?? '#5f8f58'
  const clip = stage.id('q')
  const hill = path(
    `M-10,${px(slope(0) - 8)}Q${px(width * 0.2)},${px(slope(width * 0.2) - 14)} ${px(end)},${px(horizon + 6)}L-10,${px(horizon + 6)}Z`,
    stage.tone(leaf, 0.14),
  )
  const rows = each(terraces, ([share, scale, far]) => {
    const to = width * (0.3 + share * 0.28)
    const lineAt = (x: number) => slope(x) + (horizon - slope(x)) * share
    const base = (x: number) => Math.min(horizon + 2, lineAt(x) + 6)
    const houses = houseRow(stage, { from: -16 - random.between(0, 20), to, base, scale, far })
    const tree = canopy(stage, to + 4, Math.min(horizon - 8, lineAt(to) - 2), 15 * scale, [
      stage.tone(lighter(leaf, 0.06), far),
      stage.tone(leaf, far),
      stage.tone(lighter(leaf, -0.09), far),
    ])
    return `<g clip-path="url(#${clip})">${houses}</g>${tree}`
  })
  stage.defs.push(
    `<clipPath id="${clip}"><rect x="-20" y="-20" width="${px(width + 40)}" height="${px(horizon + 24)}"/></clipPath>`,
  )
  return hill + rows
}

function tram(stage: Stage, horizon: number): string {
  const glass = stage.lampsOn ? '#ffe6a6' : stage.tone('#cfe6ee')
  const cream = stage.tone('#fff6e2')
  const wheel = stage.tone('#2d2832')
  const wire = stage.tone('#3a3440')
  const car =
    rect(-40, -42, 80, 34, stage.tone('#f7b51c'), 4) +
    rect(-40, -22, 80, 4, cream) +
    path('M-44,-41Q-40,-50 -32,-50H32Q40,-50 44,-41Z', cream) +
    each([-34, -17, 0, 17], (x) => rect(x, -38, 14, 13, glass, 1.5)) +
    rect(-36, -9, 72, 5, stage.tone('#54402f')) +
    circle(-20, -3, 5, wheel) +
    circle(20, -3, 5, wheel) +
    rect(24, -14, 12, 4, stage.tone('#d8503a')) +
    stroke('M-8,-50L6,-64', wire, 1.8)
  return (
    stroke(`M0,${px(horizon - 56)}L${px(stage.width * 0.6)},${px(horizon - 54)}`, wire, 1, 0.7) +
    group(car, stage.width * 0.2, horizon + 1, 0.94)
  )
}

function tower(stage: Stage, horizon: number): string {
  const { at = 0.7, lift = 16 } = stage.recipe
  const art = mainLandmark(stage, stage.width * at, horizon + lift)
  return art && reflection(art, horizon + lift, 0.42, 0.26) + art
}

export const coast: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.64
  const sea = waterTones(stage, recipe.water ?? ['#4f9ecb', '#1c5a9c'])
  const leaves = tones(stage, '#1d5a4e', '#2c7359', '#174a48')
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.08, 0.26) +
    hills(stage, horizon + 6, 46, 130, stage.tone('#8aa4c4', 0.7)) +
    hills(stage, horizon + 8, 26, 90, stage.tone('#6f90b0', 0.5)) +
    town(stage, horizon) +
    rect(0, horizon - 1, width * 0.6, 6, stage.tone('#f0dfc2')) +
    water(stage, horizon + 4, sea) +
    rect(0, horizon + 4, width * 0.6, 5, stage.tone('#9a8480')) +
    rect(0, horizon + 9, width * 0.6, 5, sea[1], 0, 0.4) +
    tower(stage, horizon) +
    sailBoat(stage, width * 0.9, horizon + 62, 0.84, ['#a8392f', '#fffaf0', '#f6dcae']) +
    sailBoat(stage, width * 0.56, horizon + 30, 0.44, ['#37456e', '#fffaf0', '#f2d9b6'], 0.06) +
    (has(stage, 'tram') ? tram(stage, horizon) : '') +
    foliage(stage, left, width * 0.34, 74, leaves, tones(stage, '#e0447c', '#f27aa4', '#c92f68')) +
    foliage(stage, right, width * 0.12, 40, leaves) +
    birds(width * 0.5, height * 0.2, stage.tone('#3f5472'))
  )
}
