import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { allCurrencies } from '../values/currencies.ts'
import { expense, expenseChanges, newExpense } from './schema.ts'

const ratesPerEuro = z.partialRecord(z.enum(allCurrencies), z.string())

export const expensesApi = {
  ...rowCalls('expenses', {
    row: expense,
    added: newExpense,
    changes: expenseChanges,
    summaries: {
      list: 'The expenses, latest first',
      add: 'Add an expense; another currency is converted at a rate that is then frozen',
      update: 'Change any of an expense’s fields',
      remove: 'Remove an expense',
    },
  }),
  rates: {
    method: 'GET',
    url: '/api/rates',
    summary: 'Exchange rates for one euro, with their date and source',
    access: 'signed-in',
    reply: z.object({
      date: z.string(),
      source: z.enum(['shipped', 'live']),
      perEuro: ratesPerEuro,
      older: z.object({ date: z.string(), perEuro: ratesPerEuro }),
    }),
  },
} as const satisfies EndpointGroup
