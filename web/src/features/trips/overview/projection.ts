// The Natural Earth projection, drawn 1000 units wide, and the window of it that shows the trips.

export interface Point {
  x: number
  y: number
}

/** The polynomial's half width at the equator and half height at the pole. */
const halfWidth = 0.8707 * Math.PI
const halfHeight = 1.4224
const unit = 500 / halfWidth

export const worldSize = { width: 1000, height: Math.round(2 * halfHeight * unit) } as const

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function project(lng: number, lat: number): Point {
  const phi = radians(lat)
  const p2 = phi * phi
  const p4 = p2 * p2
  const p6 = p2 * p4
  const stretch = 0.8707 - 0.131979 * p2 - 0.013791 * p4 + p6 * p4 * (0.003971 - 0.001529 * p2)
  const height = phi * (1.007226 + p2 * 0.015085 + p6 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))
  return { x: 500 + radians(lng) * stretch * unit, y: worldSize.height / 2 - height * unit }
}

export interface View {
  scale: number
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
  /** Room that the pins and the legend need, in px. */
  top: number
  side: number
  bottom: number
}

const largestZoom = 2.6

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Where a drawing starts on one axis: over the whole frame if it can, else within it. */
const placed = (wanted: number, drawn: number, frame: number, lead = 0): number =>
  between(Math.min(0, frame - drawn), wanted, Math.max(lead, frame - drawn))

function boundsOf(points: readonly Point[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  }
}

/** A mild northern window: most land, and no trip asks for another. */
const restingPoint: Point = project(10, 30)

/** The view that holds all points with room for their pins, as near as sensible. Beyond the poles there is only water. */
export function fitView(points: readonly Point[], frame: Frame): View {
  const covering = Math.max(frame.width / worldSize.width, frame.height / worldSize.height)
  const { width, height, centre } = boundsOf(points.length > 0 ? points : [restingPoint])
  const free = {
    width: Math.max(1, frame.width - 2 * frame.side),
    height: Math.max(1, frame.height - frame.top - frame.bottom),
  }
  const nearest = points.length === 0 ? covering : covering * largestZoom
  const scale = Math.min(free.width / width, free.height / height, nearest)
  const middle = { x: frame.width / 2, y: frame.top + free.height / 2 }
  return {
    scale,
    x: placed(middle.x - centre.x * scale, worldSize.width * scale, frame.width),
    y: placed(middle.y - centre.y * scale, worldSize.height * scale, frame.height, frame.top),
  }
}

export const onScreen = (point: Point, view: View): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
})
