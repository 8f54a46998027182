import { expect, test } from 'vitest'
import type { DayNote } from '../day-notes/schema.ts'
import type { Idea } from '../ideas/schema.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import type { TripLeg } from '../legs/schema.ts'
import type { PackingItem } from '../packing/schema.ts'
import { duplicatedRows, type Taken, takenParts } from './duplicate.ts'

const all = Object.fromEntries(takenParts.map((part) => [part, true])) as Taken
const item = (title: string, date: string) =>
  ({ title, date, time: '10:30', endTime: '12:00' }) as ItineraryItem
const note = (text: string, date: string) => ({ text, date }) as DayNote
const leg = (destination: string, arriveDate: string, leaveDate: string) =>
  ({ id: destination, destination, arriveDate, leaveDate, order: 0 }) as TripLeg

const before = { startDate: '2027-04-18', endDate: '2027-04-25' }
const rows = {
  itinerary: [item('Tram 28', '2027-04-19'), item('Pena Palace', '2027-04-25')],
  dayNotes: [note('Market', '2027-04-20'), note('Keys back\nto Elena', '2027-04-24')],
  ideas: [{ title: 'Boats', link: null, votes: [{ by: 'maya', up: true }] } as unknown as Idea],
  packing: [{ item: 'Hat', packed: true, memberName: 'Tom', reason: 'Sun on Apr 19' } as PackingItem],
  legs: [leg('Lisbon', '2027-04-18', '2027-04-22'), leg('Porto', '2027-04-22', '2027-04-25')],
}
const sameLength = { before, after: { startDate: '2028-02-27', endDate: '2028-03-05' } }
const shorter = { before, after: { startDate: '2028-02-27', endDate: '2028-03-02' } }

const told = ({ itinerary, dayNotes, ideas, packing, legs }: ReturnType<typeof duplicatedRows>) => ({
  itinerary: itinerary.map(({ title, date }) => `${title} ${date}`),
  dayNotes: dayNotes.map(({ text, date }) => `${text} ${date}`),
  ideas: ideas.map(({ title, votes }) => `${title} ${votes.length}`),
  packing: packing.map(({ item: name, packed, memberName, reason }) => [name, packed, memberName, reason]),
  legs: legs.map(({ destination, arriveDate, leaveDate }) => `${destination} ${arriveDate} ${leaveDate}`),
})

test('a trip of the same length keeps its days, over a leap day too; nothing is packed, anybody’s or voted on', () => {
  expect(told(duplicatedRows(rows, { ...sameLength, take: all }))).toEqual({
    itinerary: ['Tram 28 2028-02-28', 'Pena Palace 2028-03-05'],
    dayNotes: ['Market 2028-02-29', 'Keys back\nto Elena 2028-03-04'],
    ideas: ['Boats 0'],
    packing: [['Hat', false, null, null]],
    legs: ['Lisbon 2028-02-27 2028-03-02', 'Porto 2028-03-02 2028-03-05'],
  })
})

test('what lies beyond a shorter trip becomes an idea, and the one place that is left is the destination', () => {
  const made = duplicatedRows(rows, { ...shorter, take: all })
  expect(told(made)).toMatchObject({
    itinerary: ['Tram 28 2028-02-28'],
    dayNotes: ['Market 2028-02-29'],
    ideas: ['Boats 0', 'Pena Palace 0', 'Keys back 0'],
    legs: [],
  })
  expect(made.ideas.slice(1)).toMatchObject([
    { minutes: 90 },
    { notes: 'Keys back\nto Elena', minutes: null },
  ])
})

test.each<[(typeof takenParts)[number], string[]]>([
  ['plan', ['ideas', 'packing', 'legs']],
  ['ideas', ['itinerary', 'dayNotes', 'packing', 'legs']],
  ['packing', ['itinerary', 'dayNotes', 'ideas', 'legs']],
  ['places', ['itinerary', 'dayNotes', 'ideas', 'packing']],
])('without the %s only %j come along', (part, held) => {
  const made = duplicatedRows(rows, { ...sameLength, take: { ...all, [part]: false } })
  expect(Object.entries(made).flatMap(([name, list]) => (list.length > 0 ? name : []))).toEqual(held)
})
