import type { Page } from '@playwright/test'
import { dragOver, dragTo, listedTitles, rowOf } from './support/itinerary.ts'
import { syncChip } from './support/kept-writes.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { letJoin } from './support/together.ts'
import { addTrip } from './support/trips.ts'

const openIdeas = (page: Page) => page.getByRole('button', { name: /^Ideas/ }).click()
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ideas' })
const thumb = (page: Page, count: number) =>
  sheetOf(page).getByRole('button', { name: `Vote for Castelo, ${count} for it` })

async function choose(page: Page, entry: string): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'More for Castelo' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an idea comes from a map link, is voted on by two of whom one has no connection, gets a day and loses it again', async ({
  open,
  signUp,
}) => {
  test.setTimeout(120_000)
  const [page, tom] = [await open(), await open()]
  for (const one of [page, tom]) await one.setViewportSize({ width: 1000, height: 800 })
  await signUp(page, { plan: 'pro' })
  await signUp(tom, { name: 'Tom Larsen' })
  const id = await addTrip(page)
  await letJoin(page, id, tom)
  await tom.goto(`/trips/${id}`)
  await page.goto(`/trips/${id}`)
  await openIdeas(page)
  await openIdeas(tom)
  await sheetOf(page)
    .getByLabel('Add an idea or paste a map link')
    .fill('geo:38.7139,-9.1334?q=38.7139,-9.1334(Castelo)')
  await page.keyboard.press('Enter')
  await expect(sheetOf(tom).getByRole('heading', { name: 'Castelo' })).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await thumb(page, 0).click()
  await thumb(tom, 0).click()
  await expect(thumb(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.context().setOffline(false)
  await expect(thumb(page, 2)).toBeVisible()
  await expect(thumb(tom, 2)).toBeVisible()

  await page.context().setOffline(true)
  await choose(page, 'Put on a day…')
  const form = page.getByRole('dialog', { name: 'Put on a day' })
  await form.getByLabel('Day').selectOption('2027-04-20')
  await form.getByRole('button', { name: 'Put it there' }).click()
  await expect(sheetOf(page).getByText('No ideas yet')).toBeVisible()
  await expect(syncChip(page)).toHaveText(/1 waiting/)
  await page.context().setOffline(false)
  await expect(sheetOf(tom).getByText('No ideas yet')).toBeVisible()
  await tom.keyboard.press('Escape')
  await expect(tom.getByText('Castelo').first()).toBeVisible()

  // One way back, with the votes of both.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(thumb(page, 2)).toBeVisible()
  await openIdeas(tom)
  await expect(thumb(tom, 2)).toBeVisible()
})

test('new dates ask once what becomes of what lies outside', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const id = await addTrip(page)
  const add = async (path: string, data: object) =>
    expect((await page.context().request.post(`/api/trips/${id}/${path}`, { data })).ok()).toBe(true)
  await add('itinerary', { title: 'Tram 28', date: '2027-04-18' })
  await add('itinerary', { title: 'Pena Palace', date: '2027-04-25' })
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Trip settings' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  await page.getByLabel('End date').fill('2027-04-22')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('dialog', { name: 'Change the dates' })
  await expect(question.getByText('Pena Palace')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('radio', { name: 'Move to ideas' }).click()
  await question.getByRole('button', { name: 'Change the dates' }).click()
  const titles = async (path: string): Promise<string[]> => {
    const answer = await page.context().request.get(`/api/trips/${id}/${path}`)
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
  }
  await expect.poll(() => titles('ideas')).toEqual(['Pena Palace'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles('itinerary')).toEqual(['Tram 28', 'Pena Palace'])
})

test('what is only an idea stands pale on the map with its votes, and its card gives it a day', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await addTrip(page)
  const add = async (path: string, data: object) =>
    expect((await page.context().request.post(`/api/trips/${id}/${path}`, { data })).ok()).toBe(true)
  await add('itinerary', { title: 'Tram 28', date: '2027-04-18', latitude: 38.7118, longitude: -9.1301 })
  await add('ideas', { title: 'Castelo', minutes: 90, latitude: 38.7139, longitude: -9.1334 })
  await add('ideas', { title: 'Ask Ana for a fado place' })
  await page.goto(`/trips/${id}?view=map`)
  const pin = page.locator('[data-idea]')
  await expect(pin).toHaveCount(1)
  await expect(page.getByTitle('1. Tram 28')).toBeVisible()
  await page
    .getByRole('button', { name: 'Ideas 2' })
    .or(page.getByRole('radio', { name: 'Ideas 2' }))
    .click()
  await page.getByRole('button', { name: 'Vote for Castelo, 0 for it' }).click()
  await expect(pin).toHaveText('1')

  await pin.click()
  const card = page.locator('.map-popup')
  await expect(card).toContainText('Idea · 1 h 30 min')
  await expect(card).toContainText('1 for it')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide ideas' }).click()
  await expect(pin).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show ideas' }).click()
  await pin.click()
  await card.getByRole('button', { name: 'Put on a day…' }).click()
  await page
    .getByRole('dialog', { name: 'Put on a day' })
    .getByRole('button', { name: 'Put it there' })
    .click()
  await expect(page.getByTitle('2. Castelo')).toBeVisible()
  await expect(pin).toHaveCount(0)
})

test('an idea is dragged between two activities and takes a time there, and is dragged back', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  const id = await addTrip(page)
  const add = async (path: string, data: object) =>
    expect((await page.context().request.post(`/api/trips/${id}/${path}`, { data })).ok()).toBe(true)
  await add('itinerary', { title: 'Tram 28', date: '2027-04-18', time: '10:00' })
  await add('itinerary', { title: 'Lunch', date: '2027-04-18', time: '14:00' })
  await add('ideas', { title: 'Castelo', minutes: 90 })
  await page.goto(`/trips/${id}`)
  await page.getByRole('radio', { name: 'Ideas 1' }).click()
  const ideas = page.locator('[data-drop-ideas]')
  const mark = ideas.getByRole('listitem').locator('[aria-hidden="true"]').first()
  await dragOver(page, mark, rowOf(page, 'Tram 28'), 'lower')
  await expect(page.locator('[data-drop-text]')).toHaveText('Starts at 12:00')
  // Escape lets go.
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => listedTitles(page)).toEqual(['Tram 28', 'Lunch'])

  await dragTo(page, mark, rowOf(page, 'Tram 28'), 'lower')
  await expect.poll(() => listedTitles(page)).toEqual(['Tram 28', 'Castelo', 'Lunch'])
  await expect(rowOf(page, 'Castelo')).toContainText('12:00')
  await add('ideas', { title: 'Ask Ana for a fado place' })
  await page.getByRole('radio', { name: 'Ideas 1' }).click()
  const grip = rowOf(page, 'Castelo').locator('[data-grip]')
  // Below, the toast of the first drop may lie over it.
  await dragTo(page, grip, ideas, 'upper')
  await expect(ideas.getByRole('heading', { name: 'Castelo' })).toBeVisible()
  await expect.poll(() => listedTitles(page)).toEqual(['Tram 28', 'Lunch'])
})
