import { figuresIn } from '../src/units/figures.ts'
import { regionUnits } from '../src/units/region.ts'
import { unitsFor } from '../src/units/units.ts'

export const lisbonFigures = figuresIn(
  unitsFor(
    null,
    regionUnits(['en-US'], () => 'Europe/Lisbon'),
  ),
)
export const americanFigures = figuresIn(
  unitsFor(
    null,
    regionUnits(['en-US'], () => 'America/New_York'),
  ),
)
