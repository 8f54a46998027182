import type { Reply } from '@sojourn/contract/http/endpoint'
import type { EndpointOf } from '@sojourn/contract/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refused } from '../../../test/far-end.ts'
import { expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf } from '../../../test/world.ts'

const billing: Reply<EndpointOf<'billing.state'>> = {
  mode: 'test',
  isPremium: false,
  subscription: null,
  prices: { monthly: 799, yearly: 4599, currency: 'usd' },
}
const openAt = (address: string, changes: Answers = {}) =>
  openApp(address, {
    ...answersOf(),
    'billing.state': () => billing,
    'billing.invoices': () => [],
    ...changes,
  })

test.each([
  ['?plan=yearly', /Yearly/, '$45.99'],
  ['', /Monthly/, '$7.99'],
  ['?plan=monthly', /Monthly/, '$7.99'],
  ['?plan=weekly', /Monthly/, '$7.99'],
])('ROUTE-05 ROUTE-06 ROUTE-07 /subscribe%s chooses %s at %s', async (query, name, price) => {
  const { user } = openAt(`/subscribe${query}`)
  expect(await screen.findByRole('radio', { name, checked: true })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(price)).not.toEqual([]))
  // The label that overstates the saving stays on the landing page (C-002).
  expect(screen.queryByText(/\bsave\b/i)).toBeNull()
  await user.click(screen.getByRole('radio', { name: /Yearly/ }))
  expect(await screen.findByText(/per year/)).toBeTruthy()
  expect(screen.getByText(/about \$3\.83 a month/)).toBeTruthy()
  expect(location.search).toBe('?plan=yearly')
})

test.each(['/packing', '/trips/1/packing', '/trips/abc', '/trips/0', '/trips/%', '/no/such/page'])(
  'ROUTE-14 ROUTE-18 ERR-08 there is no page at %s',
  async (path) => {
    openAt(path)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(screen.getByText(/There is no page at this address\./)).toBeTruthy()
  },
)

test('SUB-05 SUB-08 SUB-09 SUB-10 SUB-11 SUB-12 a checkout that fails says so, and who has Premium is led home', async () => {
  const { user, far } = openAt('/subscribe')
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Start Monthly Subscription' }))
  far.answers['billing.createCheckout'] = () =>
    refused(502, { code: 'upstream_failed', message: 'The card company is asleep.' })
  await press()
  await expectToast('Subscription Error', 'The card company is asleep.')
  far.answers['billing.createCheckout'] = () => refused(500)
  await press()
  await expectToast('Subscription Error', 'Failed to create checkout session')
  far.answers['billing.createCheckout'] = () => ({ url: '' })
  await press()
  await expectToast('Subscription Error', 'No checkout URL received')

  const { promise, resolve } = Promise.withResolvers<void>()
  far.answers['billing.createCheckout'] = async () => {
    await promise
    return refused(409, {
      code: 'conflict',
      message: 'This account already has an active subscription.',
    })
  }
  await press()
  expect(await screen.findByRole('button', { name: 'Creating Checkout...' })).toBeTruthy()
  resolve()
  await expectToast('Subscription Error', 'You already have an active Sojourn Premium subscription.')
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('CONF-03 CONF-04 CONF-05 a payment that cannot be verified says why', async () => {
  const { unmount } = openAt('/confirmation')
  expect(await screen.findByRole('heading', { name: 'Payment Verification Failed' })).toBeTruthy()
  expect(screen.getByText('No session ID found in URL')).toBeTruthy()
  unmount()
  openAt('/confirmation?session_id=cs_test_of_somebody_else', {
    'billing.session': () =>
      refused(404, {
        code: 'not_found',
        message: 'This payment is not known here, or it belongs to another account.',
      }),
  })
  expect(await screen.findByText(/is not known here, or it belongs to another account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/subscribe')
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/')
})

test('CONF-07 a payment that is still on its way is looked at again', async () => {
  let asked = 0
  openAt('/confirmation?session_id=cs_test_slow', {
    'billing.session': () => ({ payment_status: asked++ === 0 ? 'unpaid' : 'paid', plan: 'monthly' }),
  })
  expect(await screen.findByRole('heading', { name: 'Payment Processing' })).toBeTruthy()
  expect(screen.getByText('Activation pending')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Welcome to Sojourn Premium!' })).toBeTruthy()
  expect(screen.queryByText('Email')).toBeNull()
})
