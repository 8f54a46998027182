import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 140, 'mid-range': 300, luxury: 720 },
  insights: [
    ['culture', 'Calvin, watches and treaties', 'The Reformation, fine watches and the Red Cross all belong to this small republic.', 'low', 4.2, '1 to 2 days', 'All year round'],
    ['food', 'Fondue at the baths', 'Cheese fondue is eaten on a pier with a steam bath; lake perch and cardoon gratin are local.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Lake first', 'Swim at Pâquis, cross by yellow boats, or take a belle époque steamer for a day.', 'medium', 4.6, 'Half a day', 'May to September'],
    ['transportation', 'Free rides for hotel guests', 'Hotels give a card for all trams, buses and yellow boats; the airport is seven minutes by train.', 'low', 4.8, '', 'All year round'],
    ['weather', 'The bise', 'A cold north-east wind blows in winter and clears the view to Mont Blanc; summers are warm.', 'low', 4.1, '', 'May to September'],
    ['tips', 'Eat at noon', 'The plat du jour costs about half of dinner; Sunday shops are shut.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['L’Escalade', 'usually 12-10/12-14', 'Torches, soup and chocolate pots for the night of 1602.', 'festival', 'Old town', 0, 5],
    ['Fête de la Musique', 'usually 06-19/06-23', 'Three days of free concerts in parks and courts.', 'music', 'City centre', 0, 4],
  ],
  places: [
    ['Jet d’Eau', 'sight', 46.2074, 6.1559, 25, 0, 'daily 10-16', 'outdoor', 'any', 'photography', 'partial', 5, 'walk in', 'A fountain of 140 metres at the edge of the lake.', 'It is off in strong wind; the pier beneath is wet.', { children: true }],
    ['Saint Pierre Cathedral', 'religious', 46.2011, 6.1486, 60, 8, 'Mo-Sa 10-17:30, Su 12-17:30', 'both', 'any', 'religious history photography', 'partial', 4, 'walk in', 'Calvin’s church, with towers over lake and roofs.', 'Digs under the floor go back to the Romans.'],
    ['Place du Bourg-de-Four', 'evening', 46.1998, 6.1497, 75, 20, 'daily 17-24', 'outdoor', 'evening', 'food nightlife history', 'partial', 4, 'walk in', 'The oldest square, with terraces round a fountain.', 'Reserve for dinner; at five it is the town’s living room.'],
    ['Jardin Anglais', 'park', 46.2041, 6.1511, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'A lake garden with the flower clock.', 'Yellow boats to the other bank start here.', { children: true }],
    ['Reformation Wall', 'sight', 46.2001, 6.1459, 40, 0, 'always', 'outdoor', 'any', 'history art', 'full', 3, 'walk in', 'Four stern giants in the Bastions park.', 'Play chess with figures as high as your hip at the gate.', { children: true }],
    ['Palais des Nations', 'sight', 46.2266, 6.1404, 75, 23, 'Mo-Fr 10-16', 'indoor', 'any', 'history architecture', 'full', 4, 'book', 'The European seat of the United Nations.', 'Only by tour with a passport; book weeks ahead.'],
    ['Broken Chair', 'sight', 46.2224, 6.1391, 20, 0, 'always', 'outdoor', 'any', 'art history photography', 'full', 2, 'walk in', 'A giant chair on three legs against landmines.', 'Jets of water on the square invite children in summer.', { children: true }],
    ['International Red Cross Museum', 'museum', 46.2275, 6.1373, 90, 17, 'Tu-Su 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'A moving walk through help in war.', 'Allow time: the card index of prisoners stays with you.'],
    ['Patek Philippe Museum', 'museum', 46.1988, 6.1379, 75, 12, 'Tu-Fr 14-18, Sa 10-18', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Five centuries of watches, some that sing.', 'Start at the top with the oldest.'],
    ['Museum of Art and History', 'museum', 46.1993, 6.1517, 90, 0, 'Tu-Su 11-18', 'indoor', 'any', 'art history', 'full', 3, 'walk in', 'From Egypt to Hodler, with Witz’s miraculous lake.', 'The permanent collection is free.'],
    ['Natural History Museum', 'family', 46.1985, 6.16, 90, 0, 'Tu-Su 10-17', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'Four floors of animals and stones, free of charge.', 'Janus, a tortoise with two heads, lives here.', { children: true }],
    ['Bains des Pâquis', 'food', 46.2107, 6.1537, 120, 28, 'daily 9-22', 'both', 'evening', 'food nature', 'partial', 5, 'walk in', 'A bathing pier with sauna and a canteen.', 'Fondue from September to April; cash only at busy times.', { children: true }],
    ['Plainpalais Flea Market', 'market', 46.1979, 6.1413, 60, 0, 'We+Sa 8-17', 'outdoor', 'morning', 'markets shopping', 'full', 3, 'walk in', 'Watches, books and lamps on a red-gravel diamond.', 'Also on the first Sunday of the month.'],
    ['Carouge', 'quarter', 46.1838, 6.1393, 75, 0, 'always', 'outdoor', 'afternoon', 'architecture shopping food', 'full', 3, 'walk in', 'A little Piedmontese town of low houses and workshops.', 'Market on Wednesday and Saturday mornings; trams 12 and 18.'],
    ['CERN Science Gateway', 'family', 46.2337, 6.0557, 150, 0, 'Tu-Su 9-17', 'indoor', 'any', 'history architecture', 'full', 4, 'book', 'Particle physics to touch, by Renzo Piano.', 'Free; tours of the site are given out on the day.', { children: true }],
    ['Botanical Garden', 'park', 46.226, 6.1466, 60, 0, 'daily 9:30-17', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Rock gardens, glasshouses and deer by the lake.', 'A carousel of plants and beetles delights the small.', { children: true }],
    ['Chillon Castle', 'day trip', 46.4142, 6.9275, 150, 16, 'daily 10-17', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A castle standing in the lake near Montreux.', 'Walk the lake path from Montreux, an hour of flowers.', { children: true, way: { text: 'Train to Montreux, then bus 201', minutes: 85 } }],
    ['Aiguille du Midi', 'day trip', 45.8787, 6.8875, 240, 85, 'daily 8:30-16', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'book', 'A cable car to 3,842 metres in front of Mont Blanc.', 'Take a fixed slot early and warm clothes in July too.', { way: { text: 'Bus to Chamonix', minutes: 90 } }],
    ['Yvoire', 'day trip', 46.3707, 6.3268, 180, 0, 'always', 'outdoor', 'any', 'photography history food', 'partial', 3, 'walk in', 'A walled fishing village of flowers on the French shore.', 'Come by steamer and sit outside.', { season: [4, 10], way: { text: 'Lake boat', minutes: 105 } }],
    ['Lausanne Cathedral', 'day trip', 46.5226, 6.6356, 240, 0, 'daily 9-17:30', 'both', 'any', 'religious architecture history', 'partial', 3, 'walk in', 'A Gothic church where a watchman still calls the hours.', 'Take the metro down to the Olympic lake front after.', { way: { text: 'Train', minutes: 45 } }],
  ],
}
