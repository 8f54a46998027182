import type { Values } from '../words/say.ts'
import { say } from '../words/say.ts'

/** A sentence that was not said yet: its text, in which the <b>thing</b> may stand out, and what it is filled with. */
export interface Sentence {
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
}

/** The compiler asks for what the text names. */
export const sentence = <const T extends string>(text: T, values: Values<T>): Sentence => ({ text, values })

export const sentenceText = ({ text, values }: Sentence): string =>
  say<string>(text.replaceAll(/<\/?b>/g, ''), values)

type Fields = Readonly<Record<string, unknown>>

/** What a screen knows and the contract does not: the reader's clock, language and where the trip begins. */
export interface Telling {
  time(value: unknown): string
  /** 'Day 3', or its date where the trip has no such day. */
  day(value: unknown): string
  money(fields: Fields): string
}

export type WriteAction = 'add' | 'change' | 'remove'

/** A write that waits: what it is about, as people call it, and what it sets. */
interface WaitingWrite {
  readonly action: WriteAction
  readonly thing: string
  readonly fields: Fields
}

/** A line of the feed about rows of one collection. */
export interface ToldEntry {
  readonly action: 'added' | 'changed' | 'removed'
  readonly who: string
  readonly thing: string
  /** What now holds something else, and what it holds. */
  readonly fields: readonly string[]
  readonly values: Fields
  readonly count: number
}

/** How writes to a list are told where the usual words do not do. Null for the usual ones. */
export interface CollectionTelling {
  /** One's own, in the tray. */
  readonly waiting?: (write: WaitingWrite, tell: Telling) => Sentence | null
  /** What others did, in the feed. */
  readonly told?: (entry: ToldEntry, tell: Telling) => Sentence | null
}
