import { randomUUID } from 'node:crypto'
import { maxTemplateItems, maxTemplates, templateSteps } from '@sojourn/contract/packing/templates'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

const hat = { item: 'Sun hat', category: 'clothing', quantity: 2, essential: false } as const
const save = (
  who: Traveller,
  name: string,
  { id = randomUUID(), items }: { id?: string; items?: object[] } = { items: [hat] },
) => who.call('packing.saveTemplate', { params: { id }, body: { name, ...(items && { items }) } as never })
const namesOf = async (who: Traveller) =>
  (await who.call('packing.templates', {})).body.map(({ name }) => name)

test('a template is kept for its owner alone, listed by name, renamed and deleted', async () => {
  const [maya, tom] = [await signUp(), await signUp()]
  const { body: beach } = await save(maya, 'beach')
  await save(maya, 'Alps')
  expect(await namesOf(maya)).toEqual(['Alps', 'beach'])
  expect(await namesOf(tom)).toEqual([])
  const renamed = await save(maya, 'Zandvoort', { id: beach.id })
  expect(renamed.body).toMatchObject({ id: beach.id, name: 'Zandvoort', items: [hat] })
  expect((await save(tom, 'Mine', { id: beach.id, items: [hat] })).error.code).toBe('conflict')
  expect((await save(tom, 'Mine', { id: beach.id })).status).toBe(404)
  const removal = { params: { id: beach.id } }
  await tom.call('packing.removeTemplate', removal)
  expect(await namesOf(maya)).toEqual(['Alps', 'Zandvoort'])
  expect([
    (await maya.call('packing.removeTemplate', removal)).status,
    (await maya.call('packing.removeTemplate', removal)).status,
  ]).toEqual([200, 200])
  expect(await namesOf(maya)).toEqual(['Alps'])
})

test('saved twice under one id it is one, and a name is had once', async () => {
  const maya = await signUp()
  const id = randomUUID()
  await save(maya, 'Beach', { id, items: [hat] })
  await save(maya, 'Beach', { id, items: [hat] })
  expect(await namesOf(maya)).toEqual(['Beach'])
  const { error } = await save(maya, ' BEACH ')
  expect(error.fields).toEqual({ name: 'You have a template of that name' })
})

test('no more templates than fifty, and no more things than three hundred', async () => {
  const maya = await signUp()
  const { db } = await testApp()
  const rows = Array.from({ length: maxTemplates - 1 }, (_, at) => ({
    id: randomUUID(),
    userId: maya.id,
    name: `Template ${at}`,
    items: '[]' as never,
  }))
  await db.insertInto('packingTemplates').values(rows).execute()
  const sent = await Promise.all(['One', 'Two', 'Three'].map((name) => save(maya, name)))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(sent.find(({ status }) => status === 400)?.error.message).toBe('You can have at most 50 templates')
  const many = Array.from({ length: maxTemplateItems + 1 }, (_, at) => ({ ...hat, item: `Hat ${at}` }))
  const lena = await signUp()
  expect((await save(lena, 'All', { items: many })).error.fields).toEqual({
    items: 'A template holds at most 300 things',
  })
  expect((await save(lena, 'All', { items: many.slice(1) })).status).toBe(200)
  expect((await save(lena, 'None', { items: [] })).status).toBe(400)
})

test('templates are part of the copy of one’s data, and go with the account', async () => {
  const maya = await signUp()
  await save(maya, 'Beach')
  const { body } = await maya.call('auth.downloadData', {})
  const copied = body as unknown as { other: { packingTemplates: object[] } }
  expect(copied.other.packingTemplates).toMatchObject([{ name: 'Beach', items: [hat] }])
  await maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password: 'a quiet harbour' } })
  const { db } = await testApp()
  expect(await db.selectFrom('packingTemplates').selectAll().where('userId', '=', maya.id).execute()).toEqual(
    [],
  )
})

test('what comes from a template is one step of the trip', async () => {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  const things = ['Hat', 'Socks'].map((item) => ({ ...hat, item }))
  const steps = templateSteps(things, randomUUID)
  expect((await maya.call('sync.steps', { params, body: { steps } })).status).toBe(200)
  const { body } = await maya.call('packing.list', { params })
  expect(body.map(({ item, packed }) => [item, packed])).toEqual([
    ['Hat', false],
    ['Socks', false],
  ])
})
