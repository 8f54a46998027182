import { expect, test } from 'vitest'
import { type Box, toastPlace } from './toast-place.ts'

const phone = { width: 360, height: 740, above: 0, below: 66 }
const desktop = { width: 1280, height: 800, above: 0, below: 0 }
const small = { width: 336, height: 70 }
const large = { width: 420, height: 70 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})

test.each([
  ['nothing in the way', desktop, large, [], 'bottom-right'],
  ['the button pressed at the lower right', desktop, large, [box(1100, 720, 150, 48)], 'bottom-left'],
  [
    'the dialog’s button right and an error left',
    desktop,
    large,
    [box(1100, 720, 150, 48), box(30, 700, 300, 20)],
    'top-right',
  ],
  ['a phone', phone, small, [], 'top-right'],
  ['the buttons of a page on a phone', { ...phone, above: 60 }, small, [], ['top-right', 60]],
  ['a page’s buttons on a desk', { ...desktop, above: 60 }, large, [], 'bottom-right'],
  ['a field at the top of a phone', phone, small, [box(16, 40, 328, 48)], 'bottom-right'],
  [
    'a sheet’s close button and its actions on a phone',
    phone,
    small,
    [box(300, 71, 44, 44), box(16, 660, 328, 48)],
    ['bottom-right', 10],
  ],
  [
    'nothing but the middle free',
    phone,
    small,
    [box(0, 0, 360, 240), box(0, 400, 360, 340)],
    ['top-right', 236],
  ],
  ['no room anywhere', phone, small, [box(0, 0, 360, 370), box(0, 370, 360, 370)], 'top-right'],
] as const)('with %s the toast goes where it covers least', (_, screen, size, keepFree, place) => {
  const spot = toastPlace(screen, size, keepFree)
  expect(spot.shiftPx > 0 ? [spot.place, spot.shiftPx] : spot.place).toEqual(place)
})
