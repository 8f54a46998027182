import { useSyncExternalStore } from 'react'

import { pageTheme, type Theme } from './theme-store.ts'

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void; toggleTheme: () => void } {
  const theme = useSyncExternalStore(pageTheme.subscribe, pageTheme.get)
  return { theme, setTheme: pageTheme.set, toggleTheme: pageTheme.toggle }
}
