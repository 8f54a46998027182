import { escapeHtml } from '@sojourn/contract/http/page-template'
import type { AppPage, AppPageName, AppPages, SpeakingFiles } from '@sojourn/contract/http/screens'
import { httpStartWords } from '@sojourn/contract/http/words-start'
import { english } from '@sojourn/contract/words/chosen-language'
import { languageWords } from '@sojourn/contract/words/language'
import { inLanguage, type Language, type Texts } from '@sojourn/contract/words/words'

type Languages = ReadonlyMap<string, Language>

const startOfPage = '<html lang="en">'

/** What a page says without the app, by what it says in English. */
function startTexts(language: Language): Map<string, string> {
  const said = (): Texts => ({ ...httpStartWords })
  const there = inLanguage(language, said)
  return new Map(Object.entries(said()).map(([key, text]) => [text, escapeHtml(there[key] ?? text)]))
}

/** A page of the build as it speaks a language: of its files those of the language, and `lang` and `dir`. */
export function pageIn(tag: string, languages: Languages, { files, folders }: SpeakingFiles) {
  const language = languages.get(tag) ?? {}
  const folder = folders[tag]
  const texts = startTexts(language)
  const dir = inLanguage(language, () => languageWords.direction)
  const marks = tag === english ? '' : ` dir="${dir}"`
  const start = `<html lang="${tag}"${marks} data-languages="${[...languages.keys()].join(' ')}">`
  return (html: string): string => {
    // The app offers a choice where there is one.
    const begun = languages.size > 1 ? html.replace(startOfPage, start) : html
    if (folder === undefined) return begun
    const named = begun.replaceAll(/\/assets\/([\w.-]+\.js)/g, (all, file: string) =>
      files.includes(file) ? `/assets/${folder}/${file}` : all,
    )
    return [...texts].reduce((page, [text, there]) => page.replaceAll(text, () => there), named)
  }
}

/** The app's pages as one language has them. */
type SpokenPages = Readonly<Record<AppPageName, AppPage>> & Pick<AppPages, 'tripParts'>

/** The app's pages in every language on offer. */
export function spokenPages(
  { signInForms, tripParts, ...pages }: AppPages,
  languages: Languages,
  speaking: SpeakingFiles,
): (tag: string) => SpokenPages {
  const inTag = (tag: string): SpokenPages => {
    const spoken = pageIn(tag, languages, speaking)
    const turned = ({ parts, scripts }: AppPage): AppPage => ({
      parts: parts.map((part) => (typeof part === 'string' ? spoken(part) : part)),
      scripts,
    })
    const own = { ...pages, signInForm: signInForms[tag] ?? pages.signInForm }
    return {
      ...(mapValues(own, turned) as typeof pages),
      tripParts: mapValues(tripParts, spoken) as typeof tripParts,
    }
  }
  const made = new Map([...languages.keys()].map((tag) => [tag, inTag(tag)]))
  return (tag) => made.get(tag) ?? { ...pages, tripParts }
}

const mapValues = <T, R>(record: Readonly<Record<string, T>>, of: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]))
