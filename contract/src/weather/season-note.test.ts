import { expect, test } from 'vitest'
import { lisbonFigures } from '../../test/figures.ts'
import { catalogues } from '../words/catalogues.ts'
import { tell } from '../words/tell.ts'
import { seasonNote } from './season-note.ts'

test.each([
  ['2027-04-01', 'typical for early April'],
  ['2027-04-10', 'typical for early April'],
  ['2027-04-11', 'typical for mid-April'],
  ['2027-04-20', 'typical for mid-April'],
  ['2027-04-21', 'typical for late April'],
  ['2028-02-29', 'typical for late February'],
])('the climate of %s is "%s"', (date, note) => {
  expect(tell(seasonNote(date), catalogues, lisbonFigures)).toBe(note)
})
