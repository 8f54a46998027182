import type { Room } from './fit-view.ts'

const none = { width: 0, height: 0 }

/** What pins, legend and buttons take of the map; on a phone the legend stands below it. */
export const rooms = {
  phone: { top: 60, left: 28, right: 28, bottom: 12, legend: none, buttons: { width: 54, height: 98 } },
  tablet: {
    top: 70,
    left: 32,
    right: 32,
    bottom: 14,
    legend: { width: 340, height: 60 },
    buttons: { width: 62, height: 114 },
  },
  desktop: {
    top: 70,
    left: 32,
    right: 32,
    bottom: 14,
    legend: { width: 360, height: 116 },
    buttons: { width: 76, height: 128 },
  },
} as const satisfies Record<string, Room>
