import type { TripBadge } from '@sojourn/contract/trips/status'

export const statusColours: Record<TripBadge, string> = {
  Upcoming: 'var(--upcoming)',
  'In Progress': 'var(--progress)',
  Completed: 'var(--completed)',
  Planning: 'var(--planning)',
}
