import { expect, test } from 'vitest'
import { templateKinds } from './data/templates.ts'
import { maxTemplateItems, newOnList, productTemplate, templateItems, templateSteps } from './templates.ts'

const thing = (item: string, quantity = 1, essential = false) =>
  ({ item, category: 'other', quantity, essential }) as const

test('a template keeps each thing once, with the number of all who had it', () => {
  const list = [
    { ...thing('Toothbrush'), packed: true, memberName: 'Mia' },
    { ...thing(' toothbrush ', 2, true), memberName: 'Tom' },
    thing('Hat', 900),
    thing('HAT', 900),
  ]
  expect(templateItems(list)).toEqual([thing('Toothbrush', 3, true), thing('Hat', 999)])
})

test('a list longer than a template is kept as far as it goes', () => {
  const list = Array.from({ length: maxTemplateItems + 5 }, (_, at) => thing(`Thing ${at}`))
  expect(templateItems(list)).toHaveLength(maxTemplateItems)
})

test('only what the list does not have yet is new, in whatever letters it is written', () => {
  expect(newOnList([thing('Hat'), thing('Socks'), thing('socks')], [{ item: ' HAT ' }])).toEqual([
    thing('Socks', 2),
  ])
  expect(newOnList([thing('Hat')], [{ item: 'hat' }])).toEqual([])
})

test('each new thing is one row of one step, in the order of the template', () => {
  const ids = ['b', 'c', 'a']
  const steps = templateSteps([thing('Hat'), thing('Socks', 2), thing('Map')], () => ids.shift() ?? '')
  expect(steps).toMatchObject([
    { action: 'add', collection: 'packing', id: 'a', fields: { item: 'Hat', quantity: 1 } },
    { id: 'b', fields: { item: 'Socks', quantity: 2 } },
    { id: 'c', fields: { item: 'Map' } },
  ])
})

test.each(templateKinds)('the template for %s names every thing, and none twice', (kind) => {
  const items = productTemplate(kind)
  expect(items.every(({ item }) => item.length > 3)).toBe(true)
  expect(templateItems(items)).toEqual(items)
  expect(items.length).toBeGreaterThan(20)
})
