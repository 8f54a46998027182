import { path, stroke, rect, circle, group } from '../svg/shapes.ts'
import { twoTone, arch, dome } from './masonry.ts'
import type { Landmark, Paint } from './paint.ts'

const church = (paint: Paint, s: number): string =>
  rect(-24 * s, -32 * s, 48 * s, 92, paint.lit, 2) +
  rect(8 * s, -32 * s, 16 * s, 92, paint.mid) +
  rect(-20 * s, -40 * s, 40 * s, 10 * s, paint.white) +
  rect(6 * s, -40 * s, 14 * s, 10 * s, paint.mid) +
  twoTone(dome(0, -39 * s, 21 * s, 1.02), paint.roof, paint.roofShade) +
  path(
    `M${-12 * s},${-44 * s}Q${-13 * s},${-55 * s} ${-3 * s},${-58 * s}Q${-9 * s},${-52 * s} ${-8 * s},${-44 * s}Z`,
    paint.white,
    0.45,
  ) +
  stroke(`M0,${-60 * s}v${-13 * s}M${-4 * s},${-69 * s}h${8 * s}`, paint.white, 2) +
  path(arch(-8 * s, 2, 9 * s, 20 * s), paint.accent) +
  path(
    arch(-13 * s, -33 * s, 3.4, 6) + arch(-4 * s, -33 * s, 3.4, 6) + arch(5 * s, -33 * s, 3.4, 6),
    paint.dark,
    0.5,
  )

const bellTower = (paint: Paint): string =>
  rect(-13, -44, 26, 100, paint.white) +
  rect(5, -44, 8, 100, paint.mid) +
  path(`M-13,-44V-52Q-13,-64 0,-66Q13,-64 13,-52V-44Z`, paint.white) +
  path(arch(-5, -44, 7, 13) + arch(5.5, -44, 7, 13), paint.dark, 0.35) +
  stroke('M0,-66v-9M-3,-72h6', paint.white, 1.7) +
  circle(-5, -47, 2, paint.glow) +
  circle(5.5, -47, 2, paint.glow)

/** Whitewashed cubes with blue domes, stacked down a cliff. */
export const whiteVillage: Landmark = (paint) => {
  const cube = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h + 60, paint.lit, 2) +
    rect(x + w * 0.66, y - h, w * 0.34, h + 60, paint.mid, 2) +
    rect(x - 1, y - h - 2, w + 2, 3.6, paint.white, 1)
  const window = (x: number, y: number, w = 6, h = 10) => path(arch(x, y, w, h), paint.accent)
  return (
    cube(-150, -8, 52, 26) +
    cube(-104, -22, 44, 34) +
    group(church(paint, 0.82), -40, -46) +
    cube(4, -34, 40, 30) +
    cube(100, -20, 56, 30) +
    group(bellTower(paint), 88, -34) +
    group(church(paint, 1.15), 44, -4) +
    cube(-128, 22, 60, 26) +
    cube(-70, 14, 52, 34) +
    cube(96, 24, 70, 30) +
    window(-130, -10) +
    window(-84, -26) +
    window(-110, 22, 7, 12) +
    window(-50, 8, 7, 13) +
    window(-34, 8, 7, 13) +
    window(18, -40) +
    window(122, -14) +
    window(140, -14) +
    window(120, 24, 7, 12)
  )
}

export const stiltHut: Landmark = (paint) =>
  stroke('M-22,0V-16M-8,0V-16M8,0V-16M22,0V-16', paint.dark, 2) +
  rect(-28, -19, 56, 4, paint.mid) +
  rect(-22, -38, 44, 20, paint.lit) +
  rect(6, -38, 16, 20, paint.mid) +
  rect(-6, -34, 11, 16, paint.dark, 0, 0.7) +
  twoTone('M-34,-34Q-14,-44 0,-70Q14,-44 34,-34Q0,-40 -34,-34Z', paint.roof, paint.roofShade)
