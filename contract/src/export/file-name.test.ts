import { bypasses } from '../../test/bypasses.ts'
import { formulas } from '../../test/formulas.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportFileName } from './file-name.ts'

test.each([
  ['Family Trip to Lisbon', 'Family_Trip_to_Lisbon_export.json'],
  ['Lisbon', 'Lisbon_export.json'],
  ['Two  spaces', 'Two__spaces_export.json'],
  ['Rome / Naples: a "tour"?', 'Rome__Naples_a_tour_export.json'],
  ['../../etc/passwd', 'etcpasswd_export.json'],
  ['São Jorge 東京', 'São_Jorge_東京_export.json'],
  ['???', 'trip_export.json'],
  ['', 'trip_export.json'],
])('SETTINGS-07 a trip called "%s" is saved as %s', (title, name) => {
  expect(exportFileName(title)).toBe(name)
})

/** Any code points: the library's own arbitrary for them needs seconds to set up. */
const anyTitle = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 200 })
  .map((points) => String.fromCodePoint(...points))

function expectTaken(title: string): void {
  const name = exportFileName(title)
  expect(name.endsWith('_export.json')).toBe(true)
  expect(name).not.toMatch(/[\p{Cc}<>:"/\\|?*\s]/u)
  expect(name.startsWith('.')).toBe(false)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
}

test('SETTINGS-07 any title gives a name that every file system takes', () => {
  fc.assert(fc.property(anyTitle, expectTaken))
  for (const title of [...formulas, ...bypasses]) expectTaken(title)
})
