import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { currencies } from '../values/currencies.ts'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { expense, expenseChanges, newExpense } from './schema.ts'

export const expensesApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/expenses',
    summary: 'The expenses, latest first',
    access: 'content.read',
    params: inTrip,
    mayBeLong: true,
    reply: z.array(expense),
  },
  add: {
    method: 'POST',
    url: '/api/trips/:tripId/expenses',
    summary: 'Add an expense; another currency is converted at a rate that is then frozen',
    access: 'content.edit',
    params: inTrip,
    body: newExpense,
    reply: expense,
  },
  update: {
    method: 'PUT',
    url: '/api/expenses/:id',
    summary: 'Change any of an expense’s fields',
    access: 'content.edit',
    row: 'expenses',
    params: byRowId,
    body: expenseChanges,
    reply: expense,
  },
  remove: {
    method: 'DELETE',
    url: '/api/expenses/:id',
    summary: 'Remove an expense',
    access: 'content.edit',
    row: 'expenses',
    params: byRowId,
    reply: done,
  },
  rates: {
    method: 'GET',
    url: '/api/rates',
    summary: 'Exchange rates for one euro, with their date and source',
    access: 'signed-in',
    reply: z.object({
      date: z.string(),
      source: z.enum(['shipped', 'live']),
      perEuro: z.record(z.enum(currencies), z.string()),
    }),
  },
} as const satisfies EndpointGroup
