import type { Db } from './client.ts'

/** What a server was told, or found out at its start, and all others that use the database must know. */
type SettingName = 'BILLING' | 'SELLER' | 'ADDRESS' | 'BACKUP' | 'CHOSEN' | 'SETUP'

export async function keepSetting(db: Db, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('settings.value', '!=', value),
    )
    .execute()
}

export async function findSetting(db: Db, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}
