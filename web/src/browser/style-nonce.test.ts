import { afterEach, expect, test } from 'vitest'

import { shareStyleNonce } from './style-nonce.ts'

const name = '__webpack_nonce__'

afterEach(() => {
  Reflect.deleteProperty(globalThis, name)
})

function page(content: string | null) {
  return {
    querySelector: (selector: string) =>
      selector === 'meta[name="style-nonce"]' && content !== null ? { content } : null,
  } as unknown as Document
}

test('the nonce of the page reaches the scroll lock of dialogs', () => {
  shareStyleNonce(page('abc123'))
  expect(Reflect.get(globalThis, name)).toBe('abc123')
})

test.each([null, ''])('a page with the nonce %j leaves nothing behind', (content) => {
  shareStyleNonce(page(content))
  expect(Reflect.has(globalThis, name)).toBe(false)
})
