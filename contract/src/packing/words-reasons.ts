import { words } from '../words/words.ts'

/** Why Smart Pack proposes a thing. */
export const packingReasonsWords = words('packing-reasons', {
  low: 'low of {degrees} on {date}',
  typicalLow: 'typical low of {degrees} on {date}',
  high: 'high of {degrees} on {date}',
  typicalHigh: 'typical high of {degrees} on {date}',
  rain: '{percent}% chance of rain on {date}',
  typicalRain: 'typical {percent}% chance of rain on {date}',
  rainOrSnow: '{percent}% chance of rain or snow on {date}',
  typicalRainOrSnow: 'typical {percent}% chance of rain or snow on {date}',
  snow: '{percent}% chance of snow on {date}',
  typicalSnow: 'typical {percent}% chance of snow on {date}',

  inPlace: '{place}: {why}',
  several: '{one}; {other}',

  everyTrip: 'for every trip',
  nights: 'for {count} night|for {count} nights',
  nightsWashed: 'for {count} night, with laundry once a week|for {count} nights, with laundry once a week',
  people: '{count} person|{count} people',
  adults: '{count} adult|{count} adults',
  whose: '{why}, {whose}',
  children: 'for {count} child|for {count} children',
  family: 'travelling as a family',
  smallChild: 'for a child of {count} year|for a child of {count} years',

  sockets: 'for sockets of type {types} ({volts} V)',
  socketsOtherVolts: 'for sockets of type {types} ({volts} V): check that your devices take {volts} V',
  socketsFit: 'sockets of type {types} ({volts} V) take plugs from home: only for devices from elsewhere',
  socketsUnlike: 'for sockets of type {types} ({volts} V), unlike those at home',
  either: '{one} or {other}',

  carriers: 'mosquitoes can carry disease here',
  dampNights: 'warm and damp nights',
  flights: '{count} flight|{count} flights',
  nightsOnWay: '{count} night on the way|{count} nights on the way',

  northernSummer: 'mosquitoes of the northern summer',
})
