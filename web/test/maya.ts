import type { User } from '@sojourn/contract/auth/schema'

/** Somebody signed in, as the server tells it. */
export const maya: User = {
  id: '0199a6f0-0000-7000-8000-000000000001',
  email: 'maya@example.com',
  name: 'Maya Okafor',
  displayName: 'Maya Okafor',
  firstName: 'Maya',
  createdAt: '2026-03-11T09:00:00.000Z',
  isPremium: false,
  isOperator: false,
  hasPassword: true,
  temperatureUnit: null,
  distanceUnit: null,
  clock: null,
  weekStart: null,
  language: null,
}
