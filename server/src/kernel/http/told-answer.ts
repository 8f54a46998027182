import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tellAll } from '@sojourn/contract/words/tell-all'
import type { FastifyRequest } from 'fastify'

/** The app says with `Prefer: meanings` that it tells by itself, in the language of its reader. */
const asksForMeanings = ({ headers }: FastifyRequest): boolean =>
  /\bmeanings\b/.test(String(headers['prefer']))

const world = figuresIn(
  unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
)

/** What is meant, as the English text that API users read, unless whoever asks tells it by itself. */
export const toldAnswer = <Answer>(request: FastifyRequest, answer: Answer): Answer =>
  asksForMeanings(request) ? answer : (tellAll(answer, catalogues, world) as Answer)
