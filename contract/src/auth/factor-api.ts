import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { done } from '../values/fields.ts'
import {
  appCode,
  newPasskey,
  passkeyParam,
  proofInput,
  secondStepInput,
  signedPasskey,
} from './factor-input.ts'
import { factors, madeRecoveryCodes, newApp, passkeyOptions } from './factor-schema.ts'
import { user } from './schema.ts'

const nothing = z.object({}).optional()

/** Passkeys, and the second step of a sign-in. What is shown once is kept with no key: these calls may be repeated. */
export const factorCalls = {
  passkeyOptions: {
    method: 'POST',
    url: '/api/auth/passkeys/ask',
    summary: 'What a passkey has to sign to sign in; in a second step, of that account alone',
    access: 'public',
    body: nothing,
    reply: passkeyOptions,
  },
  signInWithPasskey: {
    method: 'POST',
    url: '/api/auth/passkeys/sign-in',
    summary: 'Sign in with a passkey alone; it says whose it is, and has made sure of the person',
    access: 'public',
    body: z.object({ passkey: signedPasskey }),
    reply: user,
  },
  secondStep: {
    method: 'POST',
    url: '/api/auth/second-step',
    summary: 'End a sign-in that was asked for a second step, within ten minutes of its password',
    access: 'public',
    body: secondStepInput,
    reply: user,
  },
  factors: {
    method: 'GET',
    url: '/api/auth/factors',
    summary: 'Passkeys of this account, and whether a second step is asked for',
    access: 'signed-in',
    reply: factors,
  },
  proofOptions: {
    method: 'POST',
    url: '/api/auth/proof/passkey',
    summary: 'What a passkey of this account has to sign to prove who is here',
    access: 'signed-in',
    repeatable: true,
    body: nothing,
    reply: passkeyOptions,
  },
  prove: {
    method: 'POST',
    url: '/api/auth/proof',
    summary: 'Prove once more who is here, which what cannot be undone asks for; holds for ten minutes',
    access: 'signed-in',
    repeatable: true,
    body: proofInput,
    reply: done,
  },
  newPasskey: {
    method: 'POST',
    url: '/api/auth/passkeys/new',
    summary: 'What a browser needs to make a passkey for this account; asks for a proof of the last minutes',
    access: 'signed-in',
    repeatable: true,
    body: nothing,
    reply: passkeyOptions,
  },
  addPasskey: {
    method: 'POST',
    url: '/api/auth/passkeys',
    summary: 'Keep a passkey that a browser has made; ends all other sessions',
    access: 'signed-in',
    body: z.object({ passkey: newPasskey }),
    reply: done,
  },
  removePasskey: {
    method: 'DELETE',
    url: '/api/auth/passkeys/:passkeyId',
    summary: 'Forget a passkey; ends all other sessions, and asks for a proof of the last minutes',
    access: 'signed-in',
    params: passkeyParam,
    reply: done,
  },
  prepareApp: {
    method: 'POST',
    url: '/api/auth/authenticator',
    summary: 'A new key for an app that shows codes; of use once a code of it was checked. Asks for a proof',
    access: 'signed-in',
    repeatable: true,
    body: nothing,
    reply: newApp,
  },
  checkApp: {
    method: 'POST',
    url: '/api/auth/authenticator/check',
    summary: 'Check the first code of an app',
    access: 'signed-in',
    repeatable: true,
    body: appCode,
    reply: done,
  },
  newRecoveryCodes: {
    method: 'POST',
    url: '/api/auth/recovery-codes',
    summary: 'Ten new recovery codes, told once; the ones before are worth nothing. Asks for a proof',
    access: 'signed-in',
    repeatable: true,
    body: nothing,
    reply: madeRecoveryCodes,
  },
  turnOnSecondStep: {
    method: 'POST',
    url: '/api/auth/second-step/on',
    summary:
      'Ask for a second step from now on; ends all other sessions. Needs an app or a passkey, and recovery codes',
    access: 'signed-in',
    body: nothing,
    reply: done,
  },
  turnOffSecondStep: {
    method: 'DELETE',
    url: '/api/auth/second-step',
    summary:
      'Ask for the password alone; forgets app and recovery codes, ends all other sessions. Asks for a proof',
    access: 'signed-in',
    reply: done,
  },
} as const satisfies EndpointGroup
