import type { Member } from '@sojourn/contract/members/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon, someone } from '../../../../test/world.ts'

const lena = { id: '00000000-0000-4000-8000-00000000001e', name: 'Lena Vogt', tone: 2 }
const zik = { id: '00000000-0000-4000-8000-00000000002e', name: 'Zik Okafor', tone: 3 }

interface World {
  travellers?: { id: string; name: string; tone: number }[]
  joinedAt?: string
  role?: Member['role']
}

function openPeople({ travellers = [lena], joinedAt, role = 'owner' }: World = {}) {
  const [trip, user] = [lisbon({ role }), someone()]
  const among = [user.id, ...travellers.map(({ id }) => id)]
  const expenses = [
    {
      description: 'Dinner',
      amount: '30.00',
      date: '2027-04-19',
      category: 'food' as const,
      paidBy: [{ traveller: user.id, amount: '30.00' }],
      sharedBy: { way: 'equally' as const, among: among.map((traveller) => ({ traveller, weight: 1 })) },
    },
  ]
  const answers = answersOf({ trip, user, lists: { travellers, expenses } })
  const own: Member = {
    id: user.id,
    tripId: trip.id,
    name: user.name,
    email: user.email,
    version: 1,
    role,
    joinedAt: joinedAt ?? '2026-11-02T09:30:00.000Z',
  }
  const owner = { ...own, id: crypto.randomUUID(), name: 'Ada Byron', role: 'owner' as const }
  const members = role === 'owner' ? [own] : [owner, own]
  const read = answers['sync.snapshot']!
  answers['sync.snapshot'] = async (asked) => ({ ...(await read(asked)), members })
  answers['members.list'] = () => members
  return { ...openApp(`/trips/${trip.id}?tab=collaboration`, answers), own: user.id }
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('somebody without an account is written down by name, and sees before it is done what they then owe', async () => {
  const { user, far } = openPeople()
  await user.click(await press('Add a person'))
  const form = within(await screen.findByRole('dialog', { name: 'Add a person' }))
  await user.type(form.getByLabelText('Name'), 'Zik')
  await user.click(form.getByRole('radio', { name: 'Colour 4' }))
  await user.click(form.getByRole('radio', { name: 'The one so far' }))
  await form.findByText(/^Zik then owes €10\.00\./)
  await user.click(form.getByRole('button', { name: 'Add person' }))
  await waitFor(() => expect(far.of('expenses.update')).toHaveLength(1))
  const [{ body } = { body: { id: '' } }] = far.of('travellers.add')
  expect(body).toMatchObject({ name: 'Zik', tone: 4, household: null })
  expect(far.of('expenses.update')[0]?.body.sharedBy?.among).toContainEqual({ traveller: body.id, weight: 1 })
  const others = within(await screen.findByRole('list', { name: 'Without an account' }))
  await others.findByText('Zik')
})

test('who pays together stands as one household, and is parted again with one press', async () => {
  const { user, far, own } = openPeople({ travellers: [lena, zik] })
  await user.click(await press('More about Lena Vogt'))
  await user.click(await screen.findByRole('menuitem', { name: 'Pays with…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Who pays with Lena' }))
  await user.click(form.getByRole('radio', { name: 'You' }))
  await user.click(form.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(far.of('travellers.add')).toHaveLength(1))
  const household = far.of('travellers.update')[0]?.body.household
  expect(far.of('travellers.add')[0]?.body).toMatchObject({ userId: own, household })
  await screen.findByText('pays with Maya')
  expect((await screen.findByText('One household: You and Lena')).closest('li')?.textContent).toContain(
    '+€10.00',
  )
  await user.click(await press('Part again: Maya and Lena'))
  await waitFor(() => expect(screen.queryByText('pays with Maya')).toBeNull())
})

test('whoever joined this week says who they are of those written down, or that they are somebody new', async () => {
  const { user, far, own } = openPeople({ role: 'member', joinedAt: new Date().toISOString() })
  const form = within(await screen.findByRole('group', { name: 'Which one are you?' }))
  expect(form.getByRole<HTMLInputElement>('radio', { name: /Lena Vogt/ }).checked).toBe(true)
  await user.click(await press('That is me'))
  await waitFor(() => expect(far.of('travellers.update')).toHaveLength(1))
  expect(far.of('travellers.update')[0]).toMatchObject({ params: { id: lena.id }, body: { userId: own } })
  await waitFor(() => expect(screen.queryByText('Which one are you?')).toBeNull())
})

test.each([
  ['joined more than a week ago', { role: 'member' as const }],
  ['wrote the names down', { joinedAt: new Date().toISOString() }],
])('nobody is asked who they are who %s', async (_who, world) => {
  openPeople(world)
  await press('Add a person')
  expect(screen.queryByText('Which one are you?')).toBeNull()
})
