import { shapes } from './address.ts'
import type { Picture } from './picture.ts'
import { postcard } from './postcard.ts'
import { recipeOf } from './recipe-for.ts'

/** The picture as SVG; the same picture always gives the same text. */
export const draw = ({ subject, season, evening, shape }: Picture): string =>
  postcard(recipeOf(subject), { ...shapes[shape], season, evening })
