import type { EndpointGroup } from '../http/endpoint.ts'
import { done } from '../values/fields.ts'
import { activity, activityPage, readInput } from './schema.ts'

export const activityApi = {
  list: {
    method: 'GET',
    url: '/api/activity',
    summary: 'Invitations to the user, and what others changed on shared trips, newest first',
    access: 'signed-in',
    query: activityPage,
    reply: activity,
  },
  markRead: {
    method: 'POST',
    url: '/api/activity/read',
    summary: 'Everything up to this moment has been seen',
    access: 'signed-in',
    body: readInput,
    reply: done,
  },
} as const satisfies EndpointGroup
