import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import type { RandomStream } from '../svg/random.ts'
import { path, type PaperPoint, polygon, smooth } from '../svg/shapes.ts'

/** A rolling line `rise` high, filled to the bottom of the picture. */
export function hills(stage: Stage, y: number, rise: number, step: number, fill: Hex): string {
  const { random, width, height } = stage
  const crest: PaperPoint[] = []
  for (let x = -step; x <= width + step; x += step * random.between(0.7, 1.25)) {
    crest.push([x, y - random.between(0, rise)])
  }
  crest.push([width + step, y - rise / 2])
  return path(`${smooth(crest)}V${height}H${-step}Z`, fill)
}

/**
 * The numbers below `count` in tossed order: each is inserted by halving, with a coin for a comparison. Written
 * out because `Array.sort` with such a comparison gives another order in every browser.
 */
function tossed(random: RandomStream, count: number): number[] {
  const order: number[] = []
  for (let peak = 0; peak < count; peak++) {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (random() < 0.5) high = middle
      else low = middle + 1
    }
    order.splice(low, 0, peak)
  }
  return order
}

interface Peak {
  x: number
  foot: number
  height: number
  halfWidth: number
}

function rockFaces(random: RandomStream, peak: Peak, rock: Hex, shade: Hex): string {
  const { x, foot, height: h, halfWidth: w } = peak
  const at = (dx: number, low: number, high: number): number[] => [
    x + w * dx,
    foot - h * random.between(low, high),
  ]
  const left = [x - w, foot + 4, ...at(-0.62, 0.3, 0.4), ...at(-0.46, 0.42, 0.5), ...at(-0.2, 0.74, 0.82)]
  const right = [...at(0.22, 0.68, 0.78), ...at(0.44, 0.48, 0.56), ...at(0.7, 0.2, 0.3), x + w, foot + 4]
  const ridge = [
    x + w * 0.04,
    foot + 4,
    x + w * 0.12,
    foot - h * 0.3,
    x - w * 0.04,
    foot - h * 0.56,
    x + w * 0.05,
    foot - h * 0.78,
  ]
  const top = foot - h
  return polygon([...left, x, top, ...right], rock) + polygon([x, top, ...right, ...ridge], shade)
}

function snowCap(random: RandomStream, peak: Peak, snow: Hex, shade: Hex): string {
  const { x, foot, height: h, halfWidth: w } = peak
  const top = foot - h
  const depth = 0.3 + random.between(0, 0.1)
  const base = top + h * depth
  const left = x - w * depth * 0.86
  const right = x + w * depth * 0.92
  const litEdge: number[] = []
  const shadeEdge: number[] = []
  for (let k = 1; k <= 3; k++) {
    const t = k / 3.4
    litEdge.push(x - (x - left) * (1 - t) - 2, base + (k % 2 ? -h * 0.07 : h * 0.05))
    shadeEdge.unshift(x + (right - x) * t * 0.92, base + (k % 2 ? h * 0.06 : -h * 0.06))
  }
  const seam = [x + w * 0.05, base + h * 0.04]
  return (
    polygon(
      [x, top, x - w * 0.2 * (depth / 0.24) * 0.78, top + h * depth * 0.86, ...litEdge, ...seam],
      snow,
    ) + polygon([x, top, right, base, ...shadeEdge, ...seam], mix(snow, shade, 0.36))
  )
}

interface Range {
  foot: number
  count: number
  low: number
  high: number
  rock: Hex
  shade: Hex
  snow: Hex
  spread?: number
}

/** An alpine range: lit faces, shaded faces, snow on top. */
export function mountains(stage: Stage, range: Range): string {
  const { random, width } = stage
  const { foot, count, low, high, rock, shade, snow, spread = 1.05 } = range
  let art = ''
  for (const i of tossed(random, count)) {
    const x = ((i + 0.5) / count) * width + random.between(-0.3, 0.3) * (width / count)
    const height = random.between(low, high)
    const peak = { x, foot, height, halfWidth: height * spread * random.between(0.85, 1.2) }
    art += rockFaces(random, peak, rock, shade) + snowCap(random, peak, snow, shade)
  }
  return art
}
