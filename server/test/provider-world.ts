import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { Browser, type Page } from './browser.ts'
import { newAccount, startTestProvider, type TestProvider } from './oidc-provider.ts'
import { Client, password, startTestApp, type TestApp } from './test-app.ts'

interface Who {
  id: string
  email: string
  name: string
  firstName: string
}

/** One app with a Google and an Apple of its own, all on loopback; reset before each test. */
export interface ProviderWorld {
  google: TestProvider
  apple: TestProvider
  own: TestApp
  browser(): Browser
}

export function providerWorld(
  settings: Record<string, string> = {},
  extra: Parameters<typeof startTestApp>[1] = {},
): ProviderWorld {
  const world = {} as ProviderWorld
  beforeAll(async () => {
    const [google, apple] = await Promise.all([startTestProvider('google'), startTestProvider('apple')])
    await Promise.all([google.register('http://localhost'), apple.register('http://localhost')])
    const own = await startTestApp({ ...google.settings, ...apple.settings, ...settings }, extra)
    Object.assign(world, { google, apple, own, browser: () => new Browser(own.app) })
  })
  afterAll(async () => {
    await Promise.all([world.google.stop(), world.apple.stop()])
  })
  beforeEach(() => {
    for (const provider of [world.google, world.apple]) {
      provider.fault = null
      provider.account = newAccount()
    }
  })
  return world
}

/** Who is signed in in this browser. */
export async function whoIs(surfer: Browser): Promise<Who | null> {
  const { status, body } = await surfer.step({ method: 'GET', url: new URL('/api/auth/user', surfer.origin) })
  return status === 200 ? (JSON.parse(body) as Who) : null
}

export async function throughGoogle(surfer: Browser, start = '/api/auth/google'): Promise<Page> {
  const page = await surfer.open(start)
  return page.body.includes('Allow') ? surfer.submit(page, 'Allow') : page
}

/** The page with which Apple posts its answer. */
export const appleForm = async (surfer: Browser): Promise<Page> =>
  surfer.submit(await surfer.open('/api/auth/apple'), 'Allow')

export const throughApple = async (surfer: Browser): Promise<Page> =>
  surfer.submit(await appleForm(surfer), 'Continue')

/** Allows at the provider, but stops short of the app's callback and answers its address. */
export async function callbackOf(surfer: Browser, page: Page): Promise<string> {
  const action = /action="([^"]*allow)"/.exec(page.body)?.[1] ?? ''
  let url = new URL(action, page.url)
  let method: 'GET' | 'POST' = 'POST'
  for (;;) {
    const isPost = method === 'POST'
    const { headers } = await surfer.step({ method, url, ...(isPost && { form: {}, from: url.origin }) })
    url = new URL(headers.get('location') ?? '', url)
    method = 'GET'
    if (url.origin === surfer.origin) return url.href
  }
}

/** An account with a password, its address not proven. */
export async function localAccount({ own }: ProviderWorld, email: string): Promise<Client> {
  const client = new Client(own.app)
  const { status } = await client.call('auth.signUp', { body: { email, password, name: 'Maya Okafor' } })
  expect(status).toBe(200)
  return client
}

export const signInWithPassword = async ({ own }: ProviderWorld, email: string): Promise<number> =>
  (await new Client(own.app).call('auth.signIn', { body: { email, password } })).status

/** Where a journey ended, within the app. */
export const path = (page: Page): string => page.url.replace('http://localhost', '')
