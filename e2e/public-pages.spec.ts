import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { startServer } from './support/server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, themes, widths } from './support/test.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/support', 'Support'],
] as const

test('ROUTE-10 privacy, terms and support open for visitors and for those signed in, who find the way back', async ({
  open,
  signUp,
}) => {
  const page = await open()
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveCount(0)
  }
  await signUp(page)
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
})

test('LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-04 the terms state age, notice of price changes, refunds and cancellation', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/terms')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('Who may use it')).toContainText('at least 13 years old')
  await expect(section('Price changes')).toContainText('at least 30 days’ notice of price changes')
  await expect(section('Refunds')).toContainText('Fees are non-refundable except as required by law.')
  await expect(section('Refunds')).toContainText('European Union')
  await expect(section('Refunds')).toContainText('within 14 days')
  await expect(section('Cancellation')).toContainText('takes effect at the end of the current billing period')
  await expect(section('Free and Premium')).toContainText('$7.99 per month or $45.99 per year')
  await expect(page.getByText(/^Last changed on \w+ \d+, \d{4}\.$/)).toBeVisible()
})

test('LEGAL-05 the privacy policy names what is kept, for how long, who may be contacted, and the contact', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/privacy')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('What is kept')).toContainText('email address')
  await expect(section('What is kept')).toContainText(
    'Names of family members on a packing list are optional',
  )
  await expect(section('How long it is kept')).toContainText('A deleted trip: 30 days')
  await expect(section('Cookies and local storage')).toContainText('one cookie for your session')
  for (const service of ['Google or Apple', 'weather service', 'map tile server', 'Stripe', 'AI service'])
    await expect(section('Services that may be contacted')).toContainText(service)
  await expect(section('AI suggestions')).toContainText('never sent names, email addresses, expenses')
  await expect(section('Your rights')).toContainText('free of charge')
  await expect(section('Contact')).toContainText('whoever runs this instance')

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'In short' })).toBeInViewport()
})

test('SUPPORT-02 SUPPORT-03 SUPPORT-04 SUPPORT-05 support has four help groups and answers five questions', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/support')
  const help = page.getByRole('region', { name: 'Help topics' })
  await expect(help.getByRole('heading', { level: 3 })).toHaveText([
    'Getting Started',
    'Mobile App',
    'Trip Planning',
    'Account & Privacy',
  ])
  await expect(help).toContainText('tap Share, then Add to Home Screen')

  const questions = page.getByRole('region', { name: 'Frequently asked questions' }).locator('details')
  await expect(questions).toHaveCount(5)
  const open1 = questions.nth(0)
  await open1.getByRole('heading').click()
  await expect(
    open1.getByText('Free covers basic trip planning, budget tracking and packing lists'),
  ).toBeVisible()
  await questions.nth(1).getByRole('heading').click()
  await expect(
    questions.nth(1).getByText('Premium adds AI recommendations, advanced analytics and priority support'),
  ).toBeVisible()
  await expect(open1.getByText('Free covers')).toBeHidden()
  await expect(page.getByText('Response time: usually within 24 hours.')).toBeVisible()
})

test('SUPPORT-01 SUPPORT-06 the operator’s addresses are shown as mail links with the time an answer takes, and the configured address of the site', async ({
  browser,
}) => {
  const port = await freePort()
  const server = await startServer({
    SUPPORT_EMAIL: 'help@example.com',
    FEATURE_EMAIL: 'ideas@example.com',
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
  })
  try {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/support')
    const contact = page.getByRole('region', { name: 'Contact' })
    await expect(contact.getByRole('heading', { level: 3 })).toHaveText(['Email support', 'Feature request'])
    await expect(contact.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
    await expect(contact.getByRole('link', { name: 'ideas@example.com' })).toHaveAttribute(
      'href',
      'mailto:ideas@example.com',
    )
    await expect(contact).toContainText('usually within 24 hours')
    await expect(contact).not.toContainText('priority')
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', `${server.url}/support`)
    await page.goto('/')
    await expect(canonical).toHaveAttribute('href', `${server.url}/`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${server.url}/og.png`)
    await context.close()
  } finally {
    await server.stop()
  }
})

test('SUPPORT-01 without addresses the page says whom to ask; a Pro user reads of priority support', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.goto('/support')
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Write to whoever runs it')
  await expect(contact.getByRole('link')).toHaveCount(0)
  await expect(contact).not.toContainText('priority support')
  await signUp(page, { plan: 'pro' })
  await page.reload()
  await expect(contact).toContainText('You have priority support')
})

for (const theme of themes) {
  test(`the public pages are sound at 360, 768 and 1280 px, ${theme}: axe, no sideways scroll, no errors`, async ({
    open,
  }) => {
    test.slow()
    const page = await open({ theme })
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 })
      for (const [path] of pages) {
        await page.goto(path)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    }
    expect(faults).toEqual([])
  })
}

test('the public pages read with JavaScript off', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.getByText('What does Premium add?').click()
  await expect(page.getByText(/Premium adds AI recommendations/)).toBeVisible()
  await context.close()
})
