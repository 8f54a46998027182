import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { isMeaning } from '@sojourn/contract/words/meaning'
import { tell } from '@sojourn/contract/words/tell'
import type { FastifyRequest } from 'fastify'

/** The app says with `Prefer: meanings` that it tells by itself, in the language of its reader. */
const asksForMeanings = ({ headers }: FastifyRequest): boolean =>
  /\bmeanings\b/.test(String(headers['prefer']))

const world = figuresIn(
  unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
)

/** What holds no meaning is answered as it is, not copied: most answers hold none. */
function withTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isMeaning(value)) return tell(value, catalogues, world)
  if (Array.isArray(value)) {
    const told = value.map(withTexts)
    return told.some((one, at) => one !== value[at]) ? told : value
  }
  let told: Record<string, unknown> | null = null
  for (const [key, held] of Object.entries(value)) {
    const text = withTexts(held)
    if (text !== held) (told ??= { ...value })[key] = text
  }
  return told ?? value
}

/** What is meant, as the English text that API users read, unless whoever asks tells it by itself. */
export const toldAnswer = <Answer>(request: FastifyRequest, answer: Answer): Answer =>
  asksForMeanings(request) ? answer : (withTexts(answer) as Answer)
