import { expect, test } from 'vitest'
import { packingFormErrors, quantityFromText, quantityTooLarge } from './item-form.ts'
import { syncFailuresWords } from '../sync/words-failures.ts'
import { packingWords } from './words.ts'

test.each([
  ['', 1],
  ['   ', 1],
  ['a few', 1],
  ['NaN', 1],
  ['Infinity', 1],
  ['1e309', 1],
  ['3', 3],
  ['2.9', 2],
  ['999', 999],
])('PACK-15 a quantity typed as "%s" counts as %d', (typed, quantity) => {
  expect(quantityFromText(typed)).toBe(quantity)
})

test.each([
  ['0', packingWords.quantityTooSmall],
  ['-2', packingWords.quantityTooSmall],
  ['0.5', packingWords.quantityTooSmall],
  ['1', undefined],
  ['999', undefined],
  ['1000', quantityTooLarge()],
  ['123456789012345678901234567890', quantityTooLarge()],
  ['', undefined],
])('PACK-14 a quantity of "%s" is answered with: %s', (quantity, message) => {
  expect(packingFormErrors({ item: 'Socks', quantity }).quantity).toBe(message)
})

test.each([
  ['', packingWords.itemRequired],
  ['   ', packingWords.itemRequired],
  ['Socks', undefined],
])('PACK-13 the item "%s" is answered with: %s', (item, message) => {
  expect(packingFormErrors({ item, quantity: '1' }).item).toBe(message)
})

test('PACK-31 PACK-32 the messages are the stated ones', () => {
  expect(packingWords).toMatchObject({
    itemRequired: 'Item name is required',
    quantityTooSmall: 'Quantity must be at least 1',
    generateFailed: 'Failed to generate packing list',
  })
  expect(syncFailuresWords).toMatchObject({
    packingAdd: 'Failed to add packing item',
    packingChange: 'Failed to update packing item',
    packingRemove: 'Failed to delete packing item',
  })
})
