import { words } from '../words/words.ts'
import type { RouteProfile } from './route-profiles.ts'

export const mapProfilesWords = words('map-profiles', {
  driving: 'Driving',
  walking: 'Walking',
  cycling: 'Cycling',
} satisfies Record<RouteProfile, string>)
