// Two languages that nobody speaks, made from the English catalogues for tests and for eyes, and never for travellers: one
// that is longer than English, with accents and between brackets, and one that is read from the right. Where a screen
// shows a text without brackets, that text is in no catalogue; where it cuts one off, another language would be cut too.
import { catalogues } from '../contract/src/words/catalogues.ts'
import { inLanguage, type Language, type Texts } from '../contract/src/words/words.ts'

/** Tags that no language has: regions beginning with X are left to whoever needs one. */
export const madeTags = ['en-XA', 'ar-XB'] as const

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = 'àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ'

const accented = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => accents.charAt(plain.indexOf(letter)))

/** Values and tags stay what they are. */
const spoken = (text: string, tell: (words: string) => string): string =>
  text.replaceAll(/(\{\w+\}|<\/?\w+>)|[^{<]+/g, (words, kept: string | undefined) => kept ?? tell(words))

const more = ['oñé', 'ţŵô', 'ţĥŕéé', 'ƒôûŕ', 'ƒîṽé', 'šîẋ']

/** Words beyond the text's own, as many as make it two fifths longer. */
function surplus(text: string): string {
  const letters = text.replaceAll(/\{\w+\}|<\/?\w+>/g, '').length
  let words = ''
  for (let at = 0; words.length < letters * 0.4; at++) words += ` ${more[at % more.length] ?? ''}`
  return words
}

const longer = (text: string): string => `[${spoken(text, accented)}${surplus(text)}]`

/** Each word between marks that turn it round. */
const turned = (text: string): string =>
  spoken(text, (words) => words.replaceAll(/\p{L}+/gu, (word) => `\u202E${accented(word)}\u202C`))

const hasWords = (text: string): boolean => /[a-z]/i.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, ''))

function made(itself: Texts, forms: readonly number[], tell: (text: string) => string): Language {
  const inForms = (text: string): string => {
    const known = text.split('|')
    const told = known.map((form) => (hasWords(form) ? tell(form) : form))
    return known.length === 1 ? (told[0] ?? '') : forms.map((form) => told[form]).join('|')
  }
  const texts = Object.entries(catalogues).map(([name, known]) => [
    name,
    name === 'language'
      ? itself
      : Object.fromEntries(Object.entries(known as Texts).map(([key, text]) => [key, inForms(text)])),
  ])
  return Object.fromEntries(texts) as Language
}

/** Of English the first form is for one, the second for all others. */
const [one, other] = [0, 1]

const longerLanguage = { name: 'Ļôñĝéŕ', choose: '[Îñ Ļôñĝéŕ]', tag: 'en-US', lists: 'en-GB' }
/** Arabic has the six forms that there are; its dates are in a script that is read from the right. */
const turnedLanguage = { name: 'Ţûŕñéđ', choose: 'Ţûŕñéđ', tag: 'ar-u-nu-latn', lists: 'ar-u-nu-latn' }

/** One of the two by its tag. */
export function madeLanguage(tag: string): Language | undefined {
  const [longest, mirrored] = madeTags
  return inLanguage({}, () => {
    if (tag === longest)
      return made({ ...longerLanguage, direction: 'ltr', forms: 'one|other' }, [one, other], longer)
    if (tag !== mirrored) return undefined
    const forms = 'zero|one|two|few|many|other'
    return made(
      { ...turnedLanguage, direction: 'rtl', forms },
      [other, one, other, other, other, other],
      turned,
    )
  })
}
