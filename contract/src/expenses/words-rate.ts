import { words } from '../words/words.ts'

/** What an amount in another currency counts as, and the choice of one. */
export const expensesRateWords = words('expenses-rate', {
  charged: 'What the card charged',
  chargedHint: 'As on the card statement. It wins.',
  rate: 'Rate: 1 {currency} in {other}',
  typeRate: 'Type the rate',
  countsCharged: 'Counts as {amount}, the card’s {rate} {currency} to one {other}',
  countsTyped: 'Counts as {amount} at the rate you typed',
  notAmount: 'Enter an amount above 0',
  notRate: 'Enter the rate as a number',
  ofCharge: '{amount} {currency}, as charged',
  ofTyped: '{amount} {currency}, rate typed',

  more: 'More…',
  title: 'Currency',
  search: 'Search by name or code',
  none: 'No currency is called that.',
})
