import { describe, expect, test } from 'vitest'
import { movedEnd } from './item-end.ts'
import { costOf, itineraryFormErrors, toClockTime } from './item-form.ts'
import { formTypes, itemTypes, plannerTypes, typeLabel, typesFor } from './item-types.ts'
import { itineraryTypesWords } from './words-types.ts'
import { itemChanges, newItem } from './schema.ts'

const form = { title: 'Pena Palace', date: '2027-04-21', time: '', endTime: '', cost: '' }

describe('the item form', () => {
  test('ITIN-05 ITIN-06 an empty title and an empty date are told at their fields', () => {
    expect(itineraryFormErrors({ ...form, title: ' ', date: '' })).toEqual({
      title: 'Title is required',
      date: 'Date is required',
    })
    for (const date of ['2027-02-30', '0202-04-21'])
      expect(itineraryFormErrors({ ...form, date })).toEqual({ date: 'Enter a date that exists' })
    expect(itineraryFormErrors(form)).toEqual({})
  })

  test.each([
    [{ time: '10:30', endTime: '12:00' }, {}],
    [{ time: '10:30', endTime: '10:30' }, { endTime: 'The end must be after the start' }],
    [{ time: '22:00', endTime: '02:00' }, {}],
    [{ endTime: '09:00' }, { endTime: 'Enter when it starts, too' }],
    [{ cost: '12.50' }, {}],
    [{ cost: '12,50' }, {}],
    [{ cost: '1.234' }, { cost: 'Do you mean 1234 or 1.23? Please type the one you mean' }],
    [{ cost: 'twelve' }, { cost: 'Enter the cost as a number' }],
    [{ cost: '-1' }, { cost: 'Enter the cost as a number' }],
    [{ title: 'x'.repeat(120) }, {}],
    [{ title: 'x'.repeat(121) }, { title: 'Use at most 120 characters' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'Use at most 2000 characters' }],
  ])('%j is told %j at its field', (fields, errors) => {
    expect(itineraryFormErrors({ ...form, ...fields })).toEqual(errors)
  })

  test('a cost of 12,500 is one thing in yen and a question in euros', () => {
    expect(itineraryFormErrors({ ...form, cost: '12,500' }, 'JPY')).toEqual({})
    expect(costOf('12,500', 'JPY')).toBe(12_500)
    expect(itineraryFormErrors({ ...form, cost: '12,500' }, 'EUR')).toHaveProperty('cost')
  })

  test.each([
    ['10:30', '12:00', '14:15', '15:45'],
    ['10:30', '12:00', '09:00', '10:30'],
    ['22:00', '23:30', '23:00', '00:30'],
    ['22:00', '02:00', '21:30', '01:30'],
    ['10:30', null, '14:15', null],
    ['10:30', '12:00', null, null],
  ])('from %s to %s, moved to %s, ends at %s', (time, endTime, next, end) => {
    expect(movedEnd({ time, endTime }, next)).toBe(end)
  })

  test('the server says the same about what is missing', () => {
    const messages = (input: unknown) =>
      Object.fromEntries(newItem.safeParse(input).error?.issues.map((i) => [i.path[0], i.message]) ?? [])
    expect(messages({})).toEqual({ title: 'Title is required', date: 'Date is required' })
    expect(messages({ title: '', date: '' })).toEqual({
      title: 'Title is required',
      date: 'Date is required',
    })
  })

  test.each([
    ['09:10', '09:10'],
    ['23:59', '23:59'],
    ['09:10:30', '09:10'],
    ['24:00', null],
    ['9:10', null],
    ['noon', null],
  ])('%s is read as the time %s', (text, time) => {
    expect(toClockTime(text)).toBe(time)
  })

  test('ITIN-07 time, location and description may be left empty', () => {
    const item = newItem.parse({ title: 'Walk', date: '2027-04-21', time: '', location: '', description: '' })
    expect(item).toMatchObject({ time: null, location: null, description: null })
  })
})

describe('types', () => {
  test('ITIN-08 the dialog offers eleven', () => {
    expect(formTypes.join(', ')).toBe(
      'flight, hotel, activity, transport, meal, sightseeing, shopping, cultural, outdoor, entertainment, event',
    )
  })

  test('ITIN-09 the planner filters by seven', () => {
    expect(plannerTypes.join(', ')).toBe(
      'sightseeing, cultural, outdoor, entertainment, shopping, meal, transport',
    )
  })

  test('ITIN-10 the server knows sixteen, each with a name', () => {
    expect(new Set(itemTypes).size).toBe(16)
    expect(Object.keys(itineraryTypesWords).toSorted()).toEqual([...itemTypes].toSorted())
    expect(typeLabel('bungee')).toBe('Bungee')
  })

  test('an item with a type outside the eleven keeps it as an extra choice', () => {
    expect(typesFor('restaurant')).toEqual([...formTypes, 'restaurant'])
    expect(typesFor('meal')).toEqual(formTypes)
  })
})

describe('what a change carries', () => {
  test('ITIN-14 only what is sent', () => {
    expect(itemChanges.parse({ title: 'Pena Palace' })).toEqual({ title: 'Pena Palace' })
    expect(itemChanges.parse({ location: '' })).toEqual({ location: null })
  })

  test.each([
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: 0, longitude: -181 }],
    [{ latitude: 1 }],
    [{ longitude: 1, latitude: null }],
    [{ time: '25:00' }],
    [{ time: '10:00', endTime: '10:00' }],
    [{ time: null, endTime: '09:00' }],
    [{ date: '2027-13-01' }],
    [{ type: 'bungee' }],
    [{ location: 'x'.repeat(10_000) }],
    [{ title: 'x'.repeat(121) }],
    [{ cost: -1 }],
    [{ order: 0.5 }],
  ])('%j is refused', (changes) => {
    expect(itemChanges.safeParse(changes).success).toBe(false)
  })
})
