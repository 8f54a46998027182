import { expect, test } from 'vitest'
import type { ItineraryItem } from '../itinerary/schema.ts'
import { newItem } from '../itinerary/schema.ts'
import { ideaSteps, planSteps } from './as-item.ts'
import { type Idea, newIdea } from './schema.ts'

const row = { tripId: 7, version: 1, createdAt: '2026-06-01', updatedAt: '2026-06-01' }
const gallery: Idea = {
  ...row,
  id: '4c6a32b4-7c2f-4a53-8d3b-4a1e8d1f0c11',
  title: 'Borghese Gallery',
  type: 'cultural',
  location: 'Villa Borghese',
  latitude: 41.914,
  longitude: 12.492,
  cost: 20,
  currency: 'EUR',
  minutes: 120,
  link: 'https://example.com',
  notes: 'Timed tickets',
  votes: [],
}

const fieldsOf = (steps: ReturnType<typeof planSteps>) => {
  const added = steps.find(({ action }) => action === 'add')
  return added?.action === 'add' ? added.fields : {}
}

test.each<[string | null, number | null, string | null]>([
  ['16:00', 120, '18:00'],
  ['23:00', 120, '01:00'],
  ['16:00', null, null],
  [null, 120, null],
  ['16:00', 1440, null],
])('begun at %s, %s minutes end at %s', (time, minutes, endTime) => {
  const steps = planSteps({ ...gallery, minutes }, { date: '2026-06-16', time })
  expect(fieldsOf(steps)).toMatchObject({ date: '2026-06-16', time, endTime })
  expect(newItem.safeParse(fieldsOf(steps)).success).toBe(true)
})

test('an idea takes all it knows along to its day, under its own id', () => {
  const steps = planSteps(gallery, { date: '2026-06-16', time: null })
  expect(steps.map(({ id, action, collection }) => [id, action, collection])).toEqual([
    [gallery.id, 'remove', 'ideas'],
    [gallery.id, 'add', 'itinerary'],
  ])
  expect(fieldsOf(steps)).toMatchObject({
    title: 'Borghese Gallery',
    type: 'cultural',
    latitude: 41.914,
    cost: 20,
    currency: 'EUR',
    notes: 'Timed tickets\nhttps://example.com',
  })
})

test('an activity that loses its day keeps its place, its cost and how long it takes', () => {
  const { minutes: _minutes, link: _link, votes: _votes, ...known } = gallery
  const item: ItineraryItem = {
    ...known,
    date: '2026-06-16',
    time: '23:00',
    endTime: '00:30',
    description: 'With the boats',
    order: 3,
  }
  const steps = ideaSteps(item)
  expect(steps[0]).toEqual({ action: 'remove', collection: 'itinerary', id: gallery.id })
  expect(fieldsOf(steps)).toMatchObject({ minutes: 90, cost: 20, notes: 'With the boats\nTimed tickets' })
  expect(newIdea.safeParse(fieldsOf(steps)).success).toBe(true)
  expect(fieldsOf(ideaSteps({ ...item, time: null, endTime: null }))).toMatchObject({ minutes: null })
})
