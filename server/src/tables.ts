import { userRow } from '@sojourn/contract/auth/schema'
import { changeRow } from '@sojourn/contract/sync/change'
import { storedRows } from '@sojourn/contract/sync/registry'
import { tripRow } from '@sojourn/contract/trips/schema'
import { activityReadRow } from './domains/activity/rows.ts'
import { aiResultRow, generationRow } from './domains/ai/rows.ts'
import { identityRow, linkTokenRow, signInStateRow } from './domains/auth/rows.ts'
import { deviceRow, sessionRow } from './kernel/session/rows.ts'
import { memberRow } from './kernel/access/rows.ts'
import { secretRow, settingRow } from './platform/db/rows.ts'
import type { TableSchemas } from './platform/db/tables.ts'
import {
  checkoutRow,
  customerRow,
  customerToDeleteRow,
  paymentEventRow,
  subscriptionRow,
  testPaymentRow,
} from './domains/billing/rows.ts'
import { limitRow } from './platform/limits/rows.ts'
import { presenceRow } from './domains/live/rows.ts'
import { outboxRow } from './platform/mail/rows.ts'
import { invitationRow, inviteTokenRow, removedMemberRow } from './domains/members/rows.ts'
import { answerRow } from './platform/providers/rows.ts'
import { idempotencyRow } from './kernel/mount/rows.ts'

/** Every table with the schema of its rows; a test compares this with the migrated database, column by column. */
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
} as const satisfies TableSchemas
