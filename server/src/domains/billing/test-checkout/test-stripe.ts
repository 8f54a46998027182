import { createHash } from 'node:crypto'
import { testBillingPath } from '@sojourn/contract/billing/test-checkout'
import type { Db } from '../../../platform/db/client.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Report, TestSession, TestSubscription } from './objects.ts'
import { newId } from './new-objects.ts'
import { renewIfDue } from './renewal.ts'
import { find, listOfKind, lock, put, putOnce, removeAllOf } from './store.ts'
import { type ApiAnswer, list, missing, missingCustomer, ok, priceOf, refused } from './api-answers.ts'
import { newSession, originOf } from './new-session.ts'

interface ApiRequest {
  method: string
  /** With its query. */
  path: string
  form: URLSearchParams
  /** Two requests with one key make one thing. */
  key: string | null
}

/**
 * The few calls of the payment provider that are used here, on a table of our own instead of a bank. The official
 * library talks to it as it talks to the provider, so everything above it is the same.
 */
export class TestStripe {
  readonly db: Db
  readonly #now: () => Date
  /** Whose account it is. */
  account = 'acct_test'
  /** Brings the reports to the webhook. */
  deliver: (reports: Report[]) => Promise<void> = async () => undefined

  constructor(db: Db, now: () => Date) {
    this.db = db
    this.#now = now
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  async answer(request: ApiRequest): Promise<ApiAnswer> {
    const { pathname, searchParams } = new URL(request.path, 'http://test')
    const [, , resource = '', id = '', ...more] = pathname.split('/')
    const customer = searchParams.get('customer') ?? ''
    const resources: Record<string, () => Promise<ApiAnswer>> = {
      customers: () => (id ? this.#deleteCustomer(id) : this.#createCustomer(request)),
      checkout: () => this.#checkout(request, more),
      billing_portal: () => this.#openPortal(request.form),
      invoices: async () => list(await listOfKind(this.db, 'invoice', customer)),
      account: async () => ok({ id: this.account, object: 'account' }),
      prices: async () => priceOf(id),
      subscriptions: () => (id ? this.#subscription(request, id) : this.#listSubscriptions(customer)),
    }
    return (await resources[resource]?.()) ?? missing
  }

  async #createCustomer({ form, key }: ApiRequest): Promise<ApiAnswer> {
    const id = idFrom('cus', key && this.account + key)
    const customer = { id, object: 'customer', email: form.get('email') ?? '', metadata: {} } as const
    return ok(await putOnce(this.db, 'customer', id, customer))
  }

  async #deleteCustomer(id: string): Promise<ApiAnswer> {
    if (!(await find(this.db, 'customer', id))) return missing
    await removeAllOf(this.db, id)
    return ok({ id, object: 'customer', deleted: true })
  }

  async #checkout({ method, form, key }: ApiRequest, [id = '', action]: string[]): Promise<ApiAnswer> {
    if (method === 'POST' && id === '') return this.#createSession(form, key)
    if (action === 'expire') return this.#expireSession(id)
    const found = await find(this.db, 'session', id)
    return found ? ok(found) : missing
  }

  async #createSession(form: URLSearchParams, key: string | null): Promise<ApiAnswer> {
    const customer = await find(this.db, 'customer', form.get('customer') ?? '')
    if (!customer) return missingCustomer
    const session = newSession(idFrom('cs', key), customer, form, this.seconds)
    return ok(await putOnce(this.db, 'session', customer.id, session))
  }

  async #expireSession(id: string): Promise<ApiAnswer> {
    const expired = await inTransaction(this.db, async (tx) => {
      const session = await lock(tx, 'session', id)
      if (session?.status !== 'open') return null
      const next: TestSession = { ...session, status: 'expired' }
      await put(tx, 'session', session.customer, next)
      return next
    })
    if (!expired) return refused('Only an open session can be expired.')
    await this.deliver([{ type: 'checkout.session.expired', object: expired }])
    return ok(expired)
  }

  async #openPortal(form: URLSearchParams): Promise<ApiAnswer> {
    const id = newId('bps')
    const customer = form.get('customer') ?? ''
    const returnUrl = form.get('return_url') ?? ''
    const portal = {
      id,
      object: 'billing_portal.session',
      customer,
      return_url: returnUrl,
      url: `${originOf(returnUrl)}${testBillingPath}?session_id=${id}`,
    } as const
    await put(this.db, 'portal', customer, portal)
    return ok(portal)
  }

  async #listSubscriptions(customer: string): Promise<ApiAnswer> {
    const found = await listOfKind(this.db, 'subscription', customer)
    const current = await Promise.all(found.map(({ id }) => this.changeSubscription(id, (same) => same)))
    return list(current.filter((one) => one !== null))
  }

  async #subscription({ method, form }: ApiRequest, id: string): Promise<ApiAnswer> {
    const changed = await this.changeSubscription(id, (current) => {
      if (method === 'DELETE') return { ...current, status: 'canceled', ended_at: this.seconds }
      const mark = form.get('cancel_at_period_end')
      if (method !== 'POST' || mark === null) return current
      const [{ current_period_end: end }] = current.items.data
      return { ...current, cancel_at_period_end: mark === 'true', cancel_at: mark === 'true' ? end : null }
    })
    return changed ? ok(changed) : missing
  }

  /** The subscription as it stands today, after a change if there is one, reported if it differs. */
  async changeSubscription(
    id: string,
    change: (
      current: TestSubscription,
      tx: Db,
      reports: Report[],
    ) => TestSubscription | Promise<TestSubscription>,
  ): Promise<TestSubscription | null> {
    const reports: Report[] = []
    const result = await inTransaction(this.db, async (tx) => {
      reports.length = 0
      const stored = await lock(tx, 'subscription', id)
      if (!stored) return null
      const next = await change(await renewIfDue(tx, stored, this.seconds, reports), tx, reports)
      if (JSON.stringify(next) === JSON.stringify(stored)) return next
      await put(tx, 'subscription', next.customer, next)
      const what = next.status === 'canceled' ? 'deleted' : 'updated'
      reports.push({ type: `customer.subscription.${what}`, object: next })
      return next
    })
    if (reports.length > 0) await this.deliver(reports)
    return result
  }
}

const idFrom = (prefix: string, key: string | null): string =>
  key ? `${prefix}_test_${createHash('sha256').update(key).digest('hex').slice(0, 24)}` : newId(prefix)
