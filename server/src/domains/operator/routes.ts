import { operatorApi } from '@sojourn/contract/operator/api'
import type { Routes } from '../../kernel/deps.ts'
import { ownAddress } from '../../kernel/http/own-address.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { changeAccount, listAccounts, removeAccount } from './accounts.ts'
import { watchAnswers } from './answer-times.ts'
import { backUpNow, readBackups } from './backups.ts'
import { claimServer, takeClaim } from './claim.ts'
import { readHealth } from './health.ts'
import { serveMetrics } from './metrics.ts'
import { changeSettings, readSettings } from './settings.ts'
import { sendTestMail } from './test-mail.ts'

const done = { ok: true as const }

/** What whoever runs the server sees and does by its pages. */
export const operatorRoutes: Routes = (app, deps) => {
  const times = watchAnswers(app)
  const startedAt = deps.now()
  const address = () => ownAddress(app, deps.env)

  serveMetrics(app, deps)
  mount(app, deps, operatorApi.claim, {
    arrive: ({ db, request }) => takeClaim(db, request.ip, deps.env.RATE_LIMIT_SCALE),
    perform: async ({ db, user, body, request }) => {
      await claimServer(db, user.id, body.code, deps.now())
      logSecurity(request, 'became operator', user.id)
      return done
    },
  })

  mount(app, deps, operatorApi.health, () => readHealth(deps, { address: address(), startedAt, times }))
  mount(app, deps, operatorApi.settings, () => readSettings(deps, address()))
  mount(app, deps, operatorApi.change, async ({ user, body, request }) => {
    await changeSettings(deps, body)
    logSecurity(request, 'server settings changed', user.id)
    return readSettings(deps, address())
  })
  mount(app, deps, operatorApi.testMail, async ({ user }) => {
    await sendTestMail(deps, user.email, address())
    return done
  })

  mount(app, deps, operatorApi.backups, () => readBackups(deps))
  mount(app, deps, operatorApi.backUp, () => backUpNow(deps))

  mount(app, deps, operatorApi.accounts, ({ db, query }) => listAccounts(db, query))
  mount(app, deps, operatorApi.changeAccount, async ({ db, user, params, body, request }) => {
    const changed = await changeAccount(db, user.id, params.accountId, body)
    if (body.isLocked !== undefined)
      logSecurity(request, body.isLocked ? 'account locked' : 'account unlocked', params.accountId)
    if (body.plan !== undefined) logSecurity(request, 'plan changed', params.accountId)
    return changed
  })
  mount(app, deps, operatorApi.removeAccount, async ({ db, user, params, body, request }) => {
    await removeAccount(db, user.id, params.accountId, body.confirmation)
    logSecurity(request, 'account deleted', params.accountId)
    return done
  })
}
