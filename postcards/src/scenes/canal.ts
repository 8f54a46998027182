import { houseRow } from '../parts/houses.ts'
import { companions, mainLandmark } from '../parts/landmark.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { reflection, water } from '../parts/water.ts'
import { has, type Scene, type Stage, waterTones } from '../stage.ts'
import { lighter } from '../svg/colour.ts'
import { circle, each, group, path, px, rect, stroke } from '../svg/shapes.ts'

function frontRow(stage: Stage, horizon: number): string {
  const row = { to: stage.width + 14, base: () => horizon + 2, far: 0.03 }
  return has(stage, 'gables')
    ? houseRow(stage, { ...row, from: stage.width * 0.34, scale: 1.36, tall: 1.75, roof: 'stepped' })
    : houseRow(stage, { ...row, from: stage.width * 0.7, scale: 1.3, tall: 1.6 })
}

/** Elms and a bicycle on the quay. */
function quay(stage: Stage, horizon: number): string {
  const { width, season, recipe } = stage
  const leaf = recipe.leaf ?? '#5f9458'
  const lit = stage.tone(season === 'autumn' ? '#d98a35' : leaf)
  const shade = stage.tone(season === 'autumn' ? '#b8652a' : lighter(leaf, -0.1))
  const elm = (x: number) =>
    stroke(`M${px(x)},${px(horizon)}v-44`, stage.tone('#54403c'), 4) +
    circle(x, horizon - 56, 24, lit) +
    circle(x + 12, horizon - 46, 18, shade) +
    circle(x - 14, horizon - 44, 16, lit)
  const bicycle = stroke(
    'M-12,0a9,9 0 1 0 .1,0M14,0a9,9 0 1 0 .1,0M-12,-9L-2,-9L5,-24M-2,-9L10,-22L14,-9M-5,-24h-5M4,-24h9',
    stage.tone('#2c2a3c'),
    2,
  )
  return each([0.36, 0.6, 0.9], (at) => elm(width * at)) + group(bicycle, width * 0.48, horizon - 13, 0.9)
}

function gondola(stage: Stage, horizon: number): string {
  const { width, height } = stage
  const white = stage.tone('#f2ece4')
  const red = stage.tone('#b3263c')
  const boat =
    path(
      'M-70,-8Q-64,-26 -60,-26L-56,-8Q0,6 56,-8L66,-20Q70,-18 62,-2Q30,12 -40,8Q-62,4 -70,-8Z',
      stage.tone('#221d33'),
    ) +
    rect(-14, -16, 26, 12, red, 3) +
    path('M36,-10L38,-42Q42,-48 46,-42L48,-10Z', white) +
    circle(42, -50, 5, stage.tone('#5a3a30')) +
    path('M34,-53h16l-3,-4h-10z', stage.tone('#d9b25a')) +
    stroke('M52,-58L30,18', stage.tone('#8a5c3c'), 2.2) +
    stroke('M37,-36h9M37,-28h10', red, 2)
  const post = (x: number, i: number) =>
    rect(x, horizon - 10 + i * 2, 5, 74 - i * 4, white) +
    stroke(`M${px(x)},${px(horizon)}l5,8m-5,8l5,8m-5,8l5,8m-5,8l5,8`, stage.tone('#2f5fa8'), 3)
  return (
    group(boat, width * 0.34, height * 0.92, 1.1) + each([0.6, 0.66, 0.9], (at, i) => post(width * at, i))
  )
}

function tourBoat(stage: Stage): string {
  const glass = stage.lampsOn ? '#ffdf94' : stage.tone('#7f98a4')
  return group(
    path('M-46,-12H40Q46,-12 44,-4Q40,8 26,8H-32Q-46,6 -46,-12Z', stage.tone('#2f4f5f')) +
      rect(-30, -26, 44, 15, stage.tone('#e9dcc4'), 2) +
      each([-26, -13, 0], (x) => rect(x, -22, 9, 7, glass, 1)) +
      rect(-46, -13, 90, 3, stage.tone('#d8503a')),
    stage.width * 0.2,
    stage.height * 0.9,
  )
}

/** Everything above the waterline that is not in the front row. */
function background(stage: Stage, horizon: number): string {
  const { width, recipe } = stage
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.06, 0.26) +
    houseRow(stage, {
      from: -10,
      to: width + 10,
      base: () => horizon - 6,
      scale: 0.8,
      far: 0.44,
      tall: 1.4,
      roof: has(stage, 'gables') ? 'stepped' : 'pitched',
    }) +
    mainLandmark(stage, width * (recipe.at ?? 0.3), horizon + 2, 0.1) +
    companions(stage, horizon, 0.12)
  )
}

export const canal: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.72
  const back = background(stage, horizon)
  const front = frontRow(stage, horizon)
  return (
    back +
    front +
    rect(0, horizon, width, 8, stage.tone('#b8a08c')) +
    rect(0, horizon + 7, width, 7, stage.tone('#7c6a68')) +
    water(stage, horizon + 13, waterTones(stage, recipe.water ?? ['#7fa8ae', '#2f6072'], 0), {
      ripples: 40,
    }) +
    reflection(front, horizon + 10, 0.34, 0.16) +
    (has(stage, 'gables') ? quay(stage, horizon) : '') +
    (has(stage, 'gondola') ? gondola(stage, horizon) : tourBoat(stage)) +
    birds(width * 0.5, height * 0.16, stage.tone('#4c5468'))
  )
}
