import { shellUiWords } from '@sojourn/contract/shell/words-ui'

/** The first letters of the first and the last word: "Maya Okafor" gives MO, "Zik" gives ZI. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first, ...rest] = words
  if (!first) return '?'
  const last = rest.at(-1)
  const letters = last ? [letter(first), letter(last)] : graphemes(first).slice(0, 2)
  return letters.join('').toLocaleUpperCase('en')
}

/** How people speak of somebody: "Tom" of Tom Larsen. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] || shellUiWords.someone

function letter(word: string): string {
  return graphemes(word)[0] ?? ''
}

function graphemes(word: string): string[] {
  return Array.from(word.normalize('NFC')).filter((character) => /[\p{L}\p{N}]/u.test(character))
}
