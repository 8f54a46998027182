import { numberFormat, pluralRules } from '../values/intl.ts'
import { languageWords } from './language.ts'

type Named<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never
/** What a text asks for: '{packed} of {total}' asks for two. */
export type Values<T extends string> = {
  readonly [Name in Named<T>]: Name extends 'count' ? number : string | number
}

/** Of '{count} item|{count} items' the one that goes with the count, by the rules of the language. */
export function formFor(text: string, count: unknown): string {
  const forms = text.split('|')
  if (forms.length === 1) return text
  const at = languageWords.forms.split('|').indexOf(pluralRules({}).select(Number(count)))
  return forms[at] ?? forms.at(-1) ?? ''
}

const fromRight: string = 'rtl'

/** What somebody wrote keeps its own direction among words that are read from the right: marks around it say so. */
const isolated = (value: string): string =>
  languageWords.direction === fromRight && value !== '' ? `\u2068${value}\u2069` : value

/** A text with its values filled in, figures as the language writes them. */
export function say<const T extends string>(text: T, values: Values<T>): string {
  const given: Readonly<Record<string, string | number>> = values
  return formFor(text, given['count']).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? ''
    return typeof value === 'number' ? numberFormat({ useGrouping: false }).format(value) : isolated(value)
  })
}
