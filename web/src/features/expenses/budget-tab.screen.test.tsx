import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describes, expectToast, openApp } from '../../../test/open-app.tsx'
import { refused } from '../../../test/far-end.ts'
import { answersOf, lisbon } from '../../../test/world.ts'

const today = localToday(new Date())

const lunch = (amount: string, more: { description?: string; date?: string; currency?: 'JPY' } = {}) =>
  ({ description: 'Lunch', amount, category: 'food', date: today, ...more }) as const

function openBudget(expenses: ReturnType<typeof lunch>[] = []) {
  const trip = lisbon({ budget: 1000 })
  return openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip, lists: { expenses } }))
}

const dialog = async () => within(await screen.findByRole('dialog'))
const press = (name: string) => screen.findByRole('button', { name })

test('EXP-20 EXP-21 EXP-17 bad input is explained, nothing is sent and nothing typed is lost', async () => {
  const { user, far } = openBudget()
  await user.click(await press('Add Expense'))
  const form = await dialog()
  const add = form.getByRole('button', { name: 'Add Expense' })
  const [amount, description] = [form.getByLabelText('Amount'), form.getByLabelText('Description')]
  const write = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  await write(description, '   ')
  await user.click(add)
  await expectToast('Missing Fields', 'Please fill in description and amount')
  expect(describes(description)).toBe('Description is required')
  expect(describes(amount)).toBe('Amount is required')
  expect(document.activeElement).toBe(amount)
  await write(description, 'Museum')
  for (const typed of ['0', '-3', '12,5,0', '1e309', 'abc']) {
    await write(amount, typed)
    await user.click(add)
    await expectToast('Invalid Amount', 'Please enter a valid positive number')
    expect(amount).toHaveProperty('value', typed)
    expect(describes(amount)).toBe('Please enter a valid positive number')
  }
  await write(amount, '1,234')
  expect(describes(amount)).toMatch(/^Do you mean 1234 or 1\.23\?/)
  await write(amount, '12,50')
  expect(amount.getAttribute('aria-invalid')).not.toBe('true')
  await user.clear(form.getByLabelText('Date'))
  await user.click(add)
  expect(describes(form.getByLabelText('Date'))).toBe('Enter a date that exists')
  expect(far.of('expenses.add')).toEqual([])
  expect(description).toHaveProperty('value', 'Museum')
})

test.each([
  [['900'], 'bg-success', '90%'],
  [['900', '0.01'], 'bg-warning-fill', '90%'],
  [['900', '0.01', '170'], 'bg-destructive', '107%'],
])(
  'EXP-04 EXP-05 EXP-06 EXP-07 the bar turns yellow above 90%, red above 100%, and the card says Over Budget (%s is %s)',
  async (amounts, look, share) => {
    openBudget(amounts.map((amount) => lunch(amount)))
    const bar = await screen.findByRole('progressbar', { name: 'Budget Progress' })
    expect(bar.nextElementSibling?.className).toContain(look)
    expect(screen.getByText(share)).toBeTruthy()
    expect(screen.queryAllByText('Over Budget')).toHaveLength(share === '107%' ? 1 : 0)
    if (share !== '107%') return
    expect(screen.getByText('€70.01')).toBeTruthy()
    expect(bar.getAttribute('value')).toBe('100')
  },
)

test('EXP-09 EXP-10 EXP-11 EXP-12 EXP-13 the latest four show, the rest on request, with Today and Recent', async () => {
  const spent = [0, -3, -7, -8].map((day) =>
    lunch('10', { description: `Day ${day}`, date: addDays(today, day) }),
  )
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByRole('button', { name: /^Delete/ }))
      .map(({ textContent }) => textContent)
  const { unmount } = openBudget(spent)
  await screen.findByText('Day 0')
  expect(rows()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  expect(rows()[0]).toContain('Today')
  expect(rows()[1]).toContain('Recent')
  expect(rows()[2]).toContain('Recent')
  expect(rows()[3]).not.toContain('Recent')
  unmount()

  const { user } = openBudget([
    ...spent,
    lunch('10', { description: 'The fifth', date: addDays(today, -20) }),
  ])
  await user.click(await press('Show all 5 expenses'))
  expect(rows()).toHaveLength(5)
  await user.click(await press('Show less expenses'))
  expect(rows()).toHaveLength(4)
})

test('EXP-23 EXP-24 EXP-27 notes go along only when written; deleting asks first; editing keeps the rest', async () => {
  const { user, far } = openBudget()
  await user.click(await press('Add Expense'))
  const adding = await dialog()
  await user.type(adding.getByLabelText('Amount'), '12')
  await user.type(adding.getByLabelText('Description'), 'Gelato')
  await user.type(adding.getByLabelText('Notes'), '   ')
  await user.click(adding.getByRole('button', { name: 'Add Expense' }))
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(far.of('expenses.add')[0]?.body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    amount: '12',
    currency: 'EUR',
    category: 'food',
    description: 'Gelato',
    date: today,
  })

  await user.click(await press('Edit Gelato'))
  const editing = await dialog()
  await user.clear(editing.getByLabelText('Amount'))
  await user.type(editing.getByLabelText('Amount'), '15.25')
  await user.click(editing.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.getAllByText('€15.25')).not.toEqual([]))
  expect(far.of('expenses.update')[0]?.body).toMatchObject({ amount: '15.25' })

  await user.click(await press('Delete Gelato'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this expense?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Gelato')).toBeTruthy()
  await user.click(await press('Delete Gelato'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No expenses yet')).toBeTruthy()
})

test('EXP-28 a failure is told in its words, the row comes back, and an answer that got lost doubles nothing', async () => {
  const { user, far } = openBudget([lunch('10')])
  const { 'expenses.add': add, 'sync.changes': changes, 'expenses.remove': remove } = far.answers
  await screen.findByText('Lunch')
  far.answers['expenses.remove'] = () => refused(500)
  // Nor can the list be read again.
  far.answers['sync.changes'] = () => refused(400)
  far.answers['expenses.add'] = async (asked) => {
    await add?.(asked)
    return refused(502)
  }
  await user.click(await press('Delete Lunch'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await expectToast('Error', 'Failed to delete expense')
  expect(screen.getByText('Lunch')).toBeTruthy()

  await user.click(await press('Add Expense'))
  const form = await dialog()
  await user.type(form.getByLabelText('Amount'), '3')
  await user.type(form.getByLabelText('Description'), 'Espresso')
  const reads = far.of('sync.changes').length
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await expectToast('Error', 'Failed to add expense')
  await waitFor(() => expect(far.of('sync.changes').length).toBeGreaterThan(reads))
  expect(form.getByLabelText('Description')).toHaveProperty('value', 'Espresso')
  Object.assign(far.answers, { 'expenses.add': add, 'sync.changes': changes, 'expenses.remove': remove })
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await expectToast('Success', 'Expense added successfully')
  expect(new Set(far.of('expenses.add').map(({ body }) => body.id)).size).toBe(1)
  expect(await screen.findByText('2 expenses')).toBeTruthy()
})

test('the currency used last on a trip is proposed for the next expense', async () => {
  const { user } = openBudget([lunch('900', { currency: 'JPY', date: addDays(today, -9) })])
  await user.click(await press('Add Expense'))
  expect((await dialog()).getByLabelText('Currency')).toHaveProperty('value', 'JPY')
})

test('a description that is too long is refused with a word and stays as it was pasted', async () => {
  const { user, far } = openBudget()
  await user.click(await press('Add Expense'))
  const form = await dialog()
  const description = form.getByLabelText('Description')
  await user.type(form.getByLabelText('Amount'), '12')
  await user.click(description)
  await user.paste('x'.repeat(121))
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  expect(describes(description)).toBe('Use at most 120 characters')
  expect(description).toHaveProperty('value', 'x'.repeat(121))
  expect(far.of('expenses.add')).toEqual([])
})
