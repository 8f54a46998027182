export const userSnapshotKey = 'user_snapshot'

/** Whether something of somebody may lie on this device. Stands alone, because pages for visitors ask it too. */
export function isSomebodyKept(storage: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return storage().getItem(userSnapshotKey) !== null
  } catch {
    return false
  }
}
