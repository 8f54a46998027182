import { createHash, randomUUID } from 'node:crypto'
import { startMailServer, type MailServer } from '@sojourn/server/test/mail-server'
import { newAccount, startTestProvider, type TestProvider } from '@sojourn/server/test/oidc-provider'
import type { Page } from '@playwright/test'
import { startServer, type TestServer } from './support/server.ts'
import { expect, expectToast, password, test as base } from './support/test.ts'

interface World {
  google: TestProvider
  apple: TestProvider
  mails: MailServer
  site: TestServer
}

/**
 * The real server with a Google, an Apple and a mail server of its own. The providers live on 127.0.0.1 and the app on
 * localhost: to the browser these are two sites, so cookies and form posts behave as between real ones.
 */
const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const [google, apple, mails] = await Promise.all([
        startTestProvider('google'),
        startTestProvider('apple'),
        startMailServer(),
      ])
      const site = await startServer({ ...google.settings, ...apple.settings, SMTP_URL: mails.url })
      await Promise.all([google.register(site.url), apple.register(site.url)])
      await use({ google, apple, mails, site })
      await site.stop()
      await Promise.all([google.stop(), apple.stop(), mails.stop()])
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })

async function visitor(world: World, page: Page, path = '/login'): Promise<void> {
  await page.goto(`${world.site.url}${path}`)
}

const linkIn = ({ text }: { text: string }): string => /http:\/\/\S+/.exec(text)?.[0] ?? ''

const allow = (page: Page) => page.getByRole('button', { name: 'Allow' }).click()

test('AUTH-09 AUTH-10 API-07 someone signs up with Google, and again comes back to the page they wanted', async ({
  world,
  page,
}) => {
  world.google.account = newAccount({ name: 'Ines Duarte' })
  await visitor(world, page)
  const asked = page.waitForRequest('**/api/auth/google/status')
  const started = page.waitForRequest('**/api/auth/google?returnTo=%2Fdashboard')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await asked
  await started
  await page.waitForURL(`${world.google.issuer}/**`)
  await allow(page)

  await page.waitForURL(`${world.site.url}/`)
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines Duarte!' })).toBeVisible()
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-sid')
  expect(session).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  })

  // There is no password to change, but one can be had by mail.
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await profile.getByRole('heading', { name: 'Set a password' }).click()
  await expect(profile.getByRole('heading', { name: 'Change password' })).toHaveCount(0)
  const arriving = world.mails.next(/^Reset/)
  await profile.getByRole('button', { name: 'Send Me a Link' }).click()
  await expectToast(page, 'Check Your Email')
  expect((await arriving).to).toEqual([world.google.account.email])

  await page.request.post(`${world.site.url}/api/logout`)
  await visitor(world, page, '/login?returnTo=%2Fsubscribe%3Fplan%3Dyearly')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(`${world.site.url}/subscribe?plan=yearly`)
  const again = (await page.context().cookies()).find(({ name }) => name === '__Host-sid')
  expect(again?.value).not.toBe(session?.value)
})

test('someone signs up with Apple, whose answer is posted from another site and tells the name once', async ({
  world,
  page,
}) => {
  world.apple.nameOnce = { firstName: 'Tunde', lastName: 'Bello' }
  const { name: _untold, ...account } = newAccount({ email_verified: 'true' })
  world.apple.account = account
  await visitor(world, page)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await page.waitForURL(`${world.apple.issuer}/**`)
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/auth/apple/callback'),
  )
  await allow(page)
  expect(new URLSearchParams((await posted).postData() ?? '').has('user')).toBe(true)

  await page.waitForURL(`${world.site.url}/`)
  await expect(page.getByRole('heading', { name: 'Welcome back, Tunde Bello!' })).toBeVisible()
  expect(world.apple.secretsSeen.length).toBeGreaterThan(0)
})

test('AUTH-13 someone who cancels at the provider is back at the sign-in screen and told so', async ({
  world,
  page,
}) => {
  for (const provider of ['Google', 'Apple']) {
    await visitor(world, page)
    await page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expectToast(page, 'Authentication Failed', 'Sign-in was cancelled. Nothing was changed.')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-sid')
  }
})

test('AUTH-05 a newcomer confirms the address, and a forgotten password is replaced through a mailed link, and the old one no longer works', async ({
  world,
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  const api = page.context().request
  const body = { email, password, name: 'Maya Okafor' }
  const welcome = world.mails.next(/^Confirm/)
  expect((await api.post(`${world.site.url}/api/auth/signup`, { data: body })).status()).toBe(200)
  await page.context().clearCookies()

  await page.goto(linkIn(await welcome))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Email Confirmed')
  expect(page.url()).toBe(`${world.site.url}/`)
  await page.context().clearCookies()

  await visitor(world, page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const arriving = world.mails.next(/^Reset/)
  await page.getByRole('dialog').getByRole('button', { name: /send/i }).click()
  await expectToast(page, 'Check Your Email')
  const link = linkIn(await arriving)
  expect(link.startsWith(`${world.site.url}/login?reset=`)).toBe(true)

  await page.goto(link)
  // The token leaves the address at once, and stays out of the history.
  await expect(page).toHaveURL(`${world.site.url}/login`)
  await page.getByLabel('New password', { exact: true }).fill('a louder harbour')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expectToast(page, 'Password Changed')
  for (const [typed, status] of [
    [password, 401],
    ['a louder harbour', 200],
  ] as const) {
    const answer = await api.post(`${world.site.url}/api/auth/signin`, { data: { email, password: typed } })
    expect(answer.status()).toBe(status)
  }
})

test('every page carries exactly the security headers, with a nonce of its own', async ({ world, page }) => {
  const nonces = new Map<string, string>()
  for (const path of ['/', '/login', '/support', '/no/such/page']) {
    const response = await page.request.get(`${world.site.url}${path}`)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const nonce = /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? ''
    nonces.set(path, nonce)
    const scripts = [
      ...(await response.text()).matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g),
    ].map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    // The landing page carries its first styles in itself, allowed by their hash.
    expect(
      policy.replace(` 'nonce-${nonce}'`, '').replace(/(style-src 'self') 'sha256-[\w+/=]{44}'/, '$1'),
    ).toBe(
      `default-src 'none'; script-src 'self'${scripts.join('')}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; ` +
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; object-src 'none'",
    )
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
  // Pages that are rendered at build time need none.
  expect(nonces.get('/login')).toHaveLength(24)
  expect(nonces.get('/no/such/page')).toHaveLength(24)
  expect(nonces.get('/no/such/page')).not.toBe(nonces.get('/login'))
})
