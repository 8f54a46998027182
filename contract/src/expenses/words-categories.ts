import { words } from '../words/words.ts'
import type { ExpenseCategory } from './categories.ts'

export const expensesCategoriesWords = words('expenses-categories', {
  transport: 'Transport',
  accommodation: 'Accommodation',
  food: 'Food',
  activities: 'Activities',
  shopping: 'Shopping',
  other: 'Other',
} satisfies Record<ExpenseCategory, string>)
