import { sailBoat, water } from './parts/water.ts'
import type { World } from './panorama-world.ts'
import { circle, each, group, path, px, rect, stroke } from './svg/shapes.ts'

export function sea({ stage, horizon, small, scale: k, townEnd }: World): string {
  const { width } = stage
  return (
    water(stage, horizon + 4, stage.night ? ['#5a5496', '#141d4a'] : ['#8fd0e0', '#2f86c0'], {
      ripples: 70,
    }) +
    rect(0, horizon + 4, townEnd + 16, 5, stage.tone('#9a8480')) +
    sailBoat(stage, width * (small ? 0.4 : 0.285), horizon + (small ? 44 : 58), 0.9 * k, [
      '#b23a30',
      '#fffaf0',
      '#f6dcae',
    ]) +
    sailBoat(stage, width * 0.63, horizon + 40 * k, 0.6 * k, ['#2d4468', '#fffaf0', '#dfeaf0']) +
    (small ? '' : sailBoat(stage, width * 0.7, horizon + 92, 1.2, ['#24466f', '#fffaf0', '#ffd27a']))
  )
}

/** The dotted route over the water, with its three stops. */
export function dottedRoute({ stage, horizon, townEnd, templeX }: World): string {
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
