import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, test } from './support/test.ts'
import { openCollaboration, shareAddress } from './support/together.ts'
import { addTrip } from './support/trips.ts'

/** Ada paid 30 for herself and Lena, who has no account. */
async function writeDown(page: Page, trip: number, ada: string): Promise<void> {
  const add = async (path: string, data: object) => {
    const answer = await page.context().request.post(`/api/trips/${trip}/${path}`, { data })
    expect(answer.status(), path).toBe(200)
  }
  const lena = randomUUID()
  await add('travellers', { id: lena, name: 'Lena Vogt', tone: 2 })
  await add('expenses', {
    description: 'Dinner',
    amount: '30',
    currency: 'EUR',
    date: '2027-04-19',
    paidBy: [{ traveller: ada, amount: '30' }],
    sharedBy: { way: 'equally', among: [ada, lena].map((traveller) => ({ traveller, weight: 1 })) },
  })
}

test('whoever joins says "That is me" of somebody written down, the owner takes it back, and a household is parted, joined by Undo and parted again', async ({
  open,
  signUp,
}) => {
  const [ada, guest] = [await open(), await open({ width: 'phone', theme: 'dark' })]
  const { id } = await signUp(ada, { plan: 'pro', name: 'Ada Okafor' })
  const trip = await addTrip(ada)
  await writeDown(ada, trip, id)

  await signUp(guest, { name: 'Lea Sand' })
  await guest.goto(await shareAddress(ada, trip))
  await guest.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(guest.getByRole('radio', { name: /Lena Vogt/ })).toBeChecked()
  await expectNoSidewaysScroll(guest)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'That is me' }).click()
  await expectToast(guest, 'You are Lena Vogt now')

  // What Lena owed is Lea's, until the owner says that she is somebody else.
  await openCollaboration(ada, trip)
  const members = ada.getByRole('list', { name: 'Members' })
  const others = ada.getByRole('list', { name: 'Without an account' })
  const rowOf = (name: string) => members.getByRole('listitem').filter({ hasText: name })
  await expect(ada.getByText('Lea Sand said that they are Lena Vogt')).toBeVisible()
  await expect(rowOf('Lea Sand')).toContainText('-€15.00')
  await expect(others).toHaveCount(0)
  await ada.getByRole('button', { name: 'Not Lena? Undo' }).click()
  await expect(others.getByRole('listitem')).toContainText(['-€15.00'])
  await expect(rowOf('Lea Sand')).toContainText('settled')
  await expect(ada.getByText('Lea Sand said that they are Lena Vogt')).toBeHidden()

  await ada.getByRole('button', { name: 'More about Lena Vogt' }).click()
  await ada.getByRole('menuitem', { name: 'Pays with…' }).click()
  const pays = ada.getByRole('dialog', { name: 'Who pays with Lena' })
  await pays.getByText('You', { exact: true }).click()
  await pays.getByRole('button', { name: 'Done' }).click()
  const household = ada.getByText('One household: You and Lena')
  await expect(household).toBeVisible()
  await expectAccessible(ada)
  const part = ada.getByRole('button', { name: 'Part again: Ada and Lena' })
  await part.click()
  await expect(household).toBeHidden()
  // What came of the step before may still say so, with an Undo of its own.
  const undo = ada.getByRole('button', { name: 'Undo' })
  const parted = ada.locator('div', { hasText: 'Each pays alone now', has: undo }).last()
  await parted.getByRole('button', { name: 'Undo' }).click()
  await expect(household).toBeVisible()
  await part.click()
  await expect(household).toBeHidden()
  await expect(others.getByRole('listitem')).toContainText(['-€15.00'])

  // On the other phone each pays alone, too.
  await guest.goto(`/trips/${trip}?tab=budget`)
  const balances = guest.getByRole('list', { name: 'Balances' })
  await expect(balances.getByRole('listitem').filter({ hasText: 'Lena' })).toContainText('owes€15.00')
  await expect(balances.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('gets back€15.00')
})
