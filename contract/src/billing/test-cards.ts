/** The only numbers that work. The page looks the typed number up here and sends the key, never a number (S-15). */
export const testCards = {
  succeeds: { number: '4242424242424242', label: 'Succeeds' },
  declined: { number: '4000000000000002', label: 'Is declined' },
  confirm: { number: '4000002500003155', label: 'Asks to confirm' },
} as const
export type TestCard = keyof typeof testCards
export const testCardNames = Object.keys(testCards) as [TestCard, ...TestCard[]]

export const testText = {
  declined: 'Your card was declined.',
  notConfirmed: 'Your bank did not confirm the payment. Please try again or use another card.',
} as const
