import { packingTemplateRow } from '@sojourn/contract/packing/template-input'
import { userRow } from '@sojourn/contract/auth/schema'
import { storedRows } from '@sojourn/contract/sync/registry'
import { tripRow } from '@sojourn/contract/trips/schema'
import { activityReadRow } from './domains/activity/rows.ts'
import { aiResultRow, generationRow } from './domains/ai/rows.ts'
import { identityRow, linkTokenRow, signInStateRow } from './domains/auth/rows.ts'
import { deviceRow, sessionRow } from './kernel/session/rows.ts'
import { memberRow } from './kernel/access/rows.ts'
import { secretRow, settingRow } from './platform/db/rows.ts'
import type { Tables } from './platform/db/tables.ts'
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
import {
  authenticatorRow,
  challengeRow,
  openSignInRow,
  passkeyRow,
  recoveryCodeRow,
} from './domains/auth/factor/rows.ts'
import { invitationRow, inviteTokenRow, removedMemberRow } from './domains/members/rows.ts'
import { answerRow } from './platform/providers/rows.ts'
import { idempotencyRow } from './kernel/mount/rows.ts'
import { loggedRow } from './kernel/rows/rows.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../test/test-app.ts'

/** Every table with the schema of its rows. */
const tables = {
  users: userRow,
  sessions: sessionRow,
  devices: deviceRow,
  identities: identityRow,
  passkeys: passkeyRow,
  authenticators: authenticatorRow,
  recoveryCodes: recoveryCodeRow,
  openSignIns: openSignInRow,
  challenges: challengeRow,
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
  packingTemplates: packingTemplateRow,
  ...storedRows,
  answers: answerRow,
  generations: generationRow,
  aiResults: aiResultRow,
  changes: loggedRow,
  idempotency: idempotencyRow,
  presence: presenceRow,
} as const satisfies Record<keyof Tables, z.ZodObject>

const families: Record<string, string> = {
  uuid: 'text',
  text: 'text',
  date: 'text',
  'timestamp with time zone': 'text',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'json',
  ARRAY: 'json',
}

function describe(schema: z.ZodType): { family: string; nullable: boolean } {
  if (schema instanceof z.ZodNullable) return { ...describe(schema.unwrap() as z.ZodType), nullable: true }
  if (schema instanceof z.ZodReadonly) return describe(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNumber) return { family: 'number', nullable: false }
  if (schema instanceof z.ZodBoolean) return { family: 'boolean', nullable: false }
  if (
    // A text or a meaning.
    schema instanceof z.ZodUnion ||
    schema instanceof z.ZodRecord ||
    schema instanceof z.ZodUnknown ||
    schema instanceof z.ZodArray ||
    schema instanceof z.ZodObject
  )
    return { family: 'json', nullable: false }
  return { family: 'text', nullable: false }
}

test.each(Object.entries(tables))(
  'the table %s has exactly the columns its schema names',
  async (table, schema) => {
    const { db } = await testApp()
    const { rows } = await sql<{ name: string; type: string; nullable: string }>`
    select column_name as name, data_type as type, is_nullable as nullable
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db)
    const migrated = Object.fromEntries(
      rows.map(({ name, type, nullable }) => [
        name,
        { family: families[type], nullable: nullable === 'YES' },
      ]),
    )
    const described = Object.fromEntries(
      Object.entries(schema.shape).map(([name, column]) => [name, describe(column as z.ZodType)]),
    )
    expect(migrated).toEqual(described)
  },
)

test('no table is left without a schema', async () => {
  const { db } = await testApp()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const own = ['migrations', 'migration_lock']
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !own.includes(name))
      .toSorted(),
  ).toEqual(Object.keys(tables).toSorted())
})
