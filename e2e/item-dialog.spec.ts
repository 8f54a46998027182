import { rowOf, seedTrip } from './support/itinerary.ts'
import { escapeFrom } from './support/keyboard.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, saving, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }
const stops = [
  { title: 'Oceanarium', date: '2027-04-18', time: '15:00' },
  { title: 'Belém Tower', date: '2027-04-18', time: '11:00' },
]

test('on a phone, what was typed into the item dialog is there again after Escape or a press outside', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  const adding = page.getByRole('dialog', { name: 'Add Activity' })
  const add = page.getByRole('button', { name: 'Add Activity' })
  await add.click()
  await adding.getByLabel('Title').fill('Tile museum')
  await adding.getByLabel('Notes').fill('Ask for Inês')
  await escapeFrom(adding)

  // Another item's dialog in between has its own.
  const tower = rowOf(page, 'Belém Tower')
  await tower.getByRole('button', { expanded: false }).click()
  const edit = tower.getByRole('button', { name: 'Edit' })
  await edit.click()
  const editing = page.getByRole('dialog', { name: 'Edit Activity' })
  await editing.getByLabel('Title').fill('Belém Tower, early')
  await page.mouse.click(180, 12)
  await expect(editing).toBeHidden()
  await edit.click()
  await expect(editing.getByLabel('Title')).toHaveValue('Belém Tower, early')
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await edit.click()
  await expect(editing.getByLabel('Title')).toHaveValue('Belém Tower')
  await escapeFrom(editing)

  await add.click()
  await expect(adding.getByLabel('Title')).toHaveValue('Tile museum')
  await expect(adding.getByLabel('Notes')).toHaveValue('Ask for Inês')
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expect(adding).toBeHidden()
  await add.click()
  await expect(adding.getByLabel('Title')).toHaveValue('')
})

test('an activity has an end, a cost and notes; the one it runs into says so', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  const tower = rowOf(page, 'Belém Tower')
  await tower.getByRole('button', { expanded: false }).click()
  await tower.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Activity' })
  await editing.getByLabel('Ends at').fill('01:30')
  await expect(editing.getByText('Ends the next day')).toBeVisible()
  await editing.getByLabel('Ends at').fill('11:00')
  await editing.getByLabel('Cost in EUR').fill('twelve')
  await editing.getByRole('button', { name: 'Update' }).click()
  await expect(editing.getByText('The end must be after the start')).toBeVisible()
  await expect(editing.getByText('Enter the cost as a number')).toBeVisible()
  await expect(editing.getByLabel('Cost in EUR')).toHaveValue('twelve')
  await expectAccessible(page)
  await editing.getByLabel('Ends at').fill('15:30')
  await editing.getByLabel('Cost in EUR').fill('12.50')
  await editing.getByLabel('Notes').fill('Ticket B-20931')
  await saving(page, () => editing.getByRole('button', { name: 'Update' }).click())
  await expect(tower).toContainText('11:00 – 15:30')
  await expect(tower).toContainText('€12.50')
  await expect(tower).toContainText('Ticket B-20931')
  const next = rowOf(page, 'Oceanarium')
  const runsInto = 'Belém Tower lasts until 15:30'
  await expect(next).toContainText(runsInto)
  await page.getByRole('button', { name: /Travel Timeline/ }).click()
  await page.locator('[data-drop-day="2027-04-18"]').click()
  const ofDay = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your Activities' }) })
  await expect(ofDay.last().getByText(runsInto)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`${page.url().split('?')[0]}?view=map`)
  await expect(page.getByRole('button', { name: /Oceanarium/ }).getByText(runsInto)).toBeVisible()
})
