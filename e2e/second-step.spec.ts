import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '@sojourn/server/domains/auth/factor/totp'
import { fromBase32 } from '@sojourn/server/test/base32'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  test,
  wcagTags,
} from './support/test.ts'

const profile = (page: Page) => page.getByRole('dialog', { name: 'Profile' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const greeting = (page: Page) => page.getByRole('button', { name: 'Profile menu' })

/** The browser's own device, which makes sure of the person without asking. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function openFactors(page: Page): Promise<void> {
  await greeting(page).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await profile(page).getByRole('heading', { name: 'Passkeys and second step' }).click()
  await expect(profile(page).getByRole('heading', { name: 'Second step' })).toBeVisible()
}

/** Nobody is here any more, and the device remembers nobody; the menu's way is the profile's journey. */
async function leave(page: Page): Promise<void> {
  // Where no app runs that is still hearing who is here.
  await page.goto('/api/health/live')
  const answer = await page.context().request.post('/api/logout', { data: {} })
  expect(answer.status()).toBe(200)
  await page.evaluate(() => localStorage.clear())
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
}

const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })

test('a passkey and an app are set up, each signs in, a recovery code does once, and all of it is turned off', async ({
  open,
  signUp,
  sql,
}) => {
  // Six sign-ins, one after the other.
  test.slow()
  const page = await open({ width: 'phone', theme: 'dark' })
  const { email, id } = await signUp(page)
  await addDevice(page)
  await page.goto('/')

  await openFactors(page)
  await button(page, 'Add a passkey').click()
  await expectToast(page, 'Passkey Added')
  await expect(profile(page).getByText('Made with Linux')).toBeVisible()
  await button(page, 'Turn on').click()
  const setUp = page.getByRole('dialog', { name: 'Second step' })
  await expect(setUp.getByRole('img', { name: /The key of your account/ })).toBeVisible()
  await expectAccessible(page, wcagTags)
  const key = fromBase32((await setUp.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', ''))
  const codeIn = (steps: number) => codeOf(key, stepAt(new Date()) + steps)
  await setUp.getByLabel('Six digits').fill(codeIn(-1))
  const shown = page.getByRole('dialog', { name: 'Recovery codes' })
  const listed = shown.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allInnerTexts()
  await expectAccessible(page, wcagTags)
  await expectNoSidewaysScroll(page)
  await button(page, 'Switch on').click()
  await expectToast(page, 'Second Step On')
  await expect(profile(page).getByText(/Authenticator app, since .* · 10 recovery codes left/)).toBeVisible()

  await leave(page)
  await page.goto('/login')
  await button(page, 'Use a passkey').click()
  await expect(greeting(page)).toBeVisible()

  await leave(page)
  await typePassword(page, email)
  await expect(step(page)).toBeVisible()
  await expect(page.getByLabel('Six digits')).toBeFocused()
  await expect(page.getByLabel('Six digits')).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.keyboard.type('000000')
  await expect(page.getByText('This code is not right, or it was used before.')).toBeVisible()
  await page.keyboard.type(codeIn(0))
  await expect(greeting(page)).toBeVisible()

  await leave(page)
  await typePassword(page, email)
  await button(page, 'Use a passkey').click()
  await expect(greeting(page)).toBeVisible()

  await leave(page)
  await typePassword(page, email)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()

  await openFactors(page)
  await expect(profile(page).getByText(/9 recovery codes left/)).toBeVisible()
  await sql(`update sessions set "provenAt" = now() - interval '11 minutes' where "userId" = $1`, [id])
  await button(page, 'Turn off').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(proof.getByLabel('Six digits')).toBeFocused()
  await expectAccessible(page, wcagTags)
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Second Step Off')
  await button(page, 'Remove the passkey Made with Linux').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Passkey Removed')

  await leave(page)
  await typePassword(page, email)
  await expect(greeting(page)).toBeVisible()
})
