import { createHash } from 'node:crypto'
import { deviceName } from '@sojourn/contract/auth/device-name'
import type { SignedInDevice } from '@sojourn/contract/auth/schema'
import { errorsWords } from '@sojourn/contract/errors/words'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { sessionsOf } from '../../kernel/session/find-session.ts'
import { hashToken, readSessionToken } from '../../kernel/session/session-cookie.ts'
import { endSessions } from '../../kernel/session/session.ts'

/** Not the hash of the token itself: that one is for comparing alone. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`device:${tokenHash}`).digest('base64url')

export async function listDevices(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
): Promise<SignedInDevice[]> {
  const sessions = await ownSessions(deps, request, userId)
  return sessions
    .map(({ tokenHash, userAgent, createdAt, seenAt, isThis }) => ({
      id: idOf(tokenHash),
      ...deviceName(userAgent),
      signedInAt: createdAt,
      seenAt,
      isThis,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || Date.parse(b.seenAt) - Date.parse(a.seenAt))
}

export async function logOutDevice(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  deviceId: string,
): Promise<void> {
  const sessions = await ownSessions(deps, request, userId)
  const found = sessions.find(({ tokenHash }) => idOf(tokenHash) === deviceId)
  if (!found) throw new AppError('not_found', errorsWords.notFound)
  await endSessions(deps.db, userId, [found.tokenHash])
}

export async function logOutElsewhere(deps: Deps, request: FastifyRequest, userId: string): Promise<void> {
  const others = (await ownSessions(deps, request, userId)).filter(({ isThis }) => !isThis)
  await endSessions(
    deps.db,
    userId,
    others.map(({ tokenHash }) => tokenHash),
  )
}

async function ownSessions(deps: Deps, request: FastifyRequest, userId: string) {
  const token = readSessionToken(request, deps.env)
  const asked = token === null ? null : hashToken(token)
  const sessions = await sessionsOf(deps.db, userId)
  return sessions.map(({ nextHash, previousHash, ...session }) => ({
    ...session,
    isThis: asked !== null && [session.tokenHash, nextHash, previousHash].includes(asked),
  }))
}
