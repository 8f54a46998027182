import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { done } from '../values/fields.ts'
import {
  account,
  accountChanges,
  accountConfirmation,
  accountPage,
  accountSearch,
  backupList,
  claimInput,
  operatorSettings,
  serverHealth,
  settingsInput,
} from './schema.ts'

const ofAccount = z.object({ accountId: z.uuid() })

export const operatorApi = {
  claim: {
    method: 'POST',
    url: '/api/operator/claim',
    summary: 'Become whoever runs this server, with the code that it printed at its start; it works once',
    access: 'signed-in',
    body: claimInput,
    reply: done,
  },
  health: {
    method: 'GET',
    url: '/api/operator/health',
    summary: 'How the server is: version, answers, database, disk, last backup, what is amiss',
    access: 'operator',
    reply: serverHealth,
  },
  settings: {
    method: 'GET',
    url: '/api/operator/settings',
    summary: 'Name, services, mail and who may sign up, and which of them the environment decides',
    access: 'operator',
    reply: operatorSettings,
  },
  change: {
    method: 'PATCH',
    url: '/api/operator/settings',
    summary: 'Change settings; they count at once. What the environment decides is refused',
    access: 'operator',
    repeatable: true,
    body: settingsInput,
    reply: operatorSettings,
  },
  testMail: {
    method: 'POST',
    url: '/api/operator/test-mail',
    summary: 'Send a mail to the own address, now, and tell what the mail server says',
    access: 'operator',
    repeatable: true,
    body: z.object({}).optional(),
    reply: done,
  },
  backups: {
    method: 'GET',
    url: '/api/operator/backups',
    summary: 'The backups that are kept, and what became of the last one',
    access: 'operator',
    reply: backupList,
  },
  backUp: {
    method: 'POST',
    url: '/api/operator/backups',
    summary: 'Make a backup now; answers when it is complete',
    access: 'operator',
    repeatable: true,
    body: z.object({}).optional(),
    reply: backupList,
  },
  accounts: {
    method: 'GET',
    url: '/api/operator/accounts',
    summary: 'Who has an account, newest first, fifty at a time; nothing of their trips',
    access: 'operator',
    query: accountSearch,
    reply: accountPage,
  },
  changeAccount: {
    method: 'PATCH',
    url: '/api/operator/accounts/:accountId',
    summary: 'Change an account’s plan, lock it or unlock it; locking ends its sessions',
    access: 'operator',
    params: ofAccount,
    body: accountChanges,
    reply: account,
  },
  removeAccount: {
    method: 'DELETE',
    url: '/api/operator/accounts/:accountId',
    summary: 'Delete an account and everything it owns',
    access: 'operator',
    params: ofAccount,
    body: accountConfirmation,
    reply: done,
  },
} as const satisfies EndpointGroup
