// Where a toast lies: in the first corner where it covers neither what was just used nor an error, or else as near to a
// corner as that can be.

const toastPlaces = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type ToastPlace = (typeof toastPlaces)[number]

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface ToastSpot {
  place: ToastPlace
  /** How far it has left its corner, up or down. */
  shiftPx: number
}

interface Screen {
  width: number
  height: number
  /** What the page's own buttons take of the upper edge, and the navigation of the lower. */
  above: number
  below: number
}

const edgePx = { phone: 12, desktop: 24 }
const phonePx = 640
const gapPx = 8

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

function boxAt(
  place: ToastPlace,
  { width, height, above, below }: Screen,
  size: { width: number; height: number },
): Box {
  const edge = width < phonePx ? edgePx.phone : edgePx.desktop
  const left = place.endsWith('left') ? edge : width - edge - size.width
  const top = place.startsWith('top') ? above + edge : height - below - edge - size.height
  return { left, right: left + size.width, top, bottom: top + size.height }
}

/** On a phone the lower edge belongs to the navigation, so the upper one comes first. */
const inOrder = (width: number): readonly ToastPlace[] =>
  width < phonePx ? ['top-right', 'bottom-right'] : toastPlaces

export function toastPlace(
  screen: Screen,
  size: { width: number; height: number },
  keepFree: readonly Box[],
): ToastSpot {
  const spots = inOrder(screen.width).map((place) => ({
    place,
    shiftPx: shiftFrom(boxAt(place, screen, size), place.startsWith('top') ? 1 : -1, screen, keepFree),
  }))
  const best = spots.toSorted((a, b) => a.shiftPx - b.shiftPx).find(({ shiftPx }) => shiftPx < nowhere)
  const { place, shiftPx } = best ?? { ...spots[0]!, shiftPx: 0 }
  return { place, shiftPx: place.startsWith('top') ? screen.above + shiftPx : shiftPx }
}

const nowhere = Number.POSITIVE_INFINITY

/** Past everything that lies in its way towards the middle and on. */
function shiftFrom(from: Box, down: 1 | -1, { height }: Screen, keepFree: readonly Box[]): number {
  let shiftPx = 0
  for (;;) {
    const box = { ...from, top: from.top + down * shiftPx, bottom: from.bottom + down * shiftPx }
    if (box.top < 0 || box.bottom > height) return nowhere
    const covered = keepFree.find((one) => meet(one, box))
    if (!covered) return shiftPx
    shiftPx = down === 1 ? covered.bottom + gapPx - from.top : from.bottom - (covered.top - gapPx)
  }
}
