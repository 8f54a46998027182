import { catalogues } from '../../contract/src/words/catalogues.ts'
import { inLanguage, type Language, type Texts } from '../../contract/src/words/words.ts'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** How a language may say what a button says in English: more than one text may say the same. */
function saidIn(language: Language, english: string): string[] {
  const known = inLanguage({}, () =>
    Object.entries(catalogues).flatMap(([name, texts]) =>
      Object.entries(texts as Texts).map(([key, text]) => ({ name, key, text })),
    ),
  )
  const said = known.filter(({ text }) => text === english).map(({ name, key }) => language[name]?.[key])
  return [...new Set([english, ...said.filter((text) => text !== undefined)])]
}

/** Finds a name that begins with it, or that it is as a whole. */
export const namedIn = (language: Language, english: string) => {
  const either = saidIn(language, english).map(escaped).join('|')
  return {
    begins: new RegExp(String.raw`^(?:${either})(?![\p{L}\p{N}])`, 'u'),
    is: new RegExp(`^(?:${either})$`, 'u'),
    has: new RegExp(either, 'u'),
  }
}
