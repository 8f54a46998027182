import { expensesApi } from '@sojourn/contract/expenses/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { currentRates } from './rates.ts'

export const expenseRoutes: Routes = (app, deps) => {
  mount(app, deps, expensesApi.rates, ({ db }) => currentRates(db))
}
