import { emailField } from '@sojourn/contract/auth/email-field'
import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { planNames, type PlanName } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'
import { deleteAccount } from '../auth/account.ts'
import { newResetPath } from '../auth/reset.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/transaction.ts'
import { restoreTrip } from './restore-trip.ts'

export const usage = `Usage:
  npm run admin -- set-plan EMAIL pro|free     change an account's plan
  npm run admin -- reset-link EMAIL            print a link that sets a new password (${resetLinkMin} minutes, once)
  npm run admin -- delete-account EMAIL        delete an account and everything it owns
  npm run admin -- restore-trip ID             bring back a trip deleted in the last 30 days`

/** What the operator asked for cannot be done; the words are all they need. */
export class AdminError extends Error {}

type Command = (db: Db, args: string[], address: string) => Promise<string>

const commands: Record<string, Command> = {
  'set-plan': async (db, [email, plan]) => {
    if (!planNames.includes(plan as PlanName)) throw new AdminError(`The plan is ${planNames.join(' or ')}.`)
    const user = await getUser(db, email)
    await db
      .updateTable('users')
      .set({ plan: plan as PlanName, updatedAt: sql`now()` })
      .where('id', '=', user.id)
      .execute()
    return `${user.email} now has the plan ${plan}.`
  },
  'reset-link': async (db, [email], address) => {
    const user = await getUser(db, email)
    const path = await newResetPath(db, user.email)
    return `${address}${path}\nIt works once and for ${resetLinkMin} minutes.`
  },
  'delete-account': async (db, [email]) => {
    const user = await getUser(db, email)
    await inTransaction(db, (tx) => deleteAccount(tx, user.id))
    return `The account ${user.email} and everything it owned are deleted.`
  },
  'restore-trip': async (db, [id]) => {
    const title = /^[1-9]\d{0,15}$/.test(id ?? '') ? await restoreTrip(db, Number(id)) : null
    if (title === null) throw new AdminError(`There is no deleted trip ${id ?? ''}.`)
    return `“${title}” is back.`
  },
}

/** Which command the words mean; known before any database is touched. */
export function findCommand([name = '', ...args]: string[]): (db: Db, address: string) => Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.length === 0) throw new AdminError(usage)
  return (db, address) => command(db, args, address)
}

async function getUser(db: Db, email = '') {
  // An address is kept as it is signed in with: bücher.example as xn--bcher-kva.example.
  const { data: address = '' } = emailField.safeParse(email)
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', address)
    .executeTakeFirst()
  if (!user) throw new AdminError(`There is no account ${email}.`)
  return user
}
