import { words } from '../words/words.ts'

/** What each test card does. */
export const billingTestCardsWords = words('billing-test-cards', {
  succeeds: 'Succeeds',
  declined: 'Is declined',
  confirm: 'Asks to confirm',
})
