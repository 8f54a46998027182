import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('the picture that was looked at longest ago makes room for a new one', () => {
  const pictures = createLru<string>(2)
  pictures.set('lisbon', 'a')
  pictures.set('kyoto', 'b')
  expect(pictures.get('lisbon')).toBe('a')
  pictures.set('rome', 'c')
  expect(pictures.get('kyoto')).toBeUndefined()
  expect(pictures.get('lisbon')).toBe('a')
  expect(pictures.get('rome')).toBe('c')
})

test('a picture drawn again takes the place of the old one', () => {
  const pictures = createLru<string>(2)
  pictures.set('lisbon', 'a')
  pictures.set('lisbon', 'b')
  pictures.set('kyoto', 'c')
  expect(pictures.get('lisbon')).toBe('b')
})
