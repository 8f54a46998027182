import { expect, test } from 'vitest'
import { newAccount } from '../../../test/oidc-provider.ts'
import {
  appleForm,
  callbackOf,
  path,
  throughApple,
  throughGoogle,
  providerWorld,
  whoIs,
} from '../../../test/provider-world.ts'

const world = providerWorld()

test('answers by a form from its own site; the browser is sent on by 303 and signed in', async () => {
  world.apple.nameOnce = { firstName: 'Tunde', lastName: 'Bello' }
  world.apple.account = newAccount({ email_verified: 'true' })
  const { name: _untold, ...account } = world.apple.account
  world.apple.account = account
  const surfer = world.browser()
  const page = await appleForm(surfer)
  expect(page.body).toContain('name="user"')
  const before = world.apple.secretsSeen.length
  expect(path(await surfer.submit(page, 'Continue'))).toBe('/dashboard')
  expect(world.apple.secretsSeen.length).toBe(before + 1)
  expect(await whoIs(surfer)).toMatchObject({
    name: 'Tunde Bello',
    firstName: 'Tunde',
    email: account.email,
  })
})

test('its POST carries no cookie, changes no session and leads to the same address by GET', async () => {
  const surfer = world.browser()
  await surfer.open('/api/auth/apple')
  const answer = await surfer.step({
    method: 'POST',
    url: new URL('http://localhost/api/auth/apple/callback'),
    form: { code: 'c/+', state: 's', user: 'not json', error_description: 'x', extra: 'y' },
    from: world.apple.issuer,
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/api/auth/apple/callback?code=c%2F%2B&state=s')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  ['the longest code', 'passed on', { code: 'c'.repeat(2048), state: 's'.repeat(43) }],
  ['a code beyond any', 'failed', { code: 'c'.repeat(2049), state: 's' }],
  ['a state longer than ours', 'failed', { code: 'c', state: 's'.repeat(44) }],
  ['a state that is none of ours', 'failed', { code: 'c', state: 's p&x=' }],
  ['an issuer beyond any', 'failed', { code: 'c', state: 's', iss: 'i'.repeat(2049) }],
  ['a reason in words', 'passed on', { state: 's', error: 'user_cancelled_authorize' }],
  ['a reason too long', 'failed', { state: 's', error: 'e'.repeat(101) }],
  ['a reason that is none', 'failed', { state: 's', error: 'access denied: <b>call us</b>' }],
])('of its POST %s is %s', async (_what, outcome, form) => {
  const answer = await world.browser().step({
    method: 'POST',
    url: new URL('http://localhost/api/auth/apple/callback'),
    form,
    from: world.apple.issuer,
  })
  expect(answer.status).toBe(303)
  const passedOn = `/api/auth/apple/callback?${new URLSearchParams(form as Record<string, string>).toString()}`
  expect(answer.headers.get('location')).toBe(outcome === 'failed' ? '/login?error=failed' : passedOn)
})

test('a name that somebody else sends later does not replace the one Apple told', async () => {
  world.apple.nameOnce = { firstName: 'Tunde', lastName: 'Bello' }
  const { name: _untold, ...account } = newAccount()
  world.apple.account = account
  const surfer = world.browser()
  const page = await appleForm(surfer)
  const state = /name="state" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const post = (firstName: string) =>
    surfer.step({
      method: 'POST',
      url: new URL('http://localhost/api/auth/apple/callback'),
      form: { state, user: JSON.stringify({ name: { firstName } }) },
      from: world.apple.issuer,
    })
  await post('Tunde')
  await post('Mallory')
  await surfer.submit(page, 'Continue')
  expect((await whoIs(surfer))?.name).toBe('Tunde')
})

test('the second sign-in tells no name, and the account keeps its own', async () => {
  world.apple.nameOnce = { firstName: 'Tunde', lastName: 'Bello' }
  const { name: _untold, ...account } = newAccount()
  world.apple.account = account
  await throughApple(world.browser())
  const again = world.browser()
  await throughApple(again)
  expect((await whoIs(again))?.name).toBe('Tunde Bello')
})

test.each([
  ['not JSON', '{"name":', 'Traveler'],
  ['no name in it', '{"name":null}', 'Traveler'],
  ['nothing to see', '{"name":{"firstName":"\\u200b","lastName":5}}', 'Traveler'],
  ['a character no database stores', '{"name":{"firstName":"Tun\\u0000de"}}', 'Tun de'],
  ['too many of the widest characters', `{"name":{"firstName":"x${'🏖'.repeat(90)}"}}`, `x${'🏖'.repeat(59)}`],
])('a told name with %s keeps nobody out', async (_what, user, called) => {
  world.apple.nameOnce = null
  const { name: _untold, ...account } = newAccount()
  world.apple.account = account
  const surfer = world.browser()
  const page = await appleForm(surfer)
  expect(path(await surfer.submit(page, 'Continue', (fields) => ({ ...fields, user })))).toBe('/dashboard')
  expect((await whoIs(surfer))?.name).toBe(called)
})

test('someone without a told name is called Traveler', async () => {
  world.apple.nameOnce = null
  const { name: _untold, ...account } = newAccount()
  world.apple.account = account
  const surfer = world.browser()
  await throughApple(surfer)
  expect((await whoIs(surfer))?.name).toBe('Traveler')
})

test('someone who cancels at Apple comes back to the sign-in screen', async () => {
  const surfer = world.browser()
  const page = await surfer.submit(await surfer.open('/api/auth/apple'), 'Cancel')
  expect(path(await surfer.submit(page, 'Continue'))).toBe('/login?error=cancelled')
})

test('a state of Google is worth nothing at Apple’s address', async () => {
  const surfer = world.browser()
  const callback = await callbackOf(surfer, await surfer.open('/api/auth/google'))
  expect(path(await surfer.open(callback.replace('/google/', '/apple/')))).toBe('/login?error=expired')
})

test('the same person at Google and at Apple is one account when both vouch for the email', async () => {
  world.apple.account = newAccount({ email: world.google.account.email ?? '' })
  const [a, b] = [world.browser(), world.browser()]
  await throughGoogle(a)
  await throughApple(b)
  expect((await whoIs(b))?.id).toBe((await whoIs(a))?.id)
})
