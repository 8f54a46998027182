import { words } from '../words/words.ts'

export const expensesAnalyticsWords = words('expenses-analytics', {
  title: 'Advanced budget tracking',
  download: 'Download CSV',

  ofBudget: 'of {amount}',
  noBudget: 'no budget set',
  ownPart: 'your part of what the trip costs',
  asBudgetStands: 'of the trip, as the budget stands',
  allBooked: 'the budget is booked',
  restFits: 'and the rest of the trip still fits',
  nothingLeft: 'nothing is left for today',
  budgetPerDay: 'budget per day',
  overTheDays: 'over the days of the trip',
  underBudget: '{amount} under budget',
  overBudget: '{amount} over budget',

  spendingPerDay: 'Spending per day',
  day: 'Day',
  spent: 'Spent',
  paceLine: 'The dashed line is the daily pace, {amount}',
  before: '{before} spent before the trip',
  after: '{after} after it',
  beforeAndAfter: '{before} spent before the trip · {after} after it',

  plannedAndActual: 'Planned and actual',
  category: 'Category',
  planned: 'Planned',
  actual: 'Actual',
})
