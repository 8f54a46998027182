import { membersApi } from '@sojourn/contract/members/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../kernel/session/session-cookie.ts'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { readerLanguage } from '../../kernel/http/reader-language.ts'
import { ownAddress } from '../../kernel/http/own-address.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mailJob } from '../../platform/mail/outbox.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { invite, listInvitations, resendInvitation, type Sending } from './invitations.ts'
import { revokeInvitation } from './end-invitations.ts'
import { acceptInvitation, declineInvitation, readOffer } from './join.ts'
import { listMembers, removeMember } from './service.ts'
import { readShareLink, setShareToken } from './share-link.ts'

const ok = { ok: true as const }

/** Who did something about the trip's doors. */
const tell = (
  request: FastifyRequest,
  event: Parameters<typeof logSecurity>[1],
  { userId, tripId }: Pick<TripAccess, 'userId' | 'tripId'>,
): void => logSecurity(request, event, userId, { trip: tripId })

export const memberRoutes: Routes = (app, deps) => {
  const sending = (request: FastifyRequest, reply: FastifyReply): Sending => ({
    hasMailer: deps.providers.mailer !== null,
    address: ownAddress(app, deps.env),
    limitScale: deps.env.RATE_LIMIT_SCALE,
    language: request.signedIn?.language ?? readerLanguage(deps, request, reply),
  })
  /** Once the transaction is over; until then the job would not see the mail. */
  const sendSoon = () => app.jobs.runSoon(mailJob)

  mount(app, deps, membersApi.list, ({ db, access }) => listMembers(db, access))
  mount(app, deps, membersApi.remove, async ({ db, access, params, request }) => {
    await removeMember(db, access, params.memberId)
    tell(request, params.memberId === access.userId ? 'member left' : 'member removed', access)
    return ok
  })

  mount(app, deps, membersApi.invite, async ({ db, access, body, request, reply }) => {
    reply.raw.once('finish', sendSoon)
    const sent = await invite(db, access, body.email, sending(request, reply))
    tell(request, 'invitation sent', access)
    return sent
  })
  mount(app, deps, membersApi.invites, ({ db, access }) => listInvitations(db, access))
  mount(app, deps, membersApi.resend, async ({ db, access, params, request, reply }) => {
    reply.raw.once('finish', sendSoon)
    const sent = await resendInvitation(db, access, params.inviteId, sending(request, reply))
    tell(request, 'invitation sent', access)
    return sent
  })
  mount(app, deps, membersApi.revoke, async ({ db, access, params, request }) => {
    await revokeInvitation(db, access, params.inviteId)
    tell(request, 'invitation revoked', access)
    return ok
  })

  mount(app, deps, membersApi.shareLink, ({ db, access }) => readShareLink(db, access))
  mount(app, deps, membersApi.renewShareLink, async ({ db, access, request }) => {
    const token = newToken()
    const hadOne = await setShareToken(db, access, token)
    tell(request, hadOne ? 'share link renewed' : 'share link made', access)
    return { token }
  })
  mount(app, deps, membersApi.stopShareLink, async ({ db, access, request }) => {
    await setShareToken(db, access, null)
    tell(request, 'share link stopped', access)
    return { token: null }
  })

  mount(app, deps, membersApi.offer, ({ db, body, request }) => readOffer(db, request.signedIn, body.token))
  mount(app, deps, membersApi.accept, async ({ db, user, body, today, request }) => {
    const { trip, isNew } = await acceptInvitation(db, user, body, today)
    if (isNew) tell(request, 'member joined', { userId: user.id, tripId: trip.id })
    return trip
  })
  mount(app, deps, membersApi.decline, async ({ db, body, request }) => {
    await declineInvitation(db, request.signedIn, body)
    return ok
  })
}
