import type { CollectionDescription } from '../sync/description.ts'
import { latestFirst } from './budget.ts'
import type { Expense } from './schema.ts'
import { expensesCategoriesWords } from './words-categories.ts'

export const expensesCollection: CollectionDescription<Expense> = {
  path: 'expenses',
  isPart: true,
  tab: 'budget',
  name: 'description',
  // As `latestFirst`.
  order: [
    ['date', 'desc'],
    ['createdAt', 'desc'],
    ['id', 'asc'],
  ],
  inOrder: latestFirst,
  fields: {
    date: { word: 'date', shown: 'date' },
    description: { word: 'description' },
    category: {
      word: 'category',
      shown: (category) => expensesCategoriesWords[category],
      default: 'other',
    },
    amount: { word: 'amount', shown: 'amount' },
    currency: { word: 'currency' },
    convertedAmount: { word: null, column: 'amountIn' },
    tripCurrency: { word: null },
    rate: { word: null, column: 'rate' },
    rateDate: { word: null, column: 'rateDate' },
    rateFrom: { word: null, default: 'table' },
    notes: { word: 'notes', default: null },
    paidBy: { word: null, default: null },
    sharedBy: { word: null, default: null },
  },
  mentioned: ['date', 'amount', 'currency'],
}
