import type { Traveller } from '@sojourn/contract/travellers/schema'
import { isFreshClaim } from '@sojourn/contract/travellers/claim'
import { travellersWords } from '@sojourn/contract/travellers/words'
import { say } from '@sojourn/contract/words/say'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { AppError, invalidField } from '../../platform/errors/app-error.ts'
import { isMentioned } from './mentions.ts'

export const travellerRules: RowRules<'travellers'> = {
  collection: 'travellers',
  toAnswer: (row) => row,

  newColumns: async (trip, inputs) => {
    const members = inputs.some(({ userId }) => userId) ? await memberIds(trip) : new Set<string>()
    return ({ id: _id, ...fields }) => {
      if (fields.userId && !members.has(fields.userId))
        throw invalidField('userId', travellersWords.notOnTrip)
      return { ...fields, claimedAt: null }
    }
  },

  changedColumns: async (trip, current, changes) => {
    const { userId } = changes
    if (userId === undefined || userId === current.userId) return changes
    await mayBe(trip, current, userId)
    return { ...changes, claimedAt: userId && new Date().toISOString() }
  },

  /** A member has one row: two devices that say at once with whom they pay write into the same. */
  findSame: async (trip, { userId }) => (userId ? await rowOfAccount(trip, userId) : null),
  joined: ({ household }, input) => ({ household: input.household ?? household }),

  mayRemove: async (trip, { id, userId, name }) => {
    const isMember = userId !== null && (await memberIds(trip)).has(userId)
    const isNamed =
      (await isMentioned(trip, id)) || (userId !== null && !isMember && (await isMentioned(trip, userId)))
    if (isNamed) throw new AppError('conflict', say(travellersWords.mentioned, { name }))
  },

  /** Accounts of another trip's people mean nothing here; whoever brings the file stays who they are. */
  renamed: (traveller, nameOf) => {
    const isOwn = traveller.userId !== null && nameOf(traveller.userId) === traveller.userId
    return { ...traveller, userId: isOwn ? traveller.userId : null }
  },
}

async function memberIds({ db, access: { tripId } }: LockedTrip): Promise<Set<string>> {
  const rows = await db.selectFrom('members').select('userId').where('tripId', '=', tripId).execute()
  return new Set(rows.map(({ userId }) => userId))
}

export async function rowOfAccount(
  { db, access: { tripId } }: LockedTrip,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('travellers')
    .select('id')
    .where('tripId', '=', tripId)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .executeTakeFirst()
  return row?.id ?? null
}

/** "That is me" is said by oneself, once; it is taken back by oneself or the owner. */
async function mayBe(trip: LockedTrip, current: Traveller, userId: string | null): Promise<void> {
  const { access } = trip
  if (userId === null) {
    if (access.userId === current.userId) return
    if (access.role !== 'owner') throw new AppError('not_allowed', travellersWords.notYou)
    if (!isFreshClaim(current, Date.now())) throw new AppError('conflict', travellersWords.settled)
    return
  }
  if (current.userId !== null) throw new AppError('conflict', travellersWords.taken)
  if (userId !== access.userId) throw new AppError('not_allowed', travellersWords.notYou)
  if (await rowOfAccount(trip, userId)) throw new AppError('conflict', travellersWords.youAlready)
}
