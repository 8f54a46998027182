import { tripsKeepWords } from '@sojourn/contract/trips/words-keep'
import { tripsPartsMissingWords } from '@sojourn/contract/trips/words-parts-missing'
import { tripsPartsWithinWords } from '@sojourn/contract/trips/words-parts-within'
import { tripsPartsWords } from '@sojourn/contract/trips/words-parts'
import type { Figures } from '@sojourn/contract/units/figures'
import { numberFormat } from '@sojourn/contract/values/intl'
import { listed } from '@sojourn/contract/values/listed'
import { say } from '@sojourn/contract/words/say'
import { clockTime } from '../../../browser/format.ts'
import type { KeepState } from './keep-store.ts'
import { partNames } from './trip-parts.ts'

const mb = (bytes: number): string =>
  numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }).format(
    bytes / 1_000_000,
  )

/** The land is nearly all of it. */
const aboutMb = 4.5

function missingText({ missing, isAppMissing, isFull }: KeepState): string {
  if (isFull) return tripsKeepWords.noRoom
  const [first, ...others] = missing
  if (!first) return isAppMissing ? tripsKeepWords.appMissing : ''
  if (others.length === 0) return tripsPartsMissingWords[first]
  const parts = listed([tripsPartsWords[first], ...others.map((name) => tripsPartsWithinWords[name])])
  return say(tripsKeepWords.severalMissing, { parts })
}

/** The line below the title. */
export function keepHint(state: KeepState, figures: Figures, now = Date.now()): string {
  const { status, bytes, asOf } = state
  if (status === 'loading') return say(tripsKeepWords.broughtOf, { size: mb(bytes), most: aboutMb })
  if (status === 'ready')
    return say(tripsKeepWords.asOf, { time: clockTime(asOf ?? now, figures, now), size: mb(bytes) })
  if (status === 'missing') return missingText(state)
  if (status === 'checking') return tripsKeepWords.checking
  return say(tripsKeepWords.about, { most: aboutMb })
}

export const partsHere = ({ missing }: KeepState): string =>
  say(tripsKeepWords.partsHere, { here: partNames.length - missing.length, total: partNames.length })

export const percentOf = ({ bytes, parts }: KeepState): number =>
  parts.length === partNames.length ? 100 : Math.min(98, (bytes / (aboutMb * 1_000_000)) * 100)
