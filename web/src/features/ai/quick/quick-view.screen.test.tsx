import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../../../../test/far-end.ts'
import { expectAccessible, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon, nothingGenerated } from '../../../../test/world.ts'

test('AIQ-15 suggestions that cannot be read say so in the stated words, and can be asked again', async () => {
  const trip = lisbon()
  let isBroken = true
  const { user } = openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip }),
    'ai.saved': () => (isBroken ? refused(500, {}) : nothingGenerated),
  })
  expect(
    await screen.findByText('Unable to generate AI suggestions for this destination at the moment.'),
  ).toBeTruthy()
  await expectAccessible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: /Retry|Try again/i }))
  expect(await screen.findByRole('button', { name: 'Generate suggestions' })).toBeTruthy()
})
