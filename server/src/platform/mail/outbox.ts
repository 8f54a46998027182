import { english } from '@sojourn/contract/words/chosen-language'
import { inLanguage, type Language } from '@sojourn/contract/words/words'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { JobContext } from '../jobs/job-runner.ts'
import type { Mail, Mailer, MailLinks } from './mailer.ts'
import type { MailKind } from './rows.ts'

/** Longer than a conversation with the mail server may take: no other process sends the same mail meanwhile. */
const firstPauseS = 30
const longestPauseS = 3600

/** What a mail is written from. */
interface PutMail {
  kind: MailKind
  to: string
  inviteId: string | null
  language: string | null
}

/** The mail, in the language that is spoken when it is called. */
export type TellMail = () => Mail

/** How mails of one kind are written, with new links; null when there is nothing to tell any more. */
interface MailWriter {
  /** For so long it is tried to send one. */
  lifeS: number
  write: (db: Db, mail: Omit<PutMail, 'language'>, links: MailLinks) => Promise<TellMail | null>
}

export type MailWriters = Record<MailKind, MailWriter>

/** The job that sends them: run soon after a mail was put, so that whoever asked neither waits for it nor learns that it failed. */
export const mailJob = 'send mails'

/** Keeps the intention to send, in the caller's transaction; whether there is such an account is seen later. */
export async function putMail(
  db: Db,
  kind: MailKind,
  to: string,
  inviteId: string | null = null,
  language: string | null = null,
): Promise<void> {
  await db.insertInto('outbox').values({ kind, to, inviteId, language }).execute()
}

interface Sending {
  writers: MailWriters
  links: MailLinks
  languages: ReadonlyMap<string, Language>
}

/** Mails survive a mail server that is down and a restart of ours. */
export async function sendDueMails(
  db: Db,
  mailer: Mailer,
  { writers, links, languages }: Sending,
  { log, signal }: JobContext,
): Promise<void> {
  while (!signal.aborted) {
    const mail = await claim(db)
    if (!mail) return
    await deliver(mail)
  }

  async function languageOf({ to, language }: PutMail): Promise<string> {
    const account = await db.selectFrom('users').select('language').where('email', '=', to).executeTakeFirst()
    return [account?.language, language].find((tag) => tag && languages.has(tag)) ?? english
  }

  async function deliver({ id, age, ...put }: Claimed): Promise<void> {
    const { kind } = put
    try {
      const mail = await writers[kind].write(db, put, links)
      const language = mail ? await languageOf(put) : ''
      if (mail) await mailer(inLanguage(languages.get(language) ?? {}, mail))
    } catch (error) {
      // Codes only: the server's own words may repeat the recipient's address.
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
      const isRefused = code === 'EENVELOPE' && responseCode >= 500
      const isOver = isRefused || age > writers[kind].lifeS
      log.error({ kind, code, responseCode }, isOver ? 'mail given up' : 'mail not sent yet')
      if (!isOver) return
    }
    await db.deleteFrom('outbox').where('id', '=', id).execute()
  }
}

interface Claimed extends PutMail {
  id: number
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
    .returning([
      'id',
      'kind',
      'to',
      'inviteId',
      'language',
      sql<number>`extract(epoch from now() - "createdAt")::float8`.as('age'),
    ])
    .executeTakeFirst()
