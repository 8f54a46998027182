/** The only numbers that work. The page looks the typed number up here and sends the key, never a number (S-15). */
export const testCards = {
  succeeds: { number: '4242424242424242' },
  declined: { number: '4000000000000002' },
  confirm: { number: '4000002500003155' },
} as const
export type TestCard = keyof typeof testCards
export const testCardNames = Object.keys(testCards) as [TestCard, ...TestCard[]]
