import type { Person } from '../session/person.ts'

// Toasts, free of any framework. The list holds one toast at most: a new one replaces the old at once. A dismissed
// toast closes at once and leaves the list later, so that its way out can still be drawn.

export const toastLimit = 1
export const toastDurationMs = 5_000
export const toastRemoveDelayMs = 1_000_000
export const toastSwipePx = 50
export const toastHotkey = 'F8'

const storageKey = 'toast_after_reload'

const toastVariants = ['default', 'success', 'removed', 'destructive'] as const
export type ToastVariant = (typeof toastVariants)[number]

export interface ToastAction {
  label: string
  onPress: () => void
  /** Reachable with Ctrl or Cmd + Z while the toast is open. */
  undo?: boolean
}

export interface Toast {
  id: string
  open: boolean
  title: string
  description?: string
  /** Whose doing it tells of: their face stands in place of the icon. */
  person?: Person
  action?: ToastAction
  variant: ToastVariant
  duration: number
  /** Called once, when the toast closes or another takes its place. */
  onClose?: () => void
}

export type ToastInput = Pick<Toast, 'title' | 'description' | 'person' | 'action' | 'onClose'> &
  Partial<Pick<Toast, 'variant' | 'duration'>>

type StoredToast = Pick<ToastInput, 'title' | 'description' | 'variant' | 'duration'>

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a toast and returns its id. */
export function toast(input: ToastInput): string {
  lastId += 1
  const added: Toast = {
    ...input,
    variant: input.variant ?? 'default',
    duration: input.duration ?? toastDurationMs,
    id: String(lastId),
    open: true,
  }
  const kept = [added, ...toasts].slice(0, toastLimit)
  const replaced = toasts.filter((old) => !kept.includes(old))
  for (const old of replaced) cancelRemoval(old.id)
  setToasts(kept)
  for (const old of replaced) if (old.open) old.onClose?.()
  return added.id
}

/** Closes a toast at once; it leaves the list after `toastRemoveDelayMs`. */
export function dismissToast(id: string): void {
  const closing = toasts.find((entry) => entry.id === id && entry.open)
  if (!closing) return
  removals.set(
    id,
    setTimeout(() => remove(id), toastRemoveDelayMs),
  )
  setToasts(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  closing.onClose?.()
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a toast over a full page load; the next page shows it with `takeStoredToast`. */
export function toastAfterReload(
  { title, description, variant, duration }: StoredToast,
  storage: () => Pick<Storage, 'setItem'> = () => sessionStorage,
): void {
  try {
    storage().setItem(storageKey, JSON.stringify({ title, description, variant, duration }))
  } catch {
    // Storage is blocked or full: the page loads without the message.
  }
}

/** The toast left by the page before, once. */
export function takeStoredToast(
  storage: () => Pick<Storage, 'getItem' | 'removeItem'> = () => sessionStorage,
): StoredToast | null {
  try {
    const stored = storage().getItem(storageKey)
    if (stored === null) return null
    storage().removeItem(storageKey)
    return toStoredToast(JSON.parse(stored))
  } catch {
    return null
  }
}

function toStoredToast(value: unknown): StoredToast | null {
  if (typeof value !== 'object' || value === null) return null
  const { title, description, variant, duration } = value as Record<string, unknown>
  if (typeof title !== 'string') return null
  return {
    title,
    ...(typeof description === 'string' && { description }),
    ...(isVariant(variant) && { variant }),
    ...(typeof duration === 'number' && { duration }),
  }
}

function isVariant(value: unknown): value is ToastVariant {
  return toastVariants.some((variant) => variant === value)
}

function remove(id: string): void {
  cancelRemoval(id)
  setToasts(toasts.filter((entry) => entry.id !== id))
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
