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

/** What begins or ends a session, or takes away what was written. */
const passing = /^auth\.(?!updateProfile|downloadData)|\.(?:remove|revoke|decline|stopShareLink)$/
/** What they ask for is not there, or not theirs. */
const refused = /^(?:billing|testCheckout|operator)\./
/** Its rows are words of whoever takes a suggestion over, in their language. */
const takenOver = 'ai.addActivities'
const isWriting = (name: string): boolean => !passing.test(name) && !refused.test(name) && name !== takenOver

/** What these calls leave empty: marks of sessions, second steps, mails and payments, and what other services answered. */
const holdsNone =
  /^(?:answers|presence|identities|signInStates|resetTokens|emailTokens|customers|customersToDelete|checkouts|subscriptions|paymentEvents|testPayments|devices|passkeys|authenticators|recoveryCodes|openSignIns|challenges)$/

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
  const refusals: string[] = []
  const write: typeof call = async (name, input) => {
    const answer = await call(name, input)
    if (answer.status !== 200) refusals.push(`${name}: ${JSON.stringify(answer.error)}`)
    return answer
  }
  // Its name is told when it is added, and from then on the list's own.
  for (const [nth, { category, quantity, reason }] of packed.entries())
    await write('packing.add', {
      params,
      body: { item: `Thing ${nth}`, category, quantity, reason } as never,
    })
  for (const [name, input] of Object.entries(goodCalls(settled)))
    if (isWriting(name)) await write(name as never, input as never)
  const stored = await storedTexts(app, known)
  const filled = await filledTables(app)
  const tables = new Set([...stored.keys()].map((column) => column.split('.')[0] ?? ''))
  const found = [...stored].flatMap(([column, text]) =>
    sentences
      .filter((sentence) => text.includes(sentence) && !typed.includes(sentence))
      .map((sentence) => `${column}: ${sentence}`),
  )
  expect(refusals).toEqual([])
  expect([...tables].filter((table) => !filled.has(table) && !holdsNone.test(table))).toEqual([])
  expect(stored.get('packing.reason')).toContain('packing-reasons.everyTrip')
  expect(found).toEqual([])
})
