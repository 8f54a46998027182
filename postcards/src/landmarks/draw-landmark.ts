import { each } from '../svg/shapes.ts'
import { landmarks, type LandmarkName } from './landmarks.ts'
import { colourFor, type Paint } from './paint.ts'

/**
 * Landmarks are SVG around their foot: the base stands on 0,0 and up is negative. On top of what SVG has, colours are
 * words for those of a `Paint`; `shade` paints the right half again; a `<g>` with several transforms is drawn at each;
 * `night-…` replaces the attribute before it after dark; lines have round ends.
 */
export function drawLandmark(name: LandmarkName, paint: Paint): string {
  const shown = templateOf(name).replaceAll(
    paint.night ? /[a-z]+="[^"]*" night-/g : / night-[a-z]+="[^"]*"/g,
    '',
  )
  return shown.replaceAll(/\{(.+?)\}/g, (_, words: string) => colourFor(paint, words))
}

/** The id of the clip that keeps the right half; the postcard makes it unique per drawing. */
export const rightHalf = 'url(#R)'

const templates = new Map<LandmarkName, string>()

/** The landmark in plain SVG, but for its colours. */
function templateOf(name: LandmarkName): string {
  const template = templates.get(name) ?? joined(landmarks[name].trim().split('\n'))
  templates.set(name, template)
  return template
}

function joined(lines: readonly string[]): string {
  let svg = ''
  const outside: { svg: string; transforms: readonly string[] }[] = []
  for (const line of lines) {
    const [, transforms] = /<g transform="(.+)">/.exec(line) ?? []
    if (transforms) {
      outside.push({ svg, transforms: transforms.split('; ') })
      svg = ''
    } else if (line.endsWith('</g>')) {
      const inside = svg
      const group = outside.pop()
      svg = (group?.svg ?? '') + each(group?.transforms ?? [], (at) => `<g transform="${at}">${inside}</g>`)
    } else svg += shapes(line)
  }
  return svg
}

function shapes(line: string): string {
  const shape = line
    .trim()
    .replaceAll(/(fill|stroke|shade)="([^"]+)"/g, '$1="{$2}"')
    .replace(' stroke=', ' fill="none" stroke=')
    .replace(/stroke-width="[^"]+"/, '$& stroke-linecap="round" stroke-linejoin="round"')
  const [attribute = '', shade] = / shade="([^"]+)"/.exec(shape) ?? []
  if (!shade) return shape
  const lit = shape.replace(attribute, '')
  return `${lit}<g clip-path="${rightHalf}">${lit.replace(/fill="[^"]+"/, `fill="${shade}"`)}</g>`
}
