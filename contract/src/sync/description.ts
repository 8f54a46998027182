import type { TripTab } from '../trips/tabs.ts'

/** What every row has and the server fills in. */
export type CommonField = 'id' | 'tripId' | 'version' | 'createdAt' | 'updatedAt'

/** How a screen writes a value: as it is, as a day, by the reader's clock, with two digits, or in words of its own. */
export type Shown<V> = 'text' | 'date' | 'time' | 'amount' | ((value: NonNullable<V>) => string)

export interface FieldDescription<V = unknown> {
  /** As people speak of it: "changed the {word}". Null for what nobody changes by itself. */
  readonly word: string | null
  readonly shown?: Shown<V>
  /** What the server fills in where nothing is sent. */
  readonly default?: V
  /** Its heading in a table; else its word. What has neither is in none. */
  readonly column?: string
}

type Fields = Readonly<Record<string, unknown>>

/** What a screen knows and the contract does not: the reader's clock, language and where the trip begins. */
export interface Telling {
  time(value: unknown): string
  /** 'Day 3', or its date where the trip has no such day. */
  day(value: unknown): string
  money(fields: Fields): string
}

/** Verb, thing, detail: 'added' 'Fado night' 'to Day 3'. */
export type Told = readonly [did: string, thing: string, rest: string]

/** A line of the feed about rows of one collection. */
export interface ToldEntry {
  readonly action: 'added' | 'changed' | 'removed'
  /** What now holds something else, and what it holds. */
  readonly fields: readonly string[]
  readonly values: Fields
  readonly count: number
}

/**
 * A list of rows that people put into a trip, described once: lists, device copies, queue, feed, export, deletion and
 * print take from here what they need. `fields` names every field of a row; the compiler asks for a new one.
 */
export interface CollectionDescription<Row extends { id: string }> {
  /** Of its addresses: /api/trips/:tripId/{path}, /api/{path}/:id. */
  readonly path: string
  /** One row, several: 'Tom deleted 3 packing items'. */
  readonly words: readonly [one: string, many: string]
  /** As a part of a trip that is kept on the device: 'Packing', '22 items'. Null for what comes with the rest unnamed. */
  readonly part: readonly [title: string, one: string, many?: string] | null
  /** Where it is shown. */
  readonly tab: TripTab
  /** The field that holds what people call a row. */
  readonly name: keyof Row & string
  /** The list as the API answers it; empty values last. */
  readonly order: readonly (readonly [field: keyof Row & string, direction: 'asc' | 'desc'])[]
  /** The list as it is shown. A method, so that descriptions of all rows stand in one table. */
  inOrder(this: void, rows: readonly Row[]): Row[]
  readonly fields: { readonly [F in Exclude<keyof Row, CommonField>]-?: FieldDescription<Row[F]> }
  /** What the feed says about a new row beside its name. */
  readonly mentioned: readonly (keyof Row & string)[]
  /** What is said when a write fails. */
  readonly texts: Readonly<Record<'addFailed' | 'updateFailed' | 'deleteFailed', string>>
  /** A write that waits, in the tray: 'Add' 'Socks' 'to Packing'. Null for the usual words. */
  readonly waiting?: (
    action: 'add' | 'change' | 'remove',
    thing: string,
    fields: Fields,
    tell: Telling,
  ) => Told | null
  /** What others did, in the feed. Null for the usual words. */
  readonly told?: (entry: ToldEntry, thing: string, tell: Telling) => Told | null
}
