export const routeProfiles = ['driving', 'walking', 'cycling'] as const
export type RouteProfile = (typeof routeProfiles)[number]
