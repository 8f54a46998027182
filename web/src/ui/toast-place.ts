// Where a toast lies: in the first corner where it covers neither what was just used nor an error.

export const toastPlaces = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type ToastPlace = (typeof toastPlaces)[number]

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Screen {
  width: number
  height: number
  /** What the navigation takes of the lower edge. */
  below: number
}

const edgePx = { phone: 12, desktop: 24 }
const phonePx = 640

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

function boxAt(
  place: ToastPlace,
  { width, height, below }: Screen,
  size: { width: number; height: number },
): Box {
  const edge = width < phonePx ? edgePx.phone : edgePx.desktop
  const left = place.endsWith('left') ? edge : width - edge - size.width
  const top = place.startsWith('top') ? edge : height - below - edge - size.height
  return { left, right: left + size.width, top, bottom: top + size.height }
}

/** On a phone the lower edge belongs to the navigation, so the upper one comes first. */
const inOrder = (width: number): readonly ToastPlace[] =>
  width < phonePx ? ['top-right', 'bottom-right'] : toastPlaces

export function toastPlace(
  screen: Screen,
  size: { width: number; height: number },
  keepFree: readonly Box[],
): ToastPlace {
  const places = inOrder(screen.width)
  return places.find((place) => !keepFree.some((box) => meet(box, boxAt(place, screen, size)))) ?? places[0]!
}
