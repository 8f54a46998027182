import { render, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { FarEnd, refused } from '../../test/far-end.ts'
import { App } from './app.tsx'
import { startPrerendered } from './early-start.ts'
import { signInMarkup } from './sign-in-markup.tsx'

const startScript = readFileSync(`${import.meta.dirname}/../../public/start.js`, 'utf8')

const markup = signInMarkup()

/** The page of /login as it comes, before the app: its screen, and the script that stands in it. */
function openPage() {
  const root = document.createElement('div')
  root.id = 'root'
  root.dataset['waiting'] = ''
  root.innerHTML = markup
  document.body.append(root)
  history.replaceState(null, '', '/login')
  const script = document.createElement('script')
  script.dataset['guard'] = ''
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
  new Function(startScript)()
  return root
}

const far = new FarEnd({
  'auth.currentUser': () => refused(401, { code: 'not_signed_in', message: 'Unauthorized' }),
  'auth.options': () => ({ passwordReset: false, google: false, apple: false }),
  'auth.signIn': () =>
    refused(401, { code: 'not_signed_in', message: 'The email or the password is not right.' }),
})

async function appComes(root: HTMLElement): Promise<void> {
  vi.stubGlobal('fetch', far.fetch)
  await startPrerendered()
  const onRecoverableError = vi.fn<() => void>()
  render(<App />, { container: root, hydrate: true, onRecoverableError })
  await waitFor(() => expect(root.hasAttribute('data-waiting')).toBe(false))
  expect(onRecoverableError.mock.calls).toEqual([])
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
function type(label: string, text: string): void {
  field(label).value = text
  field(label).dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const press = (name: string) => screen.getByRole('button', { name }).click()

test('what was typed and sent before the app was there is signed in with, on the same form', async () => {
  const root = openPage()
  const form = root.querySelector('form')
  type('Email', 'maya@example.com')
  type('Password', 'a quiet harbour')
  press('Sign In')
  expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
  await appComes(root)
  expect(root.querySelector('form')).toBe(form)
  await screen.findByText('The email or the password is not right.')
  expect(far.of('auth.signIn').map(({ body }) => body)).toEqual([
    { email: 'maya@example.com', password: 'a quiet harbour' },
  ])
  expect(field('Email').value).toBe('maya@example.com')
})

test('only the last press counts, and whoever types on has taken it back', async () => {
  const root = openPage()
  press('Sign In')
  press('Create an account')
  type('Email', 'maya@example.com')
  await appComes(root)
  await screen.findByRole('heading', { name: 'Your next trip starts here' })
  expect(field('Email').value).toBe('maya@example.com')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('the browser says what a form lacks until the app is there, and the app from then on', async () => {
  const root = openPage()
  type('Email', 'maya@example.com')
  press('Sign In')
  expect(root.querySelector('form')?.noValidate).toBe(false)
  expect(field('Password').validity.valueMissing).toBe(true)
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await appComes(root)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  press('Sign In')
  await screen.findByText('Password is required')
  expect(document.activeElement).toBe(field('Password'))
})
