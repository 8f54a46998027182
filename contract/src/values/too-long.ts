import { say } from '../words/say.ts'
import { valuesWords } from './words.ts'

export const tooLongText = (most: number): string => say(valuesWords.tooLong, { most })

/** The fields that hold more than they may, each with a word on it: what was pasted is refused, not cut. */
export function tooLong<Name extends string>(
  form: Readonly<Partial<Record<NoInfer<Name>, string>>>,
  most: Readonly<Record<Name, number>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(most) as Name[])
    if ((form[name] ?? '').trim().length > most[name]) errors[name] = tooLongText(most[name])
  return errors
}
