import { logError } from './log.ts'
import { createStore } from './store.ts'
import type { StorageOf } from './stored.ts'

export type Theme = 'light' | 'dark'

export const themeKey = 'theme'

const themeColor: Record<Theme, string> = { light: '#f4f6fa', dark: '#0a1022' }

interface ThemeParts {
  storage: StorageOf<'getItem' | 'setItem'>
  show: (theme: Theme) => void
  log: (message: string, cause: unknown) => void
}

/** Light unless the stored text is exactly dark; the system's own setting is not asked. */
export function toTheme(stored: string | null): Theme {
  return stored === 'dark' ? 'dark' : 'light'
}

export function createThemeStore({ storage, show, log }: ThemeParts) {
  const theme = createStore<Theme>('light')

  function become(next: Theme): void {
    show(next)
    theme.set(next)
  }

  function restore(): void {
    try {
      become(toTheme(storage().getItem(themeKey)))
    } catch (error) {
      log('The stored theme could not be read', error)
      become('light')
    }
  }

  function set(next: Theme): void {
    try {
      storage().setItem(themeKey, next)
      become(next)
    } catch (error) {
      log('The theme could not be stored', error)
      become('light')
    }
  }

  return {
    restore,
    set,
    toggle: () => set(theme.get() === 'dark' ? 'light' : 'dark'),
    get: theme.get,
    subscribe: theme.subscribe,
    /** Another tab of this browser changed the stored value. */
    follow: (stored: string | null) => become(toTheme(stored)),
  }
}

function showOnPage(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = themeColor[theme]
  }
}

export const pageTheme = createThemeStore({ storage: () => localStorage, show: showOnPage, log: logError })

/** Call once at start, before the first render. */
export function startTheme(): void {
  pageTheme.restore()
  window.addEventListener('storage', (event) => {
    // Without a key everything stored was cleared.
    if (event.key === themeKey || event.key === null) pageTheme.follow(event.newValue)
  })
}
