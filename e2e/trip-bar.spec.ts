import { seedTrip } from './support/itinerary.ts'
import { expect, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }
const stops = Array.from({ length: 16 }, (_, n) => ({
  title: `Walk ${n}`,
  date: '2027-04-18',
  time: '10:00',
}))

for (const width of ['phone', 'desktop'] as const)
  test(`wherever the page is scrolled to, its round buttons lie on neither badge, title nor Share (${width})`, async ({
    open,
    signUp,
  }) => {
    const page = await open({ width })
    await signUp(page)
    await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
    await expect(page.getByRole('heading', { name: /Activities List/ })).toBeVisible()
    const back = page.getByRole('link', { name: 'Back to Dashboard' })
    const bar = back.locator('../..')
    const below = [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Upcoming', { exact: true }),
      ...(width === 'desktop' ? [page.getByRole('button', { name: 'Share Trip' })] : []),
    ]
    for (let y = 100; y <= 340; y += 20) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      const tops = await Promise.all(below.map(async (one) => (await one.boundingBox())?.y ?? 1000))
      // Either nothing is behind the buttons, or a bar is.
      if (Math.min(...tops) < 76) await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

test('whoever loses the connection before scrolling still sees the trip’s picture in the bar', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, { ...dates, stops })
  const thumb = page.waitForEvent('requestfinished', (request) => request.url().includes('.thumb.'))
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { name: /Activities List/ })).toBeVisible()
  await thumb
  await page.context().setOffline(true)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  const bar = page.getByRole('link', { name: 'Back to Dashboard' }).locator('..')
  await expect(bar.locator('img')).toHaveCSS('opacity', '1')
  await expect(bar.getByLabel(/No picture of/)).toHaveCount(0)
})
