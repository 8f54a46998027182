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

/** Accents, and the vowel points of Arabic and Hebrew; the marks of Indian and Thai writing are letters. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670'’‘ʼʻ`´.·]/g

function toPlainLetters(lower: string): string {
  const plain = lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßæœøłđðþıəħŋ]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
  // Hangul and kana fall apart with the accents and are put together again; a sigma is the same at the end.
  return plain.normalize('NFC').replaceAll('ς', 'σ')
}

/** The form in which names are compared: lower case letters, digits and single spaces, no accents, "St" spelt out. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower) ? lower : toPlainLetters(lower)
  return plain.includes('t ') ? plain.replaceAll(ABBREVIATIONS, (word) => WORDS[word] ?? word) : plain
}
