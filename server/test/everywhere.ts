import { exportFormat } from '@sojourn/contract/export/format'
import { addDays } from '@sojourn/contract/values/plain-date'

const first = '2027-04-18'
const day = addDays(first, 1)
const peopleIds = ['0b3f0f0e-6d5e-4a51-9d53-6c1f0f1f5b11', '0b3f0f0e-6d5e-4a51-9d53-6c1f0f1f5b12'] as const
const flight = {
  kind: 'flight',
  fromDate: day,
  fromTime: '10:10',
  fromZone: 'Europe/Lisbon',
  toDate: day,
  toTime: '11:05',
  toZone: 'Europe/Lisbon',
}

const name = (text: string): string => text.slice(0, 120)
const short = (text: string): string => text.slice(0, 40)

const flightSaying = (text: string) => ({
  ...flight,
  title: name(text),
  fromPlace: name(text),
  toPlace: name(text),
  provider: name(text),
  number: short(text),
  reference: short(text),
  seat: short(text),
  terminal: short(text),
  phone: short(text),
  address: text,
  notes: text,
})

/** A trip as a file, in which each of the texts stands in every field that people fill with words. */
export function fileSaying(texts: readonly string[]) {
  const many = <T>(row: (text: string, n: number) => T): T[] => texts.map(row)
  return {
    format: exportFormat,
    trip: {
      title: name(texts[0]!),
      destination: name(texts[0]!),
      travelMode: 'family',
      currency: 'EUR',
      description: texts[0]!,
      startDate: first,
      endDate: addDays(first, texts.length + 1),
      travellers: [
        ...peopleIds.map((id) => ({ name: 'Lena Vogt', id })),
        ...many((text) => ({ name: name(text) })),
      ],
      itinerary: many((text) => ({
        type: 'activity',
        date: day,
        title: name(text),
        location: text,
        description: text,
        notes: text,
      })),
      packing: many((text) => ({ item: name(text), memberName: name(text), notes: text })),
      expenses: many((text) => ({
        description: name(text),
        amount: '7.20',
        date: day,
        notes: text,
      })),
      dayNotes: many((text, n) => ({ date: addDays(first, n), text })),
      bookings: many(flightSaying),
      legs: many((text, n) => ({
        destination: name(text),
        arriveDate: addDays(first, n),
        leaveDate: addDays(first, n + 1),
      })),
      ideas: many((text) => ({ title: name(text), location: text, notes: text })),
      transfers: many((text, turn) => ({
        from: peopleIds[0],
        to: peopleIds[1],
        amount: '3.00',
        date: first,
        turn,
        notes: text,
      })),
    },
  }
}
