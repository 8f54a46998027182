import type { Jobs } from '../../kernel/deps.ts'
import { billingOf } from './billing.ts'
import { customersJob, deleteCustomers, reconcile } from './reconcile.ts'

const minute = 60_000

export const billingJobs: Jobs = (app, deps) => [
  {
    name: customersJob,
    firstAfterMs: minute / 2,
    everyMs: 10 * minute,
    run: async ({ signal }) => {
      const billing = billingOf(app, deps)
      if (billing) await deleteCustomers(billing, signal)
    },
  },
  {
    name: 'compare subscriptions with the payment provider',
    firstAfterMs: 5 * minute,
    everyMs: 24 * 60 * minute,
    run: async ({ signal }) => {
      const billing = billingOf(app, deps)
      if (billing) await reconcile(billing, signal)
    },
  },
]
