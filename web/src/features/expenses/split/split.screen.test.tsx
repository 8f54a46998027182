import { shippedRates } from '@sojourn/contract/expenses/data/shipped-rates'
import { localToday } from '@sojourn/contract/values/plain-date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon, someone } from '../../../../test/world.ts'

const lena = '00000000-0000-4000-8000-00000000001e'
const kai = '00000000-0000-4000-8000-00000000002f'

function openBudget(travellers = [{ id: lena, name: 'Lena Vogt', tone: 2 }]) {
  const trip = lisbon()
  const user = someone()
  const opened = openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip, user, lists: { travellers } }))
  return { ...opened, own: user.id }
}

const onPhone = (): void => {
  const asked = matchMedia
  const media = (query: string) =>
    query.includes('width')
      ? { matches: query.includes('width <'), addEventListener() {}, removeEventListener() {} }
      : asked(query)
  vi.stubGlobal('matchMedia', media)
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('an expense is shared by all without a further press, and settled with one', async () => {
  const { user, far, own } = openBudget()
  await user.click(await press('Add Expense'))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Amount'), '30')
  await user.type(form.getByLabelText('Description'), 'Dinner')
  await form.findByText('Paid by you, shared equally by 2')
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(far.of('expenses.add')[0]?.body).toMatchObject({
    paidBy: [{ traveller: own, amount: '30.00' }],
    sharedBy: { way: 'equally', among: expect.arrayContaining([{ traveller: lena, weight: 1 }]) },
  })
  const balances = within(await screen.findByRole('list', { name: 'Balances' }))
  expect(balances.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/You.*gets back€15\.00/),
    expect.stringMatching(/Lena.*no account.*owes€15\.00/),
  ])
  await user.click(await press('Mark as paid: Lena to Maya, €15.00'))
  await waitFor(() => expect(far.of('transfers.add')).toHaveLength(1))
  expect(far.of('transfers.add')[0]?.body).toMatchObject({
    from: lena,
    to: own,
    amount: '15.00',
    date: localToday(new Date()),
    turn: 0,
  })
  await screen.findByText('Everybody is square')
  await user.click(balances.getByRole('button', { name: /^Lena/ }))
  balances.getByText('Sent to Maya to settle up')
  await user.click(await press('Undo: Lena to Maya, €15.00'))
  await press('Mark as paid: Lena to Maya, €15.00')
})

test('a row says who paid and what of it is one’s own, and the costs can be seen as one’s own', async () => {
  const trip = lisbon()
  const own = someone()
  const shared = (...among: string[]) => ({
    way: 'equally' as const,
    among: among.map((traveller) => ({ traveller, weight: 1 })),
  })
  const of = (description: string, traveller: string, amount: string) => ({
    description,
    amount,
    category: 'food' as const,
    date: '2027-04-19',
    paidBy: [{ traveller, amount }],
    sharedBy: shared(own.id, lena),
  })
  const expenses = [
    { ...of('Fado', lena, '60.00'), category: 'activities' as const },
    { ...of('One seat', own.id, '-10.00'), refund: true },
    { ...of('Lena’s hat', lena, '9.00'), category: 'shopping' as const, sharedBy: shared(lena) },
    { ...of('Onsen', lena, '50'), currency: 'JPY' as const },
  ]
  const lists = { travellers: [{ id: lena, name: 'Lena Vogt', tone: 2 }], expenses }
  const { user } = openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip, user: own, lists }))
  const row = async (name: string) => (await screen.findByText(name)).closest('li')!
  await waitFor(async () =>
    expect((await row('Fado')).textContent).toMatch(/paid by Lena.*€60\.00yours €30\.00/),
  )
  expect((await row('One seat')).textContent).toMatch(/Refund.*received by you.*-€10\.00yours -€5\.00/)
  expect((await row('Lena’s hat')).textContent).toMatch(/not yours/)
  const categories = within(screen.getByRole('heading', { name: 'Categories' }).parentElement!.parentElement!)
  categories.getByText('€60.00')
  await user.click(categories.getByRole('radio', { name: 'Yours' }))
  categories.getByText('€30.00')
  expect(categories.queryByText('Shopping')).toBeNull()
  await user.click(await press('By currency'))
  const currencies = within(await screen.findByRole('list', { name: 'By currency' }))
  expect(
    currencies
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => (/spent/.test(textContent) ? [textContent] : [])),
  ).toEqual(['€59.00 EUR spentYou-€35.00Lena+€35.00', '¥50 JPY spent, counts as €50.00You-¥25Lena+¥25'])
})

test('while nobody splits anything, nothing is said of whose costs they are', async () => {
  const trip = lisbon()
  const spent = { description: 'Fado', amount: '60.00', category: 'food' as const, date: '2027-04-19' }
  const lists = { travellers: [{ id: lena, name: 'Lena Vogt', tone: 2 }], expenses: [spent] }
  openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip, lists }))
  await screen.findByText('Fado')
  expect(screen.queryByRole('radio', { name: 'Yours' })).toBeNull()
  expect(screen.queryByText(/yours|paid by/)).toBeNull()
})

test('whoever owes is told in plain words what is left to send, also without an account', async () => {
  const trip = lisbon()
  const own = someone()
  const travellers = [
    { id: lena, name: 'Lena Vogt', tone: 2 },
    { id: kai, name: 'Kai Lund', tone: 3 },
  ]
  const equally = {
    way: 'equally' as const,
    among: [own.id, lena, kai].map((traveller) => ({ traveller, weight: 1 })),
  }
  const of = (description: string, traveller: string, amount: string) => ({
    description,
    amount,
    category: 'food' as const,
    date: '2027-04-19',
    paidBy: [{ traveller, amount }],
    sharedBy: equally,
  })
  const expenses = [of('Fado', own.id, '90.00'), of('Lunch', kai, '60.00')]
  const { user } = openApp(
    `/trips/${trip.id}?tab=budget`,
    answersOf({ trip, user: own, lists: { travellers, expenses } }),
  )
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  })
  await user.click(await press('Tell Lena'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell Lena' }))
  dialog.getByText('€50.00')
  dialog.getByText('to Maya €40.00')
  await user.click(dialog.getByRole('button', { name: 'Copy message' }))
  await waitFor(() => expect(copied).toHaveLength(1))
  expect(copied[0]).toBe(
    'Lena, Family Trip to Lisbon stands like this: you paid €0.00 and your share is €50.00. Please send €40.00 to Maya and €10.00 to Kai. After that you are square.',
  )
})

test('on a phone one’s own line stands first, and settling up is one press away', async () => {
  onPhone()
  const trip = lisbon()
  const own = someone()
  const dinner = {
    description: 'Dinner',
    amount: '30.00',
    category: 'food' as const,
    date: '2027-04-19',
    paidBy: [{ traveller: own.id, amount: '30.00' }],
    sharedBy: {
      way: 'equally' as const,
      among: [own.id, lena].map((traveller) => ({ traveller, weight: 1 })),
    },
  }
  const lists = { travellers: [{ id: lena, name: 'Lena Vogt', tone: 2 }], expenses: [dinner] }
  const { user, far } = openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip, user: own, lists }))
  await screen.findByText('from Lena, in 1 transfer')
  await user.click(await press('Settle up · 1 transfer left'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Settle up' }))
  sheet.getByText('1 of 1 transfers left, the fewest possible')
  await user.click(sheet.getByRole('button', { name: 'Mark as paid: Lena to Maya, €15.00' }))
  await sheet.findByText('Everybody is square')
  await user.click(sheet.getByRole('button', { name: 'Undo: Lena to Maya, €15.00' }))
  await sheet.findByRole('button', { name: 'Mark as paid: Lena to Maya, €15.00' })
  expect(far.of('transfers.add')).toHaveLength(1)
})

test('an expense that does not add up yet says what is left, and is not sent', async () => {
  const { user, far } = openBudget()
  await user.click(await press('Add Expense'))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Amount'), '64.50')
  await user.type(form.getByLabelText('Description'), 'Spices')
  await user.click(await form.findByRole('radio', { name: 'Exact' }))
  await user.clear(form.getByLabelText('Part of You'))
  await user.type(form.getByLabelText('Part of You'), '20')
  await form.findByText('€12.25 left to assign')
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  expect(far.of('expenses.add')).toEqual([])
  await user.click(form.getByRole('button', { name: 'All to Lena' }))
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(far.of('expenses.add')[0]?.body.sharedBy?.among).toContainEqual({ traveller: lena, amount: '44.50' })
})

test('a currency is found by its name, and what the card charged wins over the rate', async () => {
  const { user, far } = openBudget([])
  const rates = { ...shippedRates, perEuro: { ...shippedRates.perEuro, TRY: '49.4' } }
  far.answers['expenses.rates'] = () => rates
  await user.click(await press('Add Expense'))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Amount'), '6840')
  await user.type(form.getByLabelText('Description'), 'Dinner')
  await user.selectOptions(form.getByLabelText('Currency'), 'More…')
  const search = within(await screen.findByRole('dialog', { name: 'Currency' }))
  await user.type(search.getByLabelText('Search by name or code'), 'turkish')
  await user.click(search.getByRole('button', { name: /^TRY/ }))
  await form.findByText('Counts as €138.46 at the rate of Sep 29, 2026')
  await user.type(form.getByLabelText('What the card charged'), '140,35')
  await form.findByText('Counts as €140.35, the card’s 48.735 TRY to one EUR')
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(far.of('expenses.add')[0]?.body).toMatchObject({
    amount: '6840',
    currency: 'TRY',
    charged: '140.35',
  })
})

test('whoever travels alone is neither asked nor told who paid, and sends nothing of it', async () => {
  const { user, far } = openBudget([])
  await user.click(await press('Add Expense'))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Amount'), '30')
  await user.type(form.getByLabelText('Description'), 'Dinner')
  expect(form.queryByRole('button', { name: 'Change who paid and shares' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Add Expense' }))
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(Object.keys(far.of('expenses.add')[0]?.body ?? {}).toSorted()).toEqual([
    'amount',
    'category',
    'currency',
    'date',
    'description',
    'id',
  ])
  await screen.findByText('Dinner')
  expect(screen.queryByRole('list', { name: 'Balances' })).toBeNull()
})
