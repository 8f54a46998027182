import type { Language, Texts } from '../contract/src/words/words.ts'

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([name]) => name)),
]

/** A form for one or two may leave the count out: 'a day', 'two days'. */
const without = (names: readonly string[], name: string): string =>
  names
    .filter((one) => one !== name)
    .toSorted()
    .join(' ')

function textFaults(at: string, english: string, text: string, formCount: number): string[] {
  const [known, forms] = [namesIn(english), text.split('|')]
  const wanted = english.includes('|') ? formCount : 1
  if (forms.length !== wanted) return [`${at} has ${forms.length} of ${wanted} forms`]
  const isCounted = wanted > 1
  const [kept, lost] = [namesIn(text), isCounted ? '{count}' : '']
  const isSame = kept.toSorted().join(' ') === known.toSorted().join(' ')
  return isSame && forms.every((form) => without(namesIn(form), lost) === without(known, lost))
    ? []
    : [`${at} has ${kept.join(' ') || 'nothing'} for ${known.join(' ') || 'nothing'}`]
}

function catalogueFaults(at: string, english: Texts, texts: Texts, formCount: number): string[] {
  const missing = Object.keys(english).filter((key) => !texts[key])
  const surplus = Object.keys(texts).filter((key) => !(key in english))
  return [
    ...missing.map((key) => `${at} lacks ${key}`),
    ...surplus.map((key) => `${at} has ${key}, which English has not`),
    ...Object.entries(english).flatMap(([key, text]) =>
      texts[key] ? textFaults(`${at}: ${key}`, text, texts[key], formCount) : [],
    ),
  ]
}

/** The forms that a language has, by its own account and by that of `Intl`. */
const formFaults = (folder: string, { tag = 'en', forms = '' }: Texts): string[] => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  const order = ['zero', 'one', 'two', 'few', 'many', 'other']
  const known = order.filter((form) => pluralCategories.some((one) => one === form)).join('|')
  return forms === known ? [] : [`${folder} has the forms ${forms}, and should have ${known}`]
}

/** What of a language is missing, surplus or does not fit the English. */
export function languageFaults(folder: string, english: Language, language: Language): string[] {
  const itself = language['language'] ?? {}
  const formCount = (itself['forms'] ?? '').split('|').length
  const surplus = Object.keys(language).filter((name) => !(name in english))
  return [
    ...formFaults(folder, itself),
    ...surplus.map((name) => `${folder} has ${name}, which English has not`),
    ...Object.entries(english).flatMap(([name, texts]) =>
      name === 'language'
        ? Object.keys(texts)
            .filter((key) => !itself[key])
            .map((key) => `${folder}/language lacks ${key}`)
        : catalogueFaults(`${folder}/${name}`, texts, language[name] ?? {}, formCount),
    ),
  ]
}
