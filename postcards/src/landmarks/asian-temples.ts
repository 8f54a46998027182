import { mix } from '../svg/colour.ts'
import { px, path, stroke, rect, circle, polygon, group, each, times } from '../svg/shapes.ts'
import { twoTone, ogive, merlons, onion, eave } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const pagoda: Landmark = (paint) => {
  const storey = (w: number, y: number) => {
    const half = w * 0.56
    const screens = each(
      [-0.62, -0.1, 0.42],
      (k) => `M${px(half * k)},${px(y - 3)}v-11h${px(half * 0.3)}v11z`,
    )
    return (
      rect(-half, y - 20, half * 2, 20, paint.accent) +
      rect(half * 0.2, y - 20, half * 0.8, 20, mix(paint.accent, paint.dark, 0.28)) +
      path(screens, paint.white, 0.9) +
      rect(-half - 2, y - 3, half * 2 + 4, 3, mix(paint.accent, paint.dark, 0.4)) +
      twoTone(eave(y - 19, w, 13, 0.5, 5), paint.roof, paint.roofShade)
    )
  }
  return (
    storey(52, 0) +
    storey(47, -30) +
    storey(42, -58) +
    storey(37, -84) +
    storey(32, -108) +
    path('M-14,-140L0,-152L14,-140Z', paint.roof) +
    rect(-1.2, -190, 2.4, 40, paint.dark) +
    times(6, (k) => rect(-4 + k * 0.35, -158 - k * 4.6, 8 - k * 0.7, 2, paint.dark, 1)) +
    circle(0, -190, 2.6, paint.glow) +
    rect(-62, -2, 124, 6, paint.shade) +
    rect(-70, 3, 140, 5, paint.dark)
  )
}

export const torii: Landmark = (paint) =>
  polygon([-34, 0, -30, -66, -23, -66, -25, 0], paint.accent) +
  polygon([26, 0, 23, -66, 30, -66, 35, 0], mix(paint.accent, paint.dark, 0.25)) +
  rect(-40, -54, 80, 6, mix(paint.accent, paint.dark, 0.12)) +
  rect(-4, -66, 8, 14, paint.dark) +
  path('M-52,-74Q0,-66 52,-74L49,-65Q0,-60 -49,-65Z', paint.accent) +
  path('M-56,-81Q0,-71 56,-81L53,-73Q0,-65 -53,-73Z', paint.dark) +
  rect(-37, -6, 14, 7, paint.dark) +
  rect(24, -6, 14, 7, paint.dark)

export const tajMahal: Landmark = (paint) => {
  const minaret = (x: number, s = 1) =>
    group(
      polygon([-4.4, 0, -3.2, -104, 3.2, -104, 4.4, 0], paint.lit) +
        polygon([0.8, 0, 0.8, -104, 3.2, -104, 4.4, 0], paint.mid) +
        each([-34, -68, -100], (y) => rect(-5.4, y, 10.8, 2.6, paint.shade)) +
        twoTone(onion(0, -104, 9, 14), paint.lit, paint.shade) +
        stroke('M0,-118v-5', paint.glow, 1.4),
      x,
      0,
      s,
    )
  const kiosk = (x: number) =>
    rect(x - 11, -68, 22, 12, paint.lit) +
    twoTone(onion(x, -67, 26, 26), paint.lit, paint.shade) +
    stroke(`M${x},-92v-5`, paint.glow, 1.4)
  return (
    minaret(-128) +
    minaret(128) +
    minaret(-96, 0.86) +
    minaret(96, 0.86) +
    rect(-72, -56, 144, 58, paint.lit) +
    rect(30, -56, 42, 58, paint.mid) +
    path('M-72,-56L-72,-58H72V-56Z', paint.shade) +
    each([-56, -38, 38, 56], (x) => path(ogive(x, -30, 11, 20) + ogive(x, -3, 11, 22), paint.shade, 0.75)) +
    each([-50, 50], kiosk) +
    rect(-25, -64, 50, 66, paint.white) +
    rect(10, -64, 15, 66, paint.lit) +
    path(ogive(0, 0, 34, 54), paint.mid) +
    path(ogive(0, 0, 20, 36), paint.dark, 0.6) +
    rect(-25, -80, 50, 17, paint.lit) +
    rect(10, -80, 15, 17, paint.mid) +
    twoTone(onion(0, -79, 62, 66), paint.white, paint.mid) +
    path('M-18,-88C-26,-104 -18,-122 -6,-130C-14,-118 -16,-104 -12,-88Z', '#ffffff', 0.5) +
    stroke('M0,-143v-12', paint.glow, 2) +
    rect(-140, -1, 280, 6, paint.mid) +
    rect(-148, 4, 296, 4, paint.shade)
  )
}

export const watArun: Landmark = (paint) => {
  const prang = (h: number, w: number) => {
    const steps = Math.round(h / 13)
    const step = (k: number) => {
      const half = w * (1 - k / steps) ** 0.72
      const y = -h * 0.78 * (k / steps)
      const rise = (h * 0.78) / steps + 1
      return (
        rect(-half, y - rise, half * 2, rise, k % 2 ? paint.lit : paint.mid) +
        rect(half * 0.25, y - rise, half * 0.75, rise, k % 2 ? paint.mid : paint.shade) +
        rect(-half - 2, y - 2.4, half * 2 + 4, 2.6, k % 3 === 1 ? paint.accent : paint.shade)
      )
    }
    return (
      times(steps, step) +
      twoTone(
        `M${-w * 0.3},${-h * 0.76}C${-w * 0.34},${-h * 0.88} -3,${-h * 0.94} 0,${-h}C3,${-h * 0.94} ${w * 0.34},${-h * 0.88} ${w * 0.3},${-h * 0.76}Z`,
        paint.lit,
        paint.shade,
      ) +
      stroke(`M0,${-h}v-10`, paint.glow, 1.8)
    )
  }
  return (
    group(prang(92, 20), -84, 0) +
    group(prang(92, 20), 84, 0) +
    prang(190, 52) +
    group(prang(72, 15), -58, 6) +
    group(prang(72, 15), 58, 6) +
    rect(-120, -4, 240, 8, paint.mid) +
    rect(-128, 3, 256, 6, paint.shade) +
    path(ogive(0, -38, 13, 24), paint.dark, 0.7) +
    path('M-9,-4L-5,-38H5L9,-4Z', paint.white, 0.35)
  )
}

export const angkorWat: Landmark = (paint) => {
  const tower = (h: number, w: number) => {
    const tier = (k: number) => {
      const t = k / 7
      const half = w * Math.cos(t * 1.25) ** 0.9
      const y = -h * t * 0.9
      return twoTone(
        `M${-half - 2},${y}Q${-half - 2},${y - h * 0.1} ${-half * 0.86},${y - h * 0.135}L${half * 0.86},${y - h * 0.135}Q${half + 2},${y - h * 0.1} ${half + 2},${y}Z`,
        k % 2 ? paint.mid : paint.lit,
        paint.shade,
      )
    }
    return (
      times(7, tier) +
      twoTone(
        `M${-w * 0.34},${-h * 0.88}Q0,${-h * 0.98} 0,${-h * 1.06}Q0,${-h * 0.98} ${w * 0.34},${-h * 0.88}Z`,
        paint.mid,
        paint.shade,
      )
    )
  }
  return (
    group(tower(66, 17), -96, -30) +
    group(tower(66, 17), 96, -30) +
    group(tower(74, 18), -52, -40) +
    group(tower(74, 18), 52, -40) +
    group(tower(104, 24), 0, -46) +
    polygon([-84, -26, -70, -46, 70, -46, 84, -26], paint.mid) +
    rect(-150, -30, 300, 20, paint.lit) +
    rect(40, -30, 110, 20, paint.mid) +
    stroke(
      times(25, (k) => `M${-144 + k * 12},-14v-10`),
      paint.dark,
      3.4,
      0.6,
    ) +
    polygon([-150, -30, -140, -38, 140, -38, 150, -30], paint.shade) +
    rect(-170, -11, 340, 13, paint.mid) +
    rect(-170, -3, 340, 5, paint.shade) +
    path(ogive(0, -8, 16, 28), paint.dark, 0.75)
  )
}

export const meruTower: Landmark = (paint) => {
  const roof = (k: number) => {
    const w = 44 - k * 3.7
    const y = -16 - k * 17
    return (
      rect(-w * 0.34, y - 10, w * 0.68, 11, k ? paint.accent : paint.mid) +
      twoTone(
        `M${-w},${y - 6}Q${-w * 0.5},${y - 12} ${-w * 0.3},${y - 22}L${w * 0.3},${y - 22}Q${w * 0.5},${y - 12} ${w},${y - 6}L${w - 4},${y - 1}Q0,${y - 4} ${-w + 4},${y - 1}Z`,
        paint.roof,
        paint.roofShade,
      )
    )
  }
  return (
    rect(-48, -14, 96, 16, paint.mid) +
    rect(10, -14, 38, 16, paint.shade) +
    path(merlons(-48, 48, -14, 9, 4), paint.mid) +
    times(9, roof) +
    path('M-5,-172L0,-188L5,-172Z', paint.glow)
  )
}

export const splitGate: Landmark = (paint) => {
  const half = (side: 1 | -1) => {
    const d = `M${side * 7},0V-120L${side * 12},-124L${side * 13},-112L${side * 20},-110L${side * 20},-98L${side * 29},-95L${side * 29},-82L${side * 38},-78V-62L${side * 47},-58V-42L${side * 56},-38V-20L${side * 66},-16V0Z`
    const courses = [
      [20, -98],
      [29, -82],
      [38, -62],
      [47, -42],
      [56, -20],
    ] as const
    const bands = each(courses, ([x, y]) => `M${side * 7},${y}H${side * (x + 2)}`)
    return (
      path(d, side < 0 ? paint.mid : paint.shade) +
      stroke(bands, side < 0 ? paint.lit : paint.mid, 2.2, 0.7) +
      path(`M${side * 7},0V-120L${side * 11},-124V0Z`, side < 0 ? paint.shade : paint.dark)
    )
  }
  return (
    half(-1) +
    half(1) +
    rect(-40, -4, 80, 3, paint.lit) +
    rect(-30, -9, 60, 5, paint.mid) +
    rect(-22, -14, 44, 5, paint.shade)
  )
}

/** A bell-shaped gilded tower on a redented base, parasols at its corners. */
export const goldenChedi: Landmark = (paint) => {
  const shade = mix(paint.lit, paint.shade, 0.5)
  const step = (w: number, y: number, h: number) =>
    rect(-w, y - h, w * 2, h, paint.lit) +
    rect(w * 0.2, y - h, w * 0.8, h, shade) +
    rect(-w - 3, y - 3, w * 2 + 6, 3, paint.mid)
  const parasol = (x: number) =>
    stroke(`M${x},2V-62`, paint.mid, 1.8) +
    path(`M${x - 11},-56Q${x},-72 ${x + 11},-56Z`, paint.glow) +
    path(`M${x - 7},-66Q${x},-78 ${x + 7},-66Z`, paint.glow)
  return (
    rect(-92, -10, 184, 14, paint.white) +
    rect(24, -10, 68, 14, paint.mid) +
    times(15, (k) => rect(-90 + k * 12.6, -20, 3, 12, paint.accent)) +
    parasol(-74) +
    parasol(74) +
    step(56, 0, 22) +
    step(48, -22, 18) +
    step(40, -40, 16) +
    step(32, -56, 14) +
    twoTone('M-27,-70C-27,-96 -17,-104 -13,-122L13,-122C17,-104 27,-96 27,-70Z', paint.lit, shade) +
    rect(-16, -128, 32, 7, paint.mid) +
    times(6, (k) => rect(-11 + k * 1.5, -134 - k * 6, 22 - k * 3, 4.4, k % 2 ? paint.mid : paint.lit, 1)) +
    path('M-3,-164L0,-206L3,-164Z', paint.glow)
  )
}
