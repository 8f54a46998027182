import type { Hex } from '../svg/colour.ts'
import { path, px } from '../svg/shapes.ts'

export const evenOdd = ' fill-rule="evenodd"'

/** The id of the clip that keeps the right half; the postcard makes it unique per drawing. */
export const rightHalf = 'url(#R)'

/** The shape in its lit colour, its right half again in shade. */
export const twoTone = (d: string, lit: Hex, shade: Hex, rule = ''): string =>
  `${path(d, lit, undefined, rule)}<g clip-path="${rightHalf}">${path(d, shade, undefined, rule)}</g>`

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${px(x - w / 2)},${px(y)}v${px(-(h - w / 2))}a${px(w / 2)},${px(w / 2)} 0 0 1 ${px(w)},0v${px(h - w / 2)}z`

/** A pointed arch. */
export const ogive = (x: number, y: number, w: number, h: number): string =>
  `M${px(x - w / 2)},${px(y)}v${px(-(h * 0.55))}q0,${px(-h * 0.28)} ${px(w / 2)},${px(-h * 0.45)}q${px(w / 2)},${px(h * 0.17)} ${px(w / 2)},${px(h * 0.45)}v${px(h * 0.55)}z`

/** The teeth of a battlement. */
export function merlons(from: number, to: number, y: number, count: number, h: number): string {
  const w = (to - from) / (2 * count - 1)
  let d = ''
  for (let i = 0; i < count; i++) d += `M${px(from + i * 2 * w)},${px(y)}v${px(-h)}h${px(w)}v${px(h)}z`
  return d
}

export const onion = (x: number, y: number, w: number, h: number): string =>
  `M${px(x - w * 0.42)},${px(y)}C${px(x - w * 0.62)},${px(y - h * 0.3)} ${px(x - w * 0.42)},${px(y - h * 0.62)} ${px(x - w * 0.12)},${px(y - h * 0.8)}Q${px(x)},${px(y - h * 0.88)} ${px(x)},${px(y - h)}Q${px(x)},${px(y - h * 0.88)} ${px(x + w * 0.12)},${px(y - h * 0.8)}C${px(x + w * 0.42)},${px(y - h * 0.62)} ${px(x + w * 0.62)},${px(y - h * 0.3)} ${px(x + w * 0.42)},${px(y)}Z`

export const dome = (x: number, y: number, r: number, stretch = 1): string =>
  `M${px(x - r)},${px(y)}A${px(r)},${px(r * stretch)} 0 0 1 ${px(x + r)},${px(y)}Z`

/** A swept temple roof, its tips turned up. */
export const eave = (y: number, w: number, h: number, ridge = 0.42, tip = 5): string =>
  `M${px(-w * ridge)},${px(y - h)}L${px(w * ridge)},${px(y - h)}Q${px(w * 0.62)},${px(y - h * 0.3)} ${px(w + tip)},${px(y - tip * 0.9)}L${px(w + tip * 0.4)},${px(y + 1.8)}Q0,${px(y - 1.6)} ${px(-w - tip * 0.4)},${px(y + 1.8)}L${px(-w - tip)},${px(y - tip * 0.9)}Q${px(-w * 0.62)},${px(y - h * 0.3)} ${px(-w * ridge)},${px(y - h)}Z`
