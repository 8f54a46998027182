import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { done } from '../values/fields.ts'
import { profileInput, signInInput, signUpInput, user } from './schema.ts'

export const authApi = {
  currentUser: {
    method: 'GET',
    url: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'signed-in',
    reply: user,
  },
  updateProfile: {
    method: 'PATCH',
    url: '/api/auth/user',
    summary: 'Change the display name',
    access: 'signed-in',
    body: profileInput,
    reply: user,
  },
  signIn: {
    method: 'POST',
    url: '/api/auth/signin',
    summary: 'Sign in with email and password',
    access: 'public',
    body: signInInput,
    reply: user,
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
} as const satisfies EndpointGroup
