import { logError } from './log.ts'

export type Theme = 'light' | 'dark'

export const themeKey = 'theme'

const themeColor: Record<Theme, string> = { light: '#f4f6fa', dark: '#0a1022' }

type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>

interface ThemeParts {
  /** A function, because merely naming localStorage throws where storage is blocked. */
  storage: () => ThemeStorage
  show: (theme: Theme) => void
  log: (message: string, cause: unknown) => void
}

/** Light unless the stored text is exactly dark; the system's own setting is not asked. */
export function toTheme(stored: string | null): Theme {
  return stored === 'dark' ? 'dark' : 'light'
}

/** The theme of the page. When storage fails, the failure is logged and the page is light. */
export function createThemeStore({ storage, show, log }: ThemeParts) {
  let theme: Theme = 'light'
  const listeners = new Set<() => void>()

  function become(next: Theme): void {
    theme = next
    show(next)
    for (const listener of listeners) listener()
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
    toggle: () => set(theme === 'dark' ? 'light' : 'dark'),
    get: () => theme,
    /** Another tab of this browser changed the stored value. */
    follow: (stored: string | null) => become(toTheme(stored)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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
