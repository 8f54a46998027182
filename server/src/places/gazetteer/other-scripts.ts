// Names of the bigger cities in other scripts than Latin, which the index of folded names cannot hold: "東京", "Москва".
// Each line of the extract is one city, biggest first: its GeoNames id and its names as compared.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadGazetteer } from './load-gazetteer.ts'
import type { GazetteerPlace } from './place.ts'

const EXTRACT = new URL('../../../data/other-scripts.tsv.gz', import.meta.url)

interface NamedPlace {
  names: string[]
  place: GazetteerPlace
}

export const toComparable = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

function load(): NamedPlace[] {
  const places = new Map(loadGazetteer().map(({ place }) => [place.id, place]))
  const lines = gunzipSync(readFileSync(EXTRACT)).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    const [id, names = ''] = line.split('\t')
    const place = places.get(`geonames-${id}`)
    return place ? [{ names: names.split(','), place }] : []
  })
}

let loaded: NamedPlace[] | undefined

/** The name at the head of a text that is not in Latin script; null for one that is. */
function headOf(text: string): string | null {
  const head = toComparable(text.split(/[,;()[\]、，،]/)[0] ?? '')
  return /\p{L}/u.test(head) && !/\p{Script=Latin}/u.test(head) ? head : null
}

/** Cities one of whose names begins like the text, those of exactly this name first, then the bigger ones. */
export function searchOtherScripts(text: string, limit: number): GazetteerPlace[] {
  const head = headOf(text)
  if (head === null) return []
  loaded ??= load()
  const found = loaded.filter(({ names }) => names.some((name) => name.startsWith(head)))
  const isExact = ({ names }: NamedPlace) => names.includes(head)
  return found
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .slice(0, limit)
    .map(({ place }) => place)
}

/** The biggest city of exactly this name. */
export function findInOtherScript(text: string): GazetteerPlace | null {
  const head = headOf(text)
  if (head === null) return null
  loaded ??= load()
  return loaded.find(({ names }) => names.includes(head))?.place ?? null
}
