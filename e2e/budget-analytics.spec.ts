import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { expect, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const today = localToday(new Date())

test('before the trip the analytics say what is booked, and draw no empty chart', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const id = await addTrip(page, { budget: 800, startDate: addDays(today, 37), endDate: addDays(today, 44) })
  const flight = { description: 'Flight', amount: '160', category: 'transport', date: today }
  const answer = await page.context().request.post(`/api/trips/${id}/expenses`, { data: flight })
  expect(answer.status()).toBe(200)
  await page.goto(`/trips/${id}?tab=budget`)
  const card = page.getByRole('region', { name: 'Advanced budget tracking' })
  await expect(card.getByRole('term')).toHaveText(['Booked so far', 'Left for each day'])
  await expect(card.getByRole('definition')).toHaveText(['€160.00of €800.00', /^€80\.00/])
  await expect(card.getByText('€160.00 spent before the trip')).toBeVisible()
  await expect(card.getByText('Spending per day')).toHaveCount(0)
})
