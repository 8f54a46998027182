import { cleanName } from './identities.ts'

/** What an authorization answer may hold, and how each looks at most; states are ours. */
const answerShapes = {
  code: /^.{0,2048}$/s,
  state: /^[\w-]{0,43}$/,
  iss: /^.{0,2048}$/s,
  error: /^[a-z_]{0,100}$/,
}
const answerFields = Object.keys(answerShapes) as (keyof typeof answerShapes)[]

/** Anybody may post here: nothing goes into an address of ours that no provider says. */
export const isPassable = (answer: URLSearchParams): boolean =>
  answerFields.every((field) => answerShapes[field].test(answer.get(field) ?? ''))

/** Everything else stays behind. */
export function answerOf(source: unknown): URLSearchParams {
  const given = answerFields.map((field) => [field, fieldOf(source, field)] as const)
  return new URLSearchParams(given.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== null))
}

/** One text of a query or form; a field sent twice counts as missing. */
export function fieldOf(source: unknown, field: string): string | null {
  const value = (source as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' ? value : null
}

/** `{"name":{"firstName":"Maya","lastName":"Okafor"}}`, from Apple's form field `user`. */
export function nameIn(user: string | null): string | null {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } }
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string')
    return cleanName(words.join(' '))
  } catch {
    return null
  }
}

export const isCancelled = (error: string): boolean =>
  ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'].includes(error)
