import { catalogues } from '../../contract/src/words/catalogues.ts'
import { inLanguage, type Language, type Texts } from '../../contract/src/words/words.ts'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** How a language may say what says this in English: more than one text may. */
function saidIn(language: Language, isSaid: (text: string) => boolean): string[] {
  const known = inLanguage({}, () =>
    Object.entries(catalogues).flatMap(([name, texts]) =>
      Object.entries(texts as Texts).map(([key, text]) => ({ name, key, text })),
    ),
  )
  const said = known.filter(({ text }) => isSaid(text)).map(({ name, key }) => language[name]?.[key])
  return said.filter((text) => text !== undefined)
}

/** Finds a name that begins with it, or that it is as a whole. */
export const namedIn = (language: Language, english: string) => {
  const either = (texts: readonly string[]) => [english, ...texts].map(escaped).join('|')
  const same = either(saidIn(language, (text) => text === english))
  const longer = either(saidIn(language, (text) => text === english || text.startsWith(`${english} `)))
  return {
    begins: new RegExp(String.raw`^(?:${longer})(?![\p{L}\p{N}])`, 'u'),
    is: new RegExp(`^(?:${same})$`, 'u'),
    has: new RegExp(longer, 'u'),
  }
}
