import type { Figures } from '../units/figures.ts'
import { isMeaning, type Meaning } from './meaning.ts'
import { type LoadedCatalogues, tell } from './tell.ts'

/** The same with a text in place of each meaning. */
export type Told<T> = T extends Meaning ? string : T extends object ? { [Key in keyof T]: Told<T[Key]> } : T

/** Tells each meaning in a value. What holds none is the very same value, not a copy: most hold none. */
export const tellAll = <T>(value: T, told: LoadedCatalogues, figures: Figures): Told<T> =>
  allTold(value, told, figures) as Told<T>

function allTold(value: unknown, told: LoadedCatalogues, figures: Figures): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isMeaning(value)) return tell(value, told, figures)
  if (Array.isArray(value)) {
    const texts = value.map((one) => allTold(one, told, figures))
    return texts.some((one, at) => one !== value[at]) ? texts : value
  }
  let copy: Record<string, unknown> | null = null
  for (const [key, held] of Object.entries(value)) {
    const text = allTold(held, told, figures)
    if (text !== held) (copy ??= { ...value })[key] = text
  }
  return copy ?? value
}
