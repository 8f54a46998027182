import { expect, test } from 'vitest'
import { exportFormat, formatProblem, readExportFile } from './format.ts'
import { exportWords } from './words.ts'

test('SETTINGS-06 the marker is the product’s name and Export v1.0', () => {
  expect(exportFormat).toBe('Sojourn Export v1.0')
  expect(formatProblem(exportFormat)).toBeNull()
})

test.each([
  ['', exportWords.notJson],
  ['{"trip":', exportWords.notJson],
  ['[]', exportWords.foreign],
  ['null', exportWords.foreign],
  ['{"trip":{}}', exportWords.foreign],
  ['{"trip":{},"format":"Wanderer Export v1.0"}', exportWords.foreign],
  ['{"trip":{},"format":7}', exportWords.foreign],
  ['{"format":"Sojourn Export v1.0"}', exportWords.foreign],
  ['{"trip":{},"format":"Sojourn Export v2.0"}', exportWords.newer],
])('a file that reads %s is refused: %s', (text, problem) => {
  expect(readExportFile(text)).toEqual({ problem })
})

test('a file of ours is taken, also of a later small version', () => {
  expect(readExportFile('{"trip":{"title":"x"},"format":"Sojourn Export v1.3"}')).toEqual({
    file: { trip: { title: 'x' }, format: 'Sojourn Export v1.3' },
  })
})
