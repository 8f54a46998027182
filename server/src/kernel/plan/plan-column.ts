import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'
import { isWorthPremium } from '../../domains/billing/seller.ts'

/**
 * The plan of a row of `users`, wherever one is read: Pro because an operator said so, because it is paid for, or
 * because nothing is sold here. The column `plan` itself is only what the operator said.
 */
export const planColumn = sql<PlanName>`case when users."plan" = 'pro'
  or exists (select from subscriptions
    where subscriptions."userId" = users."id" and subscriptions."premiumUntil" > now() and ${isWorthPremium})
  or exists (select from settings where settings."name" = 'BILLING' and settings."value" = 'off')
  then 'pro' else 'free' end`.as('plan')
