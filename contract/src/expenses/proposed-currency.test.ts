import { expect, test } from 'vitest'
import type { Currency } from '../values/currencies.ts'
import { proposedCurrency } from './proposed-currency.ts'

const at = (destination: string, countryCode: string | null) => ({
  destination,
  countryCode,
  timeZone: null,
  latitude: null,
  longitude: null,
})
const trip = {
  ...at('Zurich', 'CH'),
  startDate: '2027-06-01',
  endDate: '2027-06-09',
  currency: 'USD' as const,
}
const leg = (id: string, countryCode: string | null, arriveDate: string, leaveDate: string) => ({
  ...at(id, countryCode),
  id,
  order: 0,
  arriveDate,
  leaveDate,
})
const legs = [leg('Zurich', 'CH', '2027-06-01', '2027-06-04'), leg('Milan', 'IT', '2027-06-04', '2027-06-09')]
const paid = (currency: Currency, date: string, createdAt: string) => ({ currency, date, createdAt })

const flight = paid('GBP', '2027-05-01', '1')
const fondue = paid('CHF', '2027-06-02', '2')
const dollars = paid('USD', '2027-06-06', '3')

test.each([
  ['a trip with its destination alone: what was entered last', [], [fondue], '2027-06-06', 'EUR', 'CHF'],
  ['the same with nothing entered: the trip’s', [], [], '2027-06-06', 'EUR', 'USD'],
  ['the first expense of a country: its money', legs, [flight, fondue], '2027-06-04', 'EUR', 'EUR'],
  ['a country in which one pays otherwise', legs, [dollars], '2027-06-07', 'EUR', 'USD'],
  ['back in one’s thoughts to the first country', legs, [fondue, dollars], '2027-06-02', 'CHF', 'CHF'],
  ['a country nobody knows the money of', legs, [flight], '2027-06-07', null, 'USD'],
  ['money that expenses cannot be in', legs, [], '2027-06-07', 'XXX', 'USD'],
  ['before the trip: what was entered last', legs, [flight], '2027-05-02', 'EUR', 'GBP'],
] as const)('%s', (_what, places, expenses, date, local, currency) => {
  expect(proposedCurrency({ trip, legs: places, expenses }, date, local)).toBe(currency)
})
