export const expenseCategories = [
  'transport',
  'accommodation',
  'food',
  'activities',
  'shopping',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]
