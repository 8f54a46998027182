import type { FastifyInstance } from 'fastify'
import { typicalDay } from '@sojourn/planner/climate/estimate'
import { billingOf } from './domains/billing/billing.ts'
import { customersJob, deleteCustomers, reconcile } from './domains/billing/subscriptions.ts'
import { placeNewItems } from './domains/places/geocoding/place-items.ts'
import type { Deps } from './kernel/deps.ts'
import { ownAddress } from './kernel/http/own-address.ts'
import { refusalJob } from './kernel/http/refusal-log.ts'
import { mailJob, sendDueMails } from './platform/mail/outbox.ts'
import { writeMail } from './mails.ts'
import { warmGazetteer } from './domains/places/gazetteer/load-gazetteer.ts'
import { fillTerrain } from './domains/trips/fill-terrain.ts'
import { type Job, JobRunner } from './platform/jobs/job-runner.ts'
import { purge } from './kernel/jobs/purge.ts'

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner
  }
}

const second = 1000
const hour = 3600 * second

/** All that a server does without being asked. */
export const jobsOf = (app: FastifyInstance, deps: Deps): Job[] => [
  { name: 'share request counts', everyMs: second, run: () => deps.requestRateLimit.flush() },
  { name: refusalJob, everyMs: 60 * second, run: async () => app.refusals.flush() },
  {
    name: mailJob,
    everyMs: 10 * second,
    run: (context) => {
      const links = { address: ownAddress(app, deps.env), isMailed: true }
      return sendDueMails(deps, (mail) => writeMail(deps.db, mail, links), context)
    },
  },
  { name: 'place new items', everyMs: 10 * second, run: (context) => placeNewItems(deps, context) },
  {
    name: customersJob,
    firstAfterMs: 30 * second,
    everyMs: hour / 6,
    run: async ({ signal }) => {
      const billing = billingOf(app, deps)
      if (billing) await deleteCustomers(billing, signal)
    },
  },
  {
    name: 'compare subscriptions with the payment provider',
    firstAfterMs: 5 * 60 * second,
    everyMs: 24 * hour,
    run: async ({ signal }) => {
      const billing = billingOf(app, deps)
      if (billing) await reconcile(billing, signal)
    },
  },
  { name: 'refresh exchange rates', everyMs: 6 * hour, run: async () => deps.providers.rates?.refresh() },
  {
    name: 'purge',
    firstAfterMs: 60 * second,
    everyMs: hour,
    run: async ({ log }) => {
      const removed = await purge(deps.db)
      if (Object.keys(removed).length > 0) log.info({ removed }, 'purged')
    },
  },
  {
    name: 'fill in height and coast of old trips',
    firstAfterMs: 15 * second,
    run: (context) => fillTerrain(deps.db, context),
  },
  // Both take most of a second: better before the first traveller asks than while they wait.
  { name: 'read the gazetteer', run: warmGazetteer },
  {
    name: 'fit the climate',
    firstAfterMs: 1.5 * second,
    run: async () => void typicalDay({ lat: 0, lng: 0, elevationM: 0 }, '2026-01-01'),
  },
]

/** They start when the server listens and are finished before it has stopped. */
export function addJobs(app: FastifyInstance, deps: Deps): void {
  const jobs = new JobRunner(jobsOf(app, deps), app.log)
  app.decorate('jobs', jobs)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
}
