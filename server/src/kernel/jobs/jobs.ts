import type { FastifyInstance } from 'fastify'
import { backupJob } from '../../platform/backup/nightly.ts'
import { backupPlace } from '../../platform/backup/backup-place.ts'
import { type Job, JobRunner } from '../../platform/jobs/job-runner.ts'
import { mailJob, type MailWriters, sendDueMails } from '../../platform/mail/outbox.ts'
import type { Deps } from '../deps.ts'
import { ownAddress } from '../http/own-address.ts'
import { refusalJob } from '../http/refusal-log.ts'
import { kernelPurge, purge, type PurgeRule } from './purge.ts'

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner
  }
}

const second = 1000
const hour = 3600 * second

/** What a server does without being asked, whatever its domains are. */
export const kernelJobs = (
  app: FastifyInstance,
  { chosen, db, databaseUrl, env, languages, now, providers, requestRateLimit }: Deps,
  { mails, purge: rules }: { mails: MailWriters; purge: readonly PurgeRule[] },
): Job[] => [
  ...(env.areBackupsOn && databaseUrl ? [backupJob({ db, databaseUrl, place: backupPlace(env), now })] : []),
  { name: 'follow what was chosen', everyMs: 2 * second, run: () => chosen.read(db) },
  { name: 'share request counts', everyMs: second, run: () => requestRateLimit.flush() },
  { name: refusalJob, everyMs: 60 * second, run: async () => app.refusals.flush() },
  {
    name: mailJob,
    everyMs: 10 * second,
    run: async (context) => {
      const links = { address: ownAddress(app, env), isMailed: true }
      const { mailer } = providers
      if (mailer) await sendDueMails(db, mailer, { writers: mails, links, languages }, context)
    },
  },
  {
    name: 'purge',
    firstAfterMs: 60 * second,
    everyMs: hour,
    run: async ({ log }) => {
      const removed = await purge(db, [...kernelPurge, ...rules])
      if (Object.keys(removed).length > 0) log.info({ removed }, 'purged')
    },
  },
]

/** They start when the server listens and are finished before it has stopped. */
export function addJobs(app: FastifyInstance, all: readonly Job[]): void {
  const jobs = new JobRunner(all, app.log)
  app.decorate('jobs', jobs)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
}
