import { expect, test } from 'vitest'
import { readHours } from '../guide/week-hours.ts'
import { contradictsGuide, saysHoursOrCost } from './guide-contradiction.ts'

const inEuros = { currency: 'EUR', perDollar: 0.9 } as const
const museum = { hours: readHours('Tu-We+Fr-Su 10-18, Th 10-21'), cost: 15 }
const square = { hours: null, cost: 0 }
const chapel = { hours: readHours('daily 9-12:30 14-17'), cost: 0 }

const contradictions: readonly (readonly [string, typeof museum | typeof square])[] = [
  ['Closed for ever', museum],
  ['Closed for renovation until 2029', museum],
  ['The museum is closed', museum],
  ['It has shut its doors', museum],
  ['Closed on Tuesdays', museum],
  ['Closed Monday and Friday', museum],
  ['Closed at weekends', museum],
  ['Open on Mondays', museum],
  ['Open daily', museum],
  ['Open every day of the week', museum],
  ['Open seven days a week', museum],
  ['Opens at 8', museum],
  ['Opens at 8:30 a.m.', museum],
  ['Open from 11:00', museum],
  ['Open until midnight', museum],
  ['Open until 23:00', museum],
  ['Closes at 5 pm', museum],
  ['Open 9-17', museum],
  ['Hours: 9:00 to 17:00', museum],
  ['Open around the clock', museum],
  ['Open 24 hours', museum],
  ['Open 24/7', museum],
  ['It never closes', museum],
  ['Come at 23:00 for quiet halls', museum],
  ['Be there at 7 am', museum],
  ['Free entry', museum],
  ['Entrance is free', museum],
  ['It is free', museum],
  ['Free of charge', museum],
  ['Free on Sundays', museum],
  ['No ticket needed', museum],
  ['Costs nothing', museum],
  ['Tickets cost €40', museum],
  ['Only 2 euros', museum],
  ['Entry is $90', museum],
  ['Entry is 100 USD', museum],
  ['Entry is 4000 yen', museum],
  ['Opens at 9', square],
  ['Closed on Sundays', square],
  ['Entry costs €5', square],
  ['A ticket is 3 dollars', square],
  ['Opens at 10', chapel],
  ['Open until 18:00', chapel],
  ['Tickets are €8', chapel],
]

test.each(contradictions)('%s is not what the guide says', (text, place) => {
  expect(contradictsGuide(text, place, inEuros)).toBe(true)
})

const agreements: readonly (readonly [string, typeof museum | typeof square])[] = [
  ['A roof to walk on by the river', museum],
  ['Closed on Mondays', museum],
  ['Opens at 10', museum],
  ['Opens at 10 a.m.', museum],
  ['Open 10–18', museum],
  ['Open from 10:00 to 18:00', museum],
  ['Open until 9 pm on Thursdays', museum],
  ['Open late on Thursdays', museum],
  ['Open on Tuesdays', museum],
  ['Come at 11:00 for quiet halls', museum],
  ['Tickets cost about €14', museum],
  ['About $15', museum],
  ['Free for children', museum],
  ['Car-free lanes around it', museum],
  ['Feel free to wander', museum],
  ['Free-standing columns', museum],
  ['A free spirit built it', museum],
  ['On the 3rd floor', museum],
  ['From 1492', museum],
  ['Room 34 and gate 4', museum],
  ['Closed to cars', museum],
  ['Half an hour is enough', museum],
  ['An open courtyard', museum],
  ['Give it 2 hours', museum],
  ['Open at any hour', square],
  ['Free, day and night', square],
  ['Open 24 hours', square],
  ['Come at 6 for the sunrise', square],
  ['No ticket needed', square],
  ['Opens again at 14:00', chapel],
  ['Closes at 12:30 for lunch', chapel],
  ['Open daily', chapel],
  ['Free', chapel],
]

test.each(agreements)('%s may be said', (text, place) => {
  expect(contradictsGuide(text, place, inEuros)).toBe(false)
})

test.each([
  ['Hills and light.', false],
  ['Three days of tiles, from 1492 on.', false],
  ['Car-free lanes and an open courtyard.', false],
  ['The museum is closed.', true],
  ['Everything is free.', true],
  ['Open daily.', true],
  ['Trams stop at 20:00.', true],
  ['A day costs $50.', true],
])('%s speaks of hours or cost: %s', (text, isSaid) => {
  expect(saysHoursOrCost(text)).toBe(isSaid)
})
