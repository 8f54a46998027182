import { catalogues } from '@sojourn/contract/words/catalogues'
import type { Language } from '@sojourn/contract/words/words'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { settle } from '../../../test/settled.ts'
import { startTestApp, type TestApp, tripInput } from '../../../test/test-app.ts'

/** Pieces of sentences: shorter ones are also names and kinds, and tell nothing of a language. */
const shortest = 12

const textsOf = (language: Language): string[] =>
  Object.values(language)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) => text.split(/\{\w+\}|<\/?\w+>|\|/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > shortest && piece.includes(' '))

const german = readLanguages().get('de') ?? {}
const ownTo = (language: Language, other: Language): string[] => {
  const others = new Set(textsOf(other))
  return [...new Set(textsOf(language))].filter((text) => !others.has(text))
}

/** Whatever stands in a table that these calls have filled, by its column. */
async function storedTexts({ pool }: TestApp, known: ReadonlySet<string>): Promise<Map<string, string>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  )
  const stored = new Map<string, string>()
  for (const { table, column } of columns.filter((one) => !known.has(one.table))) {
    const { rows } = await pool.query<{ text: string }>(
      `select distinct "${column}"::text as "text" from "${table}" where "${column}" is not null`,
    )
    stored.set(`${table}.${column}`, rows.map(({ text }) => text).join('\n'))
  }
  return stored
}

/** Of the gazetteer and what else a server starts with. */
async function filledTables({ pool }: TestApp): Promise<Set<string>> {
  const { rows } = await pool.query<{ table: string }>(
    `select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const filled = new Set<string>()
  for (const { table } of rows)
    if ((await pool.query(`select 1 from "${table}" limit 1`)).rowCount) filled.add(table)
  return filled
}

/** What the person of this test writes may also be said by the product. */
const typed = Object.values(tripInput).join('\n')

const writing = /^(?:trips|itinerary|packing|expenses|dayNotes|ai|members|export|activity)/
const ending = /\.(?:remove|revoke|decline|stopShareLink)$/

test.each([
  ['de', 'German', ownTo(german, catalogues)],
  ['en', 'English', ownTo(catalogues, german)],
])('whoever plans in %s (%s) leaves no sentence of it for who reads another language', async (...row) => {
  const [tag, , sentences] = row
  const app = await startTestApp()
  const known = await filledTables(app)
  const settled = await settle({ on: app })
  const { traveller, trip } = settled
  const headers = { prefer: 'meanings', 'accept-language': tag }
  const call: typeof traveller.call = (name, input) =>
    traveller.call(name, input, { ...headers, 'idempotency-key': crypto.randomUUID() })
  await app.pool.query('update users set language = $1 where id = $2', [tag, traveller.id])
  const params = { tripId: trip.id }
  const { body: packed } = await call('packing.suggestions', { params, query: {} })
  for (const item of packed)
    await call('packing.add', { params, body: { ...item, id: crypto.randomUUID() } as never })
  for (const [name, input] of Object.entries(goodCalls(settled)))
    if (writing.test(name) && !ending.test(name)) await call(name as never, input as never)
  const found = [...(await storedTexts(app, known))].flatMap(([column, text]) =>
    sentences
      .filter((sentence) => text.includes(sentence) && !typed.includes(sentence))
      .map((sentence) => `${column}: ${sentence}`),
  )
  expect(packed.length).toBeGreaterThan(3)
  expect(found).toEqual([])
})
