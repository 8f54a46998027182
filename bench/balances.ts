import { createHash } from 'node:crypto'
import { splitToTexts } from '../contract/src/expenses/split.ts'
import { accountsOf, balanceOf } from '../contract/src/ledger/ledger.ts'
import { peopleOfTrip } from '../contract/src/ledger/people.ts'
import { settleUp } from '../contract/src/ledger/settle-up.ts'
import { tripLedger } from '../contract/src/ledger/trip-ledger.ts'
import { minorToText } from '../contract/src/values/money.ts'

const count = 5000
const rounds = 61

const idOf = (n: number) => {
  const hex = createHash('sha256').update(String(n)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
const names = ['Maya', 'Tunde', 'Tom', 'Sofia', 'Ada', 'Ben', 'Cem', 'Dia']
const members = names.map((name, n) => ({ id: idOf(n), name }))
const ids = members.map(({ id }) => id).toSorted()
const kinds = [
  { currency: 'EUR', rate: 1 },
  { currency: 'USD', rate: 0.88 },
  { currency: 'JPY', rate: 0.56 },
] as const

/** As the API writes them: eight people, three currencies, four ways to share, sometimes two who paid, and refunds. */
function expenseOf(at: number) {
  const { currency, rate } = kinds[at % kinds.length]!
  const minor = (at % 20 === 19 ? -1 : 1) * (500 + ((at * 7919) % 40_000))
  const half = Math.trunc(minor / 2)
  const [one, other] = [ids[at % 8]!, ids[(at + 3) % 8]!]
  const paidBy =
    at % 5 === 4
      ? [
          { traveller: one, minor: half },
          { traveller: other, minor: minor - half },
        ]
      : [{ traveller: one, minor }]
  const among = {
    equally: () => ids.map((traveller) => ({ traveller, weight: 1 })),
    shares: () => ids.map((traveller, n) => ({ traveller, weight: 1 + ((at + n) % 3) })),
    percent: () =>
      ids.slice(0, 4).map((traveller, n) => ({ traveller, weight: [40_00, 30_00, 20_00, 10_00][n]! })),
    exact: () => [
      { traveller: one, weight: half },
      { traveller: other, weight: minor - half },
    ],
  }
  const way = (['equally', 'equally', 'shares', 'percent', 'exact'] as const)[at % 5]!
  return {
    id: idOf(1000 + at),
    currency,
    tripCurrency: 'EUR' as const,
    amount: minorToText(minor, currency),
    convertedAmount: minorToText(Math.round(minor * rate), 'EUR'),
    ...splitToTexts({ paidBy, sharedBy: { way, among: among[way]() } }, currency),
  }
}

export interface BalancesTimes {
  /** The first time in a process, as when the tab is opened. */
  first: number
  /** After that, as when an expense is added. */
  median: number
  best: number
}

/** Of this thread: what else the machine does counts for nothing. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of work from the rows of a trip to who owes whom. */
export function measureBalances(): BalancesTimes {
  // As they come from the server or from the device: strings of their own.
  const rows = JSON.parse(
    JSON.stringify(Array.from({ length: count }, (_, at) => expenseOf(at))),
  ) as ReturnType<typeof expenseOf>[]
  const [first = 0, ...later] = Array.from({ length: rounds }, () => {
    const began = cpuMs()
    const people = peopleOfTrip(members, [])
    const accounts = accountsOf(tripLedger(rows, [], people))
    settleUp(new Map([...accounts].map(([party, account]) => [party, balanceOf(account)])))
    return cpuMs() - began
  })
  const sorted = later.toSorted((a, b) => a - b)
  return { first, median: sorted[Math.floor(sorted.length / 2)]!, best: sorted[0]! }
}
