import { expect, test } from 'vitest'
import { chargeText, priceText } from './charge-text.ts'

test.each([
  [799, 'usd', '7.99 USD', '$7.99'],
  [4599, 'usd', '45.99 USD', '$45.99'],
  [0, 'USD', '0.00 USD', '$0.00'],
  [1200, 'jpy', '1200 JPY', '¥1,200'],
])('CONF-09 %i of %s reads %s, as a price %s', (amount, currency, text, price) => {
  expect(chargeText(amount, currency)).toBe(text)
  expect(priceText(amount, currency)).toBe(price)
})
