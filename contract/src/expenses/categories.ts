export const expenseCategories = [
  'transport',
  'accommodation',
  'food',
  'activities',
  'shopping',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  transport: 'Transport',
  accommodation: 'Accommodation',
  food: 'Food',
  activities: 'Activities',
  shopping: 'Shopping',
  other: 'Other',
}
