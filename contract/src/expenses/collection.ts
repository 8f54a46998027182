import type { CollectionDescription } from '../sync/description.ts'
import { latestFirst } from './budget.ts'
import type { Expense } from './schema.ts'
import { expensesCategoriesWords } from './words-categories.ts'
import { expensesWords } from './words.ts'

export const expensesCollection: CollectionDescription<Expense> = {
  path: 'expenses',
  words: ['expense', 'expenses'],
  part: ['Expenses', 'expense'],
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
    convertedAmount: { word: null, column: 'Amount in {currency}' },
    tripCurrency: { word: null },
    rate: { word: null, column: 'Rate' },
    rateDate: { word: null, column: 'Rate date' },
    notes: { word: 'notes', default: null },
  },
  mentioned: ['date', 'amount', 'currency'],
  texts: {
    get addFailed() {
      return expensesWords.addFailed
    },
    get updateFailed() {
      return expensesWords.updateFailed
    },
    get deleteFailed() {
      return expensesWords.deleteFailed
    },
  },
  waiting: (action, thing, fields, tell) => {
    if (action === 'remove') return ['Delete expense', thing, '']
    return [action === 'add' ? 'Add expense' : 'Change expense', thing, tell.money(fields)]
  },
  told: ({ action, fields, values, count }, thing, tell) => {
    const amount = count === 1 ? tell.money(values) : ''
    if (action === 'added') return ['added', thing, amount && `, ${amount}`]
    if (action === 'removed') return null
    if (fields.includes('amount') && amount) return ['changed the amount of', thing, `to ${amount}`]
    const isRenamed = fields.length === 1 && fields[0] === 'description' && count === 1
    return isRenamed ? ['renamed an expense to', thing, ''] : null
  },
}
