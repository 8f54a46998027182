import { errorsWords } from '@sojourn/contract/errors/words'
import { finished } from 'node:stream'
import { exportApi } from '@sojourn/contract/export/api'
import { exportFileName } from '@sojourn/contract/export/file-name'
import { tripsApi } from '@sojourn/contract/trips/api'
import { takeImport } from '../auth/sign-in-rate-limits.ts'
import type { Routes } from '../../kernel/deps.ts'
import { scanJson } from '../../kernel/http/json-text.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { Turns } from '../../platform/limits/turns.ts'
import { checkImport } from './check-import.ts'
import { duplicateTrip } from './duplicate.ts'
import { exportTrip, importTrip } from './service.ts'

/** A file is held in memory, at most one of each user; the others wait unread. */
const imports = new Turns({ maxUnderWay: 1, maxWaiting: 100 })
/** Smaller files are checked sooner than a worker would be asked; this many faults take some 40 ms. */
const smallBytes = 8 * 1024

export const exportRoutes: Routes = (app, deps) => {
  mount(app, deps, exportApi.file, async ({ db, access, today, request, reply }) => {
    const file = await exportTrip(db, access, today, deps.now())
    logSecurity(request, 'trip exported', access.userId, { trip: access.tripId })
    const name = encodeURIComponent(exportFileName(file.trip.title))
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return file
  })
  mount(app, deps, exportApi.import, {
    arrive: async ({ db, user, reply }) => {
      await takeImport(db, user.id, deps.env.RATE_LIMIT_SCALE)
      finished(reply.raw, await imports.take(user.id))
    },
    readBody: async (bytes, { user }) => {
      await scanJson(bytes, errorsWords.tooManyRows)
      return bytes.length <= smallBytes ? checkImport(bytes) : deps.workers.run(user.id, 'checkImport', bytes)
    },
    perform: ({ db, user, body, today }) => importTrip(db, user, body, today),
  })
  mount(app, deps, tripsApi.duplicate, {
    // As much work as a trip that comes from a file.
    arrive: ({ db, user }) => takeImport(db, user.id, deps.env.RATE_LIMIT_SCALE),
    perform: ({ db, user, access, body, today }) => duplicateTrip(db, user, access, body, today),
  })
}
