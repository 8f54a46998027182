import { syncApi } from '@sojourn/contract/sync/api'
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import { contentApi, type RowsApi } from '@sojourn/contract/sync/registry'
import type { FastifyInstance } from 'fastify'
import type { Deps, Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { rulesOf } from './registry.ts'
import { readChanges, readSnapshot } from './snapshot.ts'
import { performSteps } from './steps.ts'
import { insertRow, listRows, removeRow, updateRow } from '../../kernel/rows/trip-rows.ts'

export const syncRoutes: Routes = (app, deps) => {
  mount(app, deps, syncApi.snapshot, ({ db, access, today }) => readSnapshot(db, access, today))
  mount(app, deps, syncApi.changes, ({ db, access, query, today }) =>
    readChanges(db, access, query.since, today),
  )
  mount(app, deps, syncApi.steps, ({ db, access, body, today }) => performSteps(db, access, body, today))
  for (const collection of contentCollections) mountRows(app, deps, collection)
}

/** The four calls that every collection has. */
function mountRows(app: FastifyInstance, deps: Deps, collection: ContentCollection): void {
  const api: RowsApi = contentApi[collection]
  const rules = rulesOf(collection)
  mount(app, deps, api.list, ({ db, access }) => listRows(db, access, rules))
  mount(app, deps, api.add, ({ db, access, body }) => insertRow(db, access, rules, body as never))
  mount(app, deps, api.update, ({ db, access, params, body }) =>
    updateRow(db, access, rules, params.id, body as never),
  )
  mount(app, deps, api.remove, async ({ db, access, params }) => {
    await removeRow(db, access, rules, params.id)
    return { ok: true as const }
  })
}
