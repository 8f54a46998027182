import { type Hex, mix } from '../svg/colour.ts'
import { px, path, stroke, rect, circle, polygon, group, each, times } from '../svg/shapes.ts'
import { twoTone, arch, ogive, dome } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const colosseum: Landmark = (paint) => {
  const outer =
    'M-118,4L-118,-74Q-114,-100 -88,-106Q-40,-114 6,-112L22,-106L30,-92L46,-86L58,-70L96,-66Q116,-62 118,-48L118,4Q0,16 -118,4Z'
  const turn = (k: number) => (k / 8.6) * 1.32
  let sunlitArches = ''
  let shadedArches = ''
  for (const [y, h, ruinedFrom] of [
    [-4, 20, 120],
    [-33, 20, 104],
    [-61, 19, 50],
  ] as const) {
    for (let k = -8; k <= 8; k++) {
      const t = turn(k)
      const x = Math.sin(t) * 116
      if (x > ruinedFrom) continue
      const opening = arch(x, y + Math.cos(t) * 7 - 2, 10.5 * Math.cos(t) + 1.2, h)
      if (x > 26) shadedArches += opening
      else sunlitArches += opening
    }
  }
  const top = times(9, (k) => {
    const t = turn(k - 8)
    return `M${px(Math.sin(t) * 116 - 1.8)},${px(-88 - Math.cos(t) * 5)}h3.6v6h-3.6z`
  })
  const bands = 'M-118,-26Q0,-12 118,-26M-118,-55Q0,-41 116,-55M-116,-82Q-40,-76 24,-80'
  return (
    path('M-96,-70Q0,-88 96,-62L96,-40L-96,-40Z', paint.shade) +
    path(outer, paint.lit) +
    path('M22,-106L30,-92L46,-86L58,-70L96,-66Q116,-62 118,-48L118,4Q60,12 26,10Z', paint.mid) +
    stroke(bands, paint.shade, 2.6, 0.75) +
    path(sunlitArches, paint.dark, 0.82) +
    path(shadedArches, paint.dark, 0.9) +
    path(top, paint.dark, 0.7)
  )
}

export const sagradaFamilia: Landmark = (paint) => {
  const spire = (x: number, h: number, w: number, lit: Hex, shade: Hex) => {
    let slits = ''
    for (let y = -h * 0.3; y > -h * 0.84; y -= 7) {
      const half = w * (1 - (Math.abs(y) / h) ** 2.1) * 0.5
      slits += `M${px(-half * 0.7)},${px(y)}v-3.6M0,${px(y + 1)}v-3.6M${px(half * 0.7)},${px(y)}v-3.6`
    }
    return group(
      twoTone(
        `M${-w / 2},0C${-w / 2},${-h * 0.45} ${-w * 0.32},${-h * 0.8} -2.4,${-h}L2.4,${-h}C${w * 0.32},${-h * 0.8} ${w / 2},${-h * 0.45} ${w / 2},0Z`,
        lit,
        shade,
      ) +
        stroke(slits, paint.dark, 1.5, 0.6) +
        path(`M-3,${-h}l-2,-5l5,-9l5,9l-2,5z`, paint.accent) +
        circle(0, -h - 15, 2.2, paint.glow),
      x,
      0,
    )
  }
  return (
    spire(0, 214, 44, paint.mid, paint.shade) +
    spire(-34, 168, 25, paint.mid, paint.shade) +
    spire(34, 168, 25, paint.shade, paint.dark) +
    spire(-50, 140, 23, paint.lit, paint.mid) +
    spire(50, 140, 23, paint.mid, paint.shade) +
    spire(-20, 156, 23, paint.lit, paint.mid) +
    spire(20, 156, 23, paint.mid, paint.shade) +
    twoTone(
      'M-66,0L-66,-34L-50,-62L-34,-40L-20,-70L0,-92L20,-70L34,-40L50,-62L66,-34L66,0Z',
      paint.lit,
      paint.mid,
    ) +
    path(ogive(0, 0, 22, 52) + ogive(-33, 0, 15, 36) + ogive(33, 0, 15, 36), paint.dark, 0.85) +
    circle(0, -64, 7, paint.dark, 0.7) +
    circle(0, -64, 4.4, paint.glow, 0.9) +
    stroke('M-62,-30L-50,-54L-38,-34M62,-30L50,-54L38,-34', paint.shade, 1.6, 0.7)
  )
}

export const parthenon: Landmark = (paint) => {
  const column = (x: number) =>
    rect(x - 5, -56, 10, 50, paint.lit) +
    rect(x + 1.4, -56, 3.6, 50, paint.mid) +
    rect(x - 7, -60, 14, 4.4, paint.lit)
  return (
    rect(-82, -58, 164, 54, paint.dark, 0, 0.55) +
    times(8, (k) => column(-77 + k * 22)) +
    rect(-90, -72, 180, 13, paint.lit) +
    rect(30, -72, 60, 13, paint.mid) +
    stroke(
      times(15, (k) => `M${-84 + k * 12},-70v8`),
      paint.shade,
      2,
      0.6,
    ) +
    polygon([-94, -72, 0, -104, 94, -72], paint.mid) +
    polygon([-78, -74, 0, -99, 78, -74], paint.shade) +
    polygon([0, -104, 94, -72, 84, -72, 0, -100], paint.lit, 0.6) +
    rect(-96, -7, 192, 5, paint.lit) +
    rect(-102, -3, 204, 5, paint.mid)
  )
}

export const florenceCathedral: Landmark = (paint) => {
  const ribs =
    'M0,-150V-72M-16,-147Q-34,-116 -36,-72M16,-147Q34,-116 36,-72M-8,-150Q-18,-112 -18,-72M8,-150Q18,-112 18,-72'
  return (
    group(
      rect(-13, -138, 26, 140, paint.lit) +
        rect(4, -138, 9, 140, paint.mid) +
        each(
          [-30, -62, -94],
          (y) => rect(-13, y, 26, 3, paint.roof) + path(ogive(0, y - 6, 9, 19), paint.dark, 0.6),
        ) +
        path(ogive(0, -104, 11, 26), paint.dark, 0.65) +
        rect(-16, -143, 32, 6, paint.shade),
      -96,
      0,
    ) +
    rect(-62, -46, 124, 48, paint.lit) +
    rect(20, -46, 42, 48, paint.mid) +
    rect(-62, -50, 124, 5, paint.roof) +
    each([-46, 46], (x) => twoTone(dome(x, -48, 17, 0.95), paint.roof, paint.roofShade)) +
    rect(-42, -76, 84, 34, paint.lit) +
    rect(14, -76, 28, 34, paint.mid) +
    each([-28, 0, 28], (x) => circle(x, -60, 7, paint.dark, 0.55)) +
    twoTone(
      'M-42,-74C-42,-120 -22,-146 -8,-152L8,-152C22,-146 42,-120 42,-74Z',
      paint.roof,
      paint.roofShade,
    ) +
    stroke(ribs, paint.lit, 2, 0.85) +
    rect(-8, -170, 16, 19, paint.lit) +
    rect(2, -170, 6, 19, paint.mid) +
    path('M-10,-170L0,-186L10,-170Z', paint.lit) +
    circle(0, -189, 3, paint.glow) +
    stroke('M0,-191v-8', paint.shade, 1.4) +
    path(ogive(-40, -4, 13, 28) + ogive(0, -4, 16, 34) + ogive(40, -4, 13, 28), paint.dark, 0.6)
  )
}

export const salute: Landmark = (paint) =>
  twoTone(dome(0, -62, 34, 1.1), mix(paint.roof, paint.lit, 0.35), paint.shade) +
  rect(-9, -112, 18, 14, paint.lit) +
  twoTone(dome(0, -111, 9, 1.2), paint.mid, paint.shade) +
  stroke('M0,-122v-9', paint.glow, 1.6) +
  rect(-36, -66, 72, 24, paint.lit) +
  rect(12, -66, 24, 24, paint.mid) +
  each([-24, -8, 8, 24], (x) => path(arch(x, -46, 8, 15), paint.dark, 0.5)) +
  polygon([-50, -40, -42, -52, 42, -52, 50, -40], paint.mid) +
  rect(-48, -42, 96, 44, paint.lit) +
  rect(16, -42, 32, 44, paint.mid) +
  path(arch(0, 0, 18, 36), paint.dark, 0.6) +
  each([-32, 32], (x) => path(arch(x, -6, 9, 24), paint.dark, 0.4)) +
  group(
    twoTone(dome(0, -40, 16, 1.15), mix(paint.roof, paint.lit, 0.35), paint.shade) +
      rect(-17, -41, 34, 42, paint.mid),
    62,
    0,
  )

export const brandenburgGate: Landmark = (paint) =>
  each(
    [-78, -50, -22, 22, 50, 78],
    (x) => rect(x - 6, -62, 12, 62, paint.lit) + rect(x + 1, -62, 5, 62, paint.mid),
  ) +
  rect(-92, -76, 184, 15, paint.lit) +
  rect(30, -76, 62, 15, paint.mid) +
  rect(-70, -92, 140, 17, paint.mid) +
  rect(24, -92, 46, 17, paint.shade) +
  rect(-96, -78, 192, 3, paint.shade) +
  path('M-22,-92L-18,-104L-10,-98L-8,-108L0,-98L4,-112L10,-98L16,-106L20,-92Z', paint.leafDark) +
  stroke('M6,-108V-126', paint.leafDark, 2) +
  circle(6, -127, 3, paint.leafDark) +
  rect(-98, -3, 196, 5, paint.shade)

export const pragueCastle: Landmark = (paint) => {
  const spire = (x: number, y: number, h: number, w: number) =>
    rect(x - w / 2, y - h * 0.5, w, h * 0.5, paint.mid) +
    rect(x + w * 0.1, y - h * 0.5, w * 0.4, h * 0.5, paint.shade) +
    group(
      twoTone(`M${-w / 2 - 1},${-h * 0.5}L0,${-h}L${w / 2 + 1},${-h * 0.5}Z`, paint.roof, paint.roofShade),
      x,
      y,
    )
  return (
    rect(-120, -30, 240, 32, paint.mid) +
    rect(-120, -36, 240, 8, paint.roof) +
    spire(-14, -30, 120, 17) +
    spire(8, -30, 120, 17) +
    spire(34, -30, 92, 13) +
    rect(-60, -58, 76, 30, paint.lit) +
    polygon([-62, -58, -54, -72, 12, -72, 16, -58], paint.roofShade) +
    spire(-70, -30, 60, 14) +
    spire(100, -24, 48, 16) +
    spire(-112, -24, 46, 16) +
    times(14, (k) => rect(-112 + k * 16.4, -20, 4.4, 8, paint.dark, 0, 0.55))
  )
}
