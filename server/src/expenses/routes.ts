import { expensesApi } from '@sojourn/contract/expenses/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { currentRates } from './rates.ts'

export const expenseRoutes: Routes = (app, deps) => {
  mount(app, deps, expensesApi.rates, ({ db }) => currentRates(db))
}
