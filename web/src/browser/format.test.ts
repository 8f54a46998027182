import { expect, test } from 'vitest'
import { costText, money, roundMoney, shortMoney } from './format.ts'

test.each([
  [1342.5, 'EUR', '€1,342.50'],
  [1.005, 'EUR', '€1.01'],
  [-0.01, 'GBP', '-£0.01'],
  [-0, 'USD', '$0.00'],
  [1_000_000, 'CAD', '$1,000,000.00'],
  [2.675, 'AUD', '$2.68'],
  [1250, 'JPY', '¥1,250'],
  [0.5, 'CNY', '¥0.50'],
  [12, 'CHF', 'CHF\u00a012.00'],
] as const)('%d in %s reads %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text)
})

test('what is only about right has no cents where there are none, and short ones stand over a bar', () => {
  expect([roundMoney(1342, 'EUR'), roundMoney(3.2, 'EUR'), costText(0, 'EUR')]).toEqual([
    '€1,342',
    '€3.20',
    'Free',
  ])
  expect([shortMoney(59.6, 'EUR'), shortMoney(1240, 'EUR')]).toEqual(['€60', '€1.2K'])
})
