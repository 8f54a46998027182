import { describe, expect, test } from 'vitest'
import { type BackupKind, outlived } from './retention.ts'

const made = (kind: BackupKind, ...times: string[]) =>
  times.map((time) => ({ name: time, kind, madeAt: new Date(`${time}Z`) }))

/** From 1 October to 19 November 2026, each at two in the morning. */
const nights = Array.from({ length: 50 }, (_, n) =>
  new Date(Date.UTC(2026, 9, 1 + n, 2)).toISOString().slice(0, 16),
)

const keptOf = (backups: ReturnType<typeof made>, daily = 7, weekly = 4): string[] => {
  const gone = new Set(outlived(backups, { daily, weekly }))
  return backups.filter((one) => !gone.has(one)).map(({ name }) => name.slice(5))
}

describe('which nightly backups stay', () => {
  test.each([
    ['the first stays', nights.slice(0, 1), 7, 4, ['10-01T02:00']],
    [
      'seven nights, and the last of each of four weeks',
      nights,
      7,
      4,
      ['11-01', '11-08', '11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'].map(
        (day) => `${day}T02:00`,
      ),
    ],
    ['two nights and no week', nights, 2, 0, ['11-18T02:00', '11-19T02:00']],
    ['the newest stays whatever was said', nights, 0, 0, ['11-19T02:00']],
    [
      'the newer of two of one day',
      ['2026-11-18T02:00', '2026-11-18T09:00', '2026-11-19T02:00'],
      7,
      4,
      ['11-18T09:00', '11-19T02:00'],
    ],
    [
      'days without one do not count: who was away for a month still has seven',
      [...nights.slice(0, 10), '2026-11-19T02:00'],
      7,
      1,
      ['10-05', '10-06', '10-07', '10-08', '10-09', '10-10', '11-19'].map((day) => `${day}T02:00`),
    ],
  ])('%s', (_what, times, daily, weekly, expected) => {
    expect(keptOf(made('nightly', ...times), daily, weekly)).toEqual(expected)
  })
})

test('what was made by hand stays, and of those before a change three of each', () => {
  const times = nights.slice(0, 9)
  expect(keptOf(made('by-hand', ...times))).toHaveLength(9)
  expect(keptOf(made('before-upgrade', ...times))).toEqual(['10-07T02:00', '10-08T02:00', '10-09T02:00'])
  const both = [...made('before-upgrade', ...times), ...made('before-restore', ...times)]
  expect(keptOf(both)).toHaveLength(6)
})
