import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { expect, test } from 'vitest'
import { sentenceText } from '@sojourn/contract/sync/telling'
import { sentenceOf } from './sentence.ts'
import { whenText } from './when-text.ts'

const tom = { id: '0f6a3c55-8a6f-4b52-9f0e-2f5f6c1f9a11', name: 'Tom Larsen', tone: 4 }
const entry = (fields: Partial<ActivityEntry>): ActivityEntry => ({
  id: '7-12',
  collection: 'itinerary',
  rowId: 'e1b3a1d0-2a44-4b2f-8a59-9b7c5a1c2d01',
  action: 'changed',
  fields: [],
  name: 'São Jorge Castle',
  createdAt: '2026-11-15T10:00:00.000Z',
  trip: {
    id: 7,
    title: 'Family Trip to Lisbon',
    destination: 'Lisbon, Portugal',
    startDate: '2026-12-22T00:00:00.000Z',
  },
  by: tom,
  values: {},
  count: 1,
  isUnread: true,
  ...fields,
})

test.each<[string, Partial<ActivityEntry>]>([
  [
    'Tom added Belém Tower to Day 4',
    { action: 'added', name: 'Belém Tower', values: { date: '2026-12-25' } },
  ],
  ['Tom added 3 activities', { action: 'added', count: 3, values: { date: '2026-12-25' } }],
  ['Tom changed the time of São Jorge Castle to 11:00', { fields: ['time'], values: { time: '11:00' } }],
  [
    'Tom changed the time of São Jorge Castle to 11:00',
    { fields: ['time', 'order'], values: { time: '11:00' } },
  ],
  ['Tom cleared the time of São Jorge Castle', { fields: ['time'], values: { time: null } }],
  [
    'Tom changed the time and location of São Jorge Castle',
    { fields: ['time', 'location'], values: { time: '11:00' } },
  ],
  [
    'Tom changed the time, location and more of São Jorge Castle',
    { fields: ['time', 'location', 'notes', 'cost'], values: {} },
  ],
  [
    'Tom changed the category and notes of Socks',
    { collection: 'packing', fields: ['category', 'notes'], values: {}, name: 'Socks' },
  ],
  [
    'Tom changed the category of Fado night to Food',
    { collection: 'expenses', fields: ['category'], values: { category: 'food' }, name: 'Fado night' },
  ],
  [
    'Tom changed the budget and currency of Family Trip to Lisbon',
    { collection: 'trip', fields: ['budget', 'currency'] },
  ],
  ['Tom moved São Jorge Castle to Day 2', { fields: ['date', 'order'], values: { date: '2026-12-23' } }],
  ['Tom moved 4 activities', { fields: ['order'], count: 4 }],
  [
    'Tom renamed an activity to São Jorge Castle',
    { fields: ['title'], values: { title: 'São Jorge Castle' } },
  ],
  ['Tom deleted São Jorge Castle', { action: 'removed' }],
  ['Tom packed 3 items', { collection: 'packing', fields: ['packed'], values: { packed: true }, count: 3 }],
  [
    'Tom unpacked Socks',
    { collection: 'packing', fields: ['packed'], values: { packed: false }, name: 'Socks' },
  ],
  ['Tom added Socks to the packing list', { collection: 'packing', action: 'added', name: 'Socks' }],
  ['Tom took Socks off the packing list', { collection: 'packing', action: 'removed', name: 'Socks' }],
  [
    'Tom changed the quantity of Socks to 4',
    { collection: 'packing', fields: ['quantity'], values: { quantity: 4 }, name: 'Socks' },
  ],
  [
    'Tom added Fado night, €96.00',
    {
      collection: 'expenses',
      action: 'added',
      name: 'Fado night',
      values: { amount: '96.00', currency: 'EUR' },
    },
  ],
  [
    'Tom changed the amount of Fado night to €90.00',
    {
      collection: 'expenses',
      fields: ['amount', 'convertedAmount'],
      name: 'Fado night',
      values: { amount: '90.00', currency: 'EUR' },
    },
  ],
  [
    'Tom joined Family Trip to Lisbon',
    { collection: 'members', action: 'added', rowId: tom.id, name: tom.name },
  ],
  [
    'Tom left Family Trip to Lisbon',
    { collection: 'members', action: 'removed', rowId: tom.id, name: tom.name },
  ],
  [
    'Tom removed Sofia Reis from Family Trip to Lisbon',
    { collection: 'members', action: 'removed', name: 'Sofia Reis' },
  ],
  [
    'Tom changed the dates of Family Trip to Lisbon',
    { collection: 'trip', fields: ['startDate', 'endDate'] },
  ],
  [
    'Tom noted Market day for Day 4',
    { collection: 'dayNotes', action: 'added', name: 'Market day', values: { date: '2026-12-25' } },
  ],
  [
    'Tom changed a note to At ten',
    { collection: 'dayNotes', fields: ['text'], name: 'At ten', values: { text: 'At ten' } },
  ],
  ['Tom deleted Market day', { collection: 'dayNotes', action: 'removed', name: 'Market day' }],
  ['Tom deleted 2 day notes', { collection: 'dayNotes', action: 'removed', count: 2 }],
  [
    'Tom added Florence from Day 4',
    { collection: 'legs', action: 'added', name: 'Florence', values: { arriveDate: '2026-12-25' } },
  ],
  ['Tom added the idea Rowing boats', { collection: 'ideas', action: 'added', name: 'Rowing boats' }],
  ['Tom voted on Rowing boats', { collection: 'ideas', fields: ['votes'], name: 'Rowing boats' }],
  ['Tom deleted 2 ideas', { collection: 'ideas', action: 'removed', count: 2 }],
  ['Tom deleted Florence', { collection: 'legs', action: 'removed', name: 'Florence' }],
  ['Someone deleted São Jorge Castle', { action: 'removed', by: null }],
])('%s', (sentence, fields) => {
  expect(sentenceText(sentenceOf(entry(fields)))).toBe(sentence)
})

test.each([
  ['just now', '2026-11-15T11:59:30'],
  ['12 min', '2026-11-15T11:48:00'],
  ['2 h', '2026-11-15T09:10:00'],
  ['Yesterday, 18:20', '2026-11-14T18:20:00'],
  ['Nov 3', '2026-11-03T09:00:00'],
])('%s', (text, at) => {
  expect(whenText(at, new Date('2026-11-15T12:00:00'))).toBe(text)
})
