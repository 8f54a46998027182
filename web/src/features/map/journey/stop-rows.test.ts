import { expect, test } from 'vitest'
import { lisbon } from '../../../../test/world.ts'
import { stopRows } from './stop-rows.ts'

const leg = (id: string, arriveDate: string, leaveDate: string) =>
  ({ id, destination: id, latitude: null, longitude: null, arriveDate, leaveDate, order: 0 }) as never
const stop = (id: string, date: string, number: number) =>
  ({ id, number, item: { id, date }, point: null }) as never
const stops = [stop('flight', '2027-04-18', 1), stop('tower', '2027-04-19', 2), stop('port', '2027-04-22', 3)]
const named = (rows: ReturnType<typeof stopRows>) =>
  rows.map((row) => (row.kind === 'place' ? `${row.leg?.id ?? 'on the way'} ${row.count}` : row.stop.id))

test('stops of a trip with one place stand in their order', () => {
  expect(named(stopRows(lisbon(), [], stops))).toEqual(['flight', 'tower', 'port'])
})

test('stops of a trip with several places stand under theirs, and what is on the way by itself', () => {
  const legs = [leg('Lisbon', '2027-04-19', '2027-04-21'), leg('Porto', '2027-04-21', '2027-04-24')]
  expect(named(stopRows(lisbon(), legs, stops))).toEqual([
    'on the way 1',
    'flight',
    'Lisbon 1',
    'tower',
    'Porto 1',
    'port',
  ])
})
