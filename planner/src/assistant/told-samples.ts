import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tellAll } from '@sojourn/contract/words/tell-all'

const world = figuresIn(
  unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
)

/** What the planner means, as it is told in English. */
export const told = <T>(meant: T) => tellAll(meant, catalogues, world)
