import { sentenceText } from '@sojourn/contract/sync/telling'
import { expect, test } from 'vitest'
import { writeOf } from '../../../test/queue-tab.ts'
import type { OptimisticUpdate, Write } from '../../sync/overlay/write.ts'
import { writeSentence } from './write-sentence.ts'

const made = (method: string, side: Partial<OptimisticUpdate>, data: unknown = null): Write =>
  writeOf('write', { method, data, side })

const inList = (collection: string, method: string, thing: string | null, data?: unknown): Write =>
  made(method, { list: { tripId: 7, collection }, thing }, data)

const ofTrip = (method: string, thing: string | null, data?: unknown): Write =>
  made(method, { isWholeTrip: true, ownEdit: { of: 'trip', kind: 'set', fields: {} }, thing }, data)

const boats = { id: 'boats' }
const removed = (collection: string) => ({ action: 'remove', collection, ...boats })
const added = (collection: string, fields: object) => ({ action: 'add', collection, ...boats, fields })

const ofSteps = (steps: readonly object[], dates?: object): Write =>
  made('PUT', { parts: [], thing: 'Boats' }, { steps, ...(dates && { dates }) })

const ofUser = (data: object): Write =>
  made('PATCH', { ownEdit: { of: 'user', kind: 'set', fields: {} }, thing: null }, data)

test.each([
  ['Add Passports to Packing', inList('packing', 'POST', 'Passports', { item: 'Passports' })],
  ['Pack Passports', inList('packing', 'PUT', 'Passports', { packed: true })],
  ['Unpack Passports', inList('packing', 'PUT', 'Passports', { packed: false })],
  ['Delete Passports', inList('packing', 'DELETE', 'Passports')],
  ['Move Tram 28 to 16:00', inList('itinerary', 'PUT', 'Tram 28', { time: '16:00' })],
  ['Change Tram 28', inList('itinerary', 'PUT', 'Tram 28', { notes: 'Early', time: null })],
  ['Add Graça on Apr 19', inList('itinerary', 'POST', 'Graça', { title: 'Graça', date: '2027-04-19' })],
  ['Reorder the activities of Apr 19', inList('itinerary', 'PUT', null, { date: '2027-04-19', ids: [] })],
  [
    'Add expense Fado night €96.00',
    inList('expenses', 'POST', 'Fado night', { amount: '96.00', currency: 'EUR' }),
  ],
  ['Add expense Ramen ¥1,450', inList('expenses', 'POST', 'Ramen', { amount: '1450', currency: 'JPY' })],
  ['Change expense Ramen', inList('expenses', 'PUT', 'Ramen', { notes: 'With egg' })],
  ['Delete expense Fado night', inList('expenses', 'DELETE', 'Fado night')],
  ['Add note Market day', inList('dayNotes', 'POST', 'Market day', { text: 'Market day' })],
  ['Add idea Boats', inList('ideas', 'POST', 'Boats', { title: 'Boats' })],
  ['Vote for Boats', inList('ideas', 'PUT', 'Boats', { vote: 'up' })],
  ['Vote against Boats', inList('ideas', 'PUT', 'Boats', { vote: 'down' })],
  ['Take back the vote on Boats', inList('ideas', 'PUT', 'Boats', { vote: null })],
  ['Put Boats on Apr 20', ofSteps([removed('ideas'), added('itinerary', { date: '2027-04-20' })])],
  ['Move Boats back to the ideas', ofSteps([removed('itinerary'), added('ideas', {})])],
  ['Change 2 entries', ofSteps([removed('ideas'), removed('ideas')])],
  [
    'Change the dates of Boats, with its plan',
    ofSteps([], { startDate: '2027-04-20', endDate: '2027-04-22' }),
  ],
  ['Delete an entry', inList('packing', 'DELETE', null)],
  ['Create Spring in Porto', ofTrip('POST', 'Spring', { title: 'Spring', destination: 'Porto' })],
  ['Change Spring in Porto', ofTrip('PUT', 'Spring', { title: 'Spring in Porto' })],
  ['Change Spring (budget)', ofTrip('PUT', 'Spring', { budget: 900 })],
  ['Delete this trip', ofTrip('DELETE', null)],
  ['Change your name to Maya', ofUser({ name: 'Maya' })],
  ['Change your units', ofUser({ clock: '24' })],
  ['Change your language', ofUser({ language: null })],
])('the tray says "%s"', (text, write) => {
  expect(sentenceText(writeSentence(write))).toBe(text)
})

test('what an older version of the app left on the device is told in the words that it kept', () => {
  const old = made('PUT', { words: ['Move', 'Tram 28', 'to 16:00'] })
  expect(sentenceText(writeSentence(old))).toBe('Move Tram 28 to 16:00')
})
