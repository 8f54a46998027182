import { expensesApi } from '@sojourn/contract/expenses/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { startRates } from './daily-rates.ts'
import { currentRates } from './rates.ts'
import { addExpense, listExpenses, removeExpense, updateExpense } from './service.ts'

export const expenseRoutes: Routes = (app, deps) => {
  mount(app, deps, expensesApi.list, ({ db, access }) => listExpenses(db, access))
  mount(app, deps, expensesApi.add, ({ db, access, body }) => addExpense(db, access, body))
  mount(app, deps, expensesApi.update, ({ db, access, params, body }) =>
    updateExpense(db, access, params.id, body),
  )
  mount(app, deps, expensesApi.remove, async ({ db, access, params }) => {
    await removeExpense(db, access, params.id)
    return { ok: true as const }
  })
  startRates(app, deps)
  mount(app, deps, expensesApi.rates, ({ db }) => currentRates(db))
}
