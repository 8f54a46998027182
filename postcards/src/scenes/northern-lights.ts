import type { Stage } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { rect } from '../svg/shapes.ts'

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

export function northernLights(stage: Stage): string {
  const { height } = stage
  stage.defs.push(
    `<filter id="${stage.id('bl')}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 1.5"/></filter>`,
  )
  return (
    curtain(stage, { y: height * 0.3, swing: 20, phase: 3.6, colour: '#9a7bff', length: 150, opacity: 0.4 }) +
    curtain(stage, { y: height * 0.48, swing: 30, phase: 0.4, colour: '#3df0a8', length: 210, opacity: 0.66 })
  )
}
