import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { english } from '../contract/src/words/chosen-language.ts'
import type { Language, Texts } from '../contract/src/words/words.ts'
import { madeLanguage, madeTags } from './made-languages.ts'

const here = import.meta.dirname

const languageFolders = (): string[] =>
  readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const textsIn = (folder: string): Language =>
  Object.fromEntries(
    globSync('*.json', { cwd: `${here}/${folder}` }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(`${here}/${folder}/${file}`, 'utf8')) as Texts,
    ]),
  )

/** The languages of these folders, by their names; every one but English unless told otherwise. */
export const readLanguages = (folders: readonly string[] = languageFolders()): Map<string, Language> =>
  new Map(folders.map((folder) => [folder, madeLanguage(folder) ?? textsIn(folder)]))

/** Those of the web's build. With `MADE_LANGUAGES` also those that are made for tests and eyes. */
export const builtLanguages = (): Map<string, Language> =>
  readLanguages([...languageFolders(), ...(process.env['MADE_LANGUAGES'] ? madeTags : [])])

/** English, and every folder: all of them are on offer unless a server's settings name some. */
export const knownLanguages = (): string[] => [english, ...languageFolders()]

/** What a server's settings may name: also what is made for tests and eyes. */
export const isLanguage = (tag: string): boolean => [...knownLanguages(), ...madeTags].includes(tag)
