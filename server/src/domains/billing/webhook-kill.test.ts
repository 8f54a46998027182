import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { webhookPath } from '@sojourn/contract/billing/api'
import { Stripe } from 'stripe'
import { expect, inject, test, vi } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { startStripeServer, stripeSettings, webhookSecret } from '../../../test/stripe-server.ts'
import { openDb, openPool } from '../../platform/db/client.ts'
import { newSubscription } from './test-checkout/new-objects.ts'
import { toEvent } from './test-checkout/routes.ts'
import { put } from './test-checkout/store.ts'

/** The real server process, and where it listens. */
async function startServer(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return { child, url }
  }
  throw new Error('the server did not start')
}

const send = (url: string, event: object): Promise<Response> => {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return fetch(`${url}${webhookPath}`, { method: 'POST', headers, body: payload })
}

test('a server that dies between a report and its answer loses nothing', async () => {
  const { url: base, template } = inject('database')
  const database = await cloneDatabase(base, template)
  const db = openDb(openPool(database, 4))
  const provider = await startStripeServer()
  const env = { ...stripeSettings(provider), DATABASE_URL: database }
  provider.keepIn(db)
  const userId = crypto.randomUUID()
  const account = {
    id: userId,
    email: 'maya@example.com',
    name: 'Maya',
    displayName: 'Maya',
    firstName: 'Maya',
  }
  await db
    .insertInto('users')
    .values({ ...account, passwordHash: null })
    .execute()
  await db.insertInto('customers').values({ id: 'cus_1', userId, seller: '' }).execute()
  const subscription = newSubscription('cus_1', 'monthly', 'succeeds', Math.floor(Date.now() / 1000))
  await put(db, 'subscription', 'cus_1', subscription)
  const event = toEvent({ type: 'customer.subscription.created', object: subscription })
  const rows = () => db.selectFrom('subscriptions').select(['id', 'premiumUntil']).execute()
  const events = () => db.selectFrom('paymentEvents').select('id').execute()

  // While it asks the provider: nothing is kept, and the report is not answered.
  const first = await startServer(env)
  provider.calls.length = 0
  provider.failWith(() => undefined, 1)
  const unanswered = send(first.url, event).catch(() => 'no answer')
  await vi.waitFor(() => expect(provider.calls).toHaveLength(1), { timeout: 10_000 })
  first.child.kill('SIGKILL')
  expect(await unanswered).toBe('no answer')
  expect([await rows(), await events()]).toEqual([[], []])

  // After it was kept: the provider, who heard no answer, sends it once more.
  const second = await startServer(env)
  void send(second.url, event).catch(() => null)
  await vi.waitFor(async () => expect(await events()).toHaveLength(1), { timeout: 10_000, interval: 1 })
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
  const kept = await rows()
  expect(kept).toHaveLength(1)

  const third = await startServer(env)
  expect((await send(third.url, event)).status).toBe(200)
  expect(await rows()).toEqual(kept)
  expect(await events()).toHaveLength(1)
  third.child.kill('SIGTERM')
  await once(third.child, 'exit')
  await provider.stop()
  await db.destroy()
}, 60_000)
