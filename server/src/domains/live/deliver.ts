import type { Present } from '@sojourn/contract/live/frames'
import type { TripAccess } from '../../kernel/access/access.ts'
import { asSeenBy } from '../sync/snapshot.ts'
import type { TripSubscription } from './live-socket.ts'
import type { News } from './news.ts'

/** What one look at a trip has found. */
export interface TripLook {
  news: News | undefined
  /** By user: who may know. */
  access: ReadonlyMap<string, TripAccess>
  /** The frame that says who is there; undefined when nobody asked. */
  presence: Buffer | undefined
}

/** Frames that many clients are sent alike are written once. */
export type FrameCache = Map<string, Buffer>

const bytesOf = (frame: object): Buffer => Buffer.from(JSON.stringify(frame))

/** Sends a subscriber what is new to them; answers false when the trip is not theirs. */
export function deliver(subscription: TripSubscription, look: TripLook, frames: FrameCache): boolean {
  const { news, access, presence } = look
  const proof = access.get(subscription.userId)
  if (!news || !proof) return false
  sendChanges(subscription, news, proof, frames)
  if (presence && subscription.isLive) sendPresence(subscription, presence)
  return true
}

function sendChanges(
  subscription: TripSubscription,
  news: News,
  proof: TripAccess,
  frames: FrameCache,
): void {
  const { socket, rev, isLive } = subscription
  const missed = news.rev - rev
  subscription.rev = news.rev
  if (socket.isSlow) {
    subscription.isBehind ||= missed > 0 || !isLive
    return
  }
  subscription.isLive = true
  const isWhole = !subscription.isBehind && reachesBackTo(rev, news)
  if (isWhole && missed === 0 && isLive) return
  socket.send(
    isWhole ? changesFrame(subscription, rev, news, proof, frames) : reloadFrame(subscription, news.rev),
  )
  subscription.isBehind = false
}

/** Numbers have no gaps: the log tells all that came after `rev`, or it does not go back that far. */
const reachesBackTo = (rev: number, news: News): boolean =>
  news.rev === rev || (news.rev > rev && news.changes.at(rev - news.rev)?.rev === rev + 1)

const reloadFrame = ({ tripId }: TripSubscription, rev: number) => ({ type: 'reload', tripId, rev }) as const

function changesFrame(
  { tripId, today }: TripSubscription,
  since: number,
  { rev, changes }: News,
  proof: TripAccess,
  frames: FrameCache,
): Buffer {
  const told = changes.slice(changes.length - (rev - since))
  // What is private to somebody is not told alike.
  const reader = told.some(({ privateTo }) => privateTo !== null) ? proof.userId : ''
  const key = `${tripId}/${since}/${proof.role}/${today}/${reader}`
  const known = frames.get(key)
  if (known) return known
  const seen = told.map((change) => asSeenBy(proof, change, today))
  const frame = bytesOf({ type: 'changes', tripId, rev, changes: seen })
  frames.set(key, frame)
  return frame
}

/** More faces than anybody reads; a trip has fewer members. */
const maxPeople = 50

export const presenceFrame = (tripId: number, people: readonly Present[]): Buffer =>
  bytesOf({ type: 'presence', tripId, people: people.slice(0, maxPeople) })

function sendPresence(subscription: TripSubscription, frame: Buffer): void {
  if (subscription.socket.isSlow || subscription.presence?.equals(frame)) return
  subscription.presence = frame
  subscription.socket.send(frame)
}
