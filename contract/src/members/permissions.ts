export const tripRoles = ['member', 'owner'] as const
export type TripRole = (typeof tripRoles)[number]

/** The least role each action needs. The server enforces it; the screen hides what it forbids. */
const leastRole = {
  'trip.read': 'member',
  'trip.edit': 'owner',
  'trip.delete': 'owner',
  'trip.export': 'member',
  'content.read': 'member',
  'content.edit': 'member',
  'members.read': 'member',
  'members.leave': 'member',
  'members.invite': 'owner',
} as const satisfies Record<string, TripRole>

export type Permission = keyof typeof leastRole
export const permissions = Object.keys(leastRole) as [Permission, ...Permission[]]

export const can = (role: TripRole, permission: Permission): boolean =>
  tripRoles.indexOf(role) >= tripRoles.indexOf(leastRole[permission])

interface Person {
  id: string
  role: TripRole
}

/** The owner takes others off the trip, everyone else only themselves; the owner stays (C-092). */
export const canRemove = (by: Person, other: Person): boolean =>
  other.role !== 'owner' && (by.role === 'owner' || by.id === other.id)
