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

/** Only before another word: a lone "st" may become Stockholm. */
const ABBREVIATIONS = /\b[smf]t(?= )/g

function toPlainLetters(lower: string): string {
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘ʼʻ`´.]/g, '')
    .replaceAll(/[ßæœøłđðþıəħŋ]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The form in which names are compared: lower case a-z, 0-9 and single spaces, no accents, "St" spelt out.
 * Letters outside the Latin script are lost, so a text in another script folds to nothing (see other-scripts.ts).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower) ? lower : toPlainLetters(lower)
  return plain.includes('t ') ? plain.replaceAll(ABBREVIATIONS, (word) => WORDS[word] ?? word) : plain
}
