import { billingPeriods } from '@sojourn/contract/billing/billing-periods'
import { priceIds } from './objects.ts'
import { newId, newTestItem } from './new-objects.ts'

export interface ApiAnswer {
  status: number
  body: object
}

export const missing: ApiAnswer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
}
export const missingCustomer: ApiAnswer = {
  status: 400,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'customer',
      message: 'No such customer',
    },
  },
}
export const refused = (message: string): ApiAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
})
export const ok = (body: object): ApiAnswer => ({ status: 200, body })
export const list = (data: object[]): ApiAnswer => ok({ object: 'list', data, has_more: false })

export function priceOf(id: string): ApiAnswer {
  const period = billingPeriods.find((one) => priceIds[one] === id)
  if (!period) return missing
  const { price } = newTestItem(newId('si'), period, 0)
  return ok({ ...price, object: 'price', active: true, recurring: { ...price.recurring, interval_count: 1 } })
}
