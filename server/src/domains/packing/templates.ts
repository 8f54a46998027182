import { errorsWords } from '@sojourn/contract/errors/words'
import { foldedName } from '@sojourn/contract/packing/folded-name'
import type { PackingTemplate, TemplateInput } from '@sojourn/contract/packing/template-input'
import { maxTemplates } from '@sojourn/contract/packing/templates'
import { packingRefusalsWords } from '@sojourn/contract/packing/words-refusals'
import { say } from '@sojourn/contract/words/say'
import { sql } from 'kysely'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError, idTaken, invalidField, notSignedIn } from '../../platform/errors/app-error.ts'
import './rows.ts'

const columns = ['id', 'name', 'items', 'createdAt', 'updatedAt'] as const

export const listTemplates = (db: Db, user: SignedIn): Promise<PackingTemplate[]> =>
  db
    .selectFrom('packingTemplates')
    .select(columns)
    .where('userId', '=', user.id)
    .orderBy(sql`lower("name")`)
    .orderBy('id')
    .execute()

/** Locks the owner's row first, so that templates saved at once are counted one after the other. */
export async function saveTemplate(
  db: Db,
  user: SignedIn,
  id: string,
  { name, items }: TemplateInput,
): Promise<PackingTemplate> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
  const others = await db
    .selectFrom('packingTemplates')
    .select(['id', 'name'])
    .where('userId', '=', user.id)
    .where('id', '!=', id)
    .execute()
  if (others.some((other) => foldedName(other.name) === foldedName(name)))
    throw invalidField('name', packingRefusalsWords.nameTaken)
  const kept = items && sql<typeof items>`${JSON.stringify(items)}::jsonb`
  const changed = await db
    .updateTable('packingTemplates')
    .set({ name, ...(kept && { items: kept }), updatedAt: sql`now()` })
    .where('userId', '=', user.id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  if (changed) return changed
  if (!kept) throw new AppError('not_found', errorsWords.notFound)
  if (others.length >= maxTemplates)
    throw new AppError('invalid_input', say(packingRefusalsWords.tooMany, { most: maxTemplates }))
  return db
    .insertInto('packingTemplates')
    .values({ id, userId: user.id, name, items: kept })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirstOrThrow(idTaken)
}

export async function removeTemplate(db: Db, user: SignedIn, id: string): Promise<void> {
  await db.deleteFrom('packingTemplates').where('userId', '=', user.id).where('id', '=', id).execute()
}
