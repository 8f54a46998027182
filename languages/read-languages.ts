import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Language, Texts } from '../contract/src/words/words.ts'

const here = import.meta.dirname

/** Every language but English, by the name of its folder. */
export function readLanguages(): Map<string, Language> {
  const languages = new Map<string, Language>()
  for (const file of globSync('*/*.json', { cwd: here })) {
    const folder = dirname(file)
    const texts = JSON.parse(readFileSync(`${here}/${file}`, 'utf8')) as Texts
    languages.set(folder, { ...languages.get(folder), [basename(file, '.json')]: texts })
  }
  return languages
}
