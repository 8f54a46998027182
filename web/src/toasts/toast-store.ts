// Toasts, free of any framework. The list holds one toast at most: a new one replaces the old at once. A dismissed
// toast closes at once and leaves the list later, so that its way out can still be drawn.
import type { Person } from '../session/person.ts'
import { createStore } from '../browser/store.ts'
import { dropStored, inTab, readStoredJson, type StorageOf, store } from '../browser/stored.ts'

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

const toasts = createStore<readonly Toast[]>([])
export const { get: listToasts, subscribe } = toasts
let lastId = 0
const removals = new Map<string, ReturnType<typeof setTimeout>>()

export function toast(input: ToastInput): string {
  lastId += 1
  const added: Toast = {
    ...input,
    variant: input.variant ?? 'default',
    duration: input.duration ?? toastDurationMs,
    id: String(lastId),
    open: true,
  }
  const before = listToasts()
  const kept = [added, ...before].slice(0, toastLimit)
  const replaced = before.filter((old) => !kept.includes(old))
  for (const old of replaced) cancelRemoval(old.id)
  toasts.set(kept)
  for (const old of replaced) if (old.open) old.onClose?.()
  return added.id
}

/** Closes a toast at once; it leaves the list after `toastRemoveDelayMs`. */
export function dismissToast(id: string): void {
  const closing = listToasts().find((entry) => entry.id === id && entry.open)
  if (!closing) return
  removals.set(
    id,
    setTimeout(() => remove(id), toastRemoveDelayMs),
  )
  toasts.set(listToasts().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  closing.onClose?.()
}

/** Keeps a toast over a full page load; the next page shows it with `takeStoredToast`. */
export const toastAfterReload = (
  { title, description, variant, duration }: StoredToast,
  storage: StorageOf<'setItem'> = inTab,
): void => store(storageKey, JSON.stringify({ title, description, variant, duration }), storage)

/** The toast left by the page before, once. */
export function takeStoredToast(storage: StorageOf<'getItem' | 'removeItem'> = inTab): StoredToast | null {
  const stored = readStoredJson(storageKey, storage)
  dropStored(storageKey, storage)
  return toStoredToast(stored)
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
  toasts.set(listToasts().filter((entry) => entry.id !== id))
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
}
