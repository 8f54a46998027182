import { readStored, type StorageOf } from '../browser/stored.ts'

export const userSnapshotKey = 'user_snapshot'

/** Whether something of somebody may lie on this device. Stands alone, because pages for visitors ask it too. */
export const isSomebodyKept = (storage?: StorageOf<'getItem'>): boolean =>
  readStored(userSnapshotKey, storage) !== null
