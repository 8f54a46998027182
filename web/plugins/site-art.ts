import { createHash } from 'node:crypto'
import { panorama } from '@sojourn/postcards/panorama'
import { postcard } from '@sojourn/postcards/postcard'
import { recipeFor } from '@sojourn/postcards/recipe-for'
import type { SiteArt, ThemedPicture } from '../src/static-pages/static-page.ts'
import { lisbonCoast } from './lisbon-coast.ts'

type Draw = (hour: keyof ThemedPicture) => string

const wide = { width: 1440, height: 860, horizon: 0.81 }
/** For screens of 1600 px and more: the wide one, blown up, would lose its sun and towers. */
const broad = { width: 1920, height: 896, horizon: 0.81 }
const tall = { width: 520, height: 1040, horizon: 0.842 }
const small = { width: 240, height: 300 }

const world =
  (frame: typeof wide): Draw =>
  (hour) =>
    panorama({ ...frame, evening: hour === 'evening' })

const card =
  (destination: string, season: 'summer' | 'autumn' = 'summer'): Draw =>
  (hour) =>
    postcard(recipeFor(destination), { ...small, season, evening: hour === 'evening' })

/** The pictures of the public pages, as files: their names carry the hash of their content. */
export function drawSiteArt(): { art: SiteArt; files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const picture = (name: string, svg: string): string => {
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
    const file = `assets/${name}-${hash}.svg`
    files.set(file, svg)
    return `/${file}`
  }
  const themed = (name: string, draw: Draw): ThemedPicture => ({
    day: picture(`${name}-day`, draw('day')),
    evening: picture(`${name}-evening`, draw('evening')),
  })
  const art: SiteArt = {
    panorama: {
      broad: themed('panorama-broad', world(broad)),
      wide: themed('panorama-wide', world(wide)),
      tall: themed('panorama-tall', world(tall)),
    },
    kyoto: themed('kyoto', card('Kyoto', 'autumn')),
    lisbon: themed('lisbon', card('Lisbon')),
    newYork: themed('new-york', card('New York')),
    lisbonCoast: themed('lisbon-coast', lisbonCoast),
  }
  return { art, files }
}
