// Who was here last, for a start without a connection (C-032). The server's word is the only one that writes it; a 401
// takes it away, and so does time: it counts no longer than their session could last.
import type { User } from '@sojourn/contract/auth/schema'
import { dropStored, type KeyStorage, readStoredJson, store } from '../browser/stored.ts'
import { whyTooOld } from './session-age.ts'
import { userSnapshotKey } from './somebody-kept.ts'

/** The user the server has just named; null when it named none. */
export const rememberUser = (user: User | null, storage?: KeyStorage): void =>
  user ? store(userSnapshotKey, JSON.stringify(user), storage) : dropStored(userSnapshotKey, storage)

export function rememberedUser(storage?: KeyStorage): User | null {
  const stored = readStoredJson(userSnapshotKey, storage)
  return isUser(stored) && whyTooOld(storage) === null ? stored : null
}

const texts = ['id', 'email', 'name', 'displayName', 'firstName', 'createdAt'] as const
const flags = ['isPremium', 'hasPassword'] as const

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    flags.every((name) => typeof fields[name] === 'boolean')
  )
}
