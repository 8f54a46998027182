/** Single letters disturb whoever steers by voice: they can be switched off (WCAG 2.1.4). */
const key = 'shortcuts_off'

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return true
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, '1')
  } catch {
    // Without storage the choice holds for nobody; the shortcuts stay.
  }
}
