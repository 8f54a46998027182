import type { User } from '@sojourn/contract/auth/schema'
import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import type { ChosenUnits } from '@sojourn/contract/units/units'
import { sql } from 'kysely'
import { planColumn } from '../plan/plan-column.ts'

/** A user, as their account says. */
export interface SignedIn extends ChosenUnits {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly displayName: string
  readonly firstName: string
  readonly createdAt: string
  readonly plan: PlanName
  readonly hasPassword: boolean
  readonly isOperator: boolean
  /** Null until chosen. */
  readonly language: string | null
}

/** The user behind a request, with when they signed in and last proved who they are. */
export interface SessionUser extends SignedIn {
  readonly signedInAt: string
  readonly provenAt: string
}

export const toUser = ({
  plan,
  signedInAt: _since,
  provenAt: _proven,
  ...user
}: SignedIn & Partial<SessionUser>): User => ({
  ...user,
  isPremium: plan === 'pro',
})

/** The columns of a `SignedIn`. */
export const signedInColumns = [
  'users.id',
  'email',
  'name',
  'displayName',
  'firstName',
  'users.createdAt',
  planColumn,
  sql<boolean>`"passwordHash" is not null`.as('hasPassword'),
  'temperatureUnit',
  'distanceUnit',
  'clock',
  'weekStart',
  'language',
  'isOperator',
] as const
