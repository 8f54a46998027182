import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'
import { addTrip, addTrips, five } from './support/trips.ts'

test('on the map arrows go from pin to pin, trips near each other spread out, and Enter opens one', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const ids = await addTrips(page, [...five, { title: 'A secret', destination: 'Qqxzy', from: 90, to: 95 }])
  await page.goto('/')
  const map = page.getByRole('region', { name: 'Travel overview' })
  await expect(map.getByText('Not on the map, as its place is unknown: A secret.')).toBeVisible()
  const kyoto = map.getByRole('link', { name: 'Kyoto, Japan – In Progress, opens Solo Adventure in Kyoto' })
  await expect(kyoto).toBeVisible()
  await page.getByRole('button', { name: 'New Trip' }).focus()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('application', { name: 'Map of your trips' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(kyoto).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const stack = map.getByRole('button', { name: '2 trips around Lisbon, Portugal, shows them' })
  await expect(stack).toBeFocused()
  await page.keyboard.press('Enter')
  const lisbon = map.getByRole('link', { name: 'Lisbon, Portugal – Upcoming, opens Family Trip to Lisbon' })
  await expect(lisbon).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(stack).toBeFocused()

  await map.getByRole('button', { name: 'Zoom in' }).click()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect(stack).toHaveCount(0)
  await page.mouse.move(500, 500)
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await stack.click()
  const marrakech = map.getByRole('link', { name: /Marrakech, Morocco – Completed/ })
  await expect(marrakech).toBeInViewport()
  await marrakech.click()
  await expect(page).toHaveURL(`/trips/${ids[4]}`)
})

/** What is not shown for a moment has no size, and nothing fits into that. */
async function expectToSurviveHiding(page: Page): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const region = page.getByRole('region', { name: 'Travel overview', includeHidden: true })
  for (const display of ['none', ''])
    await region.evaluate(async (element, shown) => {
      element.style.display = shown
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, display)
  expect(errors).toEqual([])
}

const widths = [
  ['phone', 'below'],
  ['tablet', 'inside'],
] as const

/** From New York, the westernmost of the trips, to the easternmost. */
const degreesToKyoto = 209.8

for (const [width, legendAt] of widths)
  test(`on a ${width} all pins are in view on one world, without names of towns, the legend ${legendAt} the map`, async ({
    open,
    signUp,
  }) => {
    const page = await open({ width })
    await signUp(page, { plan: 'pro' })
    await addTrips(page, [...five, { title: 'Cape to Cape', destination: 'Cape Town', from: 120, to: 130 }])
    const outlines: string[] = []
    page.on('request', (request) => {
      const [, outline] = /countries-(\w+)-/.exec(request.url()) ?? []
      if (outline) outlines.push(outline)
    })
    await page.goto('/')
    const map = page.getByRole('application', { name: 'Map of your trips' })
    const pins = map.locator('[id^=pin-]')
    await expect(pins.first()).toBeVisible()
    await expectToSurviveHiding(page)
    const frame = (await map.boundingBox())!
    const boxes = await Promise.all((await pins.all()).map(async (pin) => (await pin.boundingBox())!))
    expect(boxes.length).toBeGreaterThan(2)
    for (const { x, y, width: pinWidth, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(frame.x)
      expect(y).toBeGreaterThanOrEqual(frame.y)
      expect(x + pinWidth).toBeLessThanOrEqual(frame.x + frame.width)
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height)
    }
    // Where the world is narrower than the map, sea lies over its copies on both sides.
    const middles = boxes.map((box) => box.x + box.width / 2)
    const worldPx = ((Math.max(...middles) - Math.min(...middles)) * 360) / degreesToKyoto
    await expect(map.locator('.overview-beyond')).toHaveCount(worldPx < frame.width ? 2 : 0)
    await expect(map.locator('.map-name')).toHaveCount(0)
    const legend = (await page.getByText('1 in progress').boundingBox())!
    const isBelow = legend.y >= frame.y + frame.height
    expect(isBelow ? 'below' : 'inside').toBe(legendAt)
    // Land comes with the pins, from the small outline; the one six times as large may follow.
    await expect(map.locator('canvas.leaflet-tile-loaded').first()).toBeVisible()
    expect(outlines[0]).toBe('110m')
  })

test('the wheel over the map scrolls the page', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  await addTrips(page, five)
  await page.goto('/')
  const map = page.getByRole('application', { name: 'Map of your trips' })
  await map.click({ position: { x: 500, y: 200 } })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

test('the picture of a pin fills its circle, although all pins share one file', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  await addTrip(page, { title: 'One', destination: 'Kyoto, Japan' })
  await addTrip(page, { title: 'Two', destination: 'Lisbon, Portugal' })
  await page.goto('/')
  const picture = page.locator('[id^="pin-"] img[src^="blob:"]').first()
  await expect(picture).toBeVisible()
  const { width, height } = await picture.evaluate(
    (image) => image.getBoundingClientRect().toJSON() as DOMRect,
  )
  expect(width).toBeCloseTo(height, 0)
})
