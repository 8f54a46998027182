import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { afterCommit, inTransaction } from './transaction.ts'

test('what follows a transaction happens once it is done, outside of it, and not at all when it was taken back', async () => {
  const { db } = await testApp()
  const happened: string[] = []
  const work = (name: string, fails: boolean) =>
    inTransaction(db, async (tx) => {
      afterCommit(tx, (outside) => happened.push(`${name} after, outside: ${!outside.isTransaction}`))
      await sql`select 1`.execute(tx)
      happened.push(name)
      if (fails) throw new Error('taken back')
    })
  await work('kept', false)
  await expect(work('refused', true)).rejects.toThrow('taken back')
  expect(happened).toEqual(['kept', 'kept after, outside: true', 'refused'])
})

test('a transaction in which nothing is asked, and one whose first question is refused, leave the connection good', async () => {
  const { db } = await testApp()
  for (let n = 0; n < 20; n++) {
    expect(await inTransaction(db, async () => n)).toBe(n)
    await expect(inTransaction(db, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division')
  }
  const { rows } = await sql<{ one: number }>`select 1 as "one"`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
})

test('what follows a transaction that is repeated happens once', async () => {
  const { db } = await testApp()
  const happened: number[] = []
  let attempts = 0
  await inTransaction(db, async (tx) => {
    const attempt = ++attempts
    afterCommit(tx, () => happened.push(attempt))
    await sql`select 1`.execute(tx)
    if (attempt === 1) throw Object.assign(new Error('lost race'), { code: '40001' })
  })
  expect(happened).toEqual([2])
})
