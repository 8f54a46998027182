import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../browser/store.ts'
import { readStoredJson, store } from '../../browser/stored.ts'
import { whenLeaving } from '../../session/leaving.ts'
import { toast } from '../../toasts/toast-store.ts'

// Several places offer the same sights. What a traveller puts aside in one of them is offered in none.
const held = new Map<number, ReadonlySet<string>>()
const changes = createStore(0)

whenLeaving(() => held.clear())

const storedKey = (tripId: number): string => `put_aside_${tripId}`
const plainTitle = (title: string): string => title.trim().toLowerCase()

function readAside(tripId: number): ReadonlySet<string> {
  const kept = readStoredJson(storedKey(tripId))
  return new Set(Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : [])
}

/** The same set until it changes, as whoever listens needs it. */
function asideOf(tripId: number): ReadonlySet<string> {
  const known = held.get(tripId) ?? readAside(tripId)
  held.set(tripId, known)
  return known
}

function keep(tripId: number, titles: ReadonlySet<string>): void {
  store(storedKey(tripId), JSON.stringify([...titles]))
  held.set(tripId, titles)
  changes.set(changes.get() + 1)
}

export function putAside(tripId: number, title: string): void {
  const before = asideOf(tripId)
  keep(tripId, before.union(new Set([plainTitle(title)])))
  toast({
    title: aiWords.asideTitle,
    description: say(aiWords.asideText, { title }),
    action: { label: aiWords.undo, undo: true, onPress: () => keep(tripId, before) },
  })
}

/** What is offered, without what was put aside; how many that are, and the way to have them back. */
export function usePutAside(tripId: number) {
  const titles = useSyncExternalStore(changes.subscribe, () => asideOf(tripId))
  const isAside = (title: string): boolean => titles.has(plainTitle(title))
  return {
    isAside,
    offered: <T extends { title: string }>(ideas: readonly T[]): T[] =>
      ideas.filter(({ title }) => !isAside(title)),
    bringBack: (ideas: readonly { title: string }[]) =>
      keep(tripId, titles.difference(new Set(ideas.map(({ title }) => plainTitle(title))))),
  }
}
