import { expect, test } from 'vitest'
import { lisbonFigures } from '../../test/figures.ts'
import { catalogues } from '../words/catalogues.ts'
import { tell } from '../words/tell.ts'
import { fromDevice, type LookedUp, nearbyGuideNotice, noPlaces, notCheckedText, noticeOf } from './texts.ts'

test.each<[checked: LookedUp[], text: string | null]>([
  [['place', 'hours', 'cost'], null],
  [['place', 'hours'], 'Price not checked'],
  [['place', 'cost'], 'Hours not checked'],
  [['place'], 'Hours and price not checked'],
  [['hours', 'cost'], 'not verified'],
  [[], 'not verified'],
])('of what had %j looked up the rest is said: %s', (checked, text) => {
  expect(notCheckedText(checked)).toBe(text)
})

test('what there is to say stands in one line, and nothing where there is nothing', () => {
  expect(noticeOf(null, null)).toBeNull()
  expect(noticeOf(noPlaces(), null)).toEqual(noPlaces())
  const both = noticeOf(fromDevice(), nearbyGuideNotice('Lisbon', 'Beja'))
  expect(both && tell(both, catalogues, lisbonFigures)).toBe(
    'Made on this device without a connection. It was not counted. From the guide of Lisbon, as Beja has none: the days begin and end in Lisbon.',
  )
})
