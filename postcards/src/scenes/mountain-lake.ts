import { conifers } from '../parts/trees.ts'
import { water } from '../parts/water.ts'
import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { circle, group, path, stroke } from '../svg/shapes.ts'

export interface Ground {
  near: Hex
  far: Hex
  pine: Hex
}

const canoe = (stage: Stage): string =>
  group(
    path('M-40,-6Q0,4 40,-6Q34,8 20,9H-20Q-34,8 -40,-6Z', stage.tone('#c8452f')) +
      path('M-34,-2Q0,5 34,-2', stage.tone('#f2dfc0')) +
      path('M-6,-4L-4,-22Q0,-26 4,-22L6,-4Z', stage.tone('#f0b62c')) +
      circle(0, -28, 5, stage.tone('#4a3328')) +
      stroke('M-16,-24L18,8', stage.tone('#7a5230'), 2.4),
    stage.width * 0.52,
    stage.height * 0.88,
    1.25,
  )

export function lake(stage: Stage, horizon: number, { pine }: Ground): string {
  const { width, height } = stage
  const shore = horizon + 24
  const middle = stage.tone(mix(pine, '#0c2b2a', 0.12), 0.08)
  const bank = stage.tone('#234f44')
  const near = stage.tone('#173c38')
  return (
    water(stage, shore, [stage.tone('#7fcbd0', 0.1), stage.tone('#1f7f95')], { sunlit: false, ripples: 34 }) +
    path(`M0,${shore}H${width}V${shore + 3}H0Z`, stage.tone('#e7f3ef'), 0.5) +
    conifers(stage, height - 26, 9, 104, middle, 8, -14, width * 0.3) +
    conifers(stage, height - 20, 8, 96, middle, 8, width * 0.78, width + 20) +
    path(`M-10,${height}V${height - 44}Q${width * 0.16},${height - 50} ${width * 0.34},${height}Z`, bank) +
    path(
      `M${width + 10},${height}V${height - 50}Q${width * 0.86},${height - 40} ${width * 0.72},${height}Z`,
      bank,
    ) +
    conifers(stage, height + 12, 6, 128, near, 8, -24, width * 0.15) +
    conifers(stage, height + 12, 5, 120, near, 8, width * 0.9, width + 20) +
    canoe(stage)
  )
}
