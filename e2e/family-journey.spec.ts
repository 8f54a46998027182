import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** What a family with a telephone may be asked to touch until its whole journey is in. */
const mostTaps = 60

/** Counts what a thumb does: each press, each field that is opened to type, each day of a calendar. */
class Thumb {
  taps = 0

  async press(target: Locator): Promise<void> {
    this.taps++
    await target.tap()
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await field.pressSequentially(text)
  }

  /** Of a list that opened just now: what is pressed before anybody can have seen it does not count. */
  async choose(option: Locator): Promise<void> {
    await option.hover()
    await this.press(option)
  }

  /** A field with a wheel or a calendar is opened, set and closed. */
  async set(field: Locator, value: string): Promise<void> {
    this.taps += 2
    await field.fill(value)
  }
}

const booking = (page: Page) => page.getByRole('dialog', { name: 'Add booking' })
const shown = (page: Page, title: string) => page.getByRole('article', { name: title })

async function addBooking(page: Page, thumb: Thumb): Promise<void> {
  await thumb.press(page.getByRole('button', { name: 'Add booking' }).first())
  await expect(booking(page)).toBeVisible()
}

async function save(page: Page, thumb: Thumb): Promise<void> {
  await thumb.press(booking(page).getByRole('button', { name: 'Add booking' }))
  await expect(booking(page)).toBeHidden()
}

async function fly(page: Page, thumb: Thumb, end: 'From' | 'To', letters: string): Promise<void> {
  await thumb.type(booking(page).getByRole('combobox', { name: end, exact: true }), letters)
  await thumb.choose(booking(page).getByRole('option', { name: new RegExp(`^${letters}`) }))
}

async function setTimes(page: Page, thumb: Thumb, leaves: string, arrives: string): Promise<void> {
  await thumb.set(booking(page).getByLabel('Time, From'), leaves)
  await thumb.set(booking(page).getByLabel('Time, To'), arrives)
}

test('a family from Chicago puts its journey through Italy in on a phone and reads it without a connection', async ({
  open,
  signUp,
}) => {
  test.slow()
  const page = await open({ width: 'phone', theme: 'light', serviceWorker: true })
  await signUp(page, { name: 'Maya Okafor' })
  const thumb = new Thumb()
  await page.goto('/')

  await thumb.press(page.getByRole('button', { name: 'New Trip' }).first())
  const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  const choose = async (field: Locator, town: string) => {
    await thumb.type(field, town)
    await thumb.choose(page.getByRole('option', { name: new RegExp(`^${town}`) }).first())
  }
  await choose(dialog.getByLabel('Destination'), 'Rome')
  for (const [number, town] of [
    [2, 'Florence'],
    [3, 'Venice'],
  ] as const) {
    await thumb.press(dialog.getByRole('button', { name: 'Add another place' }))
    await choose(dialog.getByRole('combobox', { name: `Place ${number}` }), town)
  }
  await thumb.set(dialog.getByLabel('Start date'), '2027-06-12')
  await thumb.set(dialog.getByLabel('End date'), '2027-06-22')
  await thumb.press(dialog.getByRole('button', { name: 'Auto' }))
  await thumb.press(dialog.getByRole('button', { name: 'Create Trip' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rome')
  await thumb.press(
    page
      .getByRole('radio', { name: 'Bookings' })
      .or(page.getByRole('tab', { name: 'Bookings' }))
      .first(),
  )

  await addBooking(page, thumb)
  await fly(page, thumb, 'From', 'ORD')
  await fly(page, thumb, 'To', 'FCO')
  await setTimes(page, thumb, '17:10', '09:40')
  await thumb.type(booking(page).getByLabel('Reference'), 'K7QM2P')
  await expect(booking(page).getByText('over midnight')).toBeVisible()
  await save(page, thumb)

  await addBooking(page, thumb)
  await thumb.press(booking(page).getByRole('button', { name: /^The way back to/ }))
  await fly(page, thumb, 'From', 'VCE')
  await setTimes(page, thumb, '11:30', '15:20')
  await save(page, thumb)

  const trains = [
    ['08:10', '09:46'],
    ['10:39', '12:44'],
  ] as const
  for (const [index, [leaves, arrives]] of trains.entries()) {
    await addBooking(page, thumb)
    if (index === 0) await thumb.press(booking(page).getByText('Train', { exact: true }))
    await setTimes(page, thumb, leaves, arrives)
    await save(page, thumb)
  }

  for (const [index, name] of ['Residenza Belli', 'Casa Oltrarno', 'Ca’ Rialto'].entries()) {
    await addBooking(page, thumb)
    if (index === 0) await thumb.press(booking(page).getByText('Stay', { exact: true }))
    await thumb.type(booking(page).getByLabel('What'), name)
    await save(page, thumb)
  }
  test.info().annotations.push({ type: 'taps', description: `${thumb.taps} of ${mostTaps}` })
  expect(thumb.taps).toBeLessThanOrEqual(mostTaps)

  const expectWhole = async () => {
    for (const title of [
      'Rome to Florence',
      'Florence to Venice',
      'Residenza Belli',
      'Casa Oltrarno',
      'Ca’ Rialto',
    ])
      await expect(shown(page, title)).toBeVisible()
    await expect(page.getByText('+1 day').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectWhole()
  await expectAccessible(page)

  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/whole')))).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expectWhole()
  await page
    .getByRole('button', { name: /^Show the reference of/ })
    .first()
    .tap()
  await expect(page.getByText('K7QM2P')).toBeVisible()
})
