// Reads what people paste for a place: coordinates in several notations, and links of the usual map services.
// Shortened links name no coordinates and are not followed, because nobody's text makes us fetch an address.
import type { Point } from '../values/point.ts'
import { readCoordinates, readPair } from './coordinates.ts'

interface PastedPlace extends Point {
  /** The place's name where the link has one. */
  name: string | null
}

/** '38.79,-9.39(Pena Palace)' and 'loc:38.79,-9.39': how apps hand a place to each other. */
function readLabelled(text: string | null): Found {
  const match = /^(?:loc:)?([^(]+?)\s*(?:\((.*)\))?$/.exec(text ?? '')
  const point = readPair(match?.[1])
  return { point, name: point && worded(match?.[2]) }
}

interface Found {
  point: Point | null
  name?: string | null
}

function readOpenStreetMap({ searchParams, hash }: URL): Found {
  const marker = readPair(`${searchParams.get('mlat') ?? ''},${searchParams.get('mlon') ?? ''}`)
  const view = /map=\d+(?:\.\d+)?\/([^/]+)\/([^/&]+)/.exec(hash)
  return { point: marker ?? (view && readPair(`${view[1]},${view[2]}`)) }
}

const worded = (text: string | null | undefined): string | null => {
  const plain = text?.replaceAll('+', ' ').trim()
  return plain && !readCoordinates(plain) && !plain.startsWith('loc:') ? plain.slice(0, 120) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readGoogle({ pathname, searchParams }: URL): Found {
  const path = decoded(pathname)
  const exact = /!3d([-\d.]+)!4d([-\d.]+)/.exec(path)
  const view = /@([-\d.]+),([-\d.]+)/.exec(path)
  const named = /\/(?:place|search)\/([^/@]+)/.exec(path)?.[1]
  const lastOfWay = /\/dir\/.*\/([-\d.]+,\s*[-\d.]+)\/?(?:@|$)/.exec(path)?.[1]
  const asked = ['query', 'q', 'll', 'destination', 'daddr', 'center'].map((name) =>
    readLabelled(searchParams.get(name)),
  )
  const points = [
    exact && readPair(`${exact[1]},${exact[2]}`),
    ...asked.map(({ point }) => point),
    readCoordinates(named?.replaceAll('+', ' ')),
    readPair(lastOfWay),
    view && readPair(`${view[1]},${view[2]}`),
  ]
  const names = [worded(named), ...asked.map(({ name }) => name ?? null), worded(searchParams.get('q'))]
  return {
    point: points.find((found) => found !== null) ?? null,
    name: names.find((found) => found !== null) ?? null,
  }
}

function readApple({ searchParams }: URL): Found {
  const asked = ['coordinate', 'll', 'q', 'daddr', 'center', 'sll'].map((name) =>
    readPair(searchParams.get(name)),
  )
  return {
    point: asked.find((found) => found !== null) ?? null,
    name: worded(searchParams.get('name')) ?? worded(searchParams.get('q')),
  }
}

const services: [host: RegExp, read: (url: URL) => Found][] = [
  [/^(www\.)?(openstreetmap\.org|osm\.org)$/, readOpenStreetMap],
  [/^(maps\.|www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, readGoogle],
  [/^maps\.apple\.com$/, readApple],
]

/** Android's '0,0' with a question says where in the question. */
function readGeo({ pathname, searchParams }: URL): Found {
  const asked = readLabelled(searchParams.get('q'))
  return asked.point ? asked : { point: readPair(pathname.split(';')[0]) }
}

function readLink(text: string): Found | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol === 'geo:') return readGeo(url)
  const service = services.find(([host]) => host.test(url.hostname))
  return service && /^https?:$/.test(url.protocol) ? service[1](url) : null
}

/** The place a pasted text names by coordinates; null when it is ordinary text. */
export function readPastedPlace(text: string): PastedPlace | null {
  const trimmed = text.trim().slice(0, 2000)
  const point = readCoordinates(trimmed)
  if (point) return { ...point, name: null }
  const found = readLink(trimmed)
  return found?.point ? { ...found.point, name: found.name ?? null } : null
}
