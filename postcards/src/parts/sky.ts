import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import type { RandomStream } from '../svg/random.ts'
import { circle, disc, each, path, px, rect, stroke, times } from '../svg/shapes.ts'

const stops = ['0', '.38', '.62', '.8']

function stars(stage: Stage): string {
  const dusk = stage.time === 'dusk'
  const [quietX, quietY] = stage.quiet ?? [0, 0]
  const count = (dusk ? 26 : 70) * (stage.width / 640)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = stage.random.between(0, stage.width)
    const y = stage.random.between(0, stage.height * (dusk ? 0.3 : 0.52))
    const radius = stage.random.between(0.5, 1.5)
    if (x < stage.width * quietX && y < stage.height * quietY) continue
    d += disc(x, y, radius)
  }
  return path(d, '#fff', 0.75)
}

export function sky(stage: Stage): string {
  const gradient = each(stage.light.sky, (colour, i) => `<stop offset="${stops[i]}" stop-color="${colour}"/>`)
  stage.defs.push(
    `<linearGradient id="${stage.id('sky')}" x1="0" y1="0" x2="0" y2="1">${gradient}</linearGradient>`,
  )
  return (
    rect(0, 0, stage.width, stage.height, `url(#${stage.id('sky')})`) + (stage.lampsOn ? stars(stage) : '')
  )
}

/** The sun with its two halos; at night a moon. */
export function sun(stage: Stage): string {
  const { sunX: x, sunY: y, sunRadius: r, light } = stage
  const crater = (dx: number, dy: number, size: number) =>
    circle(x + r * dx, y + r * dy, r * size, '#d9cfae', 0.5)
  if (stage.night) {
    return (
      circle(x, y, r * 2.3, light.sun, light.halo * 0.6) +
      circle(x, y, r, light.sun) +
      crater(-0.36, -0.1, 0.2) +
      crater(0.3, 0.34, 0.15) +
      crater(0.2, -0.42, 0.1)
    )
  }
  const halo = (size: number, share: number) =>
    circle(x, y, r * size, light.sun, Math.round(light.halo * share * 100) / 100)
  return halo(4.6, 0.42) + halo(2.7, 0.7) + circle(x, y, r, light.sun)
}

/** A soft pool of light without an edge. */
export function glow(stage: Stage, x: number, y: number, radius: number, colour: Hex): string {
  const id = stage.id(`g${Math.round(x)}y${Math.round(y)}`)
  stage.defs.push(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return circle(x, y, radius, `url(#${id})`)
}

const cloud = (x: number, y: number, scale: number, colour: Hex): string =>
  `<path transform="translate(${px(x)} ${px(y)}) scale(${Math.round(scale * 100) / 100})" d="M-58,0H52a9,9 0 0 0 0,-18h-8a20,20 0 0 0 -36,-13a27,27 0 0 0 -49,12h-17a9.5,9.5 0 0 0 0,19z" fill="${colour}" opacity="0.85"/>`

/** Four flat streaks: the cloud of every hour but noon. */
export function streaks(
  random: RandomStream,
  x: number,
  y: number,
  scale: number,
  colour: Hex,
  opacity: number,
): string {
  const d = times(4, (k) => {
    const length = random.between(40, 120) * scale
    const shift = random.between(-40, 40) * scale
    return `M${px(x + shift - length / 2)},${px(y + k * 7 * scale)}h${px(length)}`
  })
  return stroke(d, colour, Math.round(4.4 * scale * 10) / 10, opacity)
}

function cloudColour({ light, night, time }: Stage): Hex {
  if (night) return mix(light.sky[2], '#ffffff', 0.14)
  if (time === 'dusk') return mix(light.sky[3], light.sky[2], 0.3)
  return mix('#ffffff', light.sky[3], 0.25)
}

/** `high` and `low` are shares of the height. */
export function clouds(stage: Stage, count = 3, high = 0.1, low = 0.34): string {
  if (stage.time === 'aurora') return ''
  const colour = cloudColour(stage)
  const total = Math.round(count * Math.max(1, stage.width / 720))
  return times(total, (i) => {
    const x = ((i + 0.5) / total) * stage.width + stage.random.between(-60, 60)
    const y = stage.random.between(high, low) * stage.height
    const scale = stage.random.between(0.5, 1)
    if (stage.time === 'day') return cloud(x, y, scale, colour)
    return streaks(stage.random, x, y, scale * 1.1, colour, stage.night ? 0.35 : 0.5)
  })
}

export function birds(x: number, y: number, colour: Hex, count = 3, scale = 1): string {
  const d = times(count, (i) => {
    const bx = x + i * 17 * scale + (i % 2) * 4
    const by = y - (i % 2) * 9 * scale + i * 3
    const w = (7 - i * 0.8) * scale
    return `M${px(bx - w)},${px(by - w * 0.35)}Q${px(bx - w * 0.4)},${px(by - w * 0.7)} ${px(bx)},${px(by)}Q${px(bx + w * 0.4)},${px(by - w * 0.7)} ${px(bx + w)},${px(by - w * 0.35)}`
  })
  return stroke(d, colour, 1.6, 0.75)
}

/** Haze that thickens towards its foot at `y`. */
export function mist(stage: Stage, y: number, height: number, colour: Hex, opacity: number): string {
  const id = stage.id(`m${Math.round(y)}`)
  stage.defs.push(
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/></linearGradient>`,
  )
  return rect(0, y - height, stage.width, height, `url(#${id})`)
}
