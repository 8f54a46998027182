import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describes, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../test/world.ts'

const date = '2027-04-18'

function openPlan() {
  const trip = lisbon({ currency: 'JPY' })
  return openApp(`/trips/${trip.id}`, answersOf({ trip }))
}

async function addActivity(user: ReturnType<typeof openPlan>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add Activity' }))
  const form = within(await screen.findByRole('dialog'))
  return {
    form,
    title: form.getByLabelText('Title'),
    press: (name: string) => form.getByRole('button', { name }),
  }
}

test('a title of more than 120 letters is refused with a word and stays as it was pasted', async () => {
  const { user, far } = openPlan()
  const { title, press } = await addActivity(user)
  await user.click(title)
  await user.paste('x'.repeat(121))
  await user.click(press('Add Item'))
  expect(describes(title)).toBe('Use at most 120 characters')
  expect(title).toHaveProperty('value', 'x'.repeat(121))
  expect(far.of('itinerary.add')).toEqual([])
})

test('a cost of 12,500 yen is 12500', async () => {
  const { user, far } = openPlan()
  const { form, title, press } = await addActivity(user)
  await user.type(title, 'Ryokan')
  await user.type(form.getByLabelText('Cost in JPY'), '12,500')
  await user.click(press('Add Item'))
  await waitFor(() => expect(far.of('itinerary.add')).toHaveLength(1))
  expect(far.of('itinerary.add')[0]?.body).toMatchObject({ cost: 12_500 })
})

test('one activity after the other is added, each of the day and the kind of the one before', async () => {
  const { user, far } = openPlan()
  const { form, title, press } = await addActivity(user)
  await user.click(press('Add and next'))
  expect(describes(title)).toBe('Title is required')
  await user.type(title, 'Ramen')
  await user.click(form.getByRole('radio', { name: 'Meal' }))
  await user.type(form.getByLabelText('Time'), '12:30')
  await user.click(press('Add and next'))
  await waitFor(() => expect(title).toHaveProperty('value', ''))
  expect(document.activeElement).toBe(title)
  expect(describes(title)).toBe('')
  expect(form.getByLabelText('Time')).toHaveProperty('value', '')
  await user.type(title, 'Sushi{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = far.of('itinerary.add').map(({ body }) => body)
  expect(sent).toMatchObject([
    { title: 'Ramen', type: 'meal', date, time: '12:30' },
    { title: 'Sushi', type: 'meal', date },
  ])
  expect(sent[0]?.id).not.toBe(sent[1]?.id)
})
