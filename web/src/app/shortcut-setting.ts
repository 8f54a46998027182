import { dropStored, readStored, store } from '../browser/stored.ts'

/** Single letters disturb whoever steers by voice: they can be switched off (WCAG 2.1.4). */
const key = 'shortcuts_off'

export const areShortcutsOn = (): boolean => readStored(key) === null
export const switchShortcuts = (on: boolean): void => (on ? dropStored(key) : store(key, '1'))
