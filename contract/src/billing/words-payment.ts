import { words } from '../words/words.ts'

/** What became of a payment. */
export const billingPaymentWords = words('billing-payment', {
  title: 'Payment',
  verifying: 'Verifying your payment',
  verifyingText: 'A few seconds as a rule. You can close this page: Premium starts without it.',
  payment: 'Payment',
  bank: 'Bank',
  premium: 'Premium',
  failed: 'Payment Verification Failed',
  noSession: 'No session ID found in URL',
  noAnswer: 'The payment could not be checked. If you paid, Premium starts by itself.',
  tryAgain: 'Try Again',
  backToDashboard: 'Back to Dashboard',

  welcome: 'Welcome to {product} Premium!',
  welcomeText: 'Everything is open now, on every device.',
  processing: 'Payment Processing',
  processingText: 'Your bank has not answered yet. Premium starts by itself when it does.',
  backToTrip: 'Back to your trip',
  goToDashboard: 'Go to Dashboard',
  contactSupport: 'Contact support',
  pending: 'Activation pending',
  active: 'Active',
  paid: 'Paid',

  email: 'Email',
  amount: 'Amount',
  status: 'Status',
  subscription: 'Subscription',

  renewsMonthly: 'Renews monthly at {price}. Cancel in Settings whenever you like.',
  renewsYearly: 'Renews yearly at {price}. Cancel in Settings whenever you like.',
  renewsMonthlyOn: 'Renews monthly at {price}, next on {date}. Cancel in Settings whenever you like.',
  renewsYearlyOn: 'Renews yearly at {price}, next on {date}. Cancel in Settings whenever you like.',
  pendingMonthly: 'Renews monthly at {price} once it is active. This page looks again every few seconds.',
  pendingYearly: 'Renews yearly at {price} once it is active. This page looks again every few seconds.',
})
