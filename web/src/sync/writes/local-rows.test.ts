import { contentCollections, descriptions } from '@sojourn/contract/sync/collections'
import { afterEach, expect, test } from 'vitest'
import { localChange, localRow } from './local-rows.ts'
import { queryClient } from '../cache/query-client.ts'

afterEach(() => queryClient.clear())

const inEuros = () => queryClient.setQueryData(['trips', 7], { id: 7, currency: 'EUR' })

test('a new activity is shown as the server will have it: nothing typed is nothing, and it comes last in its day', () => {
  const body = { id: 'fado', title: 'Fado', date: '2027-04-18', time: '', location: undefined }
  expect(localRow(7, 'itinerary', body)).toMatchObject({
    tripId: 7,
    title: 'Fado',
    time: null,
    location: null,
    order: 1_000_000,
    version: 0,
  })
})

test('a new row has every field that the server fills in, whatever it is a row of', () => {
  const own = {
    id: 'x',
    title: 'x',
    item: 'x',
    description: 'x',
    amount: '1',
    text: 'x',
    date: '2027-04-18',
    kind: 'flight',
    destination: 'x',
    arriveDate: '2027-04-18',
    leaveDate: '2027-04-20',
    name: 'x',
    from: 'x',
    to: 'x',
  }
  for (const collection of contentCollections) {
    const row = localRow(7, collection, { ...own, fromDate: own.date })
    for (const field of Object.keys(descriptions[collection].fields)) expect(row).toHaveProperty(field)
  }
})

test('a new expense counts in the currency of the trip, at the rate this device knows', () => {
  inEuros()
  queryClient.setQueryData(['rates'], { date: '2027-04-01', perEuro: { EUR: '1', USD: '1.25' } })
  const body = { id: 'lunch', description: 'Lunch', amount: '10.00', currency: 'USD', category: 'food' }
  expect(localRow(7, 'expenses', body)).toMatchObject({
    convertedAmount: '8.00',
    tripCurrency: 'EUR',
    rateDate: '2027-04-01',
  })
})

test('a changed amount keeps the rate the expense was entered at', () => {
  inEuros()
  const before = { amount: '10', currency: 'USD', rate: '0.5', rateDate: '2027-01-01', tripCurrency: 'EUR' }
  expect(localChange(7, 'expenses', before, { amount: '20', currency: 'USD' })).toMatchObject({
    convertedAmount: '10.00',
    rate: '0.5',
  })
})
