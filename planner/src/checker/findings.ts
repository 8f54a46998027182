import type { PlainDate } from '@sojourn/contract/values/plain-date'

export const findingKinds = [
  'unknown',
  'repeated',
  'outside',
  'closed',
  'dark',
  'overlap',
  'leg',
  'budget',
  'no-meal',
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding {
  kind: FindingKind
  /** Null when it is about the whole trip. */
  date: PlainDate | null
  /** What it is about: candidates, or items that are planned already. */
  ids: readonly string[]
  text: string
}

/** 9:05 for 545; the hours after midnight belong to the evening before. */
export function clock(minute: number): string {
  const ofDay = minute % 1440
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}
