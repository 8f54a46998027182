import { readFileSync } from 'node:fs'
import { httpStartWords } from '@sojourn/contract/http/words-start'
import type { AppPages } from '@sojourn/contract/http/screens'
import type { Language } from '@sojourn/contract/words/words'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../languages/read-languages.ts'
import { spokenPages } from './spoken-pages.ts'

const html = (says: string) =>
  `<html lang="en"><script src="/assets/app-1a.js"></script><link href="/assets/quiet-2b.js"><h1>${says}</h1>`
const page = (says: string) => ({ parts: [html(says), { slot: 'nonce' as const }, 'end'], scripts: ['x'] })
const built: AppPages = {
  other: page(httpStartWords.failed),
  signIn: page('in'),
  signInForm: page('Sign in'),
  dashboard: page('board'),
  trip: page('trip'),
  signInForms: { de: page('Anmelden') },
  tripParts: { journey: '<link href="/assets/app-1a.js">', today: '<link href="/assets/quiet-2b.js">' },
}
const speaking = { files: ['app-1a.js'], folders: { de: 'de-0f' } }

test('while English alone is on offer the pages are those of the build, to the letter', () => {
  const { signInForms: _, ...pages } = built
  expect(spokenPages(built, new Map([['en', {}]]), speaking)('en')).toEqual(pages)
})

test('a page names its language, its direction and the files of that language; those that say nothing are shared', () => {
  const languages = new Map([['en', {}], ...readLanguages(['de'])])
  const pages = spokenPages(built, languages, speaking)
  expect(pages('de').other).toEqual({
    parts: [
      '<html lang="de" dir="ltr" data-languages="en de"><script src="/assets/de-0f/app-1a.js"></script><link href="/assets/quiet-2b.js"><h1>Die App lässt sich gerade nicht laden</h1>',
      { slot: 'nonce' },
      'end',
    ],
    scripts: ['x'],
  })
  expect(pages('de').signInForm.parts[0]).toContain('<h1>Anmelden</h1>')
  expect(pages('de').tripParts).toEqual({
    journey: '<link href="/assets/de-0f/app-1a.js">',
    today: '<link href="/assets/quiet-2b.js">',
  })
  expect(pages('en').signInForm.parts[0]).toBe(
    html('Sign in').replace('<html lang="en">', '<html lang="en" data-languages="en de">'),
  )
})

test('a language from the right is said to be one', () => {
  const languages = new Map<string, Language>([
    ['en', {}],
    ['xx', { language: { direction: 'rtl' } }],
  ])
  expect(spokenPages(built, languages, speaking)('xx').trip.parts[0]).toContain('<html lang="xx" dir="rtl"')
})

test('what the page says without the app stands in it, word for word', () => {
  const written = readFileSync(new URL('../../../web/app.html', import.meta.url), 'utf8')
  for (const text of Object.values(httpStartWords)) expect(written).toContain(`>${text}<`)
})
