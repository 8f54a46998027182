import { maxMembers } from '@sojourn/contract/members/limits'
import { noSeatText } from '@sojourn/contract/members/texts'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { sql } from 'kysely'
import { invalidField } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'

export async function requireNoMember({ db, access }: LockedTrip, email: string): Promise<void> {
  const member = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select('users.id')
    .where('tripId', '=', access.tripId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (member)
    throw invalidField(
      'email',
      member.id === access.userId ? membersRefusalsWords.self : membersRefusalsWords.member,
    )
}

/** Members and invitations under way fit the trip together; counted under its lock. One that is sent again has its seat. */
export async function requireSeat({ db, access }: LockedTrip, inviteId: string | null): Promise<void> {
  const { rows } = await sql<{ taken: number }>`
    select (select count(*) from members where "tripId" = ${access.tripId})::int + (
      select count(*) from invitations
      where "tripId" = ${access.tripId} and "state" = 'pending' and "expiresAt" > now()
        and "id" is distinct from ${inviteId}::uuid)::int as "taken"`.execute(db)
  if ((rows[0]?.taken ?? 0) >= maxMembers) throw invalidField('email', noSeatText())
}
