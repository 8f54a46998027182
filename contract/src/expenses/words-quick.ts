import { words } from '../words/words.ts'
import type { ExpenseCategory } from './categories.ts'

export const expensesQuickWords = words('expenses-quick', {
  transport: 'Counts as transport, today. Other days: <link>{tab}</link>',
  accommodation: 'Counts as accommodation, today. Other days: <link>{tab}</link>',
  food: 'Counts as food, today. Other days: <link>{tab}</link>',
  activities: 'Counts as activities, today. Other days: <link>{tab}</link>',
  shopping: 'Counts as shopping, today. Other days: <link>{tab}</link>',
  other: 'Counts as other, today. Other days: <link>{tab}</link>',
} satisfies Record<ExpenseCategory, string>)
