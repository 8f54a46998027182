import { words } from '../words/words.ts'
import type { Invoice } from './schema.ts'

export const billingInvoiceStatusWords = words('billing-invoice-status', {
  paid: 'Paid',
  open: 'Open',
  draft: 'Draft',
  uncollectible: 'Not paid',
  void: 'Void',
} satisfies Record<Invoice['status'], string>)
