import { userRow } from '@sojourn/contract/auth/schema'
import { changeRow } from '@sojourn/contract/sync/change'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { storedRows } from '@sojourn/contract/sync/registry'
import { tripRow } from '@sojourn/contract/trips/schema'
import type { Generated } from 'kysely'
import type { z } from 'zod'
import { activityReadRow } from './domains/activity/rows.ts'
import { aiResultRow, generationRow } from './domains/ai/rows.ts'
import { deviceRow, identityRow, linkTokenRow, sessionRow, signInStateRow } from './domains/auth/rows.ts'
import {
  checkoutRow,
  customerRow,
  customerToDeleteRow,
  paymentEventRow,
  settingRow,
  subscriptionRow,
  testPaymentRow,
} from './domains/billing/rows.ts'
import { limitRow, secretRow } from './platform/limits/rows.ts'
import { presenceRow } from './domains/live/rows.ts'
import { outboxRow } from './platform/mail/rows.ts'
import { invitationRow, inviteTokenRow, memberRow, removedMemberRow } from './domains/members/rows.ts'
import { answerRow } from './platform/providers/rows.ts'
import { idempotencyRow } from './kernel/mount/rows.ts'

/** Every table with the schema of its rows. A test compares this with the migrated database, column by column. */
export const tables = {
  users: userRow,
  sessions: sessionRow,
  devices: deviceRow,
  identities: identityRow,
  signInStates: signInStateRow,
  resetTokens: linkTokenRow,
  emailTokens: linkTokenRow,
  outbox: outboxRow,
  limits: limitRow,
  secrets: secretRow,
  settings: settingRow,
  customers: customerRow,
  checkouts: checkoutRow,
  subscriptions: subscriptionRow,
  paymentEvents: paymentEventRow,
  customersToDelete: customerToDeleteRow,
  testPayments: testPaymentRow,
  trips: tripRow,
  members: memberRow,
  invitations: invitationRow,
  inviteTokens: inviteTokenRow,
  removedMembers: removedMemberRow,
  activityReads: activityReadRow,
  ...storedRows,
  answers: answerRow,
  generations: generationRow,
  aiResults: aiResultRow,
  changes: changeRow,
  idempotency: idempotencyRow,
  presence: presenceRow,
} as const

/** Columns the database fills in when an insert leaves them out. */
interface Defaults extends Record<ContentCollection, 'version' | 'createdAt' | 'updatedAt'> {
  users: 'plan' | 'createdAt' | 'updatedAt' | 'termsAcceptedAt' | 'emailVerifiedAt' | 'takenBackAt'
  sessions: 'createdAt' | 'seenAt' | 'nextHash' | 'previousHash' | 'previousUntil'
  devices: 'createdAt' | 'seenAt'
  identities: 'createdAt'
  signInStates: 'name'
  resetTokens: 'createdAt' | 'isMailed'
  emailTokens: 'createdAt' | 'isMailed'
  outbox: 'id' | 'inviteId' | 'tries' | 'createdAt' | 'dueAt'
  limits: never
  secrets: never
  settings: never
  customers: 'createdAt'
  checkouts: 'status' | 'paymentStatus' | 'createdAt'
  subscriptions: 'updatedAt'
  paymentEvents: 'createdAt'
  customersToDelete: 'createdAt'
  testPayments: 'createdAt'
  trips: 'id' | 'rev' | 'bytes' | 'status' | 'shareToken' | 'createdAt' | 'updatedAt' | 'deletedAt'
  members: 'version' | 'joinedAt'
  invitations: 'state' | 'createdAt' | 'invitedAt' | 'endedAt'
  inviteTokens: 'createdAt'
  removedMembers: 'removedAt'
  activityReads: never
  answers: 'fetchedAt'
  generations: 'createdAt'
  aiResults: 'createdAt'
  changes: 'createdAt' | 'action' | 'fields' | 'name'
  idempotency: 'createdAt' | 'tripId' | 'status' | 'result'
  presence: 'movedAt' | 'seenAt'
}

type TableOf<Row, Defaulted> = { [C in keyof Row]: C extends Defaulted ? Generated<Row[C]> : Row[C] }

export type Database = { [T in keyof typeof tables]: TableOf<z.output<(typeof tables)[T]>, Defaults[T]> }
