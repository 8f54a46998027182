import { px, path, stroke, rect, circle, polygon, group, each, times } from '../svg/shapes.ts'
import { twoTone, arch, ogive, merlons, dome } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const koutoubia: Landmark = (paint) => {
  const panel = (y: number, arches: number) =>
    times(arches, (k) => ogive(-17 + (34 / arches) * (k + 0.5), y, 34 / arches - 2.6, 15))
  const lattice = times(4, (row) =>
    times(7, (k) => `M${-18 + k * 6},${-126.5 + row * 7}l3,-3.5l3,3.5l-3,3.5z`),
  )
  return (
    rect(-24, -146, 48, 148, paint.lit) +
    rect(8, -146, 16, 148, paint.mid) +
    path(panel(-84, 2) + panel(-46, 3), paint.shade, 0.9) +
    path(ogive(0, -14, 12, 22), paint.dark, 0.7) +
    path(lattice, paint.shade, 0.55) +
    rect(-24, -108, 48, 3, paint.shade, 0, 0.7) +
    rect(-24, -139, 48, 5, paint.accent, 0, 0.9) +
    path(merlons(-26, 26, -146, 7, 8), paint.lit) +
    rect(-26, -147, 52, 3, paint.shade) +
    rect(-12, -176, 24, 30, paint.lit) +
    rect(4, -176, 8, 30, paint.mid) +
    path(ogive(-4, -152, 7, 16) + ogive(6, -152, 5, 16), paint.dark, 0.7) +
    path(merlons(-13, 13, -176, 5, 5), paint.lit) +
    twoTone(dome(0, -180, 8, 1.2), paint.mid, paint.shade) +
    stroke('M0,-188V-212', paint.dark, 1.6) +
    circle(0, -194, 4, paint.glow) +
    circle(0, -201, 3, paint.glow) +
    circle(0, -207, 2.2, paint.glow)
  )
}

export const pyramids: Landmark = (paint) => {
  const edge = 0.28
  const pyramid = (x: number, h: number, w: number) => {
    let courses = ''
    for (let y = -h + 16; y < 0; y += 11) {
      const t = (y + h) / (h + 2)
      courses += `M${px(x - w * t + 3)},${px(y)}L${px(x + w * edge * t)},${px(y)}`
    }
    return (
      polygon([x - w, 2, x, -h, x + w * edge, 2], paint.lit) +
      polygon([x, -h, x + w, 2, x + w * edge, 2], paint.shade) +
      stroke(courses, paint.mid, 1.1, 0.7)
    )
  }
  return (
    pyramid(-128, 84, 92) +
    pyramid(118, 58, 66) +
    pyramid(10, 126, 140) +
    polygon([-7, -111, 10, -126, 27, -111, 13, -108, 8, -112, 2, -108], paint.white, 0.75)
  )
}

export const domedMosque: Landmark = (paint) => {
  const minaret = (x: number, h: number) =>
    rect(x - 3.4, -h, 6.8, h, paint.lit) +
    rect(x + 0.6, -h, 2.8, h, paint.mid) +
    each([0.55, 0.75], (t) => rect(x - 5.6, -h * t, 11.2, 3, paint.shade)) +
    path(`M${x - 4.4},${-h}L${x},${-h - 34}L${x + 4.4},${-h}Z`, paint.roof) +
    stroke(`M${x},${-h - 34}v-5`, paint.glow, 1.3)
  return (
    minaret(-108, 118) +
    minaret(108, 118) +
    minaret(-72, 132) +
    minaret(72, 132) +
    rect(-96, -40, 192, 42, paint.lit) +
    rect(34, -40, 62, 42, paint.mid) +
    rect(-64, -58, 128, 20, paint.lit) +
    rect(22, -58, 42, 20, paint.mid) +
    each([-76, -52, 52, 76], (x) => twoTone(dome(x, -40, 12), paint.roof, paint.roofShade)) +
    twoTone(dome(-38, -56, 25, 0.95), paint.roof, paint.roofShade) +
    twoTone(dome(38, -56, 25, 0.95), paint.roof, paint.roofShade) +
    rect(-34, -84, 68, 30, paint.lit) +
    rect(12, -84, 22, 30, paint.mid) +
    each([-26, -16, -6, 4, 14, 24], (x) => path(arch(x + 1, -70, 5, 11), paint.dark, 0.6)) +
    twoTone(dome(0, -83, 38, 0.98), paint.roof, paint.roofShade) +
    path('M-24,-92Q-22,-110 -6,-117Q-16,-104 -16,-90Z', paint.white, 0.35) +
    stroke('M0,-120v-14', paint.glow, 2) +
    times(11, (k) => path(arch(-80 + k * 16, 0, 8.5, 26), paint.dark, 0.55)) +
    rect(-100, -42, 200, 3, paint.shade, 0, 0.6)
  )
}

export const burjKhalifa: Landmark = (paint) => {
  const tier = (w: number, h: number) =>
    rect(-w, -h, w * 1.15, h, paint.lit) +
    rect(w * 0.15, -h + 12, w * 0.85, h - 12, paint.shade) +
    path(`M${-w},${-h}q${w * 0.5},-9 ${w * 1.15},0z`, paint.lit)
  const band = (x: number, y: number) => rect(x, y, -x * 2 - 2, 1.6, paint.white, 0, 0.5)
  return (
    tier(24, 74) +
    tier(19.5, 112) +
    tier(15.5, 150) +
    tier(11.5, 186) +
    tier(8, 216) +
    tier(5, 240) +
    stroke('M-18,-4V-70M-13,-4V-115M-8,-4V-160M-3,-4V-205', paint.mid, 1.2, 0.7) +
    path('M-3,-240L0,-316L3,-240Z', paint.mid) +
    band(-24, -40) +
    band(-24, -70) +
    band(-19, -108) +
    band(-15, -146)
  )
}

/** The pylon of a temple with its one remaining obelisk and two seated kings. */
export const luxorTemple: Landmark = (paint) => {
  const tower = (flip: 1 | -1) =>
    group(
      polygon([-122, 2, -112, -92, -22, -92, -18, 2], paint.lit) +
        polygon([-52, 2, -50, -92, -22, -92, -18, 2], paint.mid) +
        rect(-116, -99, 98, 8, paint.mid) +
        rect(-113, -92, 92, 3, paint.shade) +
        rect(-96, -88, 5, 90, paint.shade, 0, 0.55) +
        rect(-46, -88, 5, 90, paint.shade, 0, 0.55) +
        stroke('M-82,-66l8,-6l8,6v20h-16zM-84,-34h20M-84,-26h26', paint.shade, 2, 0.5),
      0,
      0,
      1,
      flip,
    )
  const king = (x: number) =>
    group(
      rect(-9, -16, 18, 18, paint.mid) +
        rect(-7, -36, 12, 21, paint.lit) +
        rect(1, -36, 4, 21, paint.mid) +
        path('M-6,-36L-4,-46Q-1,-50 2,-46L4,-36Z', paint.lit) +
        rect(-11, 0, 22, 4, paint.shade),
      x,
      0,
    )
  return (
    tower(1) +
    tower(-1) +
    rect(-20, -64, 40, 66, paint.mid) +
    rect(-22, -68, 44, 6, paint.lit) +
    rect(-10, -48, 20, 50, paint.dark, 0, 0.75) +
    king(-32) +
    king(32) +
    polygon([-66, 2, -62.5, -126, -57.5, -126, -54, 2], paint.lit) +
    polygon([-60, 2, -60, -126, -57.5, -126, -54, 2], paint.shade) +
    polygon([-62.5, -126, -60, -136, -57.5, -126], paint.glow) +
    rect(-70, -2, 20, 6, paint.shade) +
    rect(-134, 0, 268, 5, paint.mid)
  )
}
