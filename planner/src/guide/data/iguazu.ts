import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 150, luxury: 420 },
  icons: ['Devil’s Throat', 'Upper and Lower Circuits', 'Brazilian Side of the Falls'],
  insights: [
    ['culture', 'Three countries, two rivers', 'Guaraní land, Jesuit ruins and a corner where Argentina, Brazil and Paraguay look at each other.', 'medium', 4.2, '1 day', 'All year round'],
    ['food', 'Surubí and sopa paraguaya', 'River fish, manioc bread and beef; tereré, cold mate, is in every hand.', 'low', 4, 'Every meal', 'All year round'],
    ['activities', 'A day on each bank', 'Argentina puts you into the falls, Brazil before them: do both, a day each.', 'high', 4.9, '2 days', 'March to May, August to October'],
    ['transportation', 'Buses over the bridge', 'Río Uruguay buses go to the Argentine park, Crucero del Norte to the Brazilian; carry passports.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Hot rain forest', 'January floods and 35 degrees; from May to August mild with cool nights.', 'medium', 4.1, '', 'March to May, August to October'],
    ['tips', 'Coatis steal', 'They open bags; eat inside, stroke none, and bring dry clothes for the boat.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Full-moon walks to the Devil’s Throat', 'usually 01-01/12-31', 'Five nights a month the park opens for a lunar rainbow.', 'culture', 'Iguazú National Park', 60, 5],
    ['Iguazú en Concierto', 'usually 05-20/06-05', 'Children’s orchestras of the world play before the falls.', 'music', 'Puerto Iguazú', 0, 3],
  ],
  places: [
    ['Devil’s Throat', 'nature', -25.6953, -54.4367, 120, 45, 'daily 8-16:30', 'outdoor', 'morning', 'nature photography', 'full', 5, 'book', 'A horseshoe where half the river falls eighty metres into mist.', 'The ticket is for the Argentine park; take the first train, then walk the bridges.', { children: true }],
    ['Upper and Lower Circuits', 'nature', -25.6858, -54.4435, 180, 0, 'daily 8-17', 'outdoor', 'any', 'nature photography adventure', 'partial', 5, 'walk in', 'Catwalks along the lip and at the foot of a hundred falls.', 'Upper is step-free; lower leads to Bossetti in the spray.', { children: true }],
    ['Gran Aventura Boat', 'nature', -25.6831, -54.4478, 120, 90, 'daily 9-16', 'outdoor', 'any', 'adventure nature', 'poor', 4, 'book', 'A truck through the jungle and a boat under the water.', 'You will be soaked; dry bags are given. Twelve years and over.'],
    ['Macuco Trail', 'nature', -25.6757, -54.4508, 150, 0, 'daily 8-14', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'Seven kilometres of forest to a fall you have to yourself.', 'Monkeys early; start before two.'],
    ['Brazilian Side of the Falls', 'day trip', -25.6933, -54.4389, 180, 22, 'daily 9-18', 'outdoor', 'morning', 'nature photography', 'full', 5, 'book', 'The whole curtain at once, and a gangway into the mist.', 'Carry the passport; rainbows stand before eleven.', { children: true, way: { text: 'Bus or taxi over the Tancredo Neves bridge', minutes: 60 } }],
    ['Parque das Aves', 'day trip', -25.615, -54.4834, 105, 18, 'daily 8:30-17', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'Walk-in aviaries with toucans and a tunnel of macaws.', 'At the gate of the Brazilian park: join both.', { children: true, way: { text: 'Bus or taxi over the Tancredo Neves bridge', minutes: 55 } }],
    ['Itaipu Dam', 'day trip', -25.408, -54.589, 120, 15, 'daily 8-16', 'outdoor', 'any', 'architecture', 'full', 3, 'book', 'Eight kilometres of dam that light half of Paraguay and much of Brazil.', 'The panoramic bus is enough; the inside tour needs long trousers.', { children: true, way: { text: 'Taxi or tour by Foz do Iguaçu', minutes: 75 } }],
    ['Hito Tres Fronteras', 'viewpoint', -25.5954, -54.5906, 45, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 3, 'walk in', 'Argentina’s obelisk with two more across the water.', 'Fountain show at dusk; walk from town in half an hour.', { children: true }],
    ['Güirá Oga', 'family', -25.6362, -54.5605, 90, 12, 'daily 9-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A hospital for animals of the forest, seen from a cart.', 'Guided only, ninety minutes.', { children: true }],
    ['La Aripuca', 'sight', -25.6148, -54.5707, 45, 4, 'daily 9-18', 'outdoor', 'any', 'nature shopping', 'full', 2, 'walk in', 'A trap built of giant logs to speak for the trees.', 'Mate ice cream at the door.', { children: true }],
    ['Feirinha de Puerto Iguazú', 'market', -25.5987, -54.5739, 75, 14, 'daily 9-24', 'outdoor', 'evening', 'food markets music', 'full', 3, 'walk in', 'Olives, salami and wine on plastic chairs, with guitars.', 'Brazilians come over the bridge for it.', { children: true }],
    ['La Rueda 1975', 'food', -25.5991, -54.5783, 90, 24, 'Mo-Tu 17:30-24, We-Su 12-15:30 17:30-24', 'both', 'any', 'food', 'full', 4, 'book', 'River fish, pasta and steak under a roof of logs.', 'Surubí with coconut or pacú on coals.', { children: true }],
    ['El Quincho del Tío Querido', 'food', -25.5979, -54.5744, 90, 22, 'daily 11:30-15 19-24', 'both', 'any', 'food music', 'full', 3, 'walk in', 'Parrilla with a folk band in the centre.', 'Share an entraña and a salad.', { children: true }],
    ['Quita Penas', 'evening', -25.5993, -54.5741, 90, 15, 'daily 17-25', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'A terrace over the market square with caipirinhas and live sets.', 'Happy hour until nine.'],
    ['San Ignacio Miní', 'day trip', -27.2549, -55.5318, 120, 12, 'daily 7-18', 'outdoor', 'any', 'history religious architecture', 'partial', 3, 'walk in', 'Red Jesuit ruins in the lawn, the best of thirty missions.', 'A long day; the ticket serves four missions.', { town: 'San Ignacio', way: { text: 'Bus or car by Route 12', minutes: 200 } }],
  ],
}
