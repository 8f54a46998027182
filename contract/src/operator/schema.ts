import { z } from 'zod'
import { emailField } from '../auth/email-field.ts'
import { planNames } from '../billing/plan-limits.ts'
import { requiredText, textField } from '../values/fields.ts'
import { serverNameLength } from './chosen-settings.ts'
import { freeServices, signUpPolicies } from './services.ts'
import { operatorRefusalsWords } from './words-refusals.ts'

/** The setting of the environment that leaves nothing to choose; null where there is a choice. */
const fixedBy = z.string().nullable()

const serviceState = z.object({
  name: z.enum(freeServices),
  isOn: z.boolean(),
  /** Of the address that is asked, or would be. */
  host: z.string(),
  fixedBy,
  /** As this process has met it since its start; browsers ask for street maps themselves. */
  answeredAt: z.string().nullable(),
  tookMs: z.number().nullable(),
  /** Null once it has answered again. */
  failedAt: z.string().nullable(),
})
export type ServiceState = z.output<typeof serviceState>

/** Without the password of the mail server, which is told to nobody. */
const mailState = z.object({
  isOn: z.boolean(),
  host: z.string(),
  port: z.number().nullable(),
  user: z.string(),
  hasPassword: z.boolean(),
  from: z.string(),
  fixedBy,
  /** Mails that are still to be sent. */
  waiting: z.number(),
})

export const operatorSettings = z.object({
  serverName: z.string(),
  address: z.string(),
  signUp: z.object({ policy: z.enum(signUpPolicies), fixedBy }),
  services: z.array(serviceState),
  mail: mailState,
})
export type OperatorSettings = z.output<typeof operatorSettings>

const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

const mailInput = z.object({
  host: requiredText(253, operatorRefusalsWords.mailHost).regex(hostName, operatorRefusalsWords.mailHost),
  port: z.int().min(1).max(65_535),
  user: textField(254),
  /** Left out: the one that is kept. */
  password: z.string().max(500).optional(),
  from: z.union([z.literal(''), emailField]),
})

export const settingsInput = z
  .object({
    serverName: textField(serverNameLength),
    signUp: z.enum(signUpPolicies),
    services: z.partialRecord(z.enum(freeServices), z.boolean()),
    /** Null: no mails. */
    mail: mailInput.nullable(),
  })
  .partial()
export type SettingsInput = z.output<typeof settingsInput>

export const claimInput = z.object({
  code: z.string(operatorRefusalsWords.code).min(1, operatorRefusalsWords.code).max(100),
})

/** What is amiss, as far as the server sees it. */
const healthProblems = ['backupFailed', 'backupOld', 'diskFull', 'serviceFails', 'mailWaits'] as const
export type HealthProblem = (typeof healthProblems)[number]

const lastBackup = z.object({
  isOn: z.boolean(),
  triedAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  bytes: z.number().nullable(),
  rows: z.number().nullable(),
  /** Why the last one failed. */
  problem: z.string().nullable(),
})

export const serverHealth = z.object({
  version: z.string(),
  address: z.string(),
  startedAt: z.string(),
  now: z.string(),
  /** So fast are 95 of 100 calls of the last hour answered; null before the first. */
  answersWithinMs: z.number().nullable(),
  database: z.object({ bytes: z.number(), version: z.string(), isBuiltIn: z.boolean() }),
  /** Where the data lies; null where that is not here. */
  freeShare: z.number().nullable(),
  backup: lastBackup,
  accounts: z.number(),
  problems: z.array(z.enum(healthProblems)),
})
export type ServerHealth = z.output<typeof serverHealth>

const backupReasons = ['nightly', 'before-upgrade', 'before-restore', 'before-move', 'by-hand'] as const
export type BackupReason = (typeof backupReasons)[number]

export const backupList = z.object({
  last: lastBackup,
  kept: z.object({ daily: z.number(), weekly: z.number() }),
  isEncrypted: z.boolean(),
  now: z.string(),
  /** The newest first. */
  files: z.array(
    z.object({ name: z.string(), reason: z.enum(backupReasons), madeAt: z.string(), bytes: z.number() }),
  ),
})
export type BackupList = z.output<typeof backupList>

/** An account as whoever runs the server sees it: nothing of its trips. */
export const account = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** When a browser of theirs was here last. */
  seenAt: z.string().nullable(),
  /** What counts, and whether it stands because of a payment or because nothing is sold. */
  plan: z.enum(planNames),
  isPlanFixed: z.boolean(),
  isLocked: z.boolean(),
  isOperator: z.boolean(),
})
export type Account = z.output<typeof account>

export const accountPage = z.object({
  accounts: z.array(account),
  /** Of all that fit what is looked for. */
  count: z.number(),
})

export const accountSearch = z.object({
  q: textField(100).default(''),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export const accountChanges = z.object({ plan: z.enum(planNames), isLocked: z.boolean() }).partial()

/** The email of the account, typed once more: nobody deletes one by a slip. */
export const accountConfirmation = z.object({ confirmation: z.string().max(500) })
