import { expect, test } from 'vitest'
import { whySignInText, providerFailureToast, wantedPage } from './sign-in-texts.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://own.invalid')
  return { path: pathname, search: searchParams }
}

test.each([
  ['/login', null],
  ['/login?returnTo=%2Ftrips%2F5', '/trips/5'],
  ['/login?returnTo=/subscribe?plan=yearly', '/subscribe?plan=yearly'],
  ['/subscribe', '/subscribe'],
  ['/subscribe?plan=yearly', '/subscribe?plan=yearly'],
  ['/trips/12?tab=packing', '/trips/12?tab=packing'],
  ['/dashboard?confirm=abc', '/dashboard?confirm=abc'],
  ['/trips/abc', null],
  ['/nowhere', null],
  ['/', null],
])('ROUTE-04 whoever signs in at %s wants %j', (address, wanted) => {
  expect(wantedPage(at(address))).toBe(wanted)
})

test.each([
  [null, false, null],
  ['/', false, null],
  ['/trips/5', false, 'Sign in to open this trip.'],
  ['/subscribe?plan=yearly', false, 'Sign in or create an account, then choose your plan.'],
  ['/trips/5', true, 'Your session has ended. Sign in to carry on where you were.'],
  [null, true, 'Your session has ended. Sign in to carry on where you were.'],
])(
  'for %j, with a session that just ended: %s, the screen explains itself with %j',
  (wanted, ended, text) => {
    expect(whySignInText(wanted, ended)).toBe(text)
  },
)

test('whoever finds their trips gone from the device is told why, whichever page they wanted', () => {
  for (const wanted of [null, '/trips/5'])
    expect(whySignInText(wanted, false, 'idle')).toBe(
      'You have not been online here for 14 days, so your trips are no longer on this device. They come back when you sign in with a connection. Changes that were not sent yet are still here for you.',
    )
  expect(whySignInText('/trips/5', true, 'ended')).toBe(
    'Your session has ended. Sign in to carry on where you were.',
  )
})

test('someone who cancelled at the provider is told so, in our words and not those of the address', () => {
  expect(providerFailureToast(null)).toBeNull()
  expect(providerFailureToast('cancelled')).toEqual({
    title: 'Authentication Failed',
    description: 'Sign-in was cancelled. Nothing was changed.',
  })
  expect(providerFailureToast('<b>anything</b>')?.description).toBe('Please try again or contact support.')
})
