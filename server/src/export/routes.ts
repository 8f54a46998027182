import { exportApi } from '@sojourn/contract/export/api'
import { exportFileName } from '@sojourn/contract/export/file-name'
import { takeImport } from '../auth/sign-in-rate-limits.ts'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { logSecurity } from '../http/security-log.ts'
import { exportTrip, importTrip } from './service.ts'

export const exportRoutes: Routes = (app, deps) => {
  mount(app, deps, exportApi.file, async ({ db, access, today, request, reply }) => {
    const file = await exportTrip(db, access, today, deps.now())
    logSecurity(request, 'trip exported', access.userId, { trip: access.tripId })
    const name = encodeURIComponent(exportFileName(file.trip.title))
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return file
  })
  mount(app, deps, exportApi.import, {
    // Counted although it may be refused later: a refused file cost the same work.
    prepare: ({ db, user }) => takeImport(db, user.id, deps.env.RATE_LIMIT_SCALE),
    perform: ({ db, user, body, today }) => importTrip(db, user, body, today),
  })
}
