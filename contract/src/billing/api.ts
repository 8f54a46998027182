import type { EndpointGroup } from '../http/endpoint.ts'
import { planStatus } from './plan-status.ts'

export const billingApi = {
  plan: {
    method: 'GET',
    url: '/api/plan',
    summary: 'Plan limits and what the signed-in user has used of them',
    access: 'signed-in',
    reply: planStatus,
  },
} as const satisfies EndpointGroup
