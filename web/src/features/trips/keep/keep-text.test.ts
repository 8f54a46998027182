import { regionUnits } from '@sojourn/contract/units/region'
import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { expect, test } from 'vitest'
import type { KeepState } from './keep-store.ts'
import { keepHint, partsHere } from './keep-text.ts'
import type { PartName } from './trip-parts.ts'

const figures = figuresIn(
  unitsFor(
    null,
    regionUnits(['en-US'], () => 'America/New_York'),
  ),
)
const state: KeepState = {
  status: 'missing',
  parts: [],
  bytes: 0,
  asOf: null,
  missing: [],
  isAppMissing: true,
  isFull: false,
}

test.each<[readonly PartName[], string]>([
  [[], 'The app itself is not here yet.'],
  [['packing'], 'Packing is missing.'],
  [['expenses'], 'Expenses are missing.'],
  [['guide'], 'Guide places are missing.'],
  [['map'], 'Map of the area is missing.'],
  [['artwork', 'map'], 'Artwork and map of the area are missing.'],
  [['itinerary', 'packing', 'members'], 'Itinerary, packing and members are missing.'],
])('of a kept trip without %o the hint is "%s"', (missing, hint) => {
  expect(keepHint({ ...state, missing }, figures)).toBe(hint)
  expect(partsHere({ ...state, missing })).toBe(`${7 - missing.length} of 7 parts are here`)
})

test('while a trip is brought the hint says how much of it is here', () => {
  expect(keepHint({ ...state, status: 'loading', bytes: 1_250_000 }, figures)).toBe('1.3 of about 4.5 MB')
  expect(keepHint({ ...state, status: 'off' }, figures)).toBe(
    'All of it, pictures and map too. About 4.5 MB.',
  )
})
