import { maxMembers } from './limits.ts'
import type { JoinState } from './schema.ts'

/** What the server says when it refuses (U-044). */
export const memberText = {
  self: 'You are on this trip already.',
  member: 'This person is on the trip already.',
  noSeat: `A trip can have at most ${maxMembers} members, open invitations included.`,
  full: `This trip is full: it has ${maxMembers} members.`,
  ownerStays: 'The owner cannot leave the trip or be removed from it.',
  confirmFirst:
    'Please confirm your email first: open the link we mailed you, or send it again from the notifications.',
  removeOthers: 'Only the owner of the trip can remove others.',
} as const

/** Why a link does not let anybody in, as the join page and a refused join say it. */
export const joinText: Record<Exclude<JoinState, 'open' | 'member'>, string> = {
  expired: 'This invitation has expired. Please ask for a new one.',
  used: 'This invitation was already used.',
  ended: 'This link does not work any more. Please ask for a new one.',
  full: memberText.full,
}
