import { z } from 'zod'
import { emailField } from '../auth/email-field.ts'
import { tripFace } from '../trips/face.ts'
import { tripRoles } from './permissions.ts'
import { membersRefusalsWords } from './words-refusals.ts'

/** Someone on a trip. Members see each other's email (U-073). */
export const member = z.object({
  /** The account's: nobody is on a trip twice. */
  id: z.uuid(),
  tripId: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(tripRoles),
  version: z.int(),
  joinedAt: z.string(),
})
export type Member = z.output<typeof member>

export const inviteInput = z.object({ email: emailField })

/** An invitation nobody has answered yet. It stays in the owner's list after its end, to be sent again. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.output<typeof invitation>

/** Without a mail server the owner passes the link on; it is answered this once and kept nowhere. */
export const sentInvitation = invitation.extend({ inviteLink: z.string().nullable() })
export type SentInvitation = z.output<typeof sentInvitation>

/** The token of the trip's share link; null while it is off. `sharePath` makes the address. */
export const shareLink = z.object({ token: z.string().nullable() })

/** `member`: whoever asks is on the trip already. `ended`: declined, revoked, switched off, renewed, or never made. */
const joinStates = ['open', 'member', 'expired', 'used', 'ended', 'full'] as const
export type JoinState = (typeof joinStates)[number]

/** What a join page shows. Nothing of the plan is in it, and nothing at all once the link has ended. */
export const joinOffer = z.object({
  state: z.enum(joinStates),
  offer: z
    .object({
      invitedBy: z.string(),
      trip: tripFace,
      /** Who is on the trip, first come first. */
      memberNames: z.array(z.string()),
      /** Where the invitation went, to fill the form in; null for a share link. */
      email: z.string().nullable(),
    })
    .nullable(),
})
export type JoinOffer = z.output<typeof joinOffer>

const token = z.string().min(1).max(100)

/** The token of a mailed link or a share link. */
export const joinTokenInput = z.object({ token })

/** Or an invitation from the list of those to oneself, which needs no link: the account's address is proven. */
export const joinInput = z.union(
  [joinTokenInput, z.object({ inviteId: z.uuid() })],
  membersRefusalsWords.tokenNeeded,
)
export type JoinInput = z.output<typeof joinInput>
