import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type SpeakingFiles, speakingFilesFile } from '@sojourn/contract/http/screens'
import { catalogues } from '@sojourn/contract/words/catalogues'
import type { Language } from '@sojourn/contract/words/words'
import type { Plugin } from 'vite'
import { builtLanguages } from '../../languages/read-languages.ts'
import type { Bundle } from './app-files.ts'
import { hasTexts, markedText, spokenIn } from './marked-texts.ts'

/** `packingCategoriesWords` holds the catalogue `packing-categories`. */
const nameOf = (exported: string): string =>
  exported.replace(/Words$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const itself = 'language'

/** `packingWords.title` becomes the text itself: a file holds what it says, and nothing of what others say. */
const withTexts = (code: string): string =>
  code.replaceAll(/\b(\w+Words)\.(\w+)\b/g, (all, exported: string, key: string) => {
    const name = nameOf(exported)
    // What a language is itself is compared: a minifier would do that with the marks, for all languages at once.
    const text = name === itself ? undefined : catalogues[name]?.[key]
    return text === undefined ? all : JSON.stringify(markedText(name, key, text))
  })

/** For who looks into it by a key that is only known later. */
function wholeCatalogue(exported: string): string {
  const name = nameOf(exported)
  const texts = catalogues[name]
  if (!texts) throw new Error(`The catalogue ${name} is not in the list of all catalogues`)
  const all = Object.entries(texts).map(([key, text]) => [key, markedText(name, key, text)])
  return `export const ${exported} = ${JSON.stringify(Object.fromEntries(all))}`
}

/** The files that say something, and those that ask for one of them, now or later. */
function speakingFiles(bundle: Bundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const speaking = new Map(
    chunks.filter(({ code }) => hasTexts(code)).map(({ fileName, code }) => [fileName, code]),
  )
  for (let before = -1; before < speaking.size;) {
    before = speaking.size
    for (const { fileName, code, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((file) => speaking.has(file))) speaking.set(fileName, code)
  }
  return speaking
}

/** A file in a folder of its language asks there for those that speak, and one folder up for all others. */
const asksFrom = (folder: string, code: string, speaking: ReadonlyMap<string, string>): string =>
  code
    .replaceAll(/(?<=["'`])\.\/([\w.-]+\.js)(?=["'`])/g, (all, file: string) =>
      speaking.has(`assets/${file}`) ? all : `../${file}`,
    )
    .replaceAll(/(?<=["'`]\/?)assets\/([\w.-]+\.js)(?=["'`])/g, (all, file: string) =>
      speaking.has(all) ? `assets/${folder}/${file}` : all,
    )

/** A folder is another one when a text is. */
const foldersOf = (languages: ReadonlyMap<string, Language>): Record<string, string> =>
  Object.fromEntries(
    [...languages].map(([tag, language]) => {
      const digest = createHash('sha256').update(JSON.stringify(language)).digest('hex').slice(0, 8)
      return [tag, `${tag}-${digest}`]
    }),
  )

/** One build, and of the files that speak a copy for each language (decision 048). */
export function languageFiles(languages: ReadonlyMap<string, Language> = builtLanguages()): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('Words')) return undefined
      const [, declared] = /export const (\w+Words) = words\(/.exec(code) ?? []
      return declared ? wholeCatalogue(declared) : withTexts(code)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const speaking = speakingFiles(bundle)
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = spokenIn(file.code)
        const folders = foldersOf(languages)
        const listed: SpeakingFiles = { files: [...speaking.keys()].map((file) => basename(file)), folders }
        this.emitFile({ type: 'asset', fileName: speakingFilesFile, source: JSON.stringify(listed) })
        for (const [tag, language] of languages) {
          const folder = folders[tag] ?? ''
          for (const [fileName, code] of speaking) {
            const source = spokenIn(asksFrom(folder, code, speaking), language)
            this.emitFile({
              type: 'asset',
              fileName: fileName.replace('assets/', `assets/${folder}/`),
              source,
            })
          }
        }
      },
    },
  }
}
