import { type Meaning, meaningsOf, type Saying } from '../words/meaning.ts'
import { aiWords } from './words.ts'

const notices = meaningsOf('ai-notices')
export const noPlaces = (): Meaning => notices('noPlaces')
export const fromDevice = (): Meaning => notices('fromDevice')
/** Also as an older version kept it. */
export const saysFromDevice = (notice: Saying | null): boolean =>
  typeof notice === 'string' ? notice.startsWith('Made on this device') : notice?.code === fromDevice().code

/** Of what was made with a guide that was offered. */
export const nearbyGuideNotice = (name: string, destination: string): Meaning =>
  notices('nearby', { name, destination })

/** What there is to say of a result, in one line. */
export function noticeOf(...said: (Meaning | null)[]): Meaning | null {
  const all = said.filter((notice) => notice !== null)
  const [first = null] = all
  return all.length < 2 ? first : notices('all', { notices: { joined: 'sentences', parts: all } })
}

/** The last date, which is not counted as a day; shown where it is known how one leaves. */
export const isDeparture = ({ theme }: { theme: Saying }): boolean =>
  typeof theme === 'string'
    ? theme.startsWith('Day of departure')
    : theme.code.startsWith('ai-days.departure')

/** The loader's steps: one every two seconds, a quarter further each (C-130). */
const loaderSteps = ['reading', 'choosing', 'checking', 'puttingTogether'] as const
const stepText = (): Record<(typeof loaderSteps)[number], string> => ({
  reading: aiWords.reading,
  choosing: aiWords.choosing,
  checking: aiWords.checking,
  puttingTogether: aiWords.puttingTogether,
})
export const loaderStepMs = 2000
export const loaderStep = (elapsedMs: number): { text: string; percent: number } => {
  const step = Math.floor(elapsedMs / loaderStepMs) % loaderSteps.length
  return { text: stepText()[loaderSteps[step] ?? 'reading'], percent: (step + 1) * 25 }
}

/** Where a suggestion comes from. */
export const sources = ['guide', 'model', 'lookup'] as const
export type Source = (typeof sources)[number]

/** What of a suggestion was looked up: its place on the map, its hours, its price. */
export const checkable = ['place', 'hours', 'cost'] as const
export type LookedUp = (typeof checkable)[number]

/** What was not looked up of a suggestion, in words; nothing where all was. */
export function notCheckedText(checked: readonly LookedUp[]): string | null {
  if (!checked.includes('place')) return aiWords.notVerified
  const [one, ...others] = (['hours', 'cost'] as const).filter((field) => !checked.includes(field))
  if (one === undefined) return null
  if (others.length > 0) return aiWords.notChecked
  return one === 'hours' ? aiWords.hoursNotChecked : aiWords.costNotChecked
}
