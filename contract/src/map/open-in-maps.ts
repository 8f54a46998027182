import type { Point } from '../values/point.ts'

type MapsApp = 'apple' | 'google'

/** Ways with more stops open with the first ones: the services take no more. */
export const maxStopsInLink = 11

const text = ({ lat, lng }: Point): string => `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`

const link = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query).toString()}`

/** Apple devices have their own maps app; everywhere else the web page of the other one opens. */
export const mapsAppOf = (platform: string): MapsApp =>
  /iPhone|iPad|Mac/i.test(platform) ? 'apple' : 'google'

export const openStopUrl = (point: Point, name: string, app: MapsApp): string =>
  app === 'apple'
    ? link('https://maps.apple.com/', { ll: text(point), q: name })
    : link('https://www.google.com/maps/search/', { api: '1', query: text(point) })

/** The way through a day's stops; null with fewer than two. */
export function openDayUrl(points: readonly Point[], app: MapsApp): string | null {
  const stops = points.slice(0, maxStopsInLink).map(text)
  const [first, ...rest] = stops
  const last = rest.pop()
  if (!first || !last) return null
  if (app === 'apple')
    return link('https://maps.apple.com/', { saddr: first, daddr: [...rest, last].join(' to:') })
  return link('https://www.google.com/maps/dir/', {
    api: '1',
    origin: first,
    destination: last,
    ...(rest.length > 0 && { waypoints: rest.join('|') }),
  })
}
