/**
 * A destination drawn as a poster: a sky, one sun, planes of distance, one landmark, a foreground.
 * The same recipe and options always give the same markup, in every browser.
 */
import { eveningOf, type LightName } from './data/lights.ts'
import { rightHalf } from './landmarks/draw-landmark.ts'
import type { Recipe } from './recipe.ts'
import { scenes } from './scenes/scenes.ts'
import type { Stage } from './stage.ts'
import { type DrawnSeason, shownSeason } from './seasons.ts'
import { type RandomStream, randomFrom } from './svg/random.ts'
import { path, px, rect } from './svg/shapes.ts'
import { toning } from './toning.ts'
import { lightOf } from './season-light.ts'

interface PostcardOptions {
  width?: number
  height?: number
  season?: DrawnSeason
  evening?: boolean
  /** Below 1 the camera steps back, for tall posters. */
  zoom?: number
}

/** Narrower pictures bring the landmark towards the middle. */
const narrow = 460

const centred = (recipe: Recipe): Recipe => ({
  ...recipe,
  at: recipe.at && 0.5 + (recipe.at - 0.5) * 0.45,
  size: recipe.scene === 'cliff' ? recipe.size : (recipe.size ?? 1) * 0.88,
})

const floodlitShare = (time: LightName): number => {
  if (time === 'night' || time === 'aurora') return 0.55
  return time === 'dusk' ? 0.6 : 1
}

function stageFor(recipe: Recipe, options: PostcardOptions): Stage {
  const { width: askedWidth = 640, height: askedHeight = 400, zoom = 1 } = options
  const { evening = false } = options
  const drawn = shownSeason(recipe.lat, options.season ?? 'summer')
  const season = drawn === 'snow' ? 'winter' : drawn
  const height = Math.round(400 / zoom)
  const width = Math.round((askedWidth / askedHeight) * height)
  const time = evening ? eveningOf[recipe.light] : recipe.light
  const light = lightOf(recipe, time, season, evening)
  const fitted = width < narrow ? centred(recipe) : recipe
  const night = time === 'night' || time === 'aurora'
  const lampsOn = night || time === 'dusk'
  return {
    width,
    height,
    random: randomFrom(recipe.seed),
    recipe: fitted,
    light,
    time,
    season,
    snows: drawn === 'snow',
    night,
    lampsOn,
    sunX: light.sunAt[0] * width,
    sunY: light.sunAt[1] * height,
    sunRadius: light.sunAt[2] * (height / 400),
    defs: [],
    ...toning(light, fitted, { lampsOn, floodlit: floodlitShare(time) }),
    id: (suffix) => `p${suffix}`,
  }
}

/** A barely visible grain, as of a printed poster. */
function speckle(random: RandomStream, id: string): string {
  let light = ''
  let dark = ''
  for (let k = 0; k < 170; k++) {
    const size = random.between(0.25, 0.85)
    const side = size.toFixed(2)
    const dot = `M${px(random.between(0, 220))},${px(random.between(0, 220))}h${side}v${side}h-${side}z`
    if (k % 2) light += dot
    else dark += dot
  }
  return `<pattern id="${id}" width="220" height="220" patternUnits="userSpaceOnUse"><path d="${light}" fill="#fff" opacity=".3"/><path d="${dark}" fill="#1b1440" opacity=".16"/></pattern>`
}

function snowfall(random: RandomStream, { width, height }: Stage): string {
  let flakes = ''
  for (let k = 0; k < 70 * (width / 640); k++) {
    const r = px(random.between(0.9, 2.6))
    flakes += `M${px(random.between(0, width))},${px(random.between(0, height))}a${r},${r} 0 1 0 .1,0`
  }
  return path(flakes, '#ffffff', 0.85)
}

/** The half-plane that `twoTone` clips with, under an id of this drawing only. */
export const rightHalfClip = (id: string): string =>
  `<clipPath id="${id}"><rect x="0" y="-600" width="700" height="1200"/></clipPath>`

export function postcard(recipe: Recipe, options: PostcardOptions = {}): string {
  const stage = stageFor(recipe, options)
  const { width, height, defs } = stage
  const clip = stage.id('R')
  const body = scenes[recipe.scene](stage).replaceAll(rightHalf, `url(#${clip})`)
  const paper = randomFrom(77)
  defs.push(speckle(paper, stage.id('sp')))
  const finish =
    (stage.snows ? snowfall(paper, stage) : '') + rect(0, 0, width, height, `url(#${stage.id('sp')})`)
  defs.push(rightHalfClip(clip))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${body}${finish}</svg>`
}
