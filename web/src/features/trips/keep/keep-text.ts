import { counted } from '@sojourn/contract/trips/duration'
import type { Figures } from '@sojourn/contract/units/figures'
import { clockTime } from '../../../browser/format.ts'
import type { KeepState } from './keep-store.ts'
import { partNames } from './trip-parts.ts'
import { listed } from '@sojourn/contract/values/listed'

const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** The land is nearly all of it. */
const aboutMb = 4.5

export const keepTitle = 'Keep this trip on this device'

function missingText({ missing, isAppMissing, isFull }: KeepState): string {
  if (isFull) return 'There is no room left on this device.'
  const names = missing.map((name, at) => (at === 0 ? name : name.toLowerCase()))
  if (names.length === 0) return isAppMissing ? 'The app itself is not here yet.' : ''
  return `${listed(names)} ${names.length === 1 && !names[0]?.endsWith('s') ? 'is' : 'are'} missing.`
}

/** The line below the title. */
export function keepHint(state: KeepState, figures: Figures, now = Date.now()): string {
  const { status, bytes, asOf } = state
  if (status === 'loading') return `${mb(bytes)} of about ${aboutMb} MB`
  if (status === 'ready') return `As of ${clockTime(asOf ?? now, figures, now)} · ${mb(bytes)} MB`
  if (status === 'missing') return missingText(state)
  if (status === 'checking') return 'Looking at what is here…'
  return `All of it, pictures and map too. About ${aboutMb} MB.`
}

export const partsHere = ({ missing }: KeepState): string =>
  `${partNames.length - missing.length} of ${counted(partNames.length, 'part')} are here`

export const percentOf = ({ bytes, parts }: KeepState): number =>
  parts.length === partNames.length ? 100 : Math.min(98, (bytes / (aboutMb * 1_000_000)) * 100)
