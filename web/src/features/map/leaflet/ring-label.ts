import {
  frameAround,
  isInside,
  meet,
  type Pixel,
  type PixelFrame,
  type PixelSize,
} from '../../../base-map/pixel-frame.ts'

/** Where on its ring a distance may stand, in degrees from the top: there first. */
const turns = [0, 45, 315, 180, 135, 225, 90, 270] as const

export const labelFrame = (at: Pixel): PixelFrame => frameAround(at, 26, 11)

/** The first place on the ring that is seen and free, or null where there is none. */
export function ringLabelAt(
  centre: Pixel,
  radiusPx: number,
  size: PixelSize,
  taken: readonly PixelFrame[],
): Pixel | null {
  const places = turns.map((turn) => {
    const angle = (turn * Math.PI) / 180
    return { x: centre.x + radiusPx * Math.sin(angle), y: centre.y - radiusPx * Math.cos(angle) }
  })
  const isFree = (frame: PixelFrame) => isInside(frame, size) && !taken.some((one) => meet(one, frame))
  return places.find((place) => isFree(labelFrame(place))) ?? null
}
