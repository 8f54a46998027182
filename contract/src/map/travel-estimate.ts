// How long a way takes when no router says. Straight lines are stretched to what streets make of them; short ways
// are walked, the rest goes by city transport, by car or, across a continent, by plane.
import type { RouteProfile } from './route-profiles.ts'

type WayMode = 'walk' | 'cycle' | 'transit' | 'drive' | 'flight'

interface Estimate {
  mode: WayMode
  distanceM: number
  durationS: number
}

const detour = 1.3
const walkUpToM = 1500
const transitUpToM = 30_000
const driveUpToM = 800_000

interface Pace {
  kmh: number
  /** Waiting, parking, boarding. */
  extraMin: number
  detour: number
}

const paces: Record<WayMode, Pace> = {
  walk: { kmh: 4.5, extraMin: 0, detour },
  cycle: { kmh: 14, extraMin: 2, detour },
  transit: { kmh: 18, extraMin: 6, detour },
  drive: { kmh: 70, extraMin: 8, detour },
  flight: { kmh: 800, extraMin: 90, detour: 1 },
}

const cityDrive: Pace = { kmh: 28, extraMin: 4, detour }

function likelyMode(straightM: number): WayMode {
  if (straightM < walkUpToM) return 'walk'
  if (straightM < transitUpToM) return 'transit'
  return straightM < driveUpToM ? 'drive' : 'flight'
}

const asked: Record<RouteProfile, WayMode> = { driving: 'drive', walking: 'walk', cycling: 'cycle' }

/** For a profile that was asked for, else for the likeliest way to go. Nobody drives or walks across an ocean. */
export function travelEstimate(straightM: number, profile?: RouteProfile): Estimate {
  const mode = profile && straightM < driveUpToM ? asked[profile] : likelyMode(straightM)
  const pace = mode === 'drive' && straightM < transitUpToM ? cityDrive : paces[mode]
  const distanceM = Math.round(straightM * pace.detour)
  const travelS = distanceM / (pace.kmh / 3.6)
  return { mode, distanceM, durationS: distanceM === 0 ? 0 : Math.round(travelS + pace.extraMin * 60) }
}
