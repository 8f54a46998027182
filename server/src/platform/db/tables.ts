import type { Generated } from 'kysely'
import type { z } from 'zod'
import type { secretRow, settingRow } from './rows.ts'

/** A table by the schema of its rows, with the columns that the database fills in when an insert leaves them out. */
export type TableOf<Row extends z.ZodType, Filled extends keyof z.output<Row> = never> = {
  [C in keyof z.output<Row>]: C extends Filled ? Generated<z.output<Row>[C]> : z.output<Row>[C]
}

/** Every table. Whoever owns one declares it beside the schema of its rows; a test compares them with the migrated database. */
export interface Tables {
  secrets: TableOf<typeof secretRow>
  settings: TableOf<typeof settingRow>
}
