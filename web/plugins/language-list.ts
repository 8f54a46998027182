import { english } from '@sojourn/contract/words/chosen-language'
import type { Language } from '@sojourn/contract/words/words'
import type { Plugin } from 'vite'
import { readLanguages } from '../../languages/read-languages.ts'

const name = 'virtual:languages'

/** Of every language, in its own words, what a page needs that is in another one: a button that changes to it. */
export const languageList = (languages: ReadonlyMap<string, Language> = readLanguages()): Plugin => {
  const others = [...languages].map(([tag, { language }]) => [tag, language?.['choose'] ?? tag])
  const list = Object.fromEntries([[english, 'In English'], ...others]) as Record<string, string>
  return {
    name: 'language-list',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (source) =>
      source === `\0${name}` ? `export const chooseTexts = ${JSON.stringify(list)}` : undefined,
  }
}
