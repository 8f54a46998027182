import { type Hex, mix } from '../svg/colour.ts'
import { path, stroke, rect, circle, polygon, group, each, times } from '../svg/shapes.ts'
import { twoTone, evenOdd, arch, ogive, merlons, dome } from './masonry.ts'
import type { Landmark, Paint } from './paint.ts'

export const eiffelTower: Landmark = (paint) => {
  const body =
    'M-64,0C-48,-26 -40,-44 -36,-60L-35,-60C-27,-82 -21,-98 -18,-112C-11,-144 -6,-170 -3.4,-194L3.4,-194C6,-170 11,-144 18,-112C21,-98 27,-82 35,-60L36,-60C40,-44 48,-26 64,0L40,0C33,-34 18,-47 0,-47C-18,-47 -33,-34 -40,0Z' +
    'M-21,-66C-14,-84 -10.5,-96 -9,-106L9,-106C10.5,-96 14,-84 21,-66Z' +
    'M-6.5,-120C-4.5,-138 -3,-154 -2,-168L2,-168C3,-154 4.5,-138 6.5,-120Z'
  let lattice = ''
  for (const s of [-1, 1]) {
    lattice += `M${s * 60},-4L${s * 43},-22M${s * 46},-4L${s * 51},-22M${s * 50},-24L${s * 36},-42M${s * 38},-24L${s * 42},-42`
    lattice += `M${s * 32},-66L${s * 15},-84M${s * 20},-67L${s * 27},-84M${s * 26},-86L${s * 11},-103M${s * 13},-86L${s * 20},-103`
    lattice += `M${s * 17},-116L${s * 5},-136M${s * 6},-118L${s * 13},-137M${s * 12.5},-139L${s * 3.6},-158`
  }
  return (
    twoTone(body, paint.mid, paint.shade, evenOdd) +
    stroke(lattice, paint.lit, 1.5, 0.5) +
    rect(-40, -65, 80, 6.5, paint.dark) +
    rect(-43, -60, 86, 2.4, paint.lit, 0, 0.8) +
    rect(-22, -114, 44, 6, paint.dark) +
    rect(-24, -109.5, 48, 2, paint.lit, 0, 0.8) +
    rect(-7, -198, 14, 6, paint.dark) +
    rect(-4, -204, 8, 7, paint.shade) +
    rect(-0.9, -226, 1.8, 24, paint.shade) +
    rect(-68, -4, 30, 6, paint.dark) +
    rect(38, -4, 30, 6, paint.dark)
  )
}

export const belemTower: Landmark = (paint) => {
  const turret = (x: number, y: number, s = 1) =>
    group(
      rect(-5, -13, 10, 14, paint.lit) +
        rect(1, -13, 4, 14, paint.mid) +
        path('M-6,-12h12l-2,-3h-8z', paint.shade) +
        twoTone(dome(0, -14, 5.5, 1.25), paint.lit, paint.shade) +
        rect(-0.7, -25, 1.4, 5, paint.shade) +
        path('M-5,1h10l-3,6h-4z', paint.shade) +
        rect(-1.2, -10, 2.4, 6, paint.dark),
      x,
      y,
      s,
    )
  const windows = each([-38, -26, -14], (x) => arch(x, -56, 6, 14))
  const loggia = each([-42, -34, -26, -18, -10], (x) => arch(x, -80, 5.4, 12))
  const gunPorts = each([6, 22, 38, 54, 70], (x) => arch(x, -9, 7, 9))
  const tower =
    rect(-54, -124, 56, 124, paint.lit) +
    rect(-14, -124, 16, 124, paint.mid) +
    rect(-46, -150, 40, 28, paint.lit) +
    rect(-17, -150, 11, 28, paint.mid) +
    path(merlons(-47, -5, -150, 5, 7), paint.lit) +
    path(merlons(-58, 6, -124, 7, 8), paint.lit) +
    rect(-58, -125, 64, 5, paint.shade) +
    rect(-48, -151, 44, 3.5, paint.shade) +
    path(arch(-33, -128, 6, 14) + arch(-19, -128, 6, 14), paint.dark) +
    rect(-58, -97, 64, 4, paint.shade) +
    rect(-52, -78, 52, 5, paint.mid) +
    rect(-52, -74.5, 52, 2, paint.shade) +
    path(loggia, paint.dark) +
    path(windows, paint.dark) +
    path(arch(-40, -104, 6, 13) + arch(-26, -104, 6, 13) + arch(-12, -104, 6, 13), paint.dark) +
    turret(-57, -119) +
    turret(5, -119)
  const bastion =
    polygon([-62, 0, -62, -34, 92, -34, 98, 0], paint.lit) +
    polygon([44, 0, 44, -34, 92, -34, 98, 0], paint.mid) +
    rect(-62, -36, 154, 4, paint.shade) +
    path(merlons(-60, 90, -36, 15, 7), paint.lit) +
    path(gunPorts, paint.dark) +
    turret(92, -32, 1.05) +
    turret(44, -32, 0.95) +
    turret(-62, -32, 1) +
    polygon([-66, 2, -62, -6, 98, -6, 104, 2], paint.shade)
  return tower + bastion
}

export const elizabethTower: Landmark = (paint) => {
  const pilasters = each([-10, -3.4, 3.4, 10], (x) => `M${x},-6V-112`)
  const courses = times(7, (k) => `M-16,${-20 - k * 15}H16`)
  const pinnacles = times(9, (k) => `M${24 + k * 15},-46l2,-14l2,14z`)
  const windows = times(13, (k) => ogive(30 + k * 10, -8, 4.4, 13) + ogive(30 + k * 10, -26, 4.4, 13))
  const palace =
    rect(14, -44, 146, 44, paint.mid) +
    rect(14, -48, 146, 5, paint.shade) +
    path(pinnacles, paint.shade) +
    path(windows, paint.dark, 0.65) +
    rect(14, -24, 146, 2, paint.lit, 0, 0.5) +
    group(
      rect(-13, -80, 26, 82, paint.mid) +
        rect(2, -80, 11, 82, paint.shade) +
        path(merlons(-14, 14, -80, 4, 8), paint.shade) +
        path(ogive(-5, -50, 6, 22) + ogive(6, -50, 6, 22), paint.dark, 0.6),
      148,
      0,
    )
  const shaft =
    rect(-17, -116, 34, 118, paint.lit) +
    rect(5, -116, 12, 118, paint.mid) +
    stroke(pilasters, paint.shade, 1.3, 0.6) +
    stroke(courses, paint.shade, 1.3, 0.55)
  const belfry =
    rect(-20, -152, 40, 37, paint.mid) +
    rect(7, -152, 13, 37, paint.shade) +
    circle(0, -133.5, 14, paint.dark) +
    circle(0, -133.5, 12, paint.night ? paint.glow : paint.white) +
    stroke('M0,-133.5V-143M0,-133.5L6,-130', paint.dark, 1.8) +
    rect(-22, -155, 44, 4, paint.dark) +
    rect(-17, -168, 34, 14, paint.mid) +
    path(ogive(-9, -155, 6, 12) + ogive(0, -155, 6, 12) + ogive(9, -155, 6, 12), paint.dark) +
    twoTone('M-19,-167L19,-167L8,-190L-8,-190Z', paint.roof, paint.roofShade) +
    twoTone('M-8,-190L8,-190L0,-222Z', paint.roof, paint.roofShade) +
    stroke('M0,-218V-232', paint.glow, 1.6) +
    path('M-19,-167l2,-10l2,10zM15,-167l2,-10l2,10z', paint.shade)
  return palace + shaft + belfry
}

export const campanile: Landmark = (paint) =>
  rect(-13, -150, 26, 152, paint.roof) +
  rect(4, -150, 9, 152, paint.roofShade) +
  stroke('M-6,-8V-140M1,-8V-140', paint.roofShade, 1.4, 0.5) +
  rect(-15, -174, 30, 25, paint.lit) +
  rect(5, -174, 10, 25, paint.mid) +
  path(arch(-7, -151, 6, 17) + arch(1, -151, 6, 17) + arch(9, -151, 5, 17), paint.dark, 0.7) +
  rect(-16, -188, 32, 14, paint.roof) +
  rect(5, -188, 11, 14, paint.roofShade) +
  twoTone('M-15,-188L0,-228L15,-188Z', mix(paint.leaf, paint.lit, 0.25), paint.leafDark) +
  circle(0, -230, 2.4, paint.glow) +
  rect(-17, -176, 34, 3, paint.white)

const sail = (paint: Paint): string =>
  stroke('M0,0V-62', paint.dark, 2) +
  rect(1, -60, 12, 46, paint.white, 0, 0.92) +
  stroke('M1,-49h12M1,-38h12M1,-27h12M7,-60v46', paint.shade, 0.9)

export const windmill: Landmark = (paint) =>
  polygon([-20, 0, -13, -64, 13, -64, 20, 0], paint.accent) +
  polygon([4, 0, 3, -64, 13, -64, 20, 0], mix(paint.accent, paint.dark, 0.3)) +
  path('M-15,-64Q-14,-82 0,-84Q14,-82 15,-64Z', paint.roof) +
  rect(-26, -26, 52, 4, paint.white) +
  stroke('M-24,-26L-17,-10M24,-26L17,-10', paint.white, 1.6) +
  rect(-4, -14, 8, 14, paint.white) +
  rect(-3, -50, 6, 8, paint.white) +
  group(
    each([24, 114, 204, 294], (angle) => `<g transform="rotate(${angle})">${sail(paint)}</g>`) +
      circle(0, 0, 3.4, paint.dark),
    0,
    -70,
  )

export const hallgrimskirkja: Landmark = (paint) => {
  const column = (x: number, h: number, fill: Hex) =>
    rect(x, -h, 11.4, h, fill) + path(`M${x},${-h}l5.7,-7l5.7,7z`, fill)
  const heights = [34, 42, 52, 64, 78, 94, 112]
  return (
    each(heights, (h, k) => column(-88 + k * 11, h, k % 2 ? paint.lit : mix(paint.lit, paint.mid, 0.55))) +
    each(heights, (h, k) => column(77 - k * 11, h, k % 2 ? paint.mid : mix(paint.mid, paint.shade, 0.6))) +
    rect(-13, -150, 26, 150, paint.lit) +
    rect(2, -150, 11, 150, paint.mid) +
    twoTone('M-15,-150L-11,-168L-6,-160L0,-214L6,-160L11,-168L15,-150Z', paint.lit, paint.mid) +
    path(ogive(0, 0, 13, 44), paint.dark, 0.8) +
    path(arch(0, -92, 6, 34), paint.night ? paint.glow : paint.dark, 0.85) +
    circle(0, -136, 6, paint.night ? paint.glow : paint.white) +
    circle(0, -136, 4.6, paint.dark, 0.35) +
    stroke('M0,-214v-13M-3.6,-222h7.2', paint.shade, 1.8)
  )
}
