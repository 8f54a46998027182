import { latestFirst } from '../expenses/budget.ts'
import type { CollectionDescription } from '../sync/description.ts'
import type { Transfer } from './schema.ts'

export const transfersCollection: CollectionDescription<Transfer> = {
  path: 'transfers',
  isPart: false,
  tab: 'budget',
  name: 'amount',
  // As `latestFirst`.
  order: [
    ['date', 'desc'],
    ['createdAt', 'desc'],
    ['id', 'asc'],
  ],
  inOrder: latestFirst,
  fields: {
    date: { word: 'date', shown: 'date' },
    from: { word: null },
    to: { word: null },
    amount: { word: null },
    currency: { word: null },
    convertedAmount: { word: null, column: 'amountIn' },
    tripCurrency: { word: null },
    rate: { word: null, column: 'rate' },
    rateDate: { word: null, column: 'rateDate' },
    turn: { word: null, default: 0 },
    markedBy: { word: null, default: null },
    notes: { word: 'notes', default: null },
  },
  mentioned: ['amount', 'currency'],
}
