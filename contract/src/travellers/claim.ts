import type { Member } from '../members/schema.ts'
import type { Traveller } from './schema.ts'

/** So long after joining one is asked who one is, and so long the owner can take it back. */
const claimDays = 7
const isWithin = (since: string, now: number): boolean => now - Date.parse(since) < claimDays * 86_400_000

/** Whom somebody who joined lately may be. Who wrote the names down is none of them. */
export function whoOneMayBe(
  rows: readonly Traveller[],
  member: Pick<Member, 'id' | 'role' | 'joinedAt'> | undefined,
  now: number,
): Traveller[] {
  if (!member || member.role === 'owner' || !isWithin(member.joinedAt, now)) return []
  if (rows.some(({ userId }) => userId === member.id)) return []
  return rows.filter(({ userId }) => userId === null)
}

/** Whether the owner may still say that it is somebody else. */
export const isFreshClaim = ({ claimedAt }: Pick<Traveller, 'claimedAt'>, now: number): boolean =>
  claimedAt !== null && isWithin(claimedAt, now)
