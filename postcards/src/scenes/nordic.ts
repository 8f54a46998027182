import { houseRow } from '../parts/houses.ts'
import { landmark } from '../parts/landmark.ts'
import { hills, mountains } from '../parts/land.ts'
import { foliage, right } from '../parts/leaves.ts'
import { clouds, glow, mist, sky, sun } from '../parts/sky.ts'
import { lamp } from '../parts/street.ts'
import { conifers } from '../parts/trees.ts'
import { water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { each, group, path, rect, stroke } from '../svg/shapes.ts'

const isSnowy = (stage: Stage): boolean => stage.season === 'winter' || stage.time === 'aurora'

interface Band {
  y: number
  swing: number
  phase: number
  colour: Hex
  length: number
  opacity: number
}

/** One curtain of northern lights, in strips that are blurred together. */
function curtain(stage: Stage, { y, swing, phase, colour, length, opacity }: Band): string {
  const { width } = stage
  const id = stage.id(`a${Math.round(y + phase * 10)}`)
  stage.defs.push(
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".78" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  )
  const strip = 9
  let strips = ''
  for (let x = -20; x < width + 20; x += strip) {
    const t = x / width
    const foot = y + Math.sin(t * 5.2 + phase) * swing + Math.sin(t * 12 + phase * 2) * swing * 0.34
    const h =
      length *
      (0.62 + 0.24 * Math.sin(t * 9 + phase) + 0.14 * Math.sin(t * 37 + phase * 3)) *
      (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.8 + 0.12))))
    strips += rect(x, foot - h, strip + 0.4, h * 1.12, `url(#${id})`)
  }
  return `<g filter="url(#${stage.id('bl')})">${strips}</g>`
}

function northernLights(stage: Stage): string {
  const { height } = stage
  stage.defs.push(
    `<filter id="${stage.id('bl')}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 1.5"/></filter>`,
  )
  return (
    curtain(stage, { y: height * 0.3, swing: 20, phase: 3.6, colour: '#9a7bff', length: 150, opacity: 0.4 }) +
    curtain(stage, { y: height * 0.48, swing: 30, phase: 0.4, colour: '#3df0a8', length: 210, opacity: 0.66 })
  )
}

function fells(stage: Stage, horizon: number): string {
  const { width, height } = stage
  return mountains(stage, {
    foot: horizon,
    count: Math.round((5 * width) / 640),
    low: height * 0.2,
    high: height * 0.36,
    rock: stage.tone('#7d93b8', 0.42),
    shade: stage.tone('#56709c', 0.38),
    snow: isSnowy(stage) ? stage.tone('#f4f9ff', 0.1) : stage.tone('#eef4f8', 0.24),
    spread: 1.7,
  })
}

function town(stage: Stage, horizon: number): string {
  const { width, recipe } = stage
  const { at = 0.58 } = recipe
  const roofColours = isSnowy(stage)
    ? ['#ffffff', '#eef4fa', '#e2ecf5']
    : (recipe.roofs ?? ['#a83a2f', '#2f5d7c', '#3f6f5a', '#6a4a44'])
  const near = { base: () => horizon + 34, scale: 1.1, far: 0.03, roofColours }
  const church = () =>
    recipe.landmark
      ? (stage.night ? glow(stage, width * at, horizon - 50, 200, '#ffd898') : '') +
        landmark(stage, recipe.landmark, width * at, horizon + 22, recipe.size)
      : ''
  return (
    houseRow(stage, {
      from: -10,
      to: width + 10,
      base: () => horizon + 8,
      scale: 0.7,
      far: 0.2,
      roofColours,
    }) +
    church() +
    houseRow(stage, { ...near, from: -10, to: width * (at - 0.16) }) +
    houseRow(stage, { ...near, from: width * (at + 0.17), to: width + 20 })
  )
}

/** The snow or grass before the town. */
function foreland(stage: Stage, horizon: number): string {
  const { width, height } = stage
  const ground = (aurora: Hex, snow: Hex, grass: Hex) => {
    if (stage.time === 'aurora') return aurora
    return stage.tone(stage.season === 'winter' ? snow : grass)
  }
  const iron = stage.tone('#20304a')
  const fir = stage.tone('#1f4a52')
  return (
    hills(stage, horizon + 40, 14, 150, ground('#7fb4bd', '#eef5fb', '#6a9a62')) +
    hills(stage, height * 0.95, 26, 180, ground('#5b93a6', '#d4e3f0', '#4f8050')) +
    lamp(stage, width * 0.3, height * 0.95, 0.9, iron) +
    lamp(stage, width * 0.74, height * 0.92, 0.7, iron) +
    conifers(stage, height + 6, 7, 92, fir, 8, -16, width * 0.16) +
    conifers(stage, height + 6, 8, 104, fir, 8, width * 0.84, width + 20)
  )
}

function cabin(stage: Stage): string {
  const red = stage.tone('#c43a2e')
  const glass = stage.lampsOn ? '#ffdf94' : stage.tone('#7fa4b8')
  return (
    stroke('M-30,6V-8M-12,6V-8M10,6V-8M30,6V-8', stage.tone('#4a3a3c'), 3) +
    rect(-40, -11, 80, 5, stage.tone('#6b5550')) +
    rect(-34, -40, 68, 30, red) +
    rect(10, -40, 24, 30, stage.tone('#9c2c2a')) +
    path('M-40,-38L-4,-62L10,-62L40,-38Z', stage.tone(isSnowy(stage) ? '#ffffff' : '#4a5468')) +
    path('M-34,-40L-12,-58L10,-40Z', red) +
    each([-26, -10, 16], (x) => rect(x, -33, 11, 12, '#fff8ea') + rect(x + 1.6, -31.4, 7.8, 8.8, glass)) +
    stroke('M-34,-40V-11M34,-40V-11', '#fff8ea', 2)
  )
}

const fishingBoat = (stage: Stage): string =>
  path('M-30,-4H30Q24,8 14,8H-18Q-28,6 -30,-4Z', stage.tone('#f2f4f4')) +
  rect(-30, -5, 60, 3, stage.tone('#2f6fa8')) +
  rect(-8, -18, 20, 14, stage.tone('#ffffff')) +
  rect(-5, -15, 7, 6, stage.tone('#5d7b94')) +
  stroke('M18,-4V-34', stage.tone('#4a4450'), 1.6)

/** Place and size of each cabin, the farthest first. */
const cabinsAt = [
  [0.8, 0.75, 0.56],
  [0.72, 0.76, 0.7],
  [0.6, 0.775, 0.86],
  [0.44, 0.8, 1.1],
  [0.2, 0.86, 1.5],
] as const

function harbour(stage: Stage, horizon: number): string {
  const { width: w, height: h, recipe } = stage
  const hut = cabin(stage)
  return (
    water(stage, horizon + 8, waterTones(stage, recipe.water ?? ['#6fb0bc', '#1d5f7c'], 0), {
      ripples: 34,
      sunlit: false,
    }) +
    path(
      `M0,${h * 0.86}Q${w * 0.3},${h * 0.76} ${w * 0.86},${h * 0.735}L${w},${h * 0.73}L${w},${h * 0.745}Q${w * 0.6},${h * 0.78} ${w * 0.36},${h * 0.9}L0,${h * 0.98}Z`,
      stage.tone('#6f7f74'),
    ) +
    each(cabinsAt, ([x, y, size]) => group(hut, w * x, h * y, size)) +
    foliage(stage, right, w * 0.3, 44, tones(stage, '#3f6f5a', '#55876a', '#2c5a4e')) +
    group(fishingBoat(stage), w * 0.8, h * 0.9, 1.1)
  )
}

export const nordic: Scene = (stage) => {
  const horizon = stage.height * 0.7
  const aurora = stage.time === 'aurora'
  return (
    sky(stage) +
    (aurora ? northernLights(stage) : '') +
    sun(stage) +
    (aurora ? '' : clouds(stage)) +
    fells(stage, horizon) +
    mist(stage, horizon + 4, 60, stage.light.haze, 0.5) +
    hills(stage, horizon + 8, 22, 130, stage.tone(isSnowy(stage) ? '#dbe7f2' : '#6f9670', 0.2)) +
    (has(stage, 'harbour') ? harbour(stage, horizon) : town(stage, horizon) + foreland(stage, horizon))
  )
}
