import type { authApi } from '@sojourn/contract/auth/api'
import type { Reply } from '@sojourn/contract/http/endpoint'
import { planStatusOf } from '../billing/plan-status.ts'
import type { Deps } from '../../kernel/deps.ts'
import { mapConfigOf } from '../map/map-config.ts'
import { type SessionUser, toUser } from '../../kernel/session/signed-in.ts'

/** What every page needs first: who is here and since when, with plan and map settings. */
export const currentUserOf = async (
  deps: Deps,
  user: SessionUser,
): Promise<Reply<typeof authApi.currentUser>> => ({
  ...toUser(user),
  planStatus: await planStatusOf(deps.db, user, deps.env),
  mapConfig: mapConfigOf(deps),
  sessionAgeMs: Math.max(0, deps.now().getTime() - Date.parse(user.signedInAt)),
})
