import { dragTo, listedTitles, rowOf, seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-22' }
const stops = [
  { title: 'Castle', date: '2027-04-18' },
  { title: 'Market', date: '2027-04-20' },
]

test('every day stands in the list: an empty one takes a new activity by its plus, with the keyboard alone', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  const headings = page.getByRole('heading', { level: 3, name: /^Day \d · / })
  await expect(headings).toHaveCount(5)
  await expect(headings.nth(3)).toHaveText(/Day 4 · Wed, Apr 21/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add an activity on Day 4, Wed, Apr 21' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Activity' })
  await expect(dialog.getByLabel('Date')).toHaveValue('2027-04-21')
  await dialog.getByLabel('Title').fill('Aquarium')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Itinerary item added successfully')
  await expect(rowOf(page, 'Aquarium')).toHaveAttribute('data-item-date', '2027-04-21')
  await expect(page.getByRole('button', { name: /Add an activity on Day 4/ })).toHaveCount(0)
})

test('an activity lands on an empty day by mouse and by key, and the day it left stays in the list', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  const empty = (date: string) => page.locator(`ol [data-drop-day="${date}"]`)
  await empty('2027-04-21').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await dragTo(page, rowOf(page, 'Castle').locator('[data-grip]'), empty('2027-04-21'), 'middle')
  await expect(rowOf(page, 'Castle')).toHaveAttribute('data-item-date', '2027-04-21')
  await expect.poll(() => listedTitles(page)).toEqual(['Market', 'Castle'])
  await expect(page.getByRole('heading', { name: 'Day 1 · Sun, Apr 18' })).toBeVisible()

  await page.getByRole('button', { name: 'Move Market' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(rowOf(page, 'Market')).toHaveAttribute('data-item-date', '2027-04-19')
  await expect(page.getByRole('button', { name: 'Move Market' })).toBeFocused()
  await expect(page.getByText('Market is now number 1 of 1 on Day 2')).toBeAttached()
})

test('an activity is dragged onto an empty day with a finger', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  await rowOf(page, 'Castle').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const from = await rowOf(page, 'Castle').locator('[data-grip]').boundingBox()
  const to = await page.locator('ol [data-drop-day="2027-04-19"]').boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + from.width / 2, y }],
    })
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
  await touch('touchStart', start)
  for (let step = 1; step <= 8; step++) await touch('touchMove', start + ((end - start) * step) / 8)
  await touch('touchEnd')
  await expect(rowOf(page, 'Castle')).toHaveAttribute('data-item-date', '2027-04-19')
})
