import { expect, test } from 'vitest'
import { checkoutSession } from './schema.ts'

const paid = {
  payment_status: 'paid',
  customer_email: 'maya@example.com',
  amount_total: 799,
  currency: 'usd',
  subscription_id: 'sub_1',
}

test('DATA-10 a checkout session tells payment status, email, amount in cents, currency and subscription', () => {
  expect(checkoutSession.parse(paid)).toEqual(paid)
  expect(checkoutSession.safeParse({ ...paid, amount_total: 7.99 }).success).toBe(false)
  expect(checkoutSession.safeParse({ ...paid, payment_status: 'perhaps' }).success).toBe(false)
})
