import type { Season } from '@sojourn/contract/places/season'
import { type Light, type LightName, lights, type SkyStops } from './data/lights.ts'
import type { Recipe } from './recipe.ts'
import { hasSeasons } from './seasons.ts'
import { mix } from './svg/colour.ts'

const winterSky: SkyStops = ['#8fb4d8', '#bcd3e6', '#dde7ee', '#f4f3ef']

const summerSky: SkyStops = ['#2f93da', '#74c0ea', '#bfe4f0', '#fff2d6']

const mixSky = (a: SkyStops, b: SkyStops, share: number): SkyStops => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
  mix(a[3], b[3], share),
]

/** Cold in winter by daylight, a little bluer on a summer's day; null where the seasons do not show. */
function seasonalSky(recipe: Recipe, time: LightName, season: Season, sky: SkyStops): SkyStops | null {
  const daylight = time === 'dawn' || time === 'day' || time === 'golden'
  if (!hasSeasons(recipe.lat) || !daylight) return null
  if (season === 'winter') return mixSky(sky, winterSky, 0.62)
  return season === 'summer' && time === 'day' ? mixSky(sky, summerSky, 0.2) : null
}

export function lightOf(recipe: Recipe, time: LightName, season: Season, evening: boolean): Light {
  const base = lights[time]
  const own = evening ? undefined : recipe.sky
  const seasonal = seasonalSky(recipe, time, season, own ?? base.sky)
  const sky = seasonal ?? own ?? base.sky
  const ownHaze = own !== undefined || (seasonal !== null && season === 'winter')
  return {
    ...base,
    sky,
    haze: ownHaze ? mix(sky[2], sky[3], 0.5) : base.haze,
    sunAt: (evening ? undefined : recipe.sun) ?? base.sunAt,
  }
}
