import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Deps } from '../http/deps.ts'
import { openMailer, type Mail } from './mailer.ts'
import type { MailKind } from './rows.ts'

const lookEveryMs = 10_000
/** Longer than a conversation with the mail server may take: no other process sends the same mail meanwhile. */
const firstPauseS = 30
const longestPauseS = 3600

/** Who still waits for a reset link an hour later has asked again. */
const lifeS: Record<MailKind, number> = { reset: 3600, confirm: 86_400 }

export interface Outbox {
  /** Keeps the intention to send, in the caller's transaction; whether there is such an account is seen later. */
  put(db: Db, kind: MailKind, to: string): Promise<void>
  /** Sends what is due, after the answer: whoever asked neither waits for the mail nor learns that it failed. */
  wake(): void
}

/** The text of a mail; null when there is nothing to tell any more. */
export type MailWriters = Record<MailKind, (db: Db, to: string) => Promise<Mail | null>>

/** Mails survive a mail server that is down and a restart of ours; null when no mail server is configured. */
export function openOutbox(app: FastifyInstance, { db, env }: Deps, writers: MailWriters): Outbox | null {
  const send = openMailer(env)
  if (!send) return null
  let underWay: Promise<void> | null = null
  let isWanted = false
  const closing = new AbortController()

  async function deliver({ id, kind, to, age }: Claimed): Promise<void> {
    try {
      const mail = await writers[kind](db, to)
      if (mail) await send?.(mail)
    } catch (error) {
      // Codes only: the server's own words may repeat the recipient's address.
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
      const isRefused = code === 'EENVELOPE' && responseCode >= 500
      const isOver = isRefused || age > lifeS[kind]
      app.log.error({ kind, code, responseCode }, isOver ? 'mail given up' : 'mail not sent yet')
      if (!isOver) return
    }
    await db.deleteFrom('outbox').where('id', '=', id).execute()
  }

  async function work(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      // Before the look: a mail that comes while we look is not overlooked.
      isWanted = false
      const mail = await claim(db)
      if (!mail) continue
      isWanted = true
      await deliver(mail)
    }
  }

  const wake = () => {
    isWanted = true
    underWay ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        underWay = null
        if (isWanted && !closing.signal.aborted) wake()
      })
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(wake, lookEveryMs).unref()
  })
  app.addHook('onClose', async () => {
    closing.abort()
    clearInterval(timer)
    await underWay
  })
  return {
    put: async (tx, kind, to) => void (await tx.insertInto('outbox').values({ kind, to }).execute()),
    wake,
  }
}

interface Claimed {
  id: number
  kind: MailKind
  to: string
  /** Seconds since it was put here. */
  age: number
}

/** The next mail that is due, put off at once: should this process end now, another one sends it later. */
const claim = (db: Db): Promise<Claimed | undefined> =>
  db
    .updateTable('outbox')
    .set({
      tries: sql`"tries" + 1`,
      dueAt: sql`now() + least(${longestPauseS}::int, ${firstPauseS}::int * 2 ^ least("tries", 20)) * interval '1 second'`,
    })
    .where('id', '=', (build) =>
      build
        .selectFrom('outbox')
        .select('id')
        .where('dueAt', '<=', sql<string>`now()`)
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'to', sql<number>`extract(epoch from now() - "createdAt")::float8`.as('age')])
    .executeTakeFirst()
