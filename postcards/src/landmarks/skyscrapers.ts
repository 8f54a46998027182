import { mix } from '../svg/colour.ts'
import { px, path, stroke, rect, circle, group, times } from '../svg/shapes.ts'
import { twoTone } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const tokyoTower: Landmark = (paint) => {
  const body =
    'M-34,0C-20,-36 -12,-66 -9,-92L-4,-150L4,-150L9,-92C12,-66 20,-36 34,0L20,0Q10,-26 0,-26Q-10,-26 -20,0Z'
  let braces = ''
  for (let y = -14; y > -86; y -= 14) {
    const w = 30 + y * 0.24
    braces += `M${px(-w)},${y}L${px(w * 0.8)},${y - 13}M${px(w)},${y}L${px(-w * 0.8)},${y - 13}`
  }
  return (
    twoTone(body, paint.accent, mix(paint.accent, paint.dark, 0.3)) +
    stroke(braces, paint.white, 1.1, 0.55) +
    rect(-13, -98, 26, 10, paint.white, 2) +
    rect(-13, -93, 26, 3, paint.dark, 0, 0.6) +
    rect(-6, -136, 12, 5, paint.white, 1.5) +
    rect(-1.2, -186, 2.4, 40, paint.accent) +
    rect(-2, -168, 4, 6, paint.white)
  )
}

export const empireState: Landmark = (paint) => {
  const step = (w: number, y: number, h: number) =>
    rect(-w, y - h, w * 2, h, paint.mid) + rect(w * 0.15, y - h, w * 0.85, h, paint.shade)
  const piers = times(7, (k) => `M${(k - 3) * 6.2},-8V-178`)
  const windows = times(14, (row) =>
    times(3, (k) => {
      const y = -20 - row * 11
      return Math.abs((y * 7 + k * 13) % 5) < 2.2 ? `M${px(-20 + k * 12.4 + (y % 3))},${y}h2.6v4h-2.6z` : ''
    }),
  )
  return (
    step(40, 0, 44) +
    step(33, -44, 26) +
    step(26, -70, 112) +
    step(20, -182, 14) +
    step(14, -196, 10) +
    stroke(piers, paint.lit, 1.2, 0.45) +
    path(windows, paint.glow, paint.night ? 0.95 : 0.55) +
    twoTone('M-8,-206L-8,-224Q-8,-232 0,-236Q8,-232 8,-224L8,-206Z', paint.mid, paint.shade) +
    stroke('M0,-234V-276', paint.shade, 2) +
    rect(-26, -184, 52, 2.5, paint.lit, 0, 0.7) +
    rect(-33, -72, 66, 2.5, paint.lit, 0, 0.6)
  )
}

export const chryslerBuilding: Landmark = (paint) => {
  const crown = (y: number, r: number) =>
    stroke(`M${-r},${y}A${r},${r * 1.2} 0 0 1 ${r},${y}`, paint.shade, 1.6)
  return (
    rect(-18, -150, 36, 150, paint.mid) +
    rect(4, -150, 14, 150, paint.shade) +
    twoTone('M-18,-150C-18,-180 -8,-196 0,-222C8,-196 18,-180 18,-150Z', paint.lit, paint.mid) +
    crown(-152, 13) +
    crown(-164, 10.5) +
    crown(-176, 8) +
    crown(-187, 5.5) +
    stroke('M0,-218V-252', paint.lit, 1.8)
  )
}

export const marinaBaySands: Landmark = (paint) => {
  const tower = (x: number) =>
    group(
      path('M-14,0Q-10,-60 -8,-112L8,-112Q12,-60 18,0Z', paint.mid) +
        path('M2,0Q3,-60 2,-112L8,-112Q12,-60 18,0Z', paint.shade) +
        stroke(
          'M-12,-16H15M-11.4,-30H14.6M-11,-44H13.6M-10.4,-58H12.6M-10,-72H11.6M-9.4,-86H10.4M-9,-100H9',
          paint.lit,
          1,
          0.5,
        ),
      x,
      0,
    )
  return (
    tower(-50) +
    tower(0) +
    tower(50) +
    path('M-84,-124Q0,-132 92,-126Q98,-124 92,-120Q60,-112 -62,-112Q-76,-114 -84,-124Z', paint.lit) +
    path('M-80,-119Q0,-112 90,-121Q60,-111 -62,-111Q-74,-112 -80,-119Z', paint.shade) +
    stroke('M-66,-126v-5M-50,-127v-6M-34,-128v-5M40,-128v-6M56,-128v-5M70,-127v-5', paint.leaf, 3)
  )
}

export const supertree: Landmark = (paint) =>
  path('M-3,0Q-2,-30 -4,-44Q-16,-52 -26,-66L26,-66Q16,-52 4,-44Q2,-30 3,0Z', paint.accent) +
  stroke('M0,-30V-64M-2,-46L-18,-65M2,-46L18,-65M-1,-48L-9,-66M1,-48L9,-66', paint.shade, 1.2) +
  path('M-29,-66Q0,-74 29,-66L26,-63Q0,-69 -26,-63Z', paint.leaf)

export const cnTower: Landmark = (paint) =>
  twoTone('M-9,0L-3.4,-150H3.4L9,0Z', paint.lit, paint.shade) +
  path('M-14,-150Q-18,-158 -12,-164H12Q18,-158 14,-150Z', paint.mid) +
  rect(-15, -158, 30, 3, paint.glow) +
  rect(-8, -172, 16, 9, paint.shade) +
  path('M-2.6,-172L0,-252L2.6,-172Z', paint.mid) +
  rect(-4, -206, 8, 5, paint.mid)

export const pearlTower: Landmark = (paint) =>
  stroke('M-22,0L-5,-44M22,0L5,-44', paint.mid, 5) +
  rect(-6, -150, 12, 150, paint.mid) +
  rect(1, -150, 5, 150, paint.shade) +
  twoTone('M-20,-52a20,20 0 1 0 40,0a20,20 0 1 0 -40,0Z', paint.accent, mix(paint.accent, paint.dark, 0.35)) +
  twoTone(
    'M-14,-138a14,14 0 1 0 28,0a14,14 0 1 0 -28,0Z',
    paint.accent,
    mix(paint.accent, paint.dark, 0.35),
  ) +
  rect(-3, -190, 6, 40, paint.mid) +
  circle(0, -174, 6, paint.accent) +
  stroke('M0,-186V-226', paint.shade, 2) +
  rect(-20, -54, 40, 3, paint.glow, 0, 0.7) +
  rect(-14, -140, 28, 3, paint.glow, 0, 0.7)
