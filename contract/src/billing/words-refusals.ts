import { words } from '../words/words.ts'

export const billingRefusalsWords = words('billing-refusals', {
  sessionUnknown: 'This checkout session is not known here, or it belongs to another account.',
  /** The screen looks for these words (SUB-11). */
  alreadySubscribed: 'This account already has an active subscription.',
  closed: 'Checkout is not set up on this server. Nobody is charged anything.',
  noSubscription: 'There is no subscription to change.',
  unreachable: 'The payment provider does not answer. You were not charged. Please try again.',
  over: 'This checkout is over. Please start again.',
  noCard: 'Choose a card',
})
