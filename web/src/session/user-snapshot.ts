import type { User } from '@sojourn/contract/auth/schema'
import { whyTooOld } from './session-age.ts'
import { userSnapshotKey } from './somebody-kept.ts'

// Who was here last, for a start without a connection (C-032). The server's word is the only one that writes it; a 401
// takes it away, and so does time: it counts no longer than their session could last.

type Kept = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const device: Kept = () => localStorage

/** The user the server has just named; null when it named none. */
export function rememberUser(user: User | null, storage: Kept = device): void {
  try {
    if (user) storage().setItem(userSnapshotKey, JSON.stringify(user))
    else storage().removeItem(userSnapshotKey)
  } catch {
    // Storage is blocked or full: the next start without a connection begins at the sign-in screen.
  }
}

export function rememberedUser(storage: Kept = device): User | null {
  try {
    const stored: unknown = JSON.parse(storage().getItem(userSnapshotKey) ?? 'null')
    return isUser(stored) && whyTooOld(storage) === null ? stored : null
  } catch {
    return null
  }
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
