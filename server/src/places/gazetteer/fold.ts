const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŋ: 'n',
}

const WORDS: Record<string, string> = { st: 'saint', mt: 'mount', ft: 'fort' }

/**
 * The form in which names are compared: lower case a-z, 0-9 and single spaces, no accents, "St" spelt out.
 * Letters outside the Latin script are lost, so a text in another script folds to nothing.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return WORDS[lower] ?? lower
  const plain = lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘ʼʻ`´.]/g, '')
    .replaceAll(/[ßæœøłđðþıəħŋ]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain.replaceAll(/\b(?:st|mt|ft)\b/g, (word) => WORDS[word] ?? word)
}
