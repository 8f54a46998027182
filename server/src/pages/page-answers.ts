import { answersElement, type PageAnswers } from '@sojourn/contract/http/screens'
import { readActivity } from '../domains/activity/service.ts'
import { currentUserOf } from '../domains/auth/current-user.ts'
import type { SessionUser, SignedIn } from '../kernel/session/signed-in.ts'
import { findAccess } from '../kernel/access/access.ts'
import { readSnapshot } from '../domains/sync/snapshot.ts'
import { listTrips } from '../domains/trips/service.ts'
import type { Deps } from '../kernel/deps.ts'
import { localDate } from '../kernel/mount/local-date.ts'

/** A trip with more changes than this may be so large that its page should come first and the trip after it. */
const mostChanges = 1_000

/** The answers that a screen would ask for first. */
export async function pageAnswers(
  deps: Deps,
  user: SessionUser,
  screen: 'dashboard' | 'trip',
  url: string,
): Promise<PageAnswers> {
  const today = localDate(null, deps.now())
  // One after the other: no request takes two connections.
  return {
    today,
    user: await currentUserOf(deps, user),
    activity: await readActivity(deps.db, user, {
      before: undefined,
      hasMailer: deps.providers.mailer !== null,
    }),
    ...(screen === 'dashboard'
      ? { trips: await listTrips(deps.db, user, today) }
      : await openTrip(deps, user, Number(/^\/trips\/(\d+)/.exec(url)?.[1]), today)),
  }
}

/** The element that holds them. */
export function answersText(answers: PageAnswers): string {
  // The only sign that could end the element early.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${answersElement}">${json}</script>`
}

/** Nothing for strangers: the app asks, and is told what everybody is told. */
async function openTrip(
  { db }: Deps,
  { id: userId }: SignedIn,
  tripId: number,
  today: PageAnswers['today'],
): Promise<Pick<PageAnswers, 'snapshot'>> {
  const access = await findAccess(db, userId, tripId)
  if (!access) return {}
  const { rev: changes } = await db
    .selectFrom('trips')
    .select('rev')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow()
  if (changes > mostChanges) return {}
  return { snapshot: await readSnapshot(db, access, today) }
}
