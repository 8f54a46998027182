import { z } from 'zod'
import { changeFacts } from '../sync/change.ts'
import { errorsFieldsWords } from '../errors/words-fields.ts'
import { tripFace } from '../trips/face.ts'

/** Changes that belong together come as one line ("Sofia packed 3 items") when they are this close. */
export const sameLineMin = 10

/** What somebody else did, in the parts of a sentence. */
const activityEntry = changeFacts.extend({
  /** Names the line while nothing is added to it. */
  id: z.string(),
  trip: tripFace.pick({ id: true, title: true, destination: true, startDate: true }),
  /** Null when the account is gone. */
  by: z
    .object({
      id: z.uuid(),
      name: z.string(),
      /** The wash that tells them from the others of the trip. */
      tone: z.int(),
    })
    .nullable(),
  /** Of the latest of its rows: new values of `fields`; of an added activity its day and time, of an expense its amount. */
  values: z.record(z.string(), z.unknown()),
  /** Rows the line speaks of. With more than one, `rowId`, `name` and `values` are the latest one's. */
  count: z.int(),
  isUnread: z.boolean(),
})
export type ActivityEntry = z.output<typeof activityEntry>

/** An invitation to the signed-in user, whose address is proven. It is answered with `inviteId`. */
const invitationToYou = z.object({
  id: z.uuid(),
  invitedBy: z.string(),
  trip: tripFace,
  invitedAt: z.string(),
  expiresAt: z.string(),
  isUnread: z.boolean(),
})
export type InvitationToYou = z.output<typeof invitationToYou>

/** For so long it is told that somebody else may have used the account before. */
export const takenBackDays = 30

/** A trip that was shared while the address of the account was not proven, and who else is on it. */
const takenBackTrip = tripFace.pick({ id: true, title: true }).extend({ memberNames: z.array(z.string()) })
export type TakenBackTrip = z.output<typeof takenBackTrip>

/** The badge reads "99+" beyond. */
export const maxUnread = 99

export const activity = z.object({
  invitations: z.array(invitationToYou),
  /** Invitations are shown once the user has followed a mailed link. Says nothing of whether there are any. */
  needsConfirmation: z.boolean(),
  /** Once the owner of an address has taken its account back from whoever used it unproven; empty otherwise. */
  takenBack: z.array(takenBackTrip),
  /** Newest first. */
  entries: z.array(activityEntry),
  /** Lines, invitations and a take-back since the panel was last left, on whichever page they are; at most one more than `maxUnread`. */
  unread: z.int(),
  /** For `before`; null when there is no more. */
  next: z.string().nullable(),
  /** For `upTo`, when the panel is left. */
  asOf: z.string(),
})
export type Activity = z.output<typeof activity>

const moment = z.iso.datetime(errorsFieldsWords.feedMoment)
export const activityPage = z.object({ before: moment.optional() })
export const readInput = z.object({ upTo: moment })
