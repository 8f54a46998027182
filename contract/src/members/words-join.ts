import { words } from '../words/words.ts'

/** The page behind an invitation or a share link. */
export const membersJoinWords = words('members-join', {
  pageTitle: 'Invitation',
  pageTitleOf: 'Join {trip}',
  invites: 'invites you to plan together',
  isOnTrip: '{names} is on this trip',
  areOnTrip: '{names} are on this trip',
  more: '{count} more|{count} more',
  join: 'Join',
  joining: 'Joining...',
  decline: 'Decline',
  joinAs:
    'You join as <b>{email}</b>. The others see your name and email. Not you? <switch>Switch account</switch>',
  joinAsAnother:
    'The invitation went to {invited}. You join as <b>{email}</b>. The others see your name and email. Not you? <switch>Switch account</switch>',
  joined: 'You are on the trip',
  error: 'Error',
  notJoined: 'You could not join. Please try again.',
  notDeclined: 'The answer could not be sent. Please try again.',

  toDashboard: 'Go to Dashboard',
  toStart: 'Go to the start page',
  noWayIn: 'You cannot join with this link',
  joinedAlready: 'Joined already? Sign In',
  expired: 'This invitation has expired. Please ask for a new one.',
  used: 'This invitation was already used.',
  ended: 'This link does not work any more. Please ask for a new one.',
  notOpened: 'The invitation could not be opened',
  notOpenedText: 'Nothing is lost: the link stays good. {why}',
  inAMoment: 'Please try again in a moment.',
  declined: 'Invitation declined',
  declinedText:
    'You are not on the trip, and nobody sees your name. Should you change your mind, ask for a new invitation.',
})
