import { randomUUID } from 'node:crypto'
import { passwordPersonal } from '@sojourn/contract/auth/password-rules'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { beforeAll, expect, test } from 'vitest'
import { Client, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { newResetPath } from './reset.ts'

const lines: string[] = []
let own: TestApp
beforeAll(async () => {
  own = await startTestApp({ LOG_LEVEL: 'trace' }, { logTo: { write: (line) => void lines.push(line) } })
})

const person = { name: 'Maya Okafor-Bello', email: 'maya.okafor@harbourmail.co.uk' }

interface Refusal {
  status: number
  fields: Record<string, string> | undefined
}

type Way = (typed: string) => Promise<Refusal>

/** The three ways to a new password, each for somebody of that name and address. */
const ways: Record<string, Way> = {
  'signing up': async (typed) => {
    const { status, error } = await new Client(own.app).call('auth.signUp', {
      body: { ...person, password: typed },
    })
    return { status, fields: error.fields }
  },
  'a reset': async (typed) => {
    const { status, error } = await reset(await resetToken(), typed)
    return { status, fields: error.fields }
  },
  'a change': async (typed) => {
    const body = { currentPassword: password, newPassword: typed }
    const { status, error } = await (await account()).call('auth.changePassword', { body })
    const { newPassword, ...fields } = error.fields ?? {}
    return { status, fields: newPassword ? { ...fields, password: newPassword } : error.fields }
  },
}

/** Somebody of that name, with an address of the same kind. */
async function account() {
  const maya = await signUp({ on: own, name: person.name })
  const email = `${randomUUID().slice(0, 8)}@harbourmail.co.uk`
  await own.db.updateTable('users').set({ email }).where('id', '=', maya.id).execute()
  return Object.assign(maya, { email })
}

async function resetToken(): Promise<string> {
  const { email } = await account()
  return (await newResetPath(own.db, email, { isMailed: true }))?.split('reset=')[1] ?? ''
}

const reset = (token: string, typed: string) =>
  new Client(own.app).call('auth.resetPassword', { body: { token, password: typed } })

const common = [
  '12345678',
  'Password1',
  'TRUSTNO1',
  'qwertyuiop',
  'iloveyou2',
  'Liverpool',
  'football1',
  'rapunzel',
  'p@ssw0rd',
]
const personal = [
  'OKAFOR2027',
  'o.k-a_f o.r 2027',
  'xxBellOxx',
  'my HarbourMail',
  'Sojourn-2027',
  'so journ 2027',
]

test.each(Object.keys(ways))(
  '%s refuses common passwords and those that tell of their owner, at the password',
  async (way) => {
    for (const [list, message] of [
      [common, authRefusalsWords.passwordCommon],
      [personal, passwordPersonal()],
    ] as const)
      for (const typed of list)
        expect(await ways[way]!(typed), typed).toEqual({ status: 400, fields: { password: message } })
  },
  60_000,
)

test('a refused password does not use a reset link up', async () => {
  const token = await resetToken()
  expect((await reset(token, 'Okafor at sea')).error.fields).toEqual({ password: passwordPersonal() })
  expect((await reset(token, 'an evening at sea')).status).toBe(200)
})

test('a password is refused for the first part of its owner’s address too', async () => {
  expect(await ways['signing up']!('maya_okafor')).toMatchObject({ status: 400 })
  const body = { name: 'M. O.', email: 'wanderer+trips@example.com' }
  const refused = await new Client(own.app).call('auth.signUp', {
    body: { ...body, password: 'a Wander.er 27' },
  })
  expect(refused.error.fields).toEqual({ password: passwordPersonal() })
})

test('what is refused uses up no sign-up, and leaves no trace of what was typed', async () => {
  const strict = await startTestApp(
    { RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'trace' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  const send = (typed: string) =>
    new Client(strict.app).call('auth.signUp', { body: { ...person, password: typed } })
  for (let n = 0; n < 8; n++) expect((await send('Trustno1')).status).toBe(400)
  expect((await send('okafor is my name')).status).toBe(400)
  expect((await send('a quiet evening')).status).toBe(200)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toMatch(/trustno1|okafor is|quiet evening/i)
  expect(JSON.stringify(await strict.db.selectFrom('limits').selectAll().execute())).not.toMatch(/trustno1/i)
})

test.each([
  'a quiet harbour',
  'correct horse battery staple',
  'tram28 to graça',
  'xq7fw2pl',
  'Lisbon in April, again',
  'ein kurzer Weg',
])('%j is a good password', async (typed) => {
  const body = { ...person, email: `${randomUUID()}@example.com`, password: typed }
  expect((await new Client(own.app).call('auth.signUp', { body })).status).toBe(200)
})
