import type { Badge } from '@sojourn/contract/trips/status'

export const statusColours: Record<Badge, string> = {
  Upcoming: 'var(--upcoming)',
  'In Progress': 'var(--progress)',
  Completed: 'var(--completed)',
  Planning: 'var(--planning)',
}
