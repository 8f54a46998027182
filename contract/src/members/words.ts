import { words } from '../words/words.ts'

/** The members of a trip, and the invitations that wait. */
export const membersWords = words('members', {
  title: 'Trip Collaboration',
  list: 'Members',
  notLoaded: 'The members could not be loaded',
  notLoadedText: 'Nobody was added or removed. Check the connection and try again.',
  loading: 'Loading the members…',
  realTime: 'Real-time Updates',
  realTimeText: 'What others change appears here within a second. Nothing needs a reload.',
  shared: 'Shared Planning',
  sharedText: 'Everyone can add activities, expenses and packing items.',
  members: '{count} member|{count} members',
  membersAndOwner: '{count} member · {owner} invites|{count} members · {owner} invites',
  shareLink: 'Share Link',
  invite: 'Invite',
  nobodyElse: 'No other members yet',
  nobodyElseText: 'Invite the people you travel with. They can add to the plan, the list and the budget.',

  you: 'you',
  owner: 'Owner',
  member: 'Member',
  onTabNow: 'On {tab} now',
  onTab: '<b>{name}</b> is on {tab}',
  areHere: '<b>{names}</b> and <b>{last}</b> are here',
  more: '{count} more|{count} more',

  error: 'Error',
  remove: 'Remove {name}',
  removed: 'Member Removed',
  removedText: '{name} is no longer on this trip.',
  notRemoved: '{name} could not be removed. Please try again.',
  inviteAgain: 'Invite again',
  leave: 'Leave',
  leaveTrip: 'Leave Trip',
  leaveText:
    '“{trip}” leaves your dashboard. What you added stays with the others, and only a new invitation brings you back.',
  leaving: 'Leaving...',
  left: 'You left the trip',
  notLeft: 'You are still on the trip. Please try again.',

  othersChanged: '{who} changed {what}',
  inYourVersion: '{what}, {mine} in your version',
  putBack: 'Put back {mine}',
  putBackMine: 'Put back mine',
})
