import { emailField } from '@sojourn/contract/auth/email-field'
import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { planNames, type PlanName } from '@sojourn/contract/billing/plan-limits'
import { sql } from 'kysely'
import { deleteAccount } from '../domains/auth/delete-account.ts'
import { newResetPath } from '../domains/auth/reset.ts'
import { forgetDevices } from '../kernel/session/devices.ts'
import { endAllSessions } from '../kernel/session/session.ts'
import { forgetFactors } from '../kernel/session/proof.ts'
import { dropSetupCode } from '../kernel/operator/setup-code.ts'
import { planColumn } from '../kernel/plan/plan-column.ts'
import type { Db } from '../platform/db/client.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { accountMark, readLogKey, type SecurityEvent } from '../kernel/http/security-log.ts'
import { type MailWriters, putMail } from '../platform/mail/outbox.ts'
import { restoreTrip } from './restore-trip.ts'
import { waitingMails } from './waiting-mails.ts'

export const usage = `Usage:
  npm run admin -- set-plan EMAIL pro|free     change an account's plan
  npm run admin -- reset-link EMAIL            print a link that sets a new password (${resetLinkMin} minutes, once)
  npm run admin -- end-sessions EMAIL          log an account out on every device
  npm run admin -- remove-second-factor EMAIL  let an account in by its password alone, without app and passkeys
  npm run admin -- mails EMAIL                 print the mails that wait for an address, with new links
  npm run admin -- add-operator EMAIL          let an account run the server
  npm run admin -- remove-operator EMAIL       and no more
  npm run admin -- delete-account EMAIL        delete an account and everything it owns
  npm run admin -- restore-trip ID             bring back a trip deleted in the last 30 days
  npm run admin -- log-mark EMAIL              print how the log names an account`

/** What the operator asked for cannot be done; the words are all they need. */
export class AdminError extends Error {}

interface World {
  /** Where people reach the server. */
  address: string
  mails: MailWriters
  /** Whether the server sends mails. */
  sendsMails: boolean
  /** Takes the lines that belong into the server's log. */
  log(line: string): void
}

type Command = (db: Db, args: string[], world: World) => Promise<string>

/** As the server writes it; the server itself does not hear of what an operator does. */
async function note(db: Db, world: World, event: SecurityEvent, userId: string): Promise<void> {
  const account = accountMark(await readLogKey(db), userId)
  world.log(`${JSON.stringify({ level: 40, time: Date.now(), event, account, msg: 'security' })}\n`)
}

const commands: Record<string, Command> = {
  'set-plan': async (db, [email, plan], world) => {
    if (!planNames.includes(plan as PlanName)) throw new AdminError(`The plan is ${planNames.join(' or ')}.`)
    const user = await getUser(db, email)
    await db
      .updateTable('users')
      .set({ plan: plan as PlanName, updatedAt: sql`now()` })
      .where('id', '=', user.id)
      .execute()
    await note(db, world, 'plan changed', user.id)
    const { plan: now } = await db
      .selectFrom('users')
      .select(planColumn)
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    const why = now === plan ? '' : ' It stays pro for now: a subscription pays for it, or BILLING is off.'
    return `${user.email} now has the plan ${plan}.${why}`
  },
  'reset-link': async (db, [email], { address }) => {
    const user = await getUser(db, email)
    const path = await newResetPath(db, user.email, { isMailed: false })
    return `${address}${path}\nIt works once and for ${resetLinkMin} minutes.`
  },
  'end-sessions': async (db, [email], world) => {
    const user = await getUser(db, email)
    await endAllSessions(db, user.id)
    await forgetDevices(db, user.id)
    await note(db, world, 'sessions ended', user.id)
    return `${user.email} is logged out on every device.`
  },
  'remove-second-factor': async (db, [email], world) => {
    const user = await getUser(db, email)
    await inTransaction(db, async (tx) => {
      await forgetFactors(tx, user.id)
      await endAllSessions(tx, user.id)
      if (world.sendsMails) await putMail(tx, 'secondStepOff', user.email)
    })
    await note(db, world, 'second step turned off', user.id)
    const told = world.sendsMails ? 'They are told by mail.' : 'No mail is set up: tell them yourself.'
    return `${user.email} signs in by password alone and is logged out on every device. ${told}`
  },
  mails: (db, [email = ''], world) => waitingMails(db, email, world),
  'add-operator': async (db, [email], world) => {
    const user = await getUser(db, email)
    await setOperator(db, user.id, true)
    await dropSetupCode(db)
    await note(db, world, 'became operator', user.id)
    return `${user.email} runs this server now.`
  },
  'remove-operator': async (db, [email], world) => {
    const user = await getUser(db, email)
    await setOperator(db, user.id, false)
    await note(db, world, 'is operator no more', user.id)
    return `${user.email} does not run this server any more.`
  },
  'delete-account': async (db, [email], world) => {
    const user = await getUser(db, email)
    await inTransaction(db, (tx) => deleteAccount(tx, user.id))
    await note(db, world, 'account deleted', user.id)
    return `The account ${user.email} and everything it owned are deleted.`
  },
  'restore-trip': async (db, [id]) => {
    const title = /^[1-9]\d{0,15}$/.test(id ?? '') ? await restoreTrip(db, Number(id)) : null
    if (title === null) throw new AdminError(`There is no deleted trip ${id ?? ''}.`)
    return `“${title}” is back.`
  },
  'log-mark': async (db, [email]) => accountMark(await readLogKey(db), (await getUser(db, email)).id),
}

/** Which command the words mean; known before any database is touched. */
export function findCommand([name = '', ...args]: string[]): (db: Db, world: World) => Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.length === 0) throw new AdminError(usage)
  return (db, world) => command(db, args, world)
}

async function setOperator(db: Db, id: string, isOperator: boolean): Promise<void> {
  await db.updateTable('users').set({ isOperator }).where('id', '=', id).execute()
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
