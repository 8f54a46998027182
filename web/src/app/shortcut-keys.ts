// One-letter shortcuts, free of any framework. They do nothing while the person types, and can be switched off.
import type { shellShortcutsWords } from '@sojourn/contract/shell/words-shortcuts'
import type { NavigationId } from './navigation-items.ts'

export type Shortcut = { go: NavigationId } | 'new' | 'help' | 'search'

const goKeys: Record<string, NavigationId> = { h: 'home', p: 'plan', k: 'pack', b: 'budget' }
/** The second letter comes within this time, or the first one is forgotten. */
const togetherMs = 1_000

export const shortcutTexts: readonly {
  keys: readonly string[]
  text: keyof typeof shellShortcutsWords
}[] = [
  { keys: ['g', 'h'], text: 'home' },
  { keys: ['g', 'p'], text: 'plan' },
  { keys: ['g', 'k'], text: 'pack' },
  { keys: ['g', 'b'], text: 'budget' },
  { keys: ['n'], text: 'new' },
  { keys: ['/'], text: 'search' },
  { keys: ['?'], text: 'help' },
]

/** Reads key after key; answers what is asked for. A dialog leaves room only for the search in it. */
export function shortcutReader(): (key: string, at: number, inDialog: boolean) => Shortcut | null {
  let wentAt = Number.NEGATIVE_INFINITY
  return (key, at, inDialog) => {
    if (inDialog) return key === '/' ? 'search' : null
    const isSecond = at - wentAt < togetherMs
    wentAt = key === 'g' ? at : Number.NEGATIVE_INFINITY
    const goTo = goKeys[key]
    if (isSecond && goTo) return { go: goTo }
    if (key === 'n') return 'new'
    return key === '?' ? 'help' : null
  }
}
