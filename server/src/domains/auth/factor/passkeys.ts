import { createHash } from 'node:crypto'
import type { newPasskey, signedPasskey } from '@sojourn/contract/auth/factor-input'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { productName } from '@sojourn/contract/product'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { AppError, invalidField } from '../../../platform/errors/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { requestOrigin } from '../../../kernel/http/csrf.ts'
import type { SignedIn } from '../../../kernel/session/signed-in.ts'

const lifeS = 300
const maxPasskeys = 20
/** EdDSA, ES256 and RS256: what today's passkeys sign with. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Only whoever signs in or adds a passkey pays for loading it. */
const library = () => import('@simplewebauthn/server')

const passkeyRefused = (): AppError => invalidField('passkey', authRefusalsWords.wrongPasskey)

/** A passkey belongs to the name under which people reach the server. */
function site({ env }: Deps, request: FastifyRequest) {
  const origin = env.ownOrigin ?? requestOrigin(request)
  return { origin, rpID: new URL(origin).hostname }
}

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url')

async function keepChallenge(db: Db, challenge: string, userId: string | null): Promise<void> {
  await db
    .insertInto('challenges')
    .values({
      challengeHash: hashOf(challenge),
      userId,
      expiresAt: sql<string>`now() + ${lifeS} * interval '1 second'`,
    })
    .execute()
}

/** The challenge that the browser says it signed, if we asked for it; it is used up by asking. */
async function takeChallenge(db: Db, clientDataJSON: string, userId: string | null): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('challengeHash', '=', hashOf(challenge))
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return numDeletedRows === 1n ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { challenge } = told as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const passkeysOf = (db: Db, userId: string) =>
  db.selectFrom('passkeys').select(['id', 'transports']).where('userId', '=', userId).execute()

/** What a passkey is to sign: one of this account, or whichever the person picks. */
export async function askForPasskey(
  deps: Deps,
  request: FastifyRequest,
  userId: string | null,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: site(deps, request).rpID,
    userVerification: userId === null ? 'required' : 'preferred',
    allowCredentials: userId === null ? [] : await passkeysOf(deps.db, userId),
    timeout: lifeS * 1000,
  })
  await keepChallenge(deps.db, options.challenge, userId)
  return { ...options }
}

export async function askForNewPasskey(
  deps: Deps,
  request: FastifyRequest,
  { id, email, displayName }: SignedIn,
): Promise<Record<string, unknown>> {
  const passkeys = await passkeysOf(deps.db, id)
  if (passkeys.length >= maxPasskeys) throw new AppError('conflict', authRefusalsWords.tooManyPasskeys)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: site(deps, request).rpID,
    userID: Uint8Array.from(Buffer.from(id)),
    userName: email,
    userDisplayName: displayName,
    excludeCredentials: passkeys,
    supportedAlgorithmIDs,
    // It may sign in by itself: the browser finds it, and makes sure of the person.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: lifeS * 1000,
  })
  await keepChallenge(deps.db, options.challenge, id)
  return { ...options }
}

interface Made {
  id: string
  publicKey: string
  counter: number
  transports: string[]
}

/** What is to be kept of a passkey that a browser has just made for this account. */
export async function readNewPasskey(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  made: z.output<typeof newPasskey>,
): Promise<Made> {
  const challenge = await takeChallenge(deps.db, made.response.clientDataJSON, userId)
  if (challenge === null) throw passkeyRefused()
  const { origin, rpID } = site(deps, request)
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!checked?.verified) throw passkeyRefused()
  const { id, publicKey, counter } = checked.registrationInfo.credential
  const transports = made.response.transports ?? []
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

export async function keepPasskey(
  tx: Db,
  request: FastifyRequest,
  userId: string,
  { transports, ...made }: Made,
): Promise<void> {
  const userAgent = request.headers['user-agent']?.slice(0, 200) ?? null
  const kept = await tx
    .insertInto('passkeys')
    .values({ ...made, userId, userAgent, transports: sql`${JSON.stringify(transports)}::jsonb` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw new AppError('conflict', authRefusalsWords.passkeyKnown)
}

interface Signer {
  /** Whose it has to be; null for anybody's, who then needs no password. */
  userId: string | null
  /** Whether it has to have made sure of the person, by a finger or a PIN, say. */
  isAlone: boolean
}

/** Whose passkey signed what we asked for; throws for anything else. */
export async function ownerOfPasskey(
  deps: Deps,
  request: FastifyRequest,
  { userId, isAlone }: Signer,
  signed: z.output<typeof signedPasskey>,
): Promise<string> {
  const { db } = deps
  const challenge = await takeChallenge(db, signed.response.clientDataJSON, userId)
  const passkey = await db
    .selectFrom('passkeys')
    .select(['userId', 'publicKey', 'counter'])
    .where('id', '=', signed.id)
    .executeTakeFirst()
  if (challenge === null || !passkey || (userId !== null && passkey.userId !== userId)) throw passkeyRefused()
  const { origin, rpID } = site(deps, request)
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: isAlone,
    credential: {
      id: signed.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) throw passkeyRefused()
  await db
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, usedAt: sql`now()` })
    .where('id', '=', signed.id)
    .execute()
  return passkey.userId
}
