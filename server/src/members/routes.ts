import { membersApi } from '@sojourn/contract/members/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { ownAddress } from '../http/own-address.ts'
import { mailJob } from '../mail/outbox.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation, type Sending } from './invitations.ts'
import { acceptInvitation, declineInvitation, readOffer } from './join.ts'
import { listMembers, removeMember } from './service.ts'
import { readShareLink, renewShareLink, stopShareLink } from './share-link.ts'

const ok = { ok: true as const }

export const memberRoutes: Routes = (app, deps) => {
  const sending = (): Sending => ({
    hasMailer: deps.providers.mailer !== null,
    address: ownAddress(app, deps.env),
    limitScale: deps.env.RATE_LIMIT_SCALE,
  })
  /** Once the transaction is over; until then the job would not see the mail. */
  const sendSoon = () => app.jobs.runSoon(mailJob)

  mount(app, deps, membersApi.list, ({ db, access }) => listMembers(db, access))
  mount(app, deps, membersApi.remove, async ({ db, access, params }) => {
    await removeMember(db, access, params.memberId)
    return ok
  })

  mount(app, deps, membersApi.invite, async ({ db, access, body, reply }) => {
    reply.raw.once('finish', sendSoon)
    return invite(db, access, body.email, sending())
  })
  mount(app, deps, membersApi.invites, ({ db, access }) => listInvitations(db, access))
  mount(app, deps, membersApi.resend, async ({ db, access, params, reply }) => {
    reply.raw.once('finish', sendSoon)
    return resendInvitation(db, access, params.inviteId, sending())
  })
  mount(app, deps, membersApi.revoke, async ({ db, access, params }) => {
    await revokeInvitation(db, access, params.inviteId)
    return ok
  })

  mount(app, deps, membersApi.shareLink, ({ db, access }) => readShareLink(db, access))
  mount(app, deps, membersApi.renewShareLink, ({ db, access }) => renewShareLink(db, access))
  mount(app, deps, membersApi.stopShareLink, ({ db, access }) => stopShareLink(db, access))

  mount(app, deps, membersApi.offer, ({ db, body, request }) => readOffer(db, request.signedIn, body.token))
  mount(app, deps, membersApi.accept, ({ db, user, body, today }) => acceptInvitation(db, user, body, today))
  mount(app, deps, membersApi.decline, async ({ db, body, request }) => {
    await declineInvitation(db, request.signedIn, body)
    return ok
  })
}
