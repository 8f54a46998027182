import type { TripTab } from '../trips/tabs.ts'
import type { syncColumnsWords } from './words-columns.ts'
import type { syncFieldsWords } from './words-fields.ts'

/** What every row has and the server fills in. */
export type CommonField = 'id' | 'tripId' | 'version' | 'createdAt' | 'updatedAt'

/** How a screen writes a value: as it is, as a day, by the reader's clock, with two digits, or in words of its own. */
export type Shown<V> = 'text' | 'date' | 'time' | 'amount' | ((value: NonNullable<V>) => string)

export type FieldWord = keyof typeof syncFieldsWords

export interface FieldDescription<V = unknown> {
  /** As people speak of it, in the catalogue of fields. Null for what nobody changes by itself. */
  readonly word: FieldWord | null
  readonly shown?: Shown<V>
  /** What the server fills in where nothing is sent. */
  readonly default?: V
  /** Its heading in a table; else its word. What has neither is in none. */
  readonly column?: keyof typeof syncColumnsWords
  /** Told to nobody but whoever asks for it in its row: in no feed and no table. */
  readonly isSecret?: true
}

/**
 * A list of rows that people put into a trip, described once: lists, device copies, queue, feed, export, deletion and
 * print take from here what they need. `fields` names every field of a row; the compiler asks for a new one.
 */
export interface CollectionDescription<Row extends { id: string }> {
  /** Of its addresses: /api/trips/:tripId/{path}, /api/{path}/:id. */
  readonly path: string
  /** Whether it is named when a trip is kept on the device, or comes with the rest. */
  readonly isPart: boolean
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
  /** Rows whose `private` is set are seen by `addedBy` alone. */
  readonly hasPrivate?: true
  /** How many a trip can hold, where that is fewer than usual. */
  readonly most?: { readonly count: number; told(this: void): string }
}
