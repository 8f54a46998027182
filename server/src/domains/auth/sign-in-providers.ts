import type { ProviderName } from '@sojourn/contract/auth/providers'
import * as oidc from 'openid-client'
import type { Env } from '../../platform/env/env.ts'
import { appleSettings, googleSettings } from './provider-settings.ts'
import { type LimitedSettings, discover } from './discover-provider.ts'

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

const freshMs = 24 * 3600 * 1000

/** The providers this server has credentials for. The issuer is a setting: tests and production run the same code. */
export function openSignInProviders(env: Env, limitMs = 5000): Partial<Record<ProviderName, SignInProvider>> {
  const google = googleSettings(env)
  const apple = appleSettings(env)
  return {
    ...(google && { google: openProvider({ ...google, limitMs }) }),
    ...(apple && { apple: openProvider({ ...apple, limitMs }) }),
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
