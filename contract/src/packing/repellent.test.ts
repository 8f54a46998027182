import { expect, test } from 'vitest'
import { lisbonFigures } from '../../test/figures.ts'
import { catalogues } from '../words/catalogues.ts'
import { tell } from '../words/tell.ts'
import { repellentReason } from './repellent.ts'

const day = (date: string, low: number, high: number, precipitation = 20) => ({
  date,
  low,
  high,
  precipitation,
})

test.each([
  ['Bali', 'ID', -8.6, day('2027-02-01', 75, 88, 60), 'mosquitoes can carry disease here'],
  ['Cusco, high up', 'PE', -13.5, day('2027-06-01', 33, 68, 5), null],
  ['Venice in July', 'IT', 45.4, day('2027-07-10', 68, 82, 25), 'warm and damp nights'],
  ['Dubai in July', 'AE', 25.2, day('2027-07-10', 88, 105, 1), null],
  ['Inari in July', 'FI', 68.9, day('2027-07-10', 50, 66, 30), 'mosquitoes of the northern summer'],
  ['Inari in March', 'FI', 68.9, day('2027-03-10', 10, 28, 30), null],
  ['Lisbon in April', 'PT', 38.7, day('2027-04-18', 53, 67, 30), null],
  ['a place nobody knows', null, null, day('2027-04-18', 53, 67), null],
])('in %s the repellent is packed because: %4$s', (_where, countryCode, latitude, weather, reason) => {
  const meant = repellentReason({ countryCode, latitude }, [weather])
  expect(meant && tell(meant, catalogues, lisbonFigures)).toBe(reason)
})
