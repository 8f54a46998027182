import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { trip } from '../trips/schema.ts'
import { done, inTrip } from '../values/fields.ts'
import {
  inviteInput,
  invitation,
  joinInput,
  joinOffer,
  joinTokenInput,
  member,
  sentInvitation,
  shareLink,
} from './schema.ts'

const ofInvite = inTrip.extend({ inviteId: z.uuid() })

export const membersApi = {
  list: {
    method: 'GET',
    url: '/api/trips/:tripId/members',
    summary: 'Who is on the trip, first come first',
    access: 'members.read',
    params: inTrip,
    reply: z.array(member),
  },
  remove: {
    method: 'DELETE',
    url: '/api/trips/:tripId/members/:memberId',
    summary: 'Take a member off the trip; members leave it by naming themselves, and the owner stays',
    access: 'members.leave',
    endsAccess: true,
    params: inTrip.extend({ memberId: z.uuid() }),
    reply: done,
  },
  invite: {
    method: 'POST',
    url: '/api/trips/:tripId/invite',
    summary:
      'Invite someone by email; a second time renews. `inviteLink` is to be passed on when no mail server is set up',
    access: 'members.invite',
    feature: 'collaboration',
    params: inTrip,
    body: inviteInput,
    reply: sentInvitation,
  },
  invites: {
    method: 'GET',
    url: '/api/trips/:tripId/invites',
    summary: 'Invitations that wait for an answer, newest first',
    access: 'members.invite',
    params: inTrip,
    reply: z.array(invitation),
  },
  resend: {
    method: 'POST',
    url: '/api/trips/:tripId/invites/:inviteId/resend',
    summary: 'Send the invitation once more, for another 14 days',
    access: 'members.invite',
    feature: 'collaboration',
    params: ofInvite,
    reply: sentInvitation,
  },
  revoke: {
    method: 'DELETE',
    url: '/api/trips/:tripId/invites/:inviteId',
    summary: 'Take the invitation back; its links stop working',
    access: 'members.invite',
    params: ofInvite,
    reply: done,
  },
  shareLink: {
    method: 'GET',
    url: '/api/trips/:tripId/share-link',
    summary: 'The token of the trip’s share link; null while it is off',
    access: 'members.invite',
    params: inTrip,
    reply: shareLink,
  },
  renewShareLink: {
    method: 'POST',
    url: '/api/trips/:tripId/share-link',
    summary: 'Switch the share link on, or give it a new token so that the old one stops',
    access: 'members.invite',
    feature: 'collaboration',
    params: inTrip,
    reply: shareLink,
  },
  stopShareLink: {
    method: 'DELETE',
    url: '/api/trips/:tripId/share-link',
    summary: 'Switch the share link off; who joined stays',
    access: 'members.invite',
    params: inTrip,
    reply: shareLink,
  },
  offer: {
    method: 'POST',
    url: '/api/invites/read',
    summary:
      'What the join page shows of an invitation or a share link. A POST, so that no log keeps the token',
    access: 'public',
    repeatable: true,
    body: joinTokenInput,
    reply: joinOffer,
  },
  accept: {
    method: 'POST',
    url: '/api/invites/accept',
    summary: 'Join the trip of an invitation or a share link; answers the trip',
    access: 'signed-in',
    body: joinInput,
    reply: trip,
  },
  decline: {
    method: 'POST',
    url: '/api/invites/decline',
    summary: 'Decline an invitation, also without an account. Nothing happens to a share link',
    access: 'public',
    body: joinInput,
    reply: done,
  },
} as const satisfies EndpointGroup
