import { words } from '../words/words.ts'

/** What the server says when it refuses (U-044). */
export const membersRefusalsWords = words('members-refusals', {
  self: 'You are on this trip already.',
  member: 'This person is on the trip already.',
  noSeat: 'A trip can have at most {most} members, open invitations included.',
  full: 'This trip is full: it has {most} members.',
  ownerStays: 'The owner cannot leave the trip or be removed from it.',
  confirmFirst:
    'Please confirm your email first: open the link we mailed you, or send it again from the notifications.',
  removeOthers: 'Only the owner of the trip can remove others.',
  tokenNeeded: 'Give the token of a link',
})
