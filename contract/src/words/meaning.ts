import type { Catalogues } from './catalogues.ts'
import type { Values } from './say.ts'

/** A figure that each reader sees in their own language and units. */
export type Figure =
  | { readonly celsius: number }
  /** Of Celsius, without the unit: the first of two. */
  | { readonly degrees: number }
  | { readonly fahrenheit: number }
  /** `HH:MM` */
  | { readonly time: string }
  /** `YYYY-MM-DD` */
  | { readonly date: string }
  /** 0 is Sunday. */
  | { readonly weekday: number }
  /** 1 is January. */
  | { readonly month: number }
  | { readonly amount: number; readonly currency: string }
  | { readonly minutes: number }
  | { readonly metres: number }
  /** ISO 4217, told by its name. */
  | { readonly currencyName: string }
  /** Of a language tag. */
  | { readonly languageName: string }

/** Told one after the other: 'a, b and c', 'a, b', or sentences. */
export interface Several {
  readonly joined: 'and' | 'comma' | 'sentences'
  readonly parts: readonly MeaningValue[]
}

/** Told with a capital letter, as what stands first. */
interface First {
  readonly first: MeaningValue
}

/** What a text is filled with. A string is a name, or something a person or a model wrote. */
export type MeaningValue = string | number | Figure | Meaning | Several | First

/** What the product says, without its words: which text of which catalogue, and what it is filled with. */
export interface Meaning {
  readonly code: string
  readonly values?: Readonly<Record<string, MeaningValue>> | undefined
}

export const codeForm = /^[a-z]+(?:-[a-z]+)*\.[a-zA-Z]\w*$/

/** A meaning, or a text that a person or a model wrote, or that an older version stored. */
export type Saying = string | Meaning

export const isMeaning = (said: unknown): said is Meaning =>
  typeof said === 'object' && said !== null && 'code' in said && codeForm.test(String(said.code))

type Filled<T extends string> = { readonly [Name in keyof Values<T>]: MeaningValue }
type Asked<T extends string> = keyof Values<T> extends never ? [] : [values: Filled<T>]

/** Makes the meanings of one catalogue; the compiler asks for what its texts name. */
export const meaningsOf =
  <Name extends Extract<keyof Catalogues, string>>(name: Name) =>
  <Key extends Extract<keyof Catalogues[Name], string>>(
    key: Key,
    ...[values]: Asked<Extract<Catalogues[Name][Key], string>>
  ): Meaning => ({ code: `${name}.${key}`, ...(values && { values }) })
