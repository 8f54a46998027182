import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import axe, { type RunOptions } from 'axe-core'
import { expect, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { leaveSession } from '../src/session/leaving.ts'
import { queryClient } from '../src/sync/cache/query-client.ts'
import { dismissToast, listToasts } from '../src/toasts/toast-store.ts'
import { type Answers, FarEnd } from './far-end.ts'

// Costs time only where something is missing, and a busy machine is not.
configure({ asyncUtilTimeout: 60_000 })

/** Draws the land of maps, of which there is none here. */
class IdleWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const opened: FarEnd[] = []
const toasts = new MutationObserver(noteToasts)

/** Takes the app down and forgets what it kept: after each test, by `setup.ts`. */
export function closeApp(): void {
  const faults = opened.splice(0).flatMap((far) => far.faults)
  toasts.disconnect()
  shown.length = 0
  cleanup()
  leaveSession()
  queryClient.clear()
  for (const { id } of listToasts()) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  if (faults.length > 0) throw new AggregateError(faults, 'the contract does not know these answers')
}

interface Opened {
  user: UserEvent
  far: FarEnd
  unmount: () => void
}

/** The whole app at an address, before a server that answers as told. */
export function openApp(address: string, answers: Answers): Opened {
  const far = new FarEnd(answers)
  opened.push(far)
  vi.stubGlobal('fetch', far.fetch)
  vi.stubGlobal('Worker', IdleWorker)
  history.replaceState(null, '', address)
  toasts.observe(document.body, { childList: true, subtree: true })
  const { unmount } = render(<App />)
  return { user: userEvent.setup(), far, unmount }
}

/** Puts a text in place of what a field holds. */
export const fill = (field: HTMLElement, value: string): boolean =>
  fireEvent.change(field, { target: { value } })

/** What assistive technology says about a field beside its name. */
export const describes = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const sound: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Without a layout there are no colours to compare, and what a dialog covers cannot be told from what it holds.
  rules: { 'color-contrast': { enabled: false }, 'aria-hidden-focus': { enabled: false } },
  resultTypes: ['violations'],
}

/** Nothing may be found by axe, as far as that can be seen without a layout. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, sound)
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}

/** The texts of each toast that was shown and not asked for yet: on a busy machine one may be gone before it is looked for. */
const shown: string[][] = []
const seen = new WeakSet<Element>()

function noteToasts(): void {
  for (const toast of document.querySelectorAll('[role="region"][aria-label^="Notifications"] li')) {
    if (seen.has(toast)) continue
    seen.add(toast)
    const parts = [...toast.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0)
    shown.push(parts.map(({ textContent }) => textContent))
  }
}

/** A toast with these words was shown since the one that was asked for before. */
export async function expectToast(title: string, description = ''): Promise<void> {
  await waitFor(() => {
    const at = shown.findIndex((texts) => [title, description].every((text) => !text || texts.includes(text)))
    expect(at, `${title} among ${JSON.stringify(shown)}`).not.toBe(-1)
    shown.splice(0, at + 1)
  })
}
