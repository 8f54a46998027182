import { numberFormat, relativeFormat } from '@sojourn/contract/values/intl'

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The largest whole unit that fits; less than a minute counts as one. */
const measured = (ms: number): readonly [number, (typeof steps)[number][0]] => {
  const [unit, size] = steps.find(([, each]) => ms >= each) ?? steps[2]
  return [Math.max(1, Math.floor(ms / size)), unit]
}

/** '5h ago'. */
export function agoText(then: string, now: string | number = Date.now()): string {
  const [count, unit] = measured(new Date(now).getTime() - Date.parse(then))
  return relativeFormat({ style: 'narrow', numeric: 'always' }).format(-count, unit)
}

/** '41 days'. */
export function runningText(since: string, now: string): string {
  const [count, unit] = measured(Date.parse(now) - Date.parse(since))
  return numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** '412 MB'. */
export function sizeText(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  const value = bytes / size
  return numberFormat({
    style: 'unit',
    unit,
    maximumFractionDigits: value < 100 ? 1 : 0,
  }).format(value)
}

export const percentText = (share: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share)
