import { expect, test } from 'vitest'
import { noDatesText } from './destination.ts'

test('that no public holiday falls into a trip is only said where the country is known', () => {
  expect(noDatesText('PT')).toContain('No public holiday')
  expect(noDatesText(null)).not.toContain('No public holiday')
})
