export const routeProfiles = ['driving', 'walking', 'cycling'] as const
export type RouteProfile = (typeof routeProfiles)[number]
export const profileLabels: Record<RouteProfile, string> = {
  driving: 'Driving',
  walking: 'Walking',
  cycling: 'Cycling',
}
