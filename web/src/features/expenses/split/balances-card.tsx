import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import ChevronDown from 'icon:chevron-down'
import ChevronUp from 'icon:chevron-up'
import Download from 'icon:download'
import { useState } from 'react'
import type { CountedExpense } from '../../../queries/expenses.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'
import { ByCurrency } from './by-currency.tsx'
import { downloadLedger } from './ledger-csv.ts'
import { PartyLines } from './party-lines.tsx'
import type { Balances, PartyStand } from '../../../queries/balances.ts'

interface BalancesCardProps {
  trip: Trip
  balances: Balances
  expenses: readonly CountedExpense[]
}

export function BalancesCard({ trip, balances, expenses }: BalancesCardProps) {
  const { parties, people } = balances
  const [openId, setOpenId] = useState<string | null>(null)
  const [isByCurrency, setIsByCurrency] = useState(false)
  const isForeign = expenses.some(({ paidBy, currency }) => paidBy && currency !== trip.currency)
  const count = people.people.length
  const all = say(expensesBalancesWords.people, { count })
  const text = (minor: number) => moneyOf(minor, trip.currency)
  const largest = Math.max(1, ...parties.map(({ balance }) => Math.abs(balance)))
  const total = (field: 'paid' | 'share') => text(parties.reduce((sum, party) => sum + party[field], 0))
  return (
    <Card padding="none" className="min-w-0 overflow-clip">
      <div className="px-4 py-3 sm:px-5">
        <h3 className="type-card">{expensesBalancesWords.title}</h3>
        <p className="text-small text-muted-foreground">
          {parties.length < count
            ? say(expensesBalancesWords.households, { people: all, count: parties.length })
            : all}
        </p>
      </div>
      <ul aria-label={expensesBalancesWords.title} className="divide-y divide-border border-t border-border">
        {parties.map((party) => (
          <li key={party.id} className={cn(party.isOwn && 'bg-trip-wash')}>
            <button
              type="button"
              aria-expanded={openId === party.id}
              onClick={() => setOpenId(openId === party.id ? null : party.id)}
              className="flex min-h-20 w-full flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3 text-start -outline-offset-2 sm:px-5"
            >
              <PartyRow party={party} balances={balances} text={text} largest={largest} />
            </button>
            {openId === party.id && (
              <PartyLines trip={trip} balances={balances} party={party} expenses={expenses} />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface-2 px-4 py-2.5 text-small text-muted-foreground sm:px-5">
        <p className="min-w-0 flex-[1_1_14rem]">
          {say(expensesBalancesWords.proof, { paid: total('paid'), shared: total('share') })}
        </p>
        {isForeign && (
          <Button
            size="sm-narrow"
            variant="ghost-link"
            iconEnd={isByCurrency ? ChevronUp : ChevronDown}
            aria-expanded={isByCurrency}
            className="-ms-2"
            onClick={() => setIsByCurrency(!isByCurrency)}
          >
            {expensesBalancesWords.byCurrency}
          </Button>
        )}
        <Button
          size="sm-narrow"
          variant="ghost-link"
          icon={Download}
          className="-ms-2"
          onClick={() => downloadLedger(trip, balances, expenses)}
        >
          {expensesBalancesWords.ledger}
        </Button>
      </div>
      {isByCurrency && <ByCurrency trip={trip} balances={balances} expenses={expenses} />}
    </Card>
  )
}

interface PartyRowProps {
  party: PartyStand
  balances: Balances
  text: (minor: number) => string
  largest: number
}

function PartyRow({ party, balances, text, largest }: PartyRowProps) {
  const { people, paid, share, sent, received, balance } = party
  const [only] = people
  const kind = people.length === 1 ? only?.kind : 'member'
  return (
    <>
      <Faces people={people} />
      <span className="min-w-0 flex-[1_1_8rem] sm:flex-[1_1_9rem]">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          <bdi>{partyName(people, balances.ownId)}</bdi>
          {kind === 'no account' && <Badge tone="outline">{expensesBalancesWords.noAccount}</Badge>}
          {kind === 'left' && <Badge>{expensesBalancesWords.left}</Badge>}
          {sent > 0 && <Badge>{say(expensesBalancesWords.sent, { amount: text(sent) })}</Badge>}
          {received > 0 && <Badge>{say(expensesBalancesWords.received, { amount: text(received) })}</Badge>}
        </span>
        <span className="block text-small text-muted-foreground">
          {say(expensesBalancesWords.paidAndShare, { paid: text(paid), share: text(share) })}
        </span>
      </span>
      <Bar part={balance / largest} />
      <span className={cn('ms-auto min-w-24 text-end', inkOf(balance))}>
        <span className="block text-small">{standOf(balance)}</span>
        <span className="block font-bold tabular-nums">{text(Math.abs(balance))}</span>
      </span>
    </>
  )
}

const inkOf = (balance: number): string => {
  if (balance === 0) return 'text-muted-foreground'
  return balance > 0 ? 'text-success' : 'text-warning'
}

const standOf = (balance: number): string => {
  if (balance === 0) return expensesBalancesWords.settled
  return balance > 0 ? expensesBalancesWords.getsBack : expensesBalancesWords.owes
}

/** Left of a dotted zero what is owed, right of it what comes back. */
const Bar = ({ part }: { part: number }) => (
  <span aria-hidden className="relative h-3 w-28 shrink-0 max-sm:order-last max-sm:w-full">
    <span className="absolute -inset-y-1 start-1/2 border-s border-dotted border-line-strong" />
    {part !== 0 && (
      <span
        className={cn(
          'absolute inset-y-0 transition-[width] duration-200 motion-reduce:transition-none',
          part > 0
            ? 'start-1/2 rounded-e-full bg-success'
            : 'end-1/2 rounded-s-full border-[1.5px] border-warning bg-warning-fill',
        )}
        style={{ width: `${Math.max(4, Math.abs(part) * 50)}%` }}
      />
    )}
  </span>
)
