import { randomUUID } from 'node:crypto'
import type { Member } from '@sojourn/contract/members/schema'
import { ownTone } from '@sojourn/contract/members/tones'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import { insert } from '../../kernel/rows/write-rows.ts'
import { isMentioned } from './mentions.ts'
import { rowOfAccount, travellerRules } from './row-rules.ts'

/** Who leaves stays by name while money mentions them. */
export async function stayByName(trip: LockedTrip, { id, name }: Member): Promise<void> {
  if (!(await isMentioned(trip, id)) || (await rowOfAccount(trip, id))) return
  const row = { id: randomUUID(), name, tone: ownTone(name), userId: id, household: null, claimedAt: null }
  await insert(trip, travellerRules, [row])
}
