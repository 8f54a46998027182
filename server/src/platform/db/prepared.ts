import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './client.ts'

/** Stands for the value while the statement is built. */
const marker = '\u0000value'

/** A statement about one value that is built once: for what every request asks, building it costs a fortieth of the answer. */
export function prepared<R>(
  build: (db: Db, value: string) => Compilable<R>,
): (db: Db, value: string) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined
  return async (db, value) => {
    built ??= build(db, marker).compile()
    const parameters = built.parameters.map((each) => (each === marker ? value : each))
    const { rows } = await db.executeQuery<R>({ ...built, parameters })
    return rows
  }
}
