import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { chooseItem, pressKey, typeDate, typeInto } from './support/keyboard.ts'
import {
  areApart,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  type Screen,
  screenName,
  test,
} from './support/test.ts'

/** The two ways a person can press something. */
const ways = {
  mouse: {
    press: (_page: Page, control: Locator) => control.click(),
    write: (_page: Page, field: Locator, text: string) => field.fill(text),
    date: (_page: Page, field: Locator, date: string) => field.fill(date),
  },
  keyboard: { press: pressKey, write: typeInto, date: typeDate },
} as const

type Way = keyof typeof ways

async function chooseInMenu(page: Page, way: Way, item: string): Promise<void> {
  await ways[way].press(page, page.getByRole('button', { name: 'Trip settings' }))
  if (way === 'mouse') await page.getByRole('menuitem', { name: item }).click()
  else await chooseItem(page, item)
}

const everyJourney: [Way, Screen][] = [
  ['mouse', { width: 'phone', theme: 'light' }],
  ['keyboard', { width: 'desktop', theme: 'dark' }],
  ['mouse', { width: 'desktop', theme: 'dark' }],
  ['keyboard', { width: 'phone', theme: 'light' }],
]
/** Each way, width and theme once; each way on both with ALL_SCREENS=1. */
const journeys = process.env['ALL_SCREENS'] ? everyJourney : everyJourney.slice(0, 2)

for (const [way, screen] of journeys) {
  test(`CREATE-33 CREATE-34 SETTINGS-05 SETTINGS-17 SETTINGS-18 TOAST-08 a trip is created, opened, edited, exported, imported and deleted by ${way} (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    // Every step of the product's main path, some of them a hundred key presses long.
    test.slow()
    const { press, write, date } = ways[way]
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    await page.goto('/')

    await press(page, page.getByRole('button', { name: 'Plan Your First Trip' }))
    const create = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
    await write(page, create.getByLabel('Destination'), 'Lisbo')
    const option = create.getByRole('option', { name: 'Lisbon, Portugal' })
    await expect(option).toBeVisible()
    if (way === 'mouse') await expectAccessible(page)
    if (way === 'mouse') await option.click()
    else {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await expect(create.getByLabel('Destination')).toHaveValue('Lisbon, Portugal')
    await press(page, create.getByRole('button', { name: 'Auto' }))
    await date(page, create.getByLabel('Start date'), '2027-04-18')
    await date(page, create.getByLabel('End date'), '2027-04-25')
    await expect(create.getByText('Trip duration: 7 days')).toBeVisible()
    await press(page, create.getByRole('button', { name: 'Create Trip' }))

    await expect(page).toHaveURL(/\/trips\/\d+$/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Family Trip to Lisbon, Portugal')
    await expectToast(page, 'Success!', 'Your trip has been created successfully')
    // Whoever goes on at once need not wait for the message to leave.
    const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    const settings = page.getByRole('button', { name: 'Trip settings' })
    await expect.poll(() => areApart(message, settings)).toBe(true)
    if (way === 'keyboard') await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await chooseInMenu(page, way, 'Edit Trip Details')
    const edit = page.getByRole('dialog', { name: 'Edit Trip Details' })
    await write(page, edit.getByLabel('Trip title'), 'A week by the sea')
    if (way === 'mouse') await expectAccessible(page)
    await press(page, edit.getByRole('button', { name: 'Save Changes' }))
    await expectToast(page, 'Trip Updated')
    await expect(title).toHaveText('A week by the sea')

    const downloading = page.waitForEvent('download')
    await chooseInMenu(page, way, 'Export Trip Data')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('A_week_by_the_sea_export.json')
    await expectToast(page, 'Trip Exported')
    const file = await download.path()
    const content = JSON.parse(readFileSync(file, 'utf8')) as { format: string; trip: { title: string } }
    expect([content.format, content.trip.title]).toEqual(['Sojourn Export v1.0', 'A week by the sea'])

    await press(page, page.getByRole('link', { name: 'Back to Dashboard' }))
    await expect(page.getByText('1 active • 0 completed')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'New Trip' }))
    await expect(create.getByLabel('Destination')).toHaveValue('')
    const choosing = page.waitForEvent('filechooser')
    await press(page, create.getByRole('button', { name: 'Import a trip' }))
    await (await choosing).setFiles(file)
    await expectToast(page, 'Trip Imported')
    await expect(title).toHaveText('A week by the sea')

    await chooseInMenu(page, way, 'Delete Trip')
    const confirm = page.getByRole('alertdialog', { name: 'Delete Trip' })
    await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press(page, confirm.getByRole('button', { name: 'Delete Trip' }))
    await expectToast(page, 'Trip Deleted', 'A week by the sea has been successfully deleted.')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('1 active • 0 completed')).toBeVisible()
  })
}
