import { words } from '../words/words.ts'
import type { CheckoutSession } from './schema.ts'

export const billingPaymentStatusWords = words('billing-payment-status', {
  paid: 'paid',
  unpaid: 'unpaid',
  no_payment_required: 'no_payment_required',
} satisfies Record<CheckoutSession['payment_status'], string>)
