import type { DestinationPhoto } from '@sojourn/contract/places/photo-lookup'
import { eveningOf, type LightName, lights } from './data/lights.ts'
import { placeholderSkies } from './data/placeholder-skies.ts'

/** The two ends of a picture's sky, and whether the picture is a dark one. */
export interface Placeholder {
  top: string
  bottom: string
  dark: boolean
}

type Sky = { light: LightName; top: string; bottom: string }

const skies: ReadonlyMap<string, Sky> = new Map(
  placeholderSkies.flatMap(([light, top, bottom, places]) =>
    places.split(' ').map((place) => [place, { light, top, bottom }] as const),
  ),
)
const anySky: Sky = { light: 'day', top: '', bottom: '' }

/** What to show before the picture is there; it costs no drawing. */
export function placeholderFor(photo: DestinationPhoto, evening: boolean): Placeholder {
  const own = skies.get(photo.id ?? photo.archetype ?? '') ?? anySky
  const light = evening ? eveningOf[own.light] : own.light
  const [top, , , bottom] = lights[light].sky
  const dark = light === 'dusk' || light === 'night' || light === 'aurora'
  return evening ? { top, bottom, dark } : { top: own.top || top, bottom: own.bottom || bottom, dark }
}
