import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose'
import { Provider } from 'oidc-provider'

/** Who signs in next at the provider. */
export interface TestAccount {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
}

/** Ways in which a provider can be broken or hostile. */
export type Fault =
  | 'discovery-hangs'
  | 'discovery-huge'
  | 'discovery-half'
  | 'token-error'
  | 'token-garbage'
  | 'keys-garbage'
  | 'wrong-nonce'
  | 'foreign-keys'

export interface TestProvider {
  issuer: string
  account: TestAccount
  fault: Fault | null
  /** The name Apple tells with the first answer of an account. */
  nameOnce: { firstName: string; lastName: string } | null
  /** Client secrets the provider has checked and found right. */
  secretsSeen: string[]
  /** Paths asked for, in order. */
  asked: string[]
  /** Environment of an app that uses this provider. */
  settings: Record<string, string>
  /** Tells the provider where the app lives; before that it refuses every redirect address. */
  register(appOrigin: string): Promise<void>
  stop(): Promise<void>
}

const apple = { client: 'com.example.sojourn', team: 'TEAM123456', key: 'KEY1234567' }
const google = { client: 'sojourn.apps.example.com', secret: 'google-client-secret' }

export const newAccount = (changes: Partial<TestAccount> = {}): TestAccount => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: 'Maya Okafor',
  ...changes,
})

/** A real OpenID provider on loopback, in the manner of Google or Apple. */
export async function startTestProvider(kind: 'google' | 'apple'): Promise<TestProvider> {
  const signing = await generateKeyPair('RS256', { extractable: true })
  const client = await generateKeyPair('ES256', { extractable: true })
  let serve: ((request: IncomingMessage, response: ServerResponse) => Promise<unknown>) | null = null
  const server = createServer((request, response) => {
    provider.asked.push(request.url?.split('?')[0] ?? '')
    if (!misbehaves(provider, request, response))
      serve?.(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider: TestProvider = {
    issuer,
    account: newAccount(),
    fault: null,
    nameOnce: kind === 'apple' ? { firstName: 'Maya', lastName: 'Okafor' } : null,
    secretsSeen: [],
    asked: [],
    settings:
      kind === 'google'
        ? { GOOGLE_CLIENT_ID: google.client, GOOGLE_CLIENT_SECRET: google.secret, GOOGLE_ISSUER: issuer }
        : {
            APPLE_CLIENT_ID: apple.client,
            APPLE_TEAM_ID: apple.team,
            APPLE_KEY_ID: apple.key,
            APPLE_PRIVATE_KEY: (await exportPKCS8(client.privateKey)).replaceAll('\n', '\\n'),
            APPLE_ISSUER: issuer,
          },
    register: async (appOrigin) => {
      const key = { ...(await exportJWK(signing.privateKey)), alg: 'RS256', use: 'sig' }
      serve = serveProvider(provider, { kind, appOrigin, key, applePublicKey: client.publicKey })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider
}

type WrongAnswer = (response: ServerResponse, issuer: string) => void

const page: WrongAnswer = (response) =>
  response.setHeader('content-type', 'text/html').end('<h1>Down for maintenance</h1>')
const json =
  (text: (issuer: string) => string): WrongAnswer =>
  (response, issuer) =>
    response.setHeader('content-type', 'application/json').end(text(issuer))

const wrongAnswers: Record<string, Partial<Record<Fault, WrongAnswer>>> = {
  '.well-known': {
    'discovery-hangs': () => undefined,
    'discovery-huge': json(() => `"${'x'.repeat(2 * 1024 * 1024)}"`),
    'discovery-half': json((issuer) => JSON.stringify({ issuer })),
  },
  token: {
    'token-error': (response) => response.writeHead(500).end('<h1>Internal error</h1>'),
    'token-garbage': page,
  },
  jwks: { 'keys-garbage': page },
}

/** Faults below the protocol: the real provider behind never notices. */
function misbehaves(
  { fault, issuer }: TestProvider,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = request.url ?? ''
  const [, place = ''] = /^\/(\.well-known|token|jwks)/.exec(path) ?? []
  const answer = fault && wrongAnswers[place]?.[fault]
  if (answer) {
    answer(response, issuer)
    return true
  }
  if (fault === 'foreign-keys' && path.startsWith('/jwks')) {
    void generateKeyPair('RS256', { extractable: true })
      .then(({ publicKey }) => exportJWK(publicKey))
      .then((key) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] })),
      )
    return true
  }
  if (fault === 'wrong-nonce') request.url = path.replace(/([?&]nonce=)[^&]+/, '$1somebody-elses-nonce')
  return false
}

interface Setup {
  kind: 'google' | 'apple'
  appOrigin: string
  key: object
  applePublicKey: CryptoKey
}

function serveProvider(test: TestProvider, { kind, appOrigin, key, applePublicKey }: Setup) {
  const accounts = new Map<string, TestAccount>()
  const provider = new Provider(test.issuer, {
    clients: [
      {
        client_id: kind === 'google' ? google.client : apple.client,
        client_secret: google.secret,
        redirect_uris: [`${appOrigin}/api/auth/${kind}/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google and Apple put the claims into the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...accounts.get(sub), sub }),
    }),
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [key] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  })
  if (kind === 'apple') {
    checkAppleSecret(provider, test, applePublicKey)
    tellNameOnce(provider, test)
  }
  const passOn = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    const [, uid, choice] = /^\/interaction\/([\w-]+)(?:\/(allow|cancel))?$/.exec(request.url ?? '') ?? []
    if (!uid) return passOn(request, response)
    if (!choice) return response.setHeader('content-type', 'text/html').end(consentPage(uid))
    if (choice === 'cancel')
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    const { sub } = test.account
    accounts.set(sub, test.account)
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: sub, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    const grantId = await grant.save()
    return provider.interactionFinished(request, response, {
      login: { accountId: sub },
      consent: { grantId },
    })
  }
}

const consentPage = (uid: string): string => `<!doctype html><title>Sign in</title>
<form method="post" action="/interaction/${uid}/allow"><button>Allow</button></form>
<form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form>`

/** Apple's client secret is a token signed with the app's key: checked here as Apple describes it. */
function checkAppleSecret(provider: Provider, test: TestProvider, key: CryptoKey): void {
  const { prototype } = provider.Client as unknown as {
    prototype: { compareClientSecret(secret: string): Promise<boolean> }
  }
  prototype.compareClientSecret = async (secret) => {
    const { payload, protectedHeader } = await jwtVerify(secret, key, {
      algorithms: ['ES256'],
      issuer: apple.team,
      subject: apple.client,
      audience: test.issuer,
      requiredClaims: ['iat', 'exp'],
    })
    const isShort = (payload.exp ?? Infinity) - (payload.iat ?? 0) <= 600
    if (protectedHeader.kid !== apple.key || !isShort) return false
    test.secretsSeen.push(secret)
    return true
  }
}

/** Apple adds the form field `user` to the first answer of an account, and never again. */
function tellNameOnce(provider: Provider, test: TestProvider): void {
  provider.use(async (context, next) => {
    await next()
    if (typeof context.body !== 'string' || !context.body.includes('name="code"') || !test.nameOnce) return
    const user = JSON.stringify({ name: test.nameOnce, email: test.account.email }).replaceAll('"', '&quot;')
    context.body = context.body.replace(
      '</form>',
      `<input type="hidden" name="user" value="${user}"/></form>`,
    )
    test.nameOnce = null
  })
}
