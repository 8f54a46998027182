import { expect, test } from 'vitest'
import { screenAt } from './screens.ts'

test.each([
  ['/', true, 'dashboard'],
  ['/dashboard', true, 'dashboard'],
  ['/trips/7', true, 'trip'],
  ['/trips/7/', true, null],
  ['/trips/0', true, null],
  ['/trips/seven', true, null],
  ['/subscribe', true, null],
  ['/login', true, 'signIn'],
  ['/login', false, 'signIn'],
  ['/trips/7', false, 'signIn'],
  ['/anything', false, 'signIn'],
  ['/confirmation', false, null],
  ['/confirmation', true, null],
] as const)('%s shows, signed in: %s, the screen %s', (path, isSignedIn, screen) => {
  expect(screenAt(path, isSignedIn)).toBe(screen)
})
