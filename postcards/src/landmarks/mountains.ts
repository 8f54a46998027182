import { mix, lighter } from '../svg/colour.ts'
import { path, stroke, rect } from '../svg/shapes.ts'
import { twoTone } from './masonry.ts'
import type { Landmark } from './paint.ts'

export const fuji: Landmark = (paint) =>
  twoTone(
    'M-300,0C-190,-34 -110,-96 -52,-158Q-38,-170 -30,-166L-12,-170L6,-165L24,-170Q36,-170 50,-158C108,-96 190,-34 300,0Z',
    paint.mid,
    paint.shade,
  ) +
  twoTone(
    'M-52,-158Q-38,-170 -30,-166L-12,-170L6,-165L24,-170Q36,-170 50,-158C62,-145 76,-131 90,-118L76,-122L66,-108L54,-124L42,-100L30,-122L18,-92L6,-120L-8,-98L-20,-122L-34,-102L-46,-124L-58,-106L-70,-122L-92,-116C-78,-130 -64,-145 -52,-158Z',
    paint.white,
    mix(paint.white, paint.shade, 0.32),
  )

export const matterhorn: Landmark = (paint) => {
  const snow = paint.white
  const snowShade = mix(paint.white, paint.shade, 0.4)
  return (
    path(
      'M-250,0L-196,-34L-150,-48L-104,-92L-72,-112L-46,-158L-22,-214L-4,-252Q6,-262 16,-250L30,-222L48,-196L58,-160L92,-112L130,-84L172,-42L250,0Z',
      paint.mid,
    ) +
    path(
      'M-4,-252Q6,-262 16,-250L30,-222L48,-196L58,-160L92,-112L130,-84L172,-42L250,0L40,0L12,-62L30,-104L6,-150L14,-196Z',
      paint.shade,
    ) +
    path(
      'M-4,-252Q6,-262 14,-252L8,-220L14,-196L2,-172L-8,-190L-16,-160L-30,-176L-40,-140L-54,-138L-46,-158L-22,-214Z',
      snow,
    ) +
    path(
      'M-104,-92L-72,-112L-62,-128L-54,-104L-66,-84L-50,-70L-84,-58L-98,-30L-132,-40L-150,-48Z',
      snow,
      0.95,
    ) +
    path('M-40,-96L-22,-122L-6,-106L-14,-78L6,-60L-26,-40L-44,-58Z', snow, 0.85) +
    path('M16,-250L30,-222L40,-208L34,-186L24,-200L18,-222Z', snowShade) +
    path('M44,-128L62,-148L92,-112L110,-98L96,-80L78,-92L66,-70L50,-96Z', snowShade, 0.9) +
    path('M110,-40L140,-60L172,-42L210,-20L150,-14Z', snowShade, 0.9) +
    path('M-196,-34L-170,-42L-150,-22L-180,-8L-226,-14Z', snow, 0.9)
  )
}

/** A steep, rounded rock, wooded to the top. */
export const limestonePeak: Landmark = (paint) =>
  twoTone(
    'M-74,0C-66,-30 -58,-108 -30,-138Q-6,-160 22,-140C48,-118 58,-40 84,0Z',
    paint.leaf,
    paint.leafDark,
  ) +
  path(
    'M-58,-22C-52,-60 -46,-112 -28,-134Q-12,-120 -24,-86C-34,-58 -30,-32 -44,-10Z',
    lighter(paint.leaf, 0.08),
    0.8,
  )

export const sugarloaf: Landmark = (paint) =>
  limestonePeak(paint) +
  path('M60,0C76,-16 84,-50 112,-52C144,-52 152,-20 180,0Z', paint.leafDark) +
  stroke('M-4,-149L108,-53', paint.dark, 0.9) +
  rect(50, -103, 9, 6, paint.accent, 1.5) +
  stroke('M54.5,-108v5', paint.dark, 1)

export const christStatue: Landmark = (paint) =>
  path(
    'M-5,0L-4,-26L-24,-27.5Q-26,-31 -23,-31.5L-4.5,-33Q-5,-40 0,-41Q5,-40 4.5,-33L23,-31.5Q26,-31 24,-27.5L4,-26L5,0Z',
    paint.white,
  ) +
  path('M0,-41Q5,-40 4.5,-33L23,-31.5Q26,-31 24,-27.5L4,-26L5,0L0,0Z', paint.mid) +
  rect(-7, -1, 14, 9, paint.shade)
