import type { ProviderName } from '@sojourn/contract/auth/providers'
import * as oidc from 'openid-client'
import type { Env } from '../../platform/env/env.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    signIn: Partial<Record<ProviderName, SignInProvider>>
  }
}

/** What a sign-in under way must remember until the provider answers. */
export interface Pending {
  state: string
  nonce: string
  verifier: string
}

/** Who the provider says it is. */
export interface ProviderAccount {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
}

export interface SignInProvider {
  begin(redirectUri: string): Promise<Pending & { url: URL }>
  /** Exchanges the code; throws when anything about the answer is not as it must be. */
  finish(callback: URL, pending: Pending): Promise<ProviderAccount>
}

interface Settings {
  issuer: string
  clientId: string
  authenticate: oidc.ClientAuth
  parameters: Record<string, string>
}

interface LimitedSettings extends Settings {
  limitMs: number
}

const freshMs = 24 * 3600 * 1000
const maxAnswerBytes = 1024 * 1024

/** The providers this server has credentials for. The issuer is a setting: tests and production run the same code. */
export function openSignInProviders(env: Env, limitMs = 5000): Partial<Record<ProviderName, SignInProvider>> {
  const google = googleSettings(env)
  const apple = appleSettings(env)
  return {
    ...(google && { google: openProvider({ ...google, limitMs }) }),
    ...(apple && { apple: openProvider({ ...apple, limitMs }) }),
  }
}

const needed = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const

/** Settings that are missing although others of the same provider are given. */
export const missingSettings = (env: Env): string[] =>
  Object.values(needed).flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    return missing.length < names.length ? missing : []
  })

function googleSettings(env: Env): Settings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return null
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId,
    authenticate: oidc.ClientSecretPost(secret),
    parameters: { scope: 'openid email profile' },
  }
}

function appleSettings(env: Env): Settings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: team, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: key } = env
  if (!clientId || !team || !keyId || !key) return null
  return {
    issuer: env.APPLE_ISSUER,
    clientId,
    authenticate: appleSecret({ issuer: env.APPLE_ISSUER, clientId, team, keyId, key }),
    // Apple answers by form_post whenever name or email is asked for.
    parameters: { scope: 'openid name email', response_mode: 'form_post' },
  }
}

interface AppleKey {
  issuer: string
  clientId: string
  team: string
  keyId: string
  key: string
}

/** Apple has no fixed client secret: each request carries a freshly signed one. */
function appleSecret({ issuer, clientId, team, keyId, key }: AppleKey): oidc.ClientAuth {
  return async (server, client, body, headers) => {
    const { importPKCS8, SignJWT } = await import('jose')
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(team)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(key.replaceAll('\\n', '\n'), 'ES256'))
    oidc.ClientSecretPost(secret)(server, client, body, headers)
  }
}

function openProvider(settings: LimitedSettings): SignInProvider {
  let known: Promise<oidc.Configuration> | undefined
  let freshUntil = 0
  const configuration = (): Promise<oidc.Configuration> => {
    if (known && Date.now() < freshUntil) return known
    freshUntil = Date.now() + freshMs
    known = discover(settings)
    // A failure is not kept: the next sign-in asks again.
    known.catch(() => (known = undefined))
    return known
  }
  return {
    begin: async (redirectUri) => {
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        ...settings.parameters,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url, state, nonce, verifier }
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no identity')
      return toAccount(claims)
    },
  }
}

async function discover({
  issuer,
  clientId,
  authenticate,
  limitMs,
}: LimitedSettings): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: limitMs / 1000,
    [oidc.customFetch]: boundedFetch,
    // The library marks it deprecated only to make it stand out; env.ts lets plain http pass for loopback alone.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
  const { authorization_endpoint: ask, token_endpoint: exchange, jwks_uri: keys } = found.serverMetadata()
  // The library looks at the issuer alone, and what is found here is kept for a day.
  if (!ask || !exchange || !keys) throw new Error('the provider describes only half of itself')
  return found
}

async function boundedFetch(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxAnswerBytes) throw new Error('the provider sends too much')
    chunks.push(chunk)
  }
  return new Response(size > 0 ? Buffer.concat(chunks) : null, response)
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

function toAccount(claims: oidc.IDToken): ProviderAccount {
  const { email_verified: verified } = claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims['email']),
    // Apple writes it as a text.
    isEmailVerified: verified === true || verified === 'true',
    name: text(claims['name']),
  }
}
