import { meaningsOf } from '@sojourn/contract/words/meaning'
import { speak } from '@sojourn/contract/words/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { refused } from '../../../test/far-end.ts'
import { expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../test/world.ts'

function openPacking(packing: NewRow<'packing'>[] = [], travelMode: 'family' | 'solo' = 'family') {
  const trip = lisbon({ travelMode })
  return openApp(`/trips/${trip.id}?tab=packing`, answersOf({ trip, plan: 'pro', lists: { packing } }))
}

const dialog = async () => within(await screen.findByRole('dialog'))
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const boxes = () => screen.queryAllByRole('checkbox').map((found) => found.getAttribute('aria-label'))
const rowOf = async (name: string) => (await box(name)).closest('li')?.textContent

test('PACK-10 PACK-12 a solo traveller is not asked whose it is; gear is Travel Gear', async () => {
  const { user } = openPacking([{ item: 'Day backpack', category: 'gear' }], 'solo')
  expect(await screen.findByRole('heading', { name: /Travel Gear/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add Item' }))
  const form = await dialog()
  expect(form.getByLabelText('Notes')).toBeTruthy()
  expect(form.queryByLabelText('Member name')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toContain('Add Item')
})

test('PACK-05 PACK-06 PACK-10 PACK-11 PACK-12 PACK-13 an item has a name, a number, a category and whose it is', async () => {
  const { user, far } = openPacking()
  await user.click(await screen.findByRole('button', { name: 'Add Item Manually' }))
  const form = await dialog()
  const options = within(form.getByLabelText('Category')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Clothing',
    'Documents',
    'Electronics',
    'Toiletries',
    'Medical',
    'Kids',
    'Other',
  ])
  const quantity = form.getByLabelText('Quantity')
  await user.clear(quantity)
  await user.type(quantity, '0')
  await user.click(form.getByRole('button', { name: 'Add Item' }))
  expect(form.getByText('Item name is required')).toBeTruthy()
  expect(form.getByText('Quantity must be at least 1')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Item name'))
  await user.type(form.getByLabelText('Item name'), 'Passports')
  await user.selectOptions(form.getByLabelText('Category'), 'Documents')
  await user.clear(quantity)
  await user.type(form.getByLabelText('Member name'), 'Maya')
  expect(quantity).toHaveProperty('value', '1')
  await user.clear(quantity)
  await user.type(quantity, '4')
  await user.type(form.getByLabelText('Notes'), 'in the blue folder')
  await user.click(form.getByText(/^Essential/))
  await user.click(form.getByRole('button', { name: 'Add Item' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const text of ['× 4', 'Essential', 'Maya', 'in the blue folder'])
    expect(await rowOf('Passports')).toContain(text)
  await waitFor(() => expect(far.of('packing.add')).toHaveLength(1))
  expect(far.of('packing.add')[0]?.body).toMatchObject({
    item: 'Passports',
    category: 'documents',
    quantity: 4,
    memberName: 'Maya',
    notes: 'in the blue folder',
    essential: true,
  })
})

test('one item after the other is added, each of the kind and the person of the one before', async () => {
  const { user, far } = openPacking()
  await user.click(await screen.findByRole('button', { name: 'Add Item Manually' }))
  const form = await dialog()
  await user.type(form.getByLabelText('Item name'), 'Passports')
  await user.selectOptions(form.getByLabelText('Category'), 'Documents')
  await user.type(form.getByLabelText('Member name'), 'Maya')
  await user.type(form.getByLabelText('Notes'), 'in the blue folder')
  await user.click(form.getByRole('button', { name: 'Add and next' }))
  expect(await form.findByText('Passports added')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Item name'))
  await user.keyboard('Tickets{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(far.of('packing.add').map(({ body }) => body)).toMatchObject([
    { item: 'Passports', category: 'documents', memberName: 'Maya', notes: 'in the blue folder' },
    { item: 'Tickets', category: 'documents', memberName: 'Maya', notes: null },
  ])
  await user.click(await screen.findByRole('button', { name: 'Edit Tickets' }))
  expect((await dialog()).queryByRole('button', { name: 'Add and next' })).toBeNull()
})

test('PACK-10 PACK-12 a family’s list is filtered by person; an item is edited, and deleted with undo', async () => {
  const { user, far } = openPacking([
    { item: 'Sun hats', category: 'clothing', memberName: 'Ada, Zik', quantity: 2, packed: true },
    { item: 'Carrier', category: 'kids', memberName: 'Zik' },
    { item: 'Passports', category: 'documents', quantity: 4 },
  ])
  await user.click(await screen.findByRole('button', { name: 'Zik' }))
  expect(boxes()).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: 'Passports' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Everyone' }))
  expect(boxes()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'All' }))

  await user.click(screen.getByRole('button', { name: 'Edit Carrier' }))
  const form = await dialog()
  await user.clear(form.getByLabelText('Item name'))
  await user.type(form.getByLabelText('Item name'), 'Baby carrier')
  await user.clear(form.getByLabelText('Quantity'))
  await user.type(form.getByLabelText('Quantity'), '2')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await waitFor(async () => expect(await rowOf('Baby carrier')).toContain('× 2'))

  ;(await box('Sun hats')).focus()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Sun hats' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Sun hats' })).toBeNull())
  await expectToast('Packing item deleted', 'Sun hats')
  await waitFor(() => expect(far.of('packing.remove')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect((await box('Sun hats')).checked).toBe(true)
  await waitFor(() => expect(far.of('packing.add')).toHaveLength(1))
  expect(far.of('packing.add')[0]?.body).toMatchObject({ item: 'Sun hats', packed: true, quantity: 2 })
})

test('PACK-31 what fails is taken back with its message; nothing typed is lost, nothing is added twice', async () => {
  const { user, far } = openPacking([{ item: 'Socks' }, { item: 'Umbrella' }])
  const good = { ...far.answers }
  far.answers['packing.update'] = () => refused(500)
  far.answers['packing.remove'] = () => refused(500)
  far.answers['packing.add'] = async (asked) => {
    await good['packing.add']?.(asked)
    return refused(502)
  }
  await user.click(await box('Socks'))
  await expectToast('Error', 'Failed to update packing item')
  expect((await box('Socks')).checked).toBe(false)

  // Pressed twice, both refused, and the list cannot be read again either.
  far.answers['sync.changes'] = () => refused(500)
  const [updates, reads] = [far.of('packing.update').length, far.of('sync.changes').length]
  await user.dblClick(await box('Socks'))
  // Each is sent once more before it is given up, then the list is asked for.
  await waitFor(() => expect(far.of('packing.update')).toHaveLength(updates + 4))
  await waitFor(() => expect(far.of('sync.changes').length).toBeGreaterThan(reads))
  expect((await box('Socks')).checked).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Delete Socks' }))
  await expectToast('Error', 'Failed to delete packing item')
  expect(await box('Socks')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Add Item' }))
  const form = await dialog()
  await user.type(form.getByLabelText('Item name'), 'Camera')
  await user.click(form.getByRole('button', { name: 'Add Item' }))
  await expectToast('Error', 'Failed to add packing item')
  expect(form.getByLabelText('Item name')).toHaveProperty('value', 'Camera')
  Object.assign(far.answers, good)
  await user.click(form.getByRole('button', { name: 'Add Item' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('checkbox', { name: 'Camera' })).toHaveLength(1)
  expect(new Set(far.of('packing.add').map(({ body }) => body.id)).size).toBe(1)

  const sent = far.of('packing.update').length
  await user.dblClick(await box('Umbrella'))
  await waitFor(() => expect(far.of('packing.update')).toHaveLength(sent + 2))
  expect((await box('Umbrella')).checked).toBe(false)
  await user.click(await box('Socks'))
  await waitFor(() => expect(far.of('packing.update')).toHaveLength(sent + 3))
  expect(far.of('packing.update').at(-1)?.body).toMatchObject({ packed: true })
  expect((await box('Socks')).checked).toBe(true)
})

const means = meaningsOf('packing-reasons')
const nights = means('nights', { count: 7 })

function speakGerman() {
  speak(readLanguages().get('de') ?? {})
  onTestFinished(() => speak({}))
}

test('who reads German is told in German why a thing is on the list; what was stored before stays as it is', async () => {
  speakGerman()
  const low = means('low', { degrees: { fahrenheit: 52 }, date: { date: '2027-04-19' } })
  openPacking([
    { item: 'Socks', reason: nights },
    { item: 'Light jacket', reason: low },
    { item: 'Umbrella', reason: '40% chance of rain on Apr 18' },
  ])
  expect(await rowOf('Socks')).toContain('für 7 Nächte')
  expect(await rowOf('Light jacket')).toMatch(/Tiefstwert \d+ °[CF] am 19\. Apr\./)
  expect(await rowOf('Umbrella')).toContain('40% chance of rain on Apr 18')
})

test('Smart Pack writes its things by their names in the language of whoever pressed it, and why as it is meant', async () => {
  speakGerman()
  const { user, far } = openPacking([{ item: 'Passports' }])
  const item = meaningsOf('packing-things')('socks')
  const socks = {
    item,
    category: 'clothing',
    quantity: 1,
    pieces: 7,
    essential: false,
    reason: nights,
  } as const
  far.answers['packing.suggestions'] = () => [socks]
  await user.click(await screen.findByRole('button', { name: 'Smart Pack' }))
  await waitFor(async () => expect(await rowOf('Socken')).toContain('× 7'))
  expect(far.of('packing.add')[0]?.body).toMatchObject({ item: 'Socken', reason: nights })
})
