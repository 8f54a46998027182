import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'

/** Before the provider has said whose account it is. */
export const unknownSeller = ''

/** The seller of this server, wherever a row is written. */
export const thisSeller = sql<string>`coalesce((select settings."value" from settings
  where settings."name" = 'SELLER'), ${unknownSeller})`

/** What was paid for in earnest counts until it is over, whoever sold it; a test counts with its own seller alone. */
const isWorthPremium = sql<boolean>`(subscriptions."seller" = ${thisSeller} or subscriptions."seller" like '% live')`

/**
 * The plan of a row of `users`, wherever one is read: Pro because an operator said so, because it is paid for, or
 * because nothing is sold here. The column `plan` itself is only what the operator said.
 */
export const planColumn = sql<PlanName>`case when users."plan" = 'pro'
  or exists (select from subscriptions
    where subscriptions."userId" = users."id" and subscriptions."premiumUntil" > now() and ${isWorthPremium})
  or exists (select from settings where settings."name" = 'BILLING' and settings."value" = 'off')
  then 'pro' else 'free' end`.as('plan')
