import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { planStatus } from '../billing/plan-status.ts'
import { mapConfig } from '../map/schema.ts'
import { done } from '../values/fields.ts'
import { accountCalls } from './account-api.ts'
import { factorCalls } from './factor-api.ts'
import { secondStepAsked } from './factor-schema.ts'
import {
  profileInput,
  resetInput,
  resetRequestInput,
  signInInput,
  signInOptions,
  signUpInput,
  user,
} from './schema.ts'

const available = z.object({ available: z.literal(true) })

export const authApi = {
  currentUser: {
    method: 'GET',
    url: '/api/auth/user',
    summary:
      'The signed-in user and for how long, with plan and map settings: what every page needs first, in one call',
    access: 'signed-in',
    reply: user.extend({ planStatus, mapConfig, sessionAgeMs: z.number() }),
  },
  updateProfile: {
    method: 'PATCH',
    url: '/api/auth/user',
    summary: 'Change the display name, the units in which figures are told, or the language',
    access: 'signed-in',
    body: profileInput,
    reply: user,
  },
  signIn: {
    method: 'POST',
    url: '/api/auth/signin',
    summary: 'Sign in with email and password; where the account asks for a second step, that one signs in',
    access: 'public',
    body: signInInput,
    reply: z.union([user, secondStepAsked]),
  },
  signUp: {
    method: 'POST',
    url: '/api/auth/signup',
    summary: 'Create an account with email and password',
    access: 'public',
    body: signUpInput,
    reply: user,
  },
  /** The app's own call; a foreign page is refused (C-028). */
  logOut: {
    method: 'GET',
    url: '/api/logout',
    summary: 'End this session',
    access: 'public',
    reply: done,
  },
  logOutByPost: {
    method: 'POST',
    url: '/api/logout',
    summary: 'End this session',
    access: 'public',
    body: z.object({}).optional(),
    reply: done,
  },
  options: {
    method: 'GET',
    url: '/api/auth/options',
    summary: 'Which ways to sign in this server offers',
    access: 'public',
    reply: signInOptions,
  },
  googleStatus: {
    method: 'GET',
    url: '/api/auth/google/status',
    summary: 'Whether Google sign-in is set up; 503 when it is not',
    access: 'public',
    reply: available,
  },
  appleStatus: {
    method: 'GET',
    url: '/api/auth/apple/status',
    summary: 'Whether Apple sign-in is set up; 503 when it is not',
    access: 'public',
    reply: available,
  },
  requestReset: {
    method: 'POST',
    url: '/api/auth/reset-request',
    summary: 'Ask for a password reset link by mail; answers alike whether or not there is an account',
    access: 'public',
    body: resetRequestInput,
    reply: done,
  },
  resetPassword: {
    method: 'POST',
    url: '/api/auth/reset',
    summary: 'Set a new password with the token of a reset link; ends all sessions',
    access: 'public',
    body: resetInput,
    reply: done,
  },
  ...accountCalls,
  ...factorCalls,
} as const satisfies EndpointGroup
