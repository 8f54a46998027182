import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, openApp } from '../../test/open-app.tsx'
import { answersOf, lisbon } from '../../test/world.ts'

type Controls = HTMLInputElement[]

/** The labels beside which it says that the field is required, in reading order. */
const markedIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByText('Required')
    .map(({ previousElementSibling }) => previousElementSibling?.textContent)

/** The labels of the fields of which assistive technology says so. */
const requiredIn = (dialog: HTMLElement) =>
  ([...dialog.querySelectorAll('[aria-required="true"]')] as Controls).map(
    ({ labels }) => labels?.[0]?.textContent,
  )

test.each([
  ['', ['New Trip'], 'Plan Your Next Adventure', ['Destination', 'Trip title', 'Start date', 'End date']],
  [
    '?tab=plan',
    ['Trip settings', 'Edit Trip Details'],
    'Edit Trip Details',
    ['Trip title', 'Destination', 'Start date', 'End date'],
  ],
  ['?tab=plan', ['Add Activity'], 'Add Activity', ['Title', 'Date']],
  ['?tab=packing', ['Add Item Manually'], 'Add Item', ['Item name']],
  ['?tab=budget', ['Add Expense'], 'Add Expense', ['Amount', 'Description', 'Date']],
])('every dialog says which of its fields are required (%s %s)', async (query, presses, title, labels) => {
  const trip = lisbon()
  const { user } = openApp((query && `/trips/${trip.id}${query}`) || '/', answersOf({ trip }))
  for (const name of presses) {
    const role = name === 'Edit Trip Details' ? 'menuitem' : 'button'
    const [button] = await screen.findAllByRole(role, { name })
    await user.click(button!)
  }
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(markedIn(dialog)).toEqual(labels)
  expect(requiredIn(dialog)).toEqual(labels)
  await expectAccessible()
})
