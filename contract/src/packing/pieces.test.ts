import { expect, test } from 'vitest'
import { lisbonFigures } from '../../test/figures.ts'
import { catalogues } from '../words/catalogues.ts'
import { tell } from '../words/tell.ts'
import { piecesFor, piecesReason } from './pieces.ts'

test.each([
  ['night', 0, 1, 1, 'for every trip'],
  ['night', 1, 1, 1, 'for 1 night'],
  ['night', 3, 1, 3, 'for 3 nights'],
  ['night', 7, 1, 7, 'for 7 nights'],
  ['night', 8, 1, 7, 'for 8 nights, with laundry once a week'],
  ['night', 30, 1, 7, 'for 30 nights, with laundry once a week'],
  ['night', 3, 4, 12, 'for 3 nights, 4 people'],
  ['night', 10, 2, 14, 'for 10 nights, with laundry once a week, 2 people'],
  ['night', 3, 0, 3, 'for 3 nights'],
  ['person', 10, 1, 1, 'for every trip'],
  ['person', 10, 4, 4, 'for every trip, 4 people'],
  ['trip', 10, 4, 1, 'for every trip'],
  ['third night', 7, 2, 6, 'for 7 nights, 2 people'],
  ['third night', 2, 1, 1, 'for 2 nights'],
  ['adult', 7, 4, 2, 'for every trip, 2 adults'],
  ['child', 7, 4, 2, 'for every trip, 4 people'],
] as const)('one per %s, %i nights and %i people: %i pieces, "%s"', (per, nights, people, pieces, reason) => {
  expect(piecesFor(per, { nights, people, children: 2 })).toBe(pieces)
  expect(tell(piecesReason(per, { nights, people, children: 2 }), catalogues, lisbonFigures)).toBe(reason)
})
