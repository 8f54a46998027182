import { expect, test, vi } from 'vitest'

import { createThemeStore, type Theme, themeKey, toTheme } from './theme-store.ts'

function openPage({ stored = null as string | null, readFails = false, writeFails = false } = {}) {
  const kept = new Map<string, string>(stored === null ? [] : [[themeKey, stored]])
  const shown: Theme[] = []
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const storage = {
    getItem(key: string) {
      if (readFails) throw new Error('read refused')
      return kept.get(key) ?? null
    },
    setItem(key: string, value: string) {
      if (writeFails) throw new Error('quota')
      kept.set(key, value)
    },
  }
  const theme = createThemeStore({ storage: () => storage, show: (next) => void shown.push(next), log })
  theme.restore()
  return { theme, kept, shown, log }
}

test('THEME-01 the page is light when nothing was ever chosen', () => {
  const { theme, shown } = openPage()
  expect(theme.get()).toBe('light')
  expect(shown).toEqual(['light'])
})

test('THEME-03 a choice is kept under the key theme and restored at the next load', () => {
  const first = openPage()
  first.theme.set('dark')
  expect([...first.kept]).toEqual([['theme', 'dark']])
  const second = openPage({ stored: first.kept.get('theme')! })
  expect(second.theme.get()).toBe('dark')
  expect(second.shown).toEqual(['dark'])
})

test.each([null, '', 'Dark', 'DARK', ' dark', 'dark ', '"dark"', 'system', 'true', 'light'])(
  'THEME-04 a stored value of %j counts as light',
  (stored) => {
    expect(toTheme(stored)).toBe('light')
  },
)

test('THEME-04 only the exact word dark is dark', () => {
  expect(toTheme('dark')).toBe('dark')
})

test('ERR-05 a theme that cannot be read is logged, and the page is light', () => {
  const { theme, log } = openPage({ stored: 'dark', readFails: true })
  expect(theme.get()).toBe('light')
  expect(log).toHaveBeenCalledOnce()
})

test('ERR-05 a theme that cannot be stored is logged, and the page is light', () => {
  const { theme, shown, log } = openPage({ writeFails: true })
  theme.toggle()
  expect(theme.get()).toBe('light')
  expect(shown.at(-1)).toBe('light')
  expect(log).toHaveBeenCalledOnce()
})

test('ERR-05 from dark, too, a theme that cannot be stored leaves the page light', () => {
  const { theme, shown, log } = openPage({ stored: 'dark', writeFails: true })
  theme.set('dark')
  expect(theme.get()).toBe('light')
  expect(shown).toEqual(['dark', 'light'])
  expect(log).toHaveBeenCalledOnce()
})

test('ERR-05 a browser that blocks storage altogether does not stop the page', () => {
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const blocked = () => {
    throw new Error('SecurityError')
  }
  const theme = createThemeStore({ storage: blocked, show: () => {}, log })
  theme.restore()
  theme.set('dark')
  expect(theme.get()).toBe('light')
  expect(log).toHaveBeenCalledTimes(2)
})

test('the toggle goes there and back, and everything on screen hears of it', () => {
  const { theme, shown } = openPage()
  const heard = vi.fn<() => void>()
  const stop = theme.subscribe(heard)
  theme.toggle()
  theme.toggle()
  expect(shown).toEqual(['light', 'dark', 'light'])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  theme.toggle()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a choice made in another tab is followed here', () => {
  const { theme } = openPage()
  theme.follow('dark')
  expect(theme.get()).toBe('dark')
  theme.follow(null)
  expect(theme.get()).toBe('light')
})
