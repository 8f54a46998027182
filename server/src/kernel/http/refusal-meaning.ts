// Rules and services refuse in English, as API users read it. Each of these texts is one of a catalogue, and which one is
// found here, where a failure becomes an answer: so the app tells it in its reader's language.
import type { ErrorBody } from '@sojourn/contract/errors/body'
import { refusalTexts } from '@sojourn/contract/errors/refusals'
import { once } from '@sojourn/contract/values/once'

type RefusalMeaning = NonNullable<ErrorBody['meaning']>

interface Pattern {
  code: string
  form: RegExp
  names: readonly string[]
  letters: number
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

function patternOf(code: string, text: string): Pattern {
  const pieces = text.split(/\{(\w+)\}/)
  const form = pieces.map((piece, at) => (at % 2 === 0 ? escaped(piece) : '(.+)')).join('')
  const names = pieces.filter((_, at) => at % 2 === 1)
  return { code, form: new RegExp(`^${form}$`, 's'), names, letters: text.length - names.join('').length }
}

/** Of two that fit, the one that says more itself. */
const patterns = once(() =>
  Object.entries(refusalTexts)
    .flatMap(([name, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        text.includes('|') || !/[a-z]{2}/.test(text.replaceAll(/\{\w+\}/g, ''))
          ? []
          : [patternOf(`${name}.${key}`, text)],
      ),
    )
    .toSorted((a, b) => b.letters - a.letters),
)

/** Null for what stands in no catalogue: a name, say, or somebody else's words. */
function refusalMeaning(message: string): RefusalMeaning | null {
  for (const { code, form, names } of patterns()) {
    const found = form.exec(message)
    if (!found) continue
    const values = Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']))
    return names.length === 0 ? { code } : { code, values }
  }
  return null
}

/** What a refusal means as a whole, and field by field. */
export function meaningsIn({
  message,
  fields = {},
}: Pick<ErrorBody, 'message' | 'fields'>): Pick<ErrorBody, 'meaning' | 'meanings'> {
  const meaning = refusalMeaning(message)
  const meanings = Object.entries(fields).flatMap(([field, text]) => {
    const meant = refusalMeaning(text)
    return meant ? [[field, meant] as const] : []
  })
  return {
    ...(meaning && { meaning }),
    ...(meanings.length > 0 && { meanings: Object.fromEntries(meanings) }),
  }
}
