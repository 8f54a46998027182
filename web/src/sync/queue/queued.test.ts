import { expect, test } from 'vitest'
import { nothingWaits, publishSync, whenNothingMoves } from './queued.ts'

test('a new version that is asked for while a change is on its way waits for its answer', async () => {
  let isReloaded = false
  publishSync({ ...nothingWaits, isSaving: true })
  const reload = whenNothingMoves().then(() => (isReloaded = true))
  publishSync({ ...nothingWaits, isSaving: true, savedAt: 1 })
  await Promise.resolve()
  expect(isReloaded).toBe(false)
  publishSync(nothingWaits)
  await reload
  expect(isReloaded).toBe(true)
})
