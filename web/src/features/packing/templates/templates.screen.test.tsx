import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PackingTemplate } from '@sojourn/contract/packing/template-input'
import { refused, unreachable } from '../../../../test/far-end.ts'
import { expectAccessible, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../../test/world.ts'

const at = '2026-11-02T09:30:00.000Z'
const sunHat = { item: 'Sun hat', category: 'clothing', quantity: 2, essential: false } as const
const beach: PackingTemplate = {
  id: '0b3f0f0e-6d5e-4a51-9d53-6c1f0f1f5b11',
  name: 'Beach',
  items: [sunHat, { ...sunHat, item: 'passport or id' }, { ...sunHat, item: 'Towel' }],
  createdAt: at,
  updatedAt: at,
}

const passport = { item: 'Passport or ID', quantity: 2, memberName: 'Mia', packed: true }

async function open(own: PackingTemplate[] = [beach], packing = [passport]) {
  const trip = lisbon()
  const lists = { packing }
  const opened = openApp(`/trips/${trip.id}?tab=packing`, {
    ...answersOf({ trip, lists }),
    'packing.templates': () => own,
    'packing.saveTemplate': ({ params, body }) => {
      const known = own.find(({ id }) => id === params['id'])
      if (known) return Object.assign(known, body)
      const saved = { ...beach, id: params['id']!, name: body.name, items: body.items! }
      own.push(saved)
      return saved
    },
    'packing.removeTemplate': ({ params }) => {
      own.splice(
        own.findIndex(({ id }) => id === params['id']),
        1,
      )
      return { ok: true }
    },
  })
  const choose = async (entry: string, name = entry) => {
    await opened.user.click(await screen.findByRole('button', { name: 'Templates' }))
    await opened.user.click(await screen.findByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog', { name }))
  }
  return { ...opened, choose, own }
}

test('from an own template only what is missing comes onto the list, in one step, and one press takes it back', async () => {
  const { choose, user, far } = await open()
  const dialog = await choose('Start from a template')
  expect(await dialog.findByText('2 of 3 are new')).toBeTruthy()
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Add 2 from Beach' }))
  await expectToast('2 things added', 'From Beach')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { action: 'add', collection: 'packing', fields: { item: 'Sun hat', quantity: 2 } },
    { action: 'add', collection: 'packing', fields: { item: 'Towel' } },
  ])
  expect(await screen.findByText('Towel')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Towel')).toBeNull())
  expect(far.of('sync.steps')[1]?.body.steps).toMatchObject([{ action: 'remove' }, { action: 'remove' }])
})

test('the product’s four are there without a connection, also where the own ones were never read', async () => {
  const { choose, user, far } = await open()
  far.answers['packing.templates'] = unreachable
  const dialog = await choose('Start from a template')
  expect(await dialog.findByText('Your own templates could not be read')).toBeTruthy()
  const names = dialog
    .getAllByRole('button', { name: /^Add \d+ from/ })
    .map((button) => button.getAttribute('aria-label'))
  expect(names.map((name) => name?.replace(/\d+/, 'n'))).toEqual([
    'Add n from Travelling solo',
    'Add n from As a couple',
    'Add n from With children',
    'Add n from With a group',
  ])
  far.answers['sync.steps'] = unreachable
  await user.click(dialog.getByRole('button', { name: /from With children/ }))
  expect(await screen.findByText('Cuddly toy')).toBeTruthy()
})

test('an empty list is started from a template where it says that it is empty', async () => {
  const { user } = await open([beach], [])
  await user.click(await screen.findByRole('button', { name: 'Start from a template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start from a template' }))
  await user.click(await dialog.findByRole('button', { name: 'Add 3 from Beach' }))
  await expectToast('3 things added', 'From Beach')
  expect(await screen.findByText('Towel')).toBeTruthy()
})

test('a packing list is saved as template under the name of its trip, without whose things they are', async () => {
  const { choose, user, far } = await open([])
  const dialog = await choose('Save packing list as template')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Save template' }))
  await expectToast('Template saved', 'Family Trip to Lisbon')
  expect(far.of('packing.saveTemplate')[0]?.body).toEqual({
    name: 'Family Trip to Lisbon',
    items: [{ item: 'Passport or ID', category: 'other', quantity: 2, essential: false }],
  })
  const all = await choose('Start from a template')
  expect(await all.findByText('All of it is on your list')).toBeTruthy()
})

test('a name that is taken is said beside the field, and what was typed stays', async () => {
  const { choose, user, far } = await open()
  const taken = { name: 'You have a template of that name' }
  far.answers['packing.saveTemplate'] = () =>
    refused(400, { code: 'invalid_input', message: taken.name, fields: taken })
  const dialog = await choose('Save packing list as template')
  const field = dialog.getByLabelText('Name')
  fill(field, ' ')
  await user.click(dialog.getByRole('button', { name: 'Save template' }))
  expect(dialog.getByText('A template needs a name')).toBeTruthy()
  fill(field, 'Beach')
  await user.click(dialog.getByRole('button', { name: 'Save template' }))
  expect(await dialog.findByText(taken.name)).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('Beach')
})

test('an own template is renamed, deleted and brought back', async () => {
  const { choose, user, own } = await open()
  const dialog = await choose('Start from a template')
  await user.click(await dialog.findByRole('button', { name: 'More about Beach' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const rename = within(await screen.findByRole('dialog', { name: 'Rename Beach' }))
  fill(rename.getByLabelText('Name'), 'Sea')
  await user.click(rename.getByRole('button', { name: 'Rename' }))
  await expectToast('Template renamed', 'Sea')
  await user.click(await dialog.findByRole('button', { name: 'More about Sea' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await expectToast('Template deleted', 'Sea')
  expect(await dialog.findByText(/^None yet/)).toBeTruthy()
  expect(own).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('Sea')).toBeTruthy()
  expect(own).toMatchObject([{ id: beach.id, items: beach.items }])
})
