import { ownData } from '@sojourn/contract/auth/schema'
import { expect, test } from 'vitest'
import { signUp, startTestApp, type Traveller } from '../../../test/test-app.ts'

const german = { LANGUAGES: 'en,de' }

/** Chooses as the profile does, and stays signed in; answers with what the browser is to remember. */
async function choose(maya: Traveller, language: string | null) {
  const { cookie } = maya
  const { status, body, headers, error } = await maya.call('auth.updateProfile', { body: { language } })
  maya.cookie = cookie
  return { status, body, error, set: String(headers['set-cookie'] ?? '') }
}

test('a language is not chosen at first, is kept by account and browser, and can be left open again', async () => {
  const on = await startTestApp(german)
  const maya = await signUp({ on })
  expect((await maya.call('auth.currentUser', {})).body.language).toBeNull()
  const { body, set } = await choose(maya, 'de')
  expect(body.language).toBe('de')
  expect(set).toBe('__Host-language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure')
  expect((await maya.call('auth.currentUser', {})).body.language).toBe('de')
  expect(ownData.parse((await maya.call('auth.downloadData', {})).body).account).toHaveProperty(
    'language',
    'de',
  )
  maya.cookie += '; __Host-language=de'
  expect(await choose(maya, null)).toMatchObject({
    body: { language: null },
    set: '__Host-language=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  })
})

test('a language that is not on offer is refused, and nothing of the profile is saved', async () => {
  const on = await startTestApp({ LANGUAGES: 'en' })
  const maya = await signUp({ on })
  const { status, error, set } = await choose(maya, 'de')
  expect([status, error.fields, set]).toEqual([400, { language: 'This language is not on offer.' }, ''])
  expect((await maya.call('auth.currentUser', {})).body.language).toBeNull()
})

test('a server does not start with a language that it does not have', async () => {
  await expect(startTestApp({ LANGUAGES: 'en,xx' })).rejects.toThrow('LANGUAGES: Name folders of languages/')
})
