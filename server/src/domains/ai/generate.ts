import type { SavedResults } from '@sojourn/contract/ai/schema'
import { nearbyGuideNotice, noPlaces, noticeOf } from '@sojourn/contract/ai/texts'
import type { Meaning } from '@sojourn/contract/words/meaning'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { TripFacts, Wishes } from '@sojourn/planner/assistant/trip-facts'
import { placeOfGuide } from '@sojourn/planner/guide/towns'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { weatherContext } from '../weather/context.ts'
import { type Proposal, propose } from './propose.ts'
import { type KnownTrip, readTripFacts } from './read-facts.ts'
import { keepResult, type Kept, nextSeed, readResults } from './results.ts'
import type { ResultKind } from './rows.ts'
import { goneSignal, inTurn, requireThere, takeCall } from './turns.ts'

interface GeneratingCall {
  db: Db
  user: SignedIn
  access: TripAccess
  today: PlainDate
  request: FastifyRequest
  reply: FastifyReply
  body: { guide?: string | undefined }
  save: (write: (tx: Db) => Promise<void>) => Promise<void>
  isRepeat: boolean
}

interface Recipe<K extends ResultKind, R> {
  wishesFor: (facts: TripFacts) => Wishes
  make: (trip: KnownTrip, wishes: Wishes, proposal: Proposal) => Promise<Kept<K>['content']>
  /** Nothing to show: it is not counted. */
  isEmpty: (content: Kept<K>['content']) => boolean
  /** From what is kept. */
  answer: (saved: SavedResults) => R
}

/** Generates outside any transaction; what came of it is then kept and counted in one. */
export async function generate<K extends ResultKind, R>(
  deps: Deps,
  call: GeneratingCall,
  kind: K,
  { wishesFor, make, isEmpty, answer }: Recipe<K, R>,
): Promise<R> {
  const { db, user, access, reply, save, isRepeat } = call
  if (isRepeat) return answer(await readResults(db, access))
  const gone = goneSignal(reply)
  await takeCall(deps, user)
  return inTurn(db, user, async () => {
    const seed = await nextSeed(db, access, kind)
    const trip = await readTripFacts(weatherContext(deps, call), access, seed, call.body.guide)
    const wishes = wishesFor(trip.facts)
    const proposal = await propose(deps, {
      trip,
      wishes,
      userId: user.id,
      gone,
      onFailure: (error) => call.request.log.warn({ err: error }, 'the model did not answer'),
    })
    const content = await make(trip, wishes, proposal)
    const isNothing = isEmpty(content)
    const notice = isNothing ? noPlaces() : noticeOf(proposal.notice, nearbyNotice(trip))
    await requireThere(gone)
    await save(async (tx) => {
      await keepResult(tx, access, kind, { content, notice, seed }, isNothing ? null : user)
    })
    return answer(await readResults(db, access))
  })
}

const nearbyNotice = ({ isNearby, guide, facts }: KnownTrip): Meaning | null =>
  isNearby && guide ? nearbyGuideNotice(placeOfGuide(guide.destination).name, facts.destination) : null
