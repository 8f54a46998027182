import { mix } from '../svg/colour.ts'
import { px, path, stroke, rect, polygon, group, each, times } from '../svg/shapes.ts'
import { ogive } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const brooklynBridge: Landmark = (paint) => {
  const tower =
    rect(-17, -112, 34, 124, paint.mid) +
    rect(5, -112, 12, 124, paint.shade) +
    rect(-20, -117, 40, 8, paint.shade) +
    rect(-22, 8, 44, 8, paint.dark) +
    path(ogive(-7.4, -18, 9.4, 74) + ogive(7.4, -18, 9.4, 74), paint.dark, 0.8)
  const hangers = times(56, (k) => {
    const x = -330 + k * 12
    const offset = Math.abs(x)
    const rise = offset < 150 ? offset / 150 : (330 - offset) / 180
    return `M${x},-12V${px(-22 - 88 * Math.max(0, rise) ** 1.9)}`
  })
  return (
    stroke(hangers, paint.dark, 0.9, 0.65) +
    stroke('M-340,-14Q-215,-30 -150,-112Q0,66 150,-112Q215,-30 340,-14', paint.dark, 2.6) +
    rect(-1500, -17, 4000, 8, paint.dark) +
    rect(-1500, -20, 4000, 2.4, paint.shade) +
    each([-430, 430, 530, -530, 630, 730, 830, 930, 1030, 1130, 1230], (x) =>
      rect(x - 9, -10, 18, 22, paint.shade),
    ) +
    group(tower, -150, 0) +
    group(tower, 150, 0)
  )
}

export const harbourBridge: Landmark = (paint) => {
  const truss = times(25, (k) => {
    const x = (k - 12) * 11
    const u = x / 140
    const next = (x + 11) / 140
    const y = px(-96 + 88 * u * u)
    return `M${x},-22V${y}${k < 24 ? `M${x},${y}L${x + 11},${px(-82 + 70 * next * next)}` : ''}`
  })
  const pylon =
    rect(-9, -60, 18, 62, paint.lit) + rect(3, -60, 6, 62, paint.mid) + rect(-11, -63, 22, 4, paint.mid)
  return (
    stroke(truss, paint.shade, 1.3, 0.85) +
    stroke('M-140,-8Q0,-184 140,-8', paint.dark, 3) +
    stroke('M-138,-14Q0,-156 138,-14', paint.dark, 2) +
    rect(-230, -24, 460, 5, paint.dark) +
    group(pylon, -150, 0) +
    group(pylon, 150, 0)
  )
}

export const goldenGate: Landmark = (paint) => {
  const lit = paint.accent
  const shade = mix(paint.accent, paint.dark, 0.28)
  const tower =
    rect(-9, -150, 5.5, 158, lit) +
    rect(4, -150, 5.5, 158, shade) +
    each([-148, -118, -88, -56], (y) => rect(-9, y, 18.5, 7, shade)) +
    rect(-11, -153, 22.5, 5, lit) +
    rect(-13, 0, 27, 8, paint.dark)
  const hangers = times(61, (k) => {
    const x = -330 + k * 11
    const offset = Math.abs(x)
    const rise = offset < 140 ? (offset / 140) ** 2 : Math.max(0, (330 - offset) / 190) ** 1.35
    return `M${x},-26V${px(-34 - 112 * rise)}`
  })
  return (
    stroke(hangers, lit, 0.9, 0.75) +
    stroke('M-340,-26Q-220,-52 -140,-150Q0,84 140,-150Q220,-52 340,-26', lit, 2.8) +
    rect(-420, -29, 840, 6, lit) +
    rect(-420, -24, 840, 3, shade) +
    group(tower, -140, 0) +
    group(tower, 140, 0)
  )
}

export const operaHouse: Landmark = (paint) => {
  const shell = (x: number, w: number, h: number, flip: 1 | -1 = 1) =>
    group(
      path(
        `M0,0C${w * 0.06},${-h * 0.62} ${w * 0.4},${-h * 0.98} ${w},${-h}C${w * 0.72},${-h * 0.66} ${w * 0.74},${-h * 0.3} ${w * 0.86},0Z`,
        paint.white,
      ) +
        path(
          `M${w},${-h}C${w * 0.72},${-h * 0.66} ${w * 0.74},${-h * 0.3} ${w * 0.86},0L${w * 0.62},0C${w * 0.54},${-h * 0.34} ${w * 0.64},${-h * 0.72} ${w},${-h}Z`,
          paint.shade,
        ) +
        stroke(
          `M${w * 0.2},0C${w * 0.24},${-h * 0.5} ${w * 0.5},${-h * 0.86} ${w},${-h}M${w * 0.4},0C${w * 0.4},${-h * 0.4} ${w * 0.58},${-h * 0.78} ${w},${-h}`,
          paint.mid,
          1,
          0.7,
        ),
      x,
      -16,
      1,
      flip,
    )
  return (
    shell(34, 58, 52, -1) +
    shell(-100, 70, 62) +
    shell(-66, 82, 92) +
    shell(-20, 74, 70) +
    shell(120, 52, 58, -1) +
    shell(26, 54, 48) +
    shell(84, 34, 34) +
    polygon([-124, -16, 136, -16, 146, 2, -132, 2], paint.mid) +
    polygon([-132, -4, 144, -4, 146, 2, -134, 2], paint.shade) +
    stroke('M-118,-10H136', paint.lit, 1.4, 0.6)
  )
}
