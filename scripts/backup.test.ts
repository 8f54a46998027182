import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRowsOf, emptyDatabase, inFolder } from '../server/test/backups.ts'
import { runScript } from '../server/test/run-script.ts'
import { openStore } from '../server/src/platform/db/store.ts'
import { readEnv } from '../server/src/platform/env/env.ts'

/** After a restore a trip's number is beyond all that a device may have seen. */
const asBefore = (trip: string): string =>
  trip.replace(/,1(\d{6}),"(?=20)/, (_, rev: string) => `,${Number(rev)},"`)

type Settings = Record<string, string>

async function whileRunning<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  const store = await openStore(readEnv(settings))
  try {
    return await work(store.url)
  } finally {
    await store.close()
  }
}

test(
  'a family’s trips are backed up while the server runs, put back elsewhere, and moved to another PostgreSQL',
  () =>
    inFolder(async (folder) => {
      const [here, there] = [{ DATA_DIR: join(folder, 'here') }, { DATA_DIR: join(folder, 'there') }]
      const secret = { BACKUP_PASSPHRASE: 'sand between the pages' }
      const file = join(folder, 'all.backup')
      expect(await runScript('scripts/backup.ts', [], here)).toEqual([
        1,
        expect.stringContaining('holds nothing yet'),
      ])
      expect((await runScript('scripts/demo.ts', [], here))[0]).toBe(0)

      const rows = await whileRunning(here, async (url) => {
        const [code, said] = await runScript('scripts/backup.ts', [file], { ...here, ...secret })
        expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ rows in .*all\.backup\nEncrypted/)])
        expect(said).not.toContain(secret.BACKUP_PASSPHRASE)
        const refused = await runScript('scripts/restore.ts', [file, '--replace'], { ...here, ...secret })
        expect(refused).toEqual([1, 'Stop the server first.'])
        return allRowsOf(url)
      })
      expect(rows['trips']).toHaveLength(7)

      const locked = await runScript('scripts/restore.ts', [file], there)
      expect(locked).toEqual([1, 'The backup is encrypted: set BACKUP_PASSPHRASE.'])
      expect((await runScript('scripts/restore.ts', [file], { ...there, ...secret }))[0]).toBe(0)
      const back = await whileRunning(there, allRowsOf)
      expect({ ...back, trips: back['trips']?.map(asBefore) }).toEqual(rows)
      expect(back['trips']?.map(asBefore)).not.toEqual(back['trips'])

      const again = { ...there, ...secret }
      expect((await runScript('scripts/restore.ts', [file], again))[1]).toContain('--replace')
      const [code, said] = await runScript('scripts/restore.ts', [file, '--replace'], again)
      expect([code, said]).toEqual([0, expect.stringContaining('before-restore.backup')])
      expect(readdirSync(join(there.DATA_DIR, 'backups'))).toHaveLength(1)

      const moving = await whileRunning(there, allRowsOf)
      const outside = await emptyDatabase()
      const [moved, told] = await runScript('scripts/move.ts', [], { ...there, DATABASE_URL: outside })
      expect([moved, told]).toEqual([0, expect.stringContaining('are the same there')])
      expect(told).toMatch(/^trips: 7 rows, sum -?\d+$/m)
      expect(await allRowsOf(outside)).toEqual(moving)
      const twice = await runScript('scripts/move.ts', [], { ...there, DATABASE_URL: outside })
      expect(twice).toEqual([1, expect.stringContaining('There are accounts in this database')])
    }),
  180_000,
)

test('who moves says where to and from where', () =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'empty'))
    const nothing = { DATA_DIR: join(folder, 'empty') }
    expect((await runScript('scripts/move.ts', [], nothing))[1]).toContain('DATABASE_URL=')
    const target = { ...nothing, DATABASE_URL: 'postgresql://localhost:1/x' }
    expect((await runScript('scripts/move.ts', [], target))[1]).toContain('There is no database in')
    expect(await runScript('scripts/restore.ts', [], nothing)).toEqual([
      1,
      'Usage: npm run restore -- FILE [--replace]',
    ])
  }))
