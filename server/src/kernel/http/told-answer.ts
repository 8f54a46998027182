import { type Figures, figuresIn } from '@sojourn/contract/units/figures'
import { degreesIn } from '@sojourn/contract/units/texts'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tellAll } from '@sojourn/contract/words/tell-all'
import type { FastifyRequest } from 'fastify'

/** The app says with `Prefer: meanings` that it tells by itself, in the language of its reader. */
const asksForMeanings = ({ headers }: FastifyRequest): boolean =>
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
