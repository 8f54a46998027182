import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 100, luxury: 230 },
  icons: ['Stari Most', 'Kujundžiluk Bazaar', 'Koski Mehmed Pasha Mosque', 'Blagaj Tekke', 'Kravica Falls'],
  insights: [
    ['culture', 'One bridge, two banks', 'Hayruddin’s arch of 1566 fell in 1993 and rose again in 2004 from the same quarry.', 'high', 4.7, '1 to 2 days', 'All year round'],
    ['food', 'Ćevapi, dolma and coffee with ceremony', 'Bosnian coffee comes in a copper pot with a cube of lokum; dip the sugar, do not stir.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Springs and waterfalls', 'The Buna rises under a cliff, Kravica falls in a ring: both within forty minutes.', 'medium', 4.6, '1 day', 'April to October'],
    ['transportation', 'The train along the Neretva', 'Two trains a day to Sarajevo are among Europe’s fine rides; sights around need a car or tour.', 'low', 4.1, '', 'All year round'],
    ['weather', 'The hottest town of Bosnia', 'July often passes 38 degrees; the river stays at twelve.', 'low', 4.1, '', 'April to June, September, October'],
    ['tips', 'Stay the night', 'Coaches from Dubrovnik leave by four; dusk on the bridge is quiet.', 'high', 4.7, '', 'April to October'],
  ],
  festivals: [
    ['Red Bull Cliff Diving', 'usually 09-05/09-20', 'The world’s best dive from 27 metres.', 'sport', 'Stari Most', 0, 4],
    ['Bridge jump contest', 'last sunday in July', 'Locals have leapt here since 1664.', 'sport', 'Stari Most', 0, 5],
  ],
  places: [
    ['Stari Most', 'sight', 43.3373, 17.8151, 45, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'poor', 5, 'walk in', 'The stone arch over the green Neretva.', 'Ribs on the slippery stone help; divers jump when the hat is full.'],
    ['Old Bridge Museum', 'museum', 43.3373, 17.8155, 45, 6, 'daily 10-18', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'The Tara tower: how the bridge was built, lost and raised again.', 'The top floor looks straight along the parapet.'],
    ['Kujundžiluk Bazaar', 'market', 43.338, 17.8154, 60, 0, 'daily 9-21', 'outdoor', 'any', 'markets shopping photography', 'poor', 5, 'walk in', 'Copper beaten by hand in a lane of pebbles.', 'Smiths hammer away from the bridge end; shells became pens.'],
    ['Koski Mehmed Pasha Mosque', 'religious', 43.3392, 17.8158, 45, 9, 'daily 9-18', 'both', 'any', 'religious photography architecture', 'poor', 5, 'walk in', 'A painted mosque of 1618 with the best view of the bridge from its minaret.', 'The garden alone, by the river, is half the price.'],
    ['Crooked Bridge', 'sight', 43.3369, 17.8133, 20, 0, 'always', 'outdoor', 'any', 'architecture photography', 'poor', 3, 'walk in', 'The small arch of 1558 over a side stream, the rehearsal for the great one.', 'Mills and cafés stand round it.'],
    ['Museum of War and Genocide Victims', 'museum', 43.3385, 17.8146, 75, 8, 'daily 9-21', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'Things and voices of 1992 to 1995, told plainly.', 'Hard to see; not for children.'],
    ['Muslibegović House', 'museum', 43.3411, 17.8165, 40, 4, 'daily 10-18', 'both', 'any', 'history architecture', 'poor', 3, 'walk in', 'An Ottoman noble’s house with courts for men and women, now a small hotel.', 'Ask for coffee in the garden.'],
    ['Karađoz Bey Mosque', 'religious', 43.3412, 17.8151, 30, 4, 'daily 9-18', 'both', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The largest dome of Herzegovina, by a pupil of Sinan.', 'The war graves next door all bear the same years.'],
    ['Partisan Memorial Cemetery', 'sight', 43.3408, 17.7994, 40, 0, 'always', 'outdoor', 'any', 'architecture history', 'poor', 3, 'walk in', 'Bogdanović’s stone city for the dead, damaged and moving.', 'Broken slabs underfoot: go by daylight.'],
    ['Spanish Square', 'sight', 43.3428, 17.8076, 30, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 2, 'walk in', 'The line of 1993: a Moorish school restored beside ruins.', 'Shell holes and a new town meet here.'],
    ['Šadrvan', 'food', 43.3369, 17.8141, 75, 18, 'daily 9-23', 'outdoor', 'any', 'food', 'partial', 4, 'walk in', 'A mixed Bosnian plate under a walnut tree by the fountain.', 'Order one Šadrvan plate for two.', { children: true }],
    ['Tima-Irma', 'food', 43.3377, 17.8153, 60, 14, 'daily 9-23', 'both', 'any', 'food', 'poor', 3, 'walk in', 'Grilled meats in a bazaar cellar, known for large plates.', 'Half a portion is a meal; cash only.', { children: true }],
    ['Hindin Han', 'food', 43.3367, 17.8131, 90, 22, 'daily 9-23', 'both', 'any', 'food', 'poor', 3, 'walk in', 'Trout and lamb in an old mill over the Radobolja.', 'The terrace above the water is cool in August.'],
    ['Black Dog Pub', 'evening', 43.3366, 17.8129, 105, 12, 'daily 16-25', 'both', 'evening', 'nightlife music', 'poor', 3, 'walk in', 'Bosnian craft beer in a stone mill by the Crooked Bridge.', 'Live music in summer; number plates on the walls.'],
    ['Blagaj Tekke', 'nature', 43.2569, 17.9035, 105, 6, 'daily 8-20', 'both', 'morning', 'religious nature photography', 'poor', 5, 'walk in', 'A dervish house under a cliff where a whole river comes out.', 'Bus 10 goes there; scarves are lent. Trout across the water.', { children: true }],
    ['Kravica Falls', 'day trip', 43.156, 17.6087, 180, 12, 'daily 8-20', 'outdoor', 'afternoon', 'nature adventure', 'partial', 5, 'walk in', 'A ring of falls 25 metres high round a pool to swim in.', 'Počitelj, a stone village on a slope, is on the way.', { children: true, season: [4, 10], way: { text: 'Car or tour', minutes: 45 } }],
  ],
}
