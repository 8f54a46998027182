import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { describe, expect, test } from 'vitest'
import { changedItemFields, itineraryDraftOf, emptyItineraryDraft, newFields } from './item-draft.ts'

const item: ItineraryItem = {
  id: '8a1f0a52-0f0c-4a43-9a53-1f8f0a2f7c11',
  tripId: 1,
  title: 'Pena Palace',
  type: 'sightseeing',
  date: '2027-04-21',
  time: '10:30',
  endTime: '12:00',
  location: 'Sintra',
  description: null,
  notes: 'Tickets are paid',
  latitude: 38.7876,
  longitude: -9.3906,
  order: 2,
  cost: 56,
  currency: 'EUR',
  version: 1,
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-01T00:00:00.000Z',
}

describe('an edited item', () => {
  test('sends only what differs, so that notes, cost and coordinates stay', () => {
    expect(changedItemFields(item, itineraryDraftOf(item))).toBeNull()
    expect(changedItemFields(item, { ...itineraryDraftOf(item), title: 'Pena' })).toEqual({ title: 'Pena' })
    expect(changedItemFields(item, { ...itineraryDraftOf(item), time: '' })).toEqual({ time: '' })
    expect(changedItemFields(item, { ...itineraryDraftOf(item), title: ' Pena Palace ' })).toBeNull()
  })

  test('sends its end, notes and cost when they changed, and a cost that was taken out as none', () => {
    const draft = { ...itineraryDraftOf(item), endTime: '12:30', notes: 'Gate B', cost: '' }
    expect(changedItemFields(item, draft)).toEqual({ endTime: '12:30', notes: 'Gate B', cost: null })
    expect(changedItemFields(item, { ...itineraryDraftOf(item), cost: '56.00' })).toBeNull()
  })

  test('with a new location sends where that is, or that it is unknown', () => {
    const typed = { ...itineraryDraftOf(item), location: 'Rossio', latitude: null, longitude: null }
    expect(changedItemFields(item, typed)).toEqual({ location: 'Rossio', latitude: null, longitude: null })
    expect(changedItemFields(item, { ...typed, location: '38.7143, -9.1408' })).toEqual({
      location: '38.7143, -9.1408',
      latitude: 38.7143,
      longitude: -9.1408,
    })
  })

  test('whose location was typed away and back again keeps its coordinates', () => {
    expect(changedItemFields(item, { ...itineraryDraftOf(item), latitude: null, longitude: null })).toBeNull()
  })
})

test('a new item with a pasted map link, however long, is named after its place and knows its coordinates', () => {
  const at = {
    ...emptyItineraryDraft('2027-04-21'),
    location: 'https://www.openstreetmap.org/#map=16/38.7/-9.1',
  }
  expect(newFields(at)).toMatchObject({
    cost: null,
    location: '38.70000, -9.10000',
    latitude: 38.7,
    longitude: -9.1,
  })
  const long = `https://www.google.com/maps/place/Pena+Palace/@38.78,-9.39,17z/data=${'!4m6'.repeat(60)}!3d38.7876!4d-9.3906`
  expect(newFields({ ...at, location: long })).toMatchObject({ location: 'Pena Palace', latitude: 38.7876 })
})
