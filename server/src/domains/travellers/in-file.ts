import { randomUUID } from 'node:crypto'
import { ownTone } from '@sojourn/contract/members/tones'
import type { Expense } from '@sojourn/contract/expenses/schema'
import type { Member } from '@sojourn/contract/members/schema'
import type { Transfer } from '@sojourn/contract/transfers/schema'
import type { Traveller } from '@sojourn/contract/travellers/schema'

interface Money {
  expenses: readonly Expense[]
  transfers: readonly Transfer[]
  travellers: readonly Traveller[]
  members: readonly Member[]
}

/** Everybody whom money names stands in the file by name: accounts mean nothing where it is read. */
export function travellersInFile({ expenses, transfers, travellers, members }: Money): Traveller[] {
  const named = new Set([
    ...expenses.flatMap(({ paidBy, sharedBy }) =>
      [...(paidBy ?? []), ...(sharedBy?.among ?? [])].map(({ traveller }) => traveller),
    ),
    ...transfers.flatMap(({ from, to }) => [from, to]),
  ])
  const listed = new Set(travellers.map(({ userId }) => userId))
  const missing = members.filter(({ id }) => named.has(id) && !listed.has(id))
  return [
    ...travellers,
    ...missing.map(({ id, tripId, name, joinedAt }) => ({
      id: randomUUID(),
      tripId,
      name,
      tone: ownTone(name),
      userId: id,
      household: null,
      claimedAt: null,
      version: 1,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    })),
  ]
}

/** Who in a file becomes who in the trip it makes; whoever brings the file stays who they are. */
export function newIds(
  travellers: readonly { id?: string | undefined; userId: string | null }[],
  ownId: string,
): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id, userId } of travellers) {
    const now = randomUUID()
    if (id) ids.set(id, now)
    if (userId) ids.set(userId, userId === ownId ? ownId : now)
  }
  return ids
}
