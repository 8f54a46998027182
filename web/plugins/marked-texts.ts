// A text in built code, between marks that no text has: which one it is, and what it says in English.
import type { Language } from '@sojourn/contract/words/words'

const [begin, between, end] = ['\uE000', '\uE001', '\uE002']
const marked = new RegExp(`${begin}([\\w-]+)\\.([\\w-]+)${between}([^${end}]*)${end}`, 'g')

export const markedText = (name: string, key: string, english: string): string =>
  begin + `${name}.${key}` + between + english + end

export const hasTexts = (code: string): boolean => code.includes(begin)

/** Right between quotes of whichever kind the code has around it. */
const quoted = (text: string): string =>
  text.replaceAll(/["'`\\$\n]/g, (mark) => `\\x${mark.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** The code as it speaks a language; what a language lacks, and all without one, is said in English. */
export const spokenIn = (code: string, language: Language = {}): string =>
  code.replaceAll(marked, (_, name: string, key: string, english: string) => {
    const text = language[name]?.[key]
    return text === undefined ? english : quoted(text)
  })
