export interface Pixel {
  x: number
  y: number
}

export interface PixelSize {
  width: number
  height: number
}

export interface PixelFrame {
  left: number
  right: number
  top: number
  bottom: number
}

export const meet = (a: PixelFrame, b: PixelFrame): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

export const frameAround = ({ x, y }: Pixel, halfWidth: number, halfHeight = halfWidth): PixelFrame => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

export const isInside = ({ left, right, top, bottom }: PixelFrame, { width, height }: PixelSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

/** Gathers what stands within reach of another: each joins the first pile whose first one is near. */
export function gather<T>(items: readonly T[], toPixel: (item: T) => Pixel, reachPx: number): [T, ...T[]][] {
  const piles: (Pixel & { members: [T, ...T[]] })[] = []
  for (const item of items) {
    const { x, y } = toPixel(item)
    const near = piles.find((pile) => Math.hypot(pile.x - x, pile.y - y) < reachPx)
    if (near) near.members.push(item)
    else piles.push({ x, y, members: [item] })
  }
  return piles.map(({ members }) => members)
}

interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

/** What must stay free: a map of which less is left shows nothing. */
const leastPart = 0.3

/**
 * The margins inside which nothing lies under what covers the map. Each cover is kept out by the one edge that costs the
 * least room.
 */
export function paddingFor(size: PixelSize, covers: readonly PixelFrame[], pinPx: number): Padding {
  const { width, height } = size
  let padding: Padding = { top: pinPx, right: pinPx, bottom: pinPx, left: pinPx }
  const freeOf = ({ top, right, bottom, left }: Padding) => ({
    across: width - left - right,
    down: height - top - bottom,
  })
  const areaOf = (one: Padding) => {
    const { across, down } = freeOf(one)
    return across < width * leastPart || down < height * leastPart ? 0 : across * down
  }
  for (const { left, right, top, bottom } of covers) {
    const isClear =
      bottom + pinPx <= padding.top ||
      left - pinPx >= width - padding.right ||
      top - pinPx >= height - padding.bottom ||
      right + pinPx <= padding.left
    if (isClear) continue
    const best = [
      { ...padding, top: Math.max(padding.top, bottom + pinPx) },
      { ...padding, right: Math.max(padding.right, width - left + pinPx) },
      { ...padding, bottom: Math.max(padding.bottom, height - top + pinPx) },
      { ...padding, left: Math.max(padding.left, right + pinPx) },
    ].toSorted((a, b) => areaOf(b) - areaOf(a))[0]!
    if (areaOf(best) > 0) padding = best
  }
  return padding
}
