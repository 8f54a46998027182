import { reply } from './support/answers.ts'
import { begin, pay } from './support/buying.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

for (const screen of slimScreens) {
  test(`SUB-01 SUB-02 SUB-03 SUB-04 SUB-06 SUB-07 CONF-01 CONF-02 CONF-06 CONF-08 CONF-10 CONF-11 CONF-12 Premium is bought by the year, opens what was locked, is cancelled and resumed (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    const { email } = await signUp(page)
    const tripId = await addTrip(page)
    await page.goto(`/trips/${tripId}?tab=collaboration`)
    await page.getByRole('button', { name: 'See Pro Benefits' }).click()
    const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
    await expect(popup.getByText('A year costs $49.89 less')).toBeVisible()
    await popup.getByRole('link', { name: /Monthly/ }).click()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(page.getByText('$7.99', { exact: true })).toBeVisible()
    await expect(page.getByText('TEST MODE')).toBeVisible()
    await expect(page.getByText('Secure payment by a card payment provider')).toBeVisible()
    await page.getByRole('radio', { name: 'Yearly' }).click()
    await expect(page.getByText('$45.99', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start Yearly Subscription' }).click()

    await expect(page.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
    await expect(page.getByText('TEST MODE')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pay(page)

    await expect(page.getByRole('heading', { name: 'Welcome to Sojourn Premium!' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('45.99 USD')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'paid' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Active' })).toBeVisible()
    await expect(page.getByText(/Renews yearly at \$45\.99, next on/)).toBeVisible()
    await expect(page.getByText('$9.99')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('target', '_blank')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Back to your trip' }).click()
    await expect(page).toHaveURL(`/trips/${tripId}?tab=collaboration`)
    await expect(page.getByRole('heading', { name: 'Trip Collaboration' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pro Feature Locked' })).toHaveCount(0)

    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'You are on Premium' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Premium, yearly' })).toBeVisible()
    await expect(page.getByText('Renews on')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Invoices' }).getByText('$45.99')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Cancel at period end' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Premium?' })
    await expect(question.getByRole('button', { name: 'Keep Premium' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancel at period end' }).click()
    await expect(page.getByText('Yours until')).toBeVisible()
    await page.getByRole('button', { name: 'Resume Premium' }).click()
    await expect(page.getByText('Renews on')).toBeVisible()
  })
}

test('SUB-13 a declined card, a bank that asks, and a number that is no test card; then Premium by the month', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await begin(page, 'Monthly')
  await page.getByRole('button', { name: /Is declined/ }).click()
  await pay(page)
  await expect(page.getByText('Your card was declined.')).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await pay(page)
  await expect(page.getByText(/Only the three test numbers work here/)).toBeVisible()
  expect(sent.filter((body) => body.includes('4111'))).toEqual([])

  await page.getByRole('button', { name: /Asks to confirm/ }).click()
  await pay(page)
  const bank = page.getByRole('dialog', { name: 'Confirm this payment' })
  await bank.getByRole('button', { name: 'Fail the confirmation' }).click()
  await expect(page.getByText(/Your bank did not confirm the payment/)).toBeVisible()
  await pay(page)
  await bank.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('7.99 USD')).toBeVisible()
  await expect(page.getByText(/Renews monthly at \$7\.99/)).toBeVisible()
})

test('a plan is changed and a refused renewal is said, on the billing page of the test', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await begin(page, 'Monthly')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Welcome to Sojourn Premium!' })).toBeVisible()
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Change to yearly' }).click()
  await page.getByRole('button', { name: /^Change to yearly/ }).click()
  await expect(page.getByRole('heading', { name: 'Premium, yearly' })).toBeVisible()
  await page.getByRole('button', { name: /Is declined/ }).click()
  await expect(page.getByText(/ending in 0002/)).toBeVisible()
  await page.getByRole('button', { name: 'Renew now' }).click()
  await expect(page.getByText(/was refused/)).toBeVisible()
  await page.getByRole('link', { name: /Back to/ }).click()
  await expect(page.getByText('Payment failed')).toBeVisible()
  await expect(page.getByText('Premium stays until')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update card' })).toBeVisible()
})

test('CONF-07 a payment that is still on its way is readable, and is looked at again', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  let asked = 0
  await page.route('**/api/stripe/session/*', (route) =>
    reply(route, { payment_status: asked++ === 0 ? 'unpaid' : 'paid', plan: 'monthly' }),
  )
  await page.goto('/confirmation?session_id=cs_test_slow')
  await expect(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Welcome to Sojourn Premium!' })).toBeVisible()
})
