import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from './client.ts'

test.each([
  ['2026-11-15 09:30:00+00', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15 09:30:00.1+00', '2026-11-15T09:30:00.100Z'],
  ['2026-11-15 09:30:00.123987+00', '2026-11-15T09:30:00.123Z'],
  ['2026-11-15 09:30:00.12+05:30', '2026-11-15T04:00:00.120Z'],
])('PostgreSQL’s %s is the instant %s', (text, instant) => expect(toInstant(text)).toBe(instant))

test('every instant of ours comes back as it was written', () => {
  const within = {
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  fc.assert(
    fc.property(fc.date(within), (date) => {
      const written = date.toISOString()
      // Zeros at the end of a fraction are left out.
      const stored = written.replace('T', ' ').replace(/\.?0*Z$/, '+00')
      expect(toInstant(stored)).toBe(written)
    }),
  )
})
