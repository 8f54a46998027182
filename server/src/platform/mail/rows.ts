import { z } from 'zod'
import type { TableOf } from '../db/tables.ts'

const mailKinds = ['reset', 'confirm', 'invite', 'secondStepOff'] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail still to be sent. It is written when it is sent, so that no link with its token ever lies in a table. */
export const outboxRow = z.object({
  id: z.number(),
  kind: z.enum(mailKinds),
  to: z.string(),
  /** What an invitation's mail is about; both go together. */
  inviteId: z.uuid().nullable(),
  /** Of whoever asked for it; what the recipient has chosen goes first. */
  language: z.string().nullable(),
  tries: z.number(),
  createdAt: z.string(),
  dueAt: z.string(),
})

declare module '../db/tables.ts' {
  interface Tables {
    outbox: TableOf<typeof outboxRow, 'id' | 'inviteId' | 'language' | 'tries' | 'createdAt' | 'dueAt'>
  }
}
