import { expect, test } from 'vitest'
import { type LookedUp, notCheckedText, noticeOf } from './texts.ts'

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
  expect(noticeOf('One.', null)).toBe('One.')
  expect(noticeOf('One.', 'Two.')).toBe('One. Two.')
})
