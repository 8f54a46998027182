import type { DemoTrip } from '../demo-trip.ts'

const chicago = { zone: 'America/Chicago', place: 'Chicago O’Hare', code: 'ORD', latitude: 41.9786, longitude: -87.9048 }
const frankfurt = { zone: 'Europe/Berlin', place: 'Frankfurt', code: 'FRA', latitude: 50.0264, longitude: 8.5431 }
const fiumicino = { zone: 'Europe/Rome', place: 'Rome Fiumicino', code: 'FCO', latitude: 41.8045, longitude: 12.2508 }
const marcoPolo = { zone: 'Europe/Rome', place: 'Venice Marco Polo', code: 'VCE', latitude: 45.5053, longitude: 12.3519 }
const termini = { zone: 'Europe/Rome', place: 'Roma Termini', latitude: 41.9009, longitude: 12.502 }
const novella = { zone: 'Europe/Rome', place: 'Firenze Santa Maria Novella', latitude: 43.7765, longitude: 11.2479 }
const lucia = { zone: 'Europe/Rome', place: 'Venezia Santa Lucia', latitude: 45.4411, longitude: 12.3211 }
const belli = { zone: 'Europe/Rome', place: 'Residenza Belli', latitude: 41.8895, longitude: 12.4707 }
const frediano = { zone: 'Europe/Rome', place: 'Casa San Frediano', latitude: 43.7691, longitude: 11.2432 }
const zattere = { zone: 'Europe/Rome', place: 'Locanda Zattere', latitude: 45.4299, longitude: 12.3269 }

/** The one with several places: over the ocean by night, three towns, two trains between them and home from the last. */
export const italy: DemoTrip = {
  title: 'Family Trip to Italy',
  destination: 'Rome, Italy',
  guide: 'rome',
  startsIn: 92,
  nights: 10,
  travelMode: 'family',
  currency: 'USD',
  budget: 7500,
  description: 'Grandmother’s three towns, from Chicago and back.',
  places: [
    { destination: 'Rome, Italy', arrives: 2, nights: 4 },
    { destination: 'Florence, Italy', arrives: 6, nights: 3, guide: 'florence' },
    { destination: 'Venice, Italy', arrives: 9, nights: 2, guide: 'venice' },
  ],
  stops: [
    { title: 'Gelato and a first walk', type: 'outdoor', day: 2, time: '17:30', at: 'Trastevere' },
    { title: 'Pizza at Ai Marmi', type: 'meal', day: 2, time: '19:30', location: 'Viale di Trastevere 53', cost: 64 },
    { title: 'Forum and Palatine', type: 'sightseeing', day: 3, time: '13:00', at: 'Roman Forum' },
    { title: 'Trevi Fountain by night', type: 'sightseeing', day: 3, time: '21:00', at: 'Trevi Fountain' },
    { title: 'Pantheon', type: 'cultural', day: 4, time: '10:00', at: 'Pantheon', cost: 22 },
    { title: 'Piazza Navona', type: 'outdoor', day: 4, time: '11:30', at: 'Piazza Navona' },
    { title: 'Rowing boats and the park', type: 'outdoor', day: 4, time: '15:00', at: 'Villa Borghese', cost: 18 },
    { title: 'Saint Peter’s, up the dome', type: 'sightseeing', day: 5, time: '08:30', at: 'St Peter’s Basilica', cost: 40 },
    { title: 'Jewish Ghetto and Tiber Island', type: 'outdoor', day: 5, time: '16:00', at: 'Tiber Island' },
    { title: 'Breakfast at Bar San Calisto', type: 'meal', day: 6, time: '08:30', at: 'Trastevere', cost: 24 },
    { title: 'Ponte Vecchio and Santo Spirito', type: 'outdoor', day: 6, time: '16:30', at: 'Ponte Vecchio' },
    { title: 'Sunset at Piazzale Michelangelo', type: 'outdoor', day: 6, time: '20:15', at: 'Piazzale Michelangelo' },
    { title: 'Lunch upstairs at the market', type: 'meal', day: 7, time: '12:30', at: 'Mercato Centrale', cost: 58 },
    { title: 'Boboli Gardens', type: 'outdoor', day: 7, time: '15:00', at: 'Boboli Gardens', cost: 30 },
    { title: 'Siena, Piazza del Campo', type: 'sightseeing', day: 8, time: '10:30', at: 'Siena' },
    { title: 'San Gimignano', type: 'sightseeing', day: 8, time: '15:00', at: 'San Gimignano' },
    { title: 'Rialto Bridge', type: 'sightseeing', day: 9, time: '16:30', at: 'Rialto Bridge' },
    { title: 'Doge’s Palace', type: 'cultural', day: 10, time: '09:30', at: 'Doge’s Palace', cost: 90 },
    { title: 'Burano by boat', type: 'outdoor', day: 10, time: '13:30', at: 'Burano', cost: 56 },
    { title: 'The Grand Canal at dusk', type: 'outdoor', day: 10, time: '19:30', at: 'Grand Canal by Vaporetto', cost: 38 },
  ],
  bookings: [
    { kind: 'flight', title: 'Chicago to Frankfurt', day: 1, time: '16:05', from: chicago, to: frankfurt, lands: { day: 2, time: '07:25' }, provider: 'Lufthansa', number: 'LH 431', reference: 'ITA4RN', seat: '31D, 31E, 31F, 31G', terminal: '1', price: 2310, payment: 'paid' },
    { kind: 'flight', title: 'Frankfurt to Rome', day: 2, time: '09:10', from: frankfurt, to: fiumicino, lands: { day: 2, time: '10:55' }, provider: 'Lufthansa', number: 'LH 232', reference: 'ITA4RN', seat: '18A, 18B, 18C, 19C', terminal: '1' },
    { kind: 'stay', title: 'Residenza Belli', day: 2, time: '15:00', until: '22:00', from: belli, lands: { day: 6, time: '11:00' }, reference: 'BEL-8841', address: 'Via della Luce 14, Trastevere', phone: '+39 06 5833 2210', price: 660, currency: 'EUR', payment: 'there' },
    { kind: 'ticket', title: 'Colosseum, timed entry', day: 3, time: '10:20', minutes: 120, from: { zone: 'Europe/Rome', place: 'Colosseum', latitude: 41.8902, longitude: 12.4922 }, reference: 'COL 55120', price: 72, currency: 'EUR', payment: 'paid' },
    { kind: 'train', title: 'Rome to Florence', day: 6, time: '11:50', from: termini, to: novella, lands: { day: 6, time: '13:22' }, provider: 'Trenitalia', number: 'Frecciarossa 9524', reference: 'PNR7QX', seat: 'Coach 4, 11A to 11D', price: 139.6, currency: 'EUR', payment: 'paid' },
    { kind: 'stay', title: 'Casa San Frediano', day: 6, time: '15:00', until: '20:00', from: frediano, lands: { day: 9, time: '10:30' }, reference: 'CSF-2093', address: 'Borgo San Frediano 37', phone: '+39 055 284 771', price: 540, currency: 'EUR', payment: 'there' },
    { kind: 'ticket', title: 'Uffizi Gallery', day: 7, time: '09:00', minutes: 150, from: { zone: 'Europe/Rome', place: 'Uffizi Gallery', latitude: 43.7678, longitude: 11.2553 }, reference: 'UFF 77310', price: 58, currency: 'EUR', payment: 'paid' },
    { kind: 'train', title: 'Florence to Venice', day: 9, time: '11:39', from: novella, to: lucia, lands: { day: 9, time: '13:54' }, provider: 'Trenitalia', number: 'Frecciarossa 9416', reference: 'PNR8ZK', seat: 'Coach 3, 6A to 6D', price: 156, currency: 'EUR', payment: 'paid' },
    { kind: 'stay', title: 'Locanda Zattere', day: 9, time: '15:00', until: '21:00', from: zattere, lands: { day: 11, time: '10:00' }, reference: 'ZAT-3302', address: 'Fondamenta Zattere 1412', price: 496, currency: 'EUR', payment: 'deposit' },
    { kind: 'table', title: 'Anice Stellato', day: 9, time: '19:45', minutes: 105, from: { zone: 'Europe/Rome', place: 'Anice Stellato', latitude: 45.4466, longitude: 12.3293 } },
    { kind: 'flight', title: 'Venice to Frankfurt', day: 11, time: '13:05', from: marcoPolo, to: frankfurt, lands: { day: 11, time: '14:40' }, provider: 'Lufthansa', number: 'LH 327', reference: 'ITA4RN' },
    { kind: 'flight', title: 'Frankfurt to Chicago', day: 11, time: '17:05', from: frankfurt, to: chicago, lands: { day: 11, time: '19:25' }, provider: 'United', number: 'UA 944', reference: 'ITA4RN', terminal: '1' },
  ],
  ideas: [
    { title: 'Borghese Gallery', type: 'cultural', at: 'Borghese Gallery', minutes: 120, cost: 80, isWanted: true },
    { title: 'Testaccio Market', type: 'meal', at: 'Testaccio Market', minutes: 75, cost: 48, isWanted: true },
    { title: 'Ostia Antica by train', type: 'sightseeing', at: 'Ostia Antica', minutes: 270, cost: 60 },
    { title: 'Museo Galileo', type: 'cultural', at: 'Museo Galileo', minutes: 75, cost: 42 },
    { title: 'Libreria Acqua Alta', type: 'shopping', at: 'Libreria Acqua Alta', minutes: 30, isWanted: true },
  ],
  packing: [
    ['Passports', 'documents', 4, true],
    ['Liquids bag', 'toiletries', 2, false],
    ['Sun hats', 'clothing', 4, false],
    ['Shoulder cover', 'clothing', 2, false],
    ['Mosquito spray', 'medical', 1, false],
    ['Neck pillows', 'gear', 4, true],
    ['Adapter, type L', 'electronics', 2, true],
  ],
  expenses: [
    ['Flights from Chicago and back', '2310.00', 'USD', 'transport', -120],
    ['Colosseum, four tickets', '72.00', 'EUR', 'activities', -30],
    ['Trains between the towns', '295.60', 'EUR', 'transport', -28],
    ['Uffizi Gallery', '58.00', 'EUR', 'activities', -21],
    ['Deposit in Venice', '150.00', 'EUR', 'accommodation', -60],
  ],
}
