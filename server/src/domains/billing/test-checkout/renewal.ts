import { graceDays } from '../entitlement.ts'
import type { Db } from '../../../platform/db/client.ts'
import { periodOf, type Report, type TestInvoice, type TestSubscription } from './objects.ts'
import { newInvoice, newTestItem } from './new-objects.ts'
import { listOfKind, put } from './store.ts'

const dayS = 86_400
const maxPeriods = 100

/** Nobody waits for the day of the next charge: it is made up for when somebody looks. */
export async function renewIfDue(
  tx: Db,
  stored: TestSubscription,
  now: number,
  reports: Report[],
): Promise<TestSubscription> {
  let current = stored
  for (let n = 0; n < maxPeriods && current.status !== 'canceled'; n++) {
    const [{ current_period_start: start, current_period_end: end }] = current.items.data
    if (current.status === 'past_due' && now >= start + graceDays * dayS)
      return { ...current, status: 'canceled', ended_at: start + graceDays * dayS }
    if (now < end) return current
    if (current.cancel_at_period_end) return { ...current, status: 'canceled', ended_at: end }
    current = await charge(tx, current, end, reports)
  }
  return current
}

/** A new period and what the card says to it. */
export async function charge(
  tx: Db,
  current: TestSubscription,
  start: number,
  reports: Report[],
): Promise<TestSubscription> {
  const isPaid = current.default_payment_method.metadata.card !== 'declined'
  const [item] = current.items.data
  const next: TestSubscription = {
    ...current,
    status: isPaid ? 'active' : 'past_due',
    items: { object: 'list', data: [newTestItem(item.id, periodOf(current), start)] },
  }
  await addInvoice(
    tx,
    next,
    item.price.unit_amount,
    { now: start, status: isPaid ? 'paid' : 'open' },
    reports,
  )
  return next
}

export async function addInvoice(
  tx: Db,
  subscription: TestSubscription,
  total: number,
  { now, status }: { now: number; status: TestInvoice['status'] },
  reports: Report[],
): Promise<void> {
  const { length: count } = await listOfKind(tx, 'invoice', subscription.customer)
  const invoice = newInvoice(subscription, total, status, { now, count })
  await put(tx, 'invoice', subscription.customer, invoice)
  reports.push({ type: status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', object: invoice })
}

/** Another card settles what is owed. */
export async function settleOpen(tx: Db, customer: string, reports: Report[]): Promise<void> {
  for (const invoice of await listOfKind(tx, 'invoice', customer)) {
    if (invoice.status !== 'open') continue
    const paid: TestInvoice = { ...invoice, status: 'paid' }
    await put(tx, 'invoice', customer, paid)
    reports.push({ type: 'invoice.paid', object: paid })
  }
}
