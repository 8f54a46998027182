import { expect, test } from 'vitest'
import { fileNameFrom } from './save-file.ts'

test.each([
  [null, 'sojourn-data.json'],
  ['attachment', 'sojourn-data.json'],
  ['attachment; filename="trips.json"', 'trips.json'],
  ['attachment; filename=trips.json', 'trips.json'],
  [`attachment; filename="S_o Jorge.json"; filename*=UTF-8''S%C3%A3o%20Jorge.json`, 'São Jorge.json'],
  [`attachment; filename="trips.json"; filename*=UTF-8''%E0%A4`, 'trips.json'],
])('a download announced as %j is saved as %s', (disposition, name) => {
  expect(fileNameFrom(disposition, 'sojourn-data.json')).toBe(name)
})
