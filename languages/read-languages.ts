import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { english } from '../contract/src/words/chosen-language.ts'
import type { Language, Texts } from '../contract/src/words/words.ts'

const here = import.meta.dirname

const languageFolders = (): string[] =>
  readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** The languages of these folders, by their names; every one but English unless told otherwise. */
export function readLanguages(folders: readonly string[] = languageFolders()): Map<string, Language> {
  const textsIn = (folder: string): Language =>
    Object.fromEntries(
      globSync('*.json', { cwd: `${here}/${folder}` }).map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(`${here}/${folder}/${file}`, 'utf8')) as Texts,
      ]),
    )
  return new Map(folders.map((folder) => [folder, textsIn(folder)]))
}

/** English, and every folder: all of them are on offer unless a server's settings name some. */
export const knownLanguages = (): string[] => [english, ...languageFolders()]
