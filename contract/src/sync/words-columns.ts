import { words } from '../words/words.ts'

/** Headings of a table that are not the word of their field. */
export const syncColumnsWords = words('sync-columns', {
  amountIn: 'Amount in {currency}',
  rate: 'Rate',
  rateDate: 'Rate date',
})
