import { shapes } from './address.ts'
import { coarse } from './coarse.ts'
import type { Picture } from './picture.ts'
import { postcard } from './postcard.ts'
import { recipeOf } from './recipe-for.ts'
import { merge } from './svg/merge.ts'

/** The picture as SVG; the same picture always gives the same text. */
export function draw({ subject, season, evening, shape }: Picture): string {
  const svg = postcard(recipeOf(subject), { ...shapes[shape], season, evening })
  return merge(shape === 'thumb' ? coarse(svg) : svg)
}

/** Drawn thumbs one below the other. Each keeps its own names: in one file they would be taken for each other. */
export function sheetFrom(thumbs: readonly string[]): string {
  const { width, height } = shapes.thumb
  const drawn = thumbs.map((svg, n) =>
    svg
      .replace('<svg ', `<svg y="${n * height}" width="${width}" height="${height}" `)
      .replaceAll(/( id="|#)p(?=[a-z])/gi, `$1p${n}-`),
  )
  const total = height * thumbs.length
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}">${drawn.join('')}</svg>`
}
