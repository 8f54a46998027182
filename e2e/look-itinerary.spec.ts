import type { Page } from '@playwright/test'
import { expect, test, type Screen } from './support/test.ts'

const stops = [
  ['Lisbon Airport', 'flight', '2027-04-18', '11:40', 'Terminal 1 arrivals', 38.7742, -9.1342],
  ['Check in, Casa do Bairro', 'hotel', '2027-04-18', '14:00', 'Bairro Alto', 38.7118, -9.1453],
  ['São Jorge Castle', 'cultural', '2027-04-19', '10:00', 'Rua de Santa Cruz do Castelo', 38.7139, -9.1335],
  ['Time Out Market', 'meal', '2027-04-19', '13:00', 'Cais do Sodré', 38.7068, -9.1459],
  ['Oceanário', 'activity', '2027-04-20', '10:00', 'Parque das Nações', 38.7635, -9.0937],
  ['Belém Tower', 'sightseeing', '2027-04-20', '15:00', 'Belém', 38.6916, -9.216],
  ['Train to Sintra', 'transport', '2027-04-21', '09:10', 'Rossio station, platform 4', 38.7143, -9.1408],
  ['Pena Palace', 'sightseeing', '2027-04-21', '10:30', 'Estrada da Pena, Sintra', 38.7876, -9.3906],
  ['Lunch at the old bakery', 'meal', '2027-04-21', '13:30', null, null, null],
  ['Cabo da Roca', 'outdoor', '2027-04-21', null, 'Colares', 38.7804, -9.4989],
  ['Boca do Inferno', 'outdoor', '2027-04-22', null, 'Cascais', 38.6913, -9.4302],
] as const

async function seed(page: Page): Promise<number> {
  const trip = await page.context().request.post('/api/trips', {
    data: {
      title: 'Family Trip to Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-04-18',
      endDate: '2027-04-25',
      travelMode: 'family',
      currency: 'USD',
      budget: 3200,
    },
  })
  const { id } = (await trip.json()) as { id: number }
  for (const [title, type, date, time, location, latitude, longitude] of stops) {
    const answer = await page.context().request.post(`/api/trips/${id}/itinerary`, {
      data: {
        title,
        type,
        date,
        time,
        location,
        latitude,
        longitude,
        notes: title === 'Pena Palace' ? 'Timed tickets for 4 are in the Files app' : null,
      },
    })
    expect(answer.status()).toBe(200)
  }
  return id
}

const screens: Screen[] = [
  { width: 'desktop', theme: 'light' },
  { width: 'desktop', theme: 'dark' },
  { width: 'phone', theme: 'light' },
  { width: 'phone', theme: 'dark' },
  { width: 'tablet', theme: 'light' },
]
for (const screen of screens) {
  test(`look ${screen.width} ${screen.theme}`, async ({ open, signUp }) => {
    test.setTimeout(150_000)
    const page = await open(screen)
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    await signUp(page, { plan: 'pro' })
    const id = await seed(page)
    const shot = (name: string) =>
      page.screenshot({ path: `/tmp/look/${screen.width}-${screen.theme}-${name}.png`, fullPage: true })
    await page.goto(`/trips/${id}`)
    await expect(page.getByText('Activities List')).toBeVisible({ timeout: 40_000 })
    await page.waitForTimeout(1500)
    await shot('plan-collapsed')
    await page.getByRole('button', { name: /Travel Timeline/ }).click()
    await page.getByRole('button', { name: /^Day 4/ }).click()
    await page.locator('[data-item-id] button[aria-expanded]').first().click()
    await page.waitForTimeout(500)
    await shot('plan')
    await page.getByRole('button', { name: 'Add Activity' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('combobox', { name: 'Location' }).fill('Sint')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/look/${screen.width}-${screen.theme}-dialog.png` })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Map' }).click()
    await page.waitForTimeout(3500)
    await shot('map')
    await page.getByRole('button', { name: 'Show route' }).click()
    await page
      .getByRole('button', { name: /Pena Palace/ })
      .first()
      .click()
    await page.waitForTimeout(1500)
    await shot('map-route')
    await page.getByRole('tab', { name: 'Destination' }).click()
    await page.waitForTimeout(800)
    await shot('destination')
  })
}
