import type { PaidBy, SharedBy } from '@sojourn/contract/expenses/split-schema'
import { type Split, splitOfTexts, splitToTexts } from '@sojourn/contract/expenses/split'
import { accountsOf, balanceOf, whatIsLeft } from '@sojourn/contract/ledger/ledger'
import { peopleOfTrip } from '@sojourn/contract/ledger/people'
import { settleUp } from '@sojourn/contract/ledger/settle-up'
import { tripLedger } from '@sojourn/contract/ledger/trip-ledger'
import { minorToText } from '@sojourn/contract/values/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/errors/app-error.ts'
import { checkSplit, mergedSplit } from './split.ts'

/** `npm run ledger` tries 10,000. */
const runs = Number(process.env['SCHEDULES'] ?? 300)
const currency = 'EUR' as const
const people = ['Maya', 'Tunde', 'Tom', 'Sofia', 'Lena'].map((name, at) => ({ id: `person ${at}`, name }))
const ids = people.map(({ id }) => id)
const known = new Set(ids)

/** What is in the database: a row as it now is, or that it is gone. */
type Stored =
  | { amountMinor: number; split: ReturnType<typeof mergedSplit> }
  | { from: string; to: string; minor: number }
  | null
interface Change {
  id: string
  version: number
  row: Stored
}

const who = fc.constantFrom(...ids)
const minor = fc.integer({ min: 1, max: 200_000 })
const several = fc.uniqueArray(who, { minLength: 1 })
const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'amount', 'paid', 'shared', 'remove', 'settle'),
  at: fc.nat(5),
  minor,
  who,
  several,
  way: fc.constantFrom('equally', 'shares', 'exact'),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const cut = (whole: number, among: readonly string[]) =>
  among.map((traveller, at) => {
    const part = Math.trunc(whole / among.length)
    const amount = minorToText(at === 0 ? whole - part * (among.length - 1) : part, currency)
    return { traveller, amount }
  })
const sharing = ({ way, several: among }: Step, whole: number): SharedBy =>
  way === 'exact'
    ? { way, among: cut(whole, among) }
    : {
        way: way as 'equally',
        among: among.map((traveller, at) => ({ traveller, weight: way === 'shares' ? at + 1 : 1 })),
      }

/** The server: what arrives is merged by field, and what does not fit as it would stand is refused. */
class Server {
  readonly rows = new Map<string, Change>()
  readonly log: Change[] = []

  put(id: string, row: Stored): void {
    const change = { id, version: (this.rows.get(id)?.version ?? 0) + 1, row }
    this.rows.set(id, change)
    this.log.push(change)
  }

  take(id: string, sent: { amountMinor?: number; paidBy?: PaidBy; sharedBy?: SharedBy } | null): void {
    const before = this.rows.get(id)?.row
    if (before === null || (before && 'from' in before)) return
    if (sent === null) return this.put(id, null)
    const { amountMinor = before?.amountMinor ?? 0, ...split } = sent
    const stored = mergedSplit(split, { amountMinor, currency }, before?.split)
    try {
      checkSplit(stored, { amountMinor, currency }, known)
    } catch (error) {
      if (error instanceof AppError) return
      throw error
    }
    this.put(id, { amountMinor, split: stored })
  }
}

/** What a person entered without a connection, by what their own device showed them. */
function send(server: Server, shown: ReadonlyMap<string, number>, one: Step, newId: string): void {
  const targets = [...shown.keys()]
  const id = targets[one.at % Math.max(1, targets.length)] ?? newId
  const seen = shown.get(id) ?? one.minor
  if (one.kind === 'add')
    server.take(newId, {
      amountMinor: one.minor,
      paidBy: cut(one.minor, [one.who]),
      sharedBy: sharing(one, one.minor),
    })
  else if (one.kind === 'settle') {
    const to = ids.find((other) => other !== one.who)!
    server.put(`transfer ${newId}`, { from: one.who, to, minor: one.minor })
  } else if (!server.rows.has(id)) return
  else if (one.kind === 'amount') server.take(id, { amountMinor: one.minor })
  else if (one.kind === 'paid') server.take(id, { paidBy: cut(seen, one.several) })
  else if (one.kind === 'shared') server.take(id, { sharedBy: sharing(one, seen) })
  else server.take(id, null)
}

/** A device hears of changes in any order, and of some twice: of each row the newest counts. */
function balancesOn(news: readonly Change[], turned: boolean) {
  const newest = new Map<string, Change>()
  for (const change of news)
    if (change.version > (newest.get(change.id)?.version ?? 0)) newest.set(change.id, change)
  const frozen = { currency, tripCurrency: currency }
  const rows = [...newest.values()].flatMap(({ id, row }) => (row ? [{ id, ...row }] : []))
  const expenses = rows.flatMap((row) => {
    if (!('split' in row)) return []
    const amount = minorToText(row.amountMinor, currency)
    return [
      {
        id: row.id,
        amount,
        convertedAmount: amount,
        ...frozen,
        ...splitToTexts(row.split as Split, currency),
      },
    ]
  })
  const transfers = rows.flatMap((row) => {
    if (!('from' in row)) return []
    const amount = minorToText(row.minor, currency)
    return [{ id: row.id, from: row.from, to: row.to, amount, convertedAmount: amount, ...frozen }]
  })
  const here = peopleOfTrip(turned ? people.toReversed() : people, [])
  const ledger = tripLedger(expenses, transfers, here)
  const misfits = expenses.filter(
    ({ amount, paidBy, sharedBy }) =>
      whatIsLeft({
        minor: Number(amount.replace('.', '')),
        ...splitOfTexts({ paidBy, sharedBy }, currency),
      }) !== null,
  )
  const balances = [...accountsOf(ledger)].map(([party, account]) => [party, balanceOf(account)] as const)
  return {
    misfits,
    balances: balances.filter(([, balance]) => balance !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    proposed: settleUp(new Map(balances)),
  }
}

test('two devices that edited without a connection show the same balances once both are back', () => {
  const steps = fc.array(step, { maxLength: 8 })
  const order = fc.array(fc.nat(1000), { minLength: 64, maxLength: 64 })
  fc.assert(
    fc.property(steps, steps, steps, order, (before, hers, his, dice) => {
      const server = new Server()
      before.forEach((one, at) => send(server, new Map(), { ...one, kind: 'add' }, `before ${at}`))
      // Both saw this, then both were away.
      const shown = new Map(
        [...server.rows].flatMap(([id, { row }]) =>
          row && 'split' in row ? [[id, row.amountMinor] as const] : [],
        ),
      )
      const queues = [
        hers.map((one, at) => ({ one, id: `hers ${at}` })),
        his.map((one, at) => ({ one, id: `his ${at}` })),
      ]
      for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
        const first = (dice[turn % dice.length] ?? 0) % 2
        const next = queues[first]?.shift() ?? queues[1 - first]?.shift()
        if (next) send(server, shown, next.one, next.id)
      }
      const shuffled = [...server.log, ...server.log.filter((_, at) => (dice[at % 64] ?? 0) % 3 === 0)]
        .map((change, at) => ({ change, key: dice[(at * 7) % 64] ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ change }) => change)
      const [one, other] = [balancesOn(server.log, false), balancesOn(shuffled, true)]
      expect(one.misfits).toEqual([])
      expect(other).toEqual(one)
    }),
    { numRuns: runs },
  )
})
