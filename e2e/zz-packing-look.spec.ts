import { test, expect } from './support/test.ts'
const rows = [
  ['Passports', 'documents', 4, 'Everyone', true, true, null],
  ['Travel insurance card', 'documents', 1, 'Maya', true, true, null],
  ['Train tickets, Sintra', 'documents', 4, 'Tunde', false, true, null],
  ['Light jackets', 'clothing', 4, null, true, false, null],
  ['Walking shoes', 'clothing', 4, null, false, true, null],
  ['T-shirts', 'clothing', 6, 'Tunde', true, false, null],
  ['Warm jacket', 'clothing', 1, null, false, true, 'typical low of 54 °F on Apr 18'],
  ['Sun hats', 'clothing', 2, 'Ada, Zik', true, false, null],
  ['Phone chargers', 'electronics', 2, 'Maya', true, false, null],
  ['Camera and spare battery', 'electronics', 1, 'Maya', false, false, 'for every trip, here 7 days'],
  ['First-aid kit', 'medical', 1, 'Maya', true, true, null],
  ['Sunscreen SPF 50', 'medical', 2, null, false, false, null],
  ['Carrier for Zik', 'kids', 1, 'Zik', false, false, null],
  ['Day backpack', 'gear', 2, 'Tunde', true, false, null],
  ['Reusable bottles', 'gear', 4, null, true, false, null],
] as const
for (const [width, theme, plan] of [
  ['desktop', 'light', 'pro'],
  ['desktop', 'dark', 'free'],
  ['tablet', 'light', 'free'],
  ['phone', 'light', 'free'],
  ['phone', 'dark', 'pro'],
] as const) {
  test(`look ${width} ${theme}`, async ({ open, signUp }) => {
    const page = await open({ width, theme })
    await signUp(page, { plan })
    const api = page.context().request
    const trip = (await (
      await api.post('/api/trips', {
        data: {
          title: 'Family Trip to Lisbon',
          destination: 'Lisbon, Portugal',
          startDate: '2027-04-18',
          endDate: '2027-04-25',
          travelMode: 'family',
          currency: 'EUR',
        },
      })
    ).json()) as { id: number }
    await page.goto(`/trips/${trip.id}?tab=packing`)
    await expect(page.getByText('Nothing in the case yet')).toBeVisible()
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/pk/empty-${width}-${theme}.png`, fullPage: true })
    for (const [item, category, quantity, memberName, packed, essential, reason] of rows)
      await api.post(`/api/trips/${trip.id}/packing`, {
        data: { item, category, quantity, memberName, packed, essential, ...(reason && { reason }) },
      })
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Passports' })).toBeVisible()
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/pk/list-${width}-${theme}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/pk/add-${width}-${theme}.png` })
    await page.goto('/')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/pk/dash-${width}-${theme}.png` })
  })
}
