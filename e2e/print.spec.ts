import { expect, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** What the browser took of the rules for the margins of a page. */
const pageNumbers = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes('@page'))
    .join(' ')

test('the settings menu and Ctrl+P print the trip: a numbered page a day with times, addresses, notes, codes, a map, the weather, the night’s address and whom to call, then packing list and budget, without a button', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelectorAll('.print-page').length))
  })
  await signUp(page)
  const id = await addTrip(page, { budget: 800 })
  const add = async (list: string, data: Record<string, unknown>) =>
    expect((await page.context().request.post(`/api/trips/${id}/${list}`, { data })).status()).toBe(200)
  const sintra = { latitude: 38.7876, longitude: -9.3906, location: 'Estrada da Pena, 2710-609 Sintra' }
  await add('itinerary', {
    title: 'Pena Palace',
    type: 'sightseeing',
    date: '2027-04-21',
    time: '10:30',
    endTime: '12:00',
    notes: 'PNA-48213, bus up from the station',
    cost: 56,
    ...sintra,
  })
  await add('itinerary', { title: 'Lunch', type: 'meal', date: '2027-04-21', time: '13:30' })
  await add('itinerary', {
    title: 'Check in at Casa do Jasmim',
    type: 'hotel',
    date: '2027-04-21',
    time: '18:00',
    location: '12 Rua da Rosa, Lisbon',
  })
  await add('itinerary', { title: 'Tram 28', type: 'transport', date: '2027-04-22' })
  await add('packing', { item: 'Socks', quantity: 7, category: 'clothing' })
  await add('expenses', {
    description: 'Tram cards',
    amount: '12.50',
    currency: 'EUR',
    category: 'transport',
    date: '2027-04-19',
  })

  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click()
  const body = page.locator('body')
  await expect(body).toHaveAttribute('data-printed', '4')
  await body.evaluate((element) => element.removeAttribute('data-printed'))
  await page.keyboard.press('Control+p')
  await expect(body).toHaveAttribute('data-printed', '4')
  const pages = page.locator('.print-page')
  await expect(pages.first()).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  const wednesday = pages.first()
  await expect(wednesday).toBeVisible()
  await expect(wednesday.getByRole('heading', { name: 'Wednesday, April 21' })).toBeVisible()
  const palace = wednesday.getByRole('listitem').first()
  for (const text of ['10:30', 'to 12:00', '€56', sintra.location, 'PNA-48213, bus up from the station'])
    await expect(palace).toContainText(text)
  await expect(wednesday.getByText('Day 4 of 8')).toBeVisible()
  await expect(
    wednesday.getByText('Family Trip to Lisbon · Apr 18 – 25, 2027', { exact: true }),
  ).toBeVisible()
  await expect(wednesday.getByText('PNA-48213', { exact: true })).toBeVisible()
  await expect(wednesday.getByText('Not on the map: 2, 3.')).toBeVisible()
  await expect(wednesday.locator('.print-head')).toContainText(
    /^Wednesday, April 21\d+° \/ \d+°[CF], typical\d+%0\d:\d\d.*20:\d\d/,
  )
  await expect(wednesday.getByText('Police, ambulance, fire', { exact: true }).locator('..')).toContainText(
    '112',
  )
  // Words that are longer, as other languages have them, break no number.
  const call = wednesday.locator('.print-call').first()
  await call.locator('span').evaluate((words) => (words.textContent = 'Polizei, Rettungsdienst, Feuerwehr'))
  const number = await call.locator('b').boundingBox()
  expect(number?.height).toBeLessThan(number?.width ?? 0)
  await expect(wednesday.getByRole('heading', { name: 'Tonight' }).locator('..')).toHaveText(
    'TonightCasa do Jasmim12 Rua da Rosa, LisbonNight 4 of 7',
  )
  expect(
    await wednesday.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width),
  ).toBeGreaterThan(600)
  await expect(pages.nth(1)).toContainText('Tram 28')
  await expect(pages.nth(2)).toContainText('Socks × 7')
  await expect(pages.nth(3)).toContainText('€12.50 spent of €800.00, €787.50 left')
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.evaluate(pageNumbers)).toContain('counter(page) " of " counter(pages)')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4)
})
