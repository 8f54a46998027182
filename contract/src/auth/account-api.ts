import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { done } from '../values/fields.ts'
import {
  accountRemovalInput,
  device,
  deviceId,
  emailConfirmationInput,
  ownData,
  passwordChangeInput,
} from './schema.ts'

/** What somebody who is signed in does with the account itself. */
export const accountCalls = {
  confirmEmail: {
    method: 'POST',
    url: '/api/auth/confirm-email',
    summary: 'Confirm the own email with the token of the link that was mailed to it',
    access: 'signed-in',
    body: emailConfirmationInput,
    reply: done,
  },
  resendConfirmation: {
    method: 'POST',
    url: '/api/auth/confirm-email/resend',
    summary: 'Mail the link that confirms the own email once more; nothing is sent once it is confirmed',
    access: 'signed-in',
    body: z.object({}).optional(),
    reply: done,
  },
  changePassword: {
    method: 'POST',
    url: '/api/auth/password',
    summary: 'Change the password; ends all other sessions',
    access: 'signed-in',
    body: passwordChangeInput,
    reply: done,
  },
  logOutEverywhere: {
    method: 'POST',
    url: '/api/auth/logout-everywhere',
    summary: 'End all sessions of this account, this one included',
    access: 'signed-in',
    body: z.object({}).optional(),
    reply: done,
  },
  devices: {
    method: 'GET',
    url: '/api/auth/devices',
    summary: 'Where this account is signed in, this browser first',
    access: 'signed-in',
    reply: z.array(device),
  },
  logOutDevice: {
    method: 'DELETE',
    url: '/api/auth/devices/:deviceId',
    summary: 'End the session of one device of this account',
    access: 'signed-in',
    params: z.object({ deviceId }),
    reply: done,
  },
  logOutElsewhere: {
    method: 'POST',
    url: '/api/auth/logout-elsewhere',
    summary: 'End all sessions of this account but this one',
    access: 'signed-in',
    body: z.object({}).optional(),
    reply: done,
  },
  deleteAccount: {
    method: 'DELETE',
    url: '/api/auth/user',
    summary: 'Delete the account with its trips, memberships and sessions',
    access: 'signed-in',
    body: accountRemovalInput,
    reply: done,
  },
  downloadData: {
    method: 'GET',
    url: '/api/auth/data',
    summary: 'Everything kept about the signed-in user, as a file',
    access: 'signed-in',
    reply: ownData,
  },
} as const satisfies EndpointGroup
