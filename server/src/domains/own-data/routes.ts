import { authApi } from '@sojourn/contract/auth/api'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mount } from '../../kernel/mount/mount.ts'
import type { Routes } from '../../kernel/deps.ts'
import type { TableSchemas } from '../../platform/db/tables.ts'
import { takeCopy } from '../auth/sign-in-rate-limits.ts'
import { OwnData } from './own-data.ts'

export const ownDataRoutes =
  (schemas: TableSchemas): Routes =>
  (app, deps) => {
    const ownData = new OwnData(schemas)
    mount(app, deps, authApi.downloadData, async ({ db, user, request, reply }) => {
      await takeCopy(db, user.id, deps.env.RATE_LIMIT_SCALE)
      const copy = ownData.stream(db, user.id)
      logSecurity(request, 'data copied', user.id)
      reply.type('application/json; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="sojourn-data.json"')
      return copy
    })
  }
