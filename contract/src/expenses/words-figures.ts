import { words } from '../words/words.ts'
import type { FigureName } from './figures.ts'

export const expensesFiguresWords = words('expenses-figures', {
  booked: 'Booked so far',
  perDayLeft: 'Left for each day',
  safeToday: 'Safe to spend today',
  pace: 'Daily pace',
  forecast: 'Forecast at the end',
  spent: 'Spent in all',
  spentPerDay: 'Spent per day',
} satisfies Record<FigureName, string>)
