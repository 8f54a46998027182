import * as oidc from 'openid-client'
import type { Env } from '../../platform/env/env.ts'

export interface ProviderSettings {
  issuer: string
  clientId: string
  authenticate: oidc.ClientAuth
  parameters: Record<string, string>
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

export function googleSettings(env: Env): ProviderSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return null
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId,
    authenticate: oidc.ClientSecretPost(secret),
    parameters: { scope: 'openid email profile' },
  }
}

export function appleSettings(env: Env): ProviderSettings | null {
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
