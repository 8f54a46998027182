import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 145, luxury: 340 },
  icons: ['Tallinn Town Hall Square', 'Kohtuotsa Viewing Platform', 'Alexander Nevsky Cathedral', 'Seaplane Harbour', 'Kumu Art Museum', 'Tallinn City Wall'],
  insights: [
    ['culture', 'A Hanseatic town that kept its walls', 'Merchants below, bishops and knights above; song festivals sang the country free.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Black bread and new Nordic', 'Sprats, elk soup and rye bread; kitchens of Telliskivi cook for half the price of Helsinki.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Towers, tunnels and bogs', 'Climb Saint Olaf’s, walk the bastion tunnels and take a day on boardwalks in Lahemaa.', 'low', 4.5, '1 day', 'May to September'],
    ['transportation', 'Walk, and trams beyond', 'Tram 4 goes to the airport, 1 and 3 to Kadriorg; tap any bank card.', 'low', 4.7, '', 'All year round'],
    ['weather', 'White nights, dark winters', 'June is light until eleven; snow makes December the town’s other season.', 'low', 4, '', 'May to September, December'],
    ['tips', 'When the ships are in', 'Cruise guests fill the square from ten to four; begin on Toompea at eight.', 'medium', 4.3, '', 'May to September'],
  ],
  festivals: [
    ['Song Celebration', 'usually 07-01/07-07', 'Every few years thirty thousand sing together; a youth fest falls between.', 'music', 'Song Festival Grounds', 30, 5],
    ['Tallinn Christmas Market', 'usually 11-21/12-28', 'Stalls round a tree that has stood here since 1441.', 'market', 'Town Hall Square', 0, 5],
    ['Old Town Days', 'usually 05-28/06-08', 'Medieval games, choirs and markets.', 'festival', 'Old Town', 0, 3],
  ],
  quarters: {
    'Lower Old Town': ['Tallinn Town Hall Square', 'Town Hall Pharmacy', 'Saint Catherine’s Passage', 'Tallinn City Wall', 'Saint Olaf’s Church', 'Olde Hansa', 'Rataskaevu 16'],
    Toompea: ['Kohtuotsa Viewing Platform', 'Alexander Nevsky Cathedral', 'Saint Mary’s Cathedral', 'Kiek in de Kök'],
    Kadriorg: ['Kadriorg Palace and Park', 'Kumu Art Museum'],
  },
  places: [
    ['Tallinn Town Hall Square', 'sight', 59.4371, 24.7453, 45, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'full', 5, 'walk in', 'The market place under the only Gothic town hall of the north.', 'From one round stone in the paving you see five spires.'],
    ['Town Hall Pharmacy', 'sight', 59.4376, 24.7458, 25, 0, 'Mo-Sa 10-18', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Selling remedies since 1422, and still at it.', 'The back room shows burnt bees and other cures.'],
    ['Saint Catherine’s Passage', 'sight', 59.4376, 24.7485, 25, 0, 'always', 'outdoor', 'any', 'architecture photography shopping', 'partial', 4, 'walk in', 'A lane of arches and tombstones with glass blowers and hatters.', 'Workshops keep their doors open from noon.'],
    ['Tallinn City Wall', 'sight', 59.4395, 24.7439, 45, 5, 'daily 11-17', 'outdoor', 'any', 'history photography', 'poor', 5, 'walk in', 'Walk between three towers on the wooden rampart.', 'Enter at Nunna; the row of towers looks best from the green outside.', { children: true }],
    ['Saint Olaf’s Church', 'viewpoint', 59.4415, 24.7478, 45, 6, 'daily 10-18', 'both', 'any', 'religious photography history', 'poor', 4, 'walk in', 'Once the highest spire of Europe; 258 steps to its gallery.', 'Stairs are worn and narrow: go early.', { season: [4, 10] }],
    ['Kohtuotsa Viewing Platform', 'viewpoint', 59.4379, 24.7421, 25, 0, 'always', 'outdoor', 'morning', 'photography', 'partial', 5, 'walk in', 'Red roofs, spires and ferries from the edge of the upper town.', 'Patkuli, two minutes north, has the towers in the evening sun.'],
    ['Alexander Nevsky Cathedral', 'religious', 59.4358, 24.7394, 30, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture', 'partial', 5, 'walk in', 'Onion domes that the Tsar set before the castle in 1900.', 'No photographs inside; the parliament is in the pink house opposite.'],
    ['Saint Mary’s Cathedral', 'religious', 59.4371, 24.739, 40, 6, 'Tu-Su 10-17', 'indoor', 'any', 'religious history art', 'partial', 3, 'walk in', 'A hundred carved coats of arms of the German nobles.', 'The merry lord Thuve lies under the entrance so that feet would humble him.'],
    ['Kiek in de Kök', 'museum', 59.4345, 24.7415, 90, 16, 'Tu-Su 10-18', 'indoor', 'any', 'history', 'poor', 4, 'book', 'A cannon tower and the tunnels under the bastions.', 'Tunnels are cold all year; reserve the timed tour.', { children: true }],
    ['Kadriorg Palace and Park', 'museum', 59.4384, 24.7909, 105, 10, 'Tu-Su 10-18', 'both', 'any', 'art architecture nature', 'partial', 4, 'walk in', 'Peter the Great’s summer palace with old masters and fountains.', 'The flower garden behind is free; the president works next door.', { children: true }],
    ['Kumu Art Museum', 'museum', 59.4361, 24.7964, 105, 18, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 5, 'walk in', 'Estonian art from manor portraits to the Soviet years, in a curve of copper.', 'The hall of talking heads is on the third floor; Thursdays until eight.'],
    ['Seaplane Harbour', 'museum', 59.4514, 24.7384, 120, 23, 'daily 10-18', 'indoor', 'any', 'history architecture', 'full', 5, 'walk in', 'A submarine, an icebreaker and seaplanes under concrete shells of 1917.', 'Go down into the Lembit; the shells alone are worth the way.', { children: true }],
    ['Telliskivi Creative City', 'quarter', 59.4397, 24.7287, 90, 0, 'always', 'both', 'any', 'shopping food art nightlife', 'full', 4, 'walk in', 'Railway works full of murals, design shops, Fotografiska and bars.', 'Flea market on Saturdays; the station market next to it sells lunch.'],
    ['Rataskaevu 16', 'food', 59.4366, 24.7429, 90, 30, 'daily 12-23', 'indoor', 'any', 'food', 'poor', 4, 'book', 'Elk, sprats and warm bread in a house with a ghost.', 'Reserve days ahead; lunch has a free table at times.', { children: true }],
    ['Olde Hansa', 'food', 59.4363, 24.7463, 90, 40, 'daily 11-23', 'both', 'any', 'food history', 'partial', 3, 'walk in', 'Bear, boar and spiced beer by candlelight, as a merchant ate in 1430.', 'Almonds from the cart outside cost less than dinner.', { children: true }],
    ['F-Hoone', 'food', 59.4397, 24.728, 75, 20, 'daily 10-23', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'A factory hall in Telliskivi with soups, burgers and vegetables.', 'Full on Saturdays from one to four.', { children: true }],
    ['Lahemaa National Park', 'day trip', 59.5113, 25.9573, 300, 15, 'always', 'outdoor', 'any', 'nature history', 'partial', 4, 'walk in', 'Bogs on boardwalks, manor houses and a coast of boulders.', 'Viru bog at dawn, Palmse manor at noon, Altja’s inn after.', { children: true, season: [4, 10], way: { text: 'Car or tour', minutes: 65 } }],
  ],
}
