import { activityApi } from '@sojourn/contract/activity/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { markRead, readActivity } from './service.ts'

export const activityRoutes: Routes = (app, deps) => {
  mount(app, deps, activityApi.list, ({ db, user, query }) =>
    readActivity(db, user, { before: query.before, hasMailer: deps.providers.mailer !== null }),
  )
  mount(app, deps, activityApi.markRead, async ({ db, user, body }) => {
    await markRead(db, user.id, body.upTo)
    return { ok: true as const }
  })
}
