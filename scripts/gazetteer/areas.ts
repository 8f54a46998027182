import { withoutAreaWords } from '../../server/src/domains/places/gazetteer/area-words.ts'
import { AREA_NAMES } from '../../server/src/domains/places/gazetteer/data/area-names.ts'
import { COUNTIES } from '../../server/src/domains/places/gazetteer/data/counties.ts'
import { COUNTRIES } from '../../server/src/domains/places/gazetteer/data/countries.ts'
import { STATE_CODES } from '../../server/src/domains/places/gazetteer/data/state-codes.ts'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { type AreaKind, areaKey } from '../../server/src/domains/places/gazetteer/area-key.ts'
import { countryName } from '../../server/src/domains/places/gazetteer/place.ts'
import { namesOfCountry } from './country-names.ts'
import type { CountryNames } from './sources.ts'

/** Chinese and Japanese say what kind of area it is with the last sign: 北京市, 長野県. */
const withoutAreaSign = (name: string): string => name.replace(/(?<=..) ?[市省県县州都府区區]$/u, '')

/** An area of the map with all the names that stand for it. */
export interface NamedArea {
  key: number
  name: string
}

interface AreaInput {
  countries: string[]
  /** GeoNames codes of first- and second-level areas in the order of their numbers. */
  admin1: string[]
  admin2: string[]
  areaNames: Map<string, string>
  countryNames: CountryNames[]
}

/** Every name under which a country, state, province or county may stand after the name of a town. */
export function nameAreas(input: AreaInput): NamedArea[] {
  const named = new Map<string, NamedArea>()
  const put = (kind: AreaKind, at: number, text: string) => {
    const folded = fold(text)
    const key = areaKey(kind, at)
    for (const name of [folded, withoutAreaWords(folded), withoutAreaSign(folded)]) {
      if (name.length >= 2 && Buffer.byteLength(name) < 120) named.set(`${name}\t${key}`, { key, name })
    }
  }
  nameCountries(put, input)
  nameStates(put, input)
  COUNTIES.forEach(([name, , , , , aliases], at) => {
    for (const text of [name, ...(aliases ?? '').split(',')]) put('county', at, text)
  })
  return [...named.values()]
}

type Put = (kind: AreaKind, at: number, text: string) => void

function nameCountries(put: Put, { countries, countryNames }: AreaInput): void {
  const putAll = (code: string, texts: string[]) => {
    const at = countries.indexOf(code)
    if (at !== -1) texts.forEach((text) => put('country', at, text))
  }
  for (const code of countries) {
    putAll(code, [code, countryName(code), ...namesOfCountry(code)])
  }
  for (const [code, , aliases] of COUNTRIES) putAll(code, (aliases ?? '').split(','))
  for (const { country, names } of countryNames) putAll(country, names)
}

function nameStates(put: Put, { admin1, admin2, areaNames, countryNames }: AreaInput): void {
  admin1.forEach((code, at) => put('admin1', at, areaNames.get(code) ?? ''))
  admin2.forEach((code, at) => {
    put('admin2', at, areaNames.get(code) ?? '')
    // "Cortona, AR": Italians write the letters of the province.
    if (code.startsWith('IT.')) put('admin2', at, code.split('.')[2] ?? '')
  })
  const putAll = (at: number, texts: string[]) => {
    if (at !== -1) texts.forEach((text) => put('admin1', at, text))
  }
  for (const { code, names } of countryNames.flatMap(({ areas }) => areas))
    putAll(admin1.indexOf(code), names)
  for (const [country, name, others] of AREA_NAMES) {
    const at = admin1.findIndex((code) => code.startsWith(`${country}.`) && areaNames.get(code) === name)
    if (at === -1) console.warn(`no such area to name: ${name}, ${country}`)
    putAll(at, others.split(','))
  }
  admin1.forEach((code, at) => {
    const name = fold(areaNames.get(code) ?? '')
    const short = Object.entries(STATE_CODES[code.slice(0, 2)] ?? {}).find(([, state]) => state === name)
    if (short) put('admin1', at, short[0])
  })
}
