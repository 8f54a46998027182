import type { DemoTrip } from '../demo-trip.ts'

/** As long as a title may be. */
const longTitle =
  'Three cities of the east coast with grandmother, two cousins and a suitcase full of presents for everybody we have there'

const marrakech: DemoTrip = {
  title: 'رحلة العائلة إلى مراكش',
  destination: 'Marrakech, Morocco',
  guide: 'marrakech',
  startsIn: 74,
  nights: 5,
  travelMode: 'family',
  currency: 'EUR',
  budget: 1800,
  stops: [
    { title: 'ساحة جامع الفنا', type: 'sightseeing', day: 1, time: '18:00', at: 'Jemaa el-Fnaa' },
    { title: 'Majorelle Garden', type: 'outdoor', day: 2, time: '08:30', at: 'Majorelle Garden', cost: 60 },
    { title: 'Ben Youssef Madrasa', type: 'cultural', day: 3, time: '10:00', at: 'Ben Youssef Madrasa', cost: 20 },
  ],
  packing: [
    ['جوازات السفر', 'documents', 4, false],
    ['Headscarf', 'clothing', 2, false],
  ],
  expenses: [['Flights', '488.00', 'EUR', 'transport', -90]],
}

const newYork: DemoTrip = {
  title: longTitle,
  destination: 'New York, United States',
  guide: 'new-york',
  startsIn: 121,
  nights: 10,
  travelMode: 'family',
  currency: 'USD',
  stops: [
    { title: 'Brooklyn Bridge on foot', type: 'outdoor', day: 1, time: '17:00', at: 'Brooklyn Bridge' },
    { title: 'American Museum of Natural History', type: 'cultural', day: 2, time: '10:00', at: 'American Museum of Natural History', cost: 90 },
  ],
  packing: [],
  expenses: [],
}

/** Ended, inland, and with a stop that nobody finds. */
const ljubljana: DemoTrip = {
  title: 'A long weekend in Ljubljana',
  destination: 'Ljubljana, Slovenia',
  guide: null,
  startsIn: -26,
  nights: 3,
  travelMode: 'leisure',
  currency: 'EUR',
  budget: 600,
  stops: [
    { title: 'Ljubljana Castle', type: 'sightseeing', day: 1, time: '15:00', location: 'Ljubljana Castle' },
    { title: 'Lake Bled', type: 'outdoor', day: 2, time: '09:30', location: 'Bled' },
    { title: 'Caves and a castle in the rock', type: 'activity', day: 3, time: '10:00', location: 'Postojna', cost: 58 },
    { title: 'Train home', type: 'transport', day: 4, time: '13:25', location: 'Ljubljana' },
  ],
  packing: [],
  expenses: [
    ['Train tickets', '118.00', 'EUR', 'transport', -20],
    ['Room by the river', '264.00', 'EUR', 'accommodation', 0],
    ['Dinner at the dragon bridge', '61.50', 'EUR', 'food', 0],
    ['Boat to the island', '36.00', 'EUR', 'activities', 1],
    ['Cream cake', '11.80', 'EUR', 'food', 1],
    ['Caves', '58.00', 'EUR', 'activities', 2],
    ['Lunch at the station', '17.40', 'EUR', 'food', 3],
  ],
}

/** Five people share what it cost: two pay together, and two have no account. */
const reykjavik: DemoTrip = {
  title: 'Chasing the aurora',
  destination: 'Reykjavík, Iceland',
  guide: 'reykjavik',
  startsIn: -290,
  nights: 5,
  travelMode: 'group',
  currency: 'EUR',
  budget: 2600,
  stops: [
    { title: 'Hallgrímskirkja', type: 'sightseeing', day: 1, time: '11:00', at: 'Hallgrímskirkja' },
    { title: 'Northern lights', type: 'outdoor', day: 2, time: '21:30', at: 'Þingvellir' },
    { title: 'Sky Lagoon', type: 'activity', day: 4, time: '16:00', at: 'Sky Lagoon', cost: 82 },
  ],
  packing: [],
  people: [
    { name: 'Maya Okafor', tone: 3, account: 'owner', household: 'Okafor' },
    { name: 'Tunde Okafor', tone: 2, account: 'companion', household: 'Okafor' },
    { name: 'Sofia Reis', tone: 1 },
    { name: 'Tom Larsen', tone: 4 },
    { name: 'Lena Vogt', tone: 2 },
  ],
  expenses: [
    ['House by the harbour', '1190.00', 'EUR', 'accommodation', -40, { by: { 'Sofia Reis': '790.00', 'Maya Okafor': '400.00' } }],
    ['Car for five days', '340.00', 'EUR', 'transport', 0, { by: 'Maya Okafor' }],
    ['Groceries', '14200', 'ISK', 'food', 0, { by: 'Tom Larsen' }],
    ['Super jeep to the lights', '390.00', 'USD', 'activities', 1, { by: 'Tunde Okafor' }],
    ['Fish soup for five', '21500', 'ISK', 'food', 2, { by: { 'Tom Larsen': '10000', 'Sofia Reis': '11500' } }],
    ['Sky Lagoon', '246.00', 'EUR', 'activities', 3, { by: 'Lena Vogt', among: ['Maya Okafor', 'Sofia Reis', 'Lena Vogt'] }],
    ['One seat in the jeep', '-78.00', 'USD', 'activities', 4, { by: 'Tunde Okafor' }],
    ['Wool and candles', '64.50', 'EUR', 'shopping', 4, { by: 'Maya Okafor', among: ['Maya Okafor', 'Tom Larsen', 'Sofia Reis'] }],
  ],
  transfers: [['Tom Larsen', 'Sofia Reis', '150.00', 6]],
  isShared: true,
}

export const otherTrips: readonly DemoTrip[] = [marrakech, newYork, ljubljana, reykjavik]
