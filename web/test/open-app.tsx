import 'fake-indexeddb/auto'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { leaveSession } from '../src/session/leaving.ts'
import { queryClient } from '../src/sync/cache/query-client.ts'
import { dismissToast, listToasts } from '../src/toasts/toast-store.ts'
import { type Answers, FarEnd } from './far-end.ts'

// Costs time only where something is missing, and a busy machine is not.
configure({ asyncUtilTimeout: 15_000 })

const opened: FarEnd[] = []

afterEach(() => {
  const faults = opened.splice(0).flatMap((far) => far.faults)
  cleanup()
  leaveSession()
  queryClient.clear()
  for (const { id } of listToasts()) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  if (faults.length > 0) throw new AggregateError(faults, 'the contract does not know these answers')
})

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
  history.replaceState(null, '', address)
  const { unmount } = render(<App />)
  return { user: userEvent.setup(), far, unmount }
}

/** What assistive technology says about a field beside its name. */
export const describes = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

export async function expectToast(title: string, description?: string): Promise<void> {
  await waitFor(() => {
    const region = within(screen.getByRole('region', { name: /^Notifications/, hidden: true }))
    region.getByText(title)
    if (description) region.getByText(description)
  })
}
