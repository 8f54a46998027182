import { type Figures, figuresIn } from '@sojourn/contract/units/figures'
import { degreesIn } from '@sojourn/contract/units/texts'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { english } from '@sojourn/contract/words/chosen-language'
import { type Told, tellAll } from '@sojourn/contract/words/tell-all'
import { inLanguage } from '@sojourn/contract/words/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { readerLanguage } from './reader-language.ts'

/** The app says with `Prefer: meanings` that it tells by itself, in the language of its reader. */
export const asksForMeanings = ({ headers }: FastifyRequest): boolean =>
  /\bmeanings\b/.test(String(headers['prefer']))

/** Degrees stay in the unit they are measured in. */
const world: Figures = {
  ...figuresIn(
    unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
  ),
  temperature: (value, from) => `${degreesIn(from, value, from)} °${from}`,
}

/** What is meant, as the English text that API users read, unless whoever asks tells it by itself. */
export const toldAnswer = <Answer>(request: FastifyRequest, answer: Answer): Answer =>
  asksForMeanings(request) ? answer : (tellAll(answer, catalogues, world) as Answer)

/** What whoever asks takes over as words of their own: in the language they read, in English where they take texts. */
export function toldFor<T>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string | null,
  meant: T,
): Told<T> {
  const language = askedLanguage(deps, request, reply, account)
  return inLanguage(deps.languages.get(language) ?? {}, () => tellAll(meant, catalogues, world))
}

/** In which language whoever asks is answered where no meaning can be sent. */
const askedLanguage = (
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string | null,
): string => (asksForMeanings(request) ? readerLanguage(deps, request, reply, account) : english)
