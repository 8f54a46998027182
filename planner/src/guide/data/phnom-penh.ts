import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 85, luxury: 240 },
  icons: ['Royal Palace and Silver Pagoda', 'Tuol Sleng Genocide Museum', 'Choeung Ek', 'National Museum of Cambodia'],
  insights: [
    ['culture', 'Splendour and sorrow', 'Golden spires by the river, and two places where the years 1975 to 1979 are told without mercy.', 'medium', 4.6, '2 days', 'November to February'],
    ['food', 'Amok, crickets and social kitchens', 'Training restaurants cook some of the best food; markets fry the rest.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'River at dusk', 'An hour by boat where Mekong, Bassac and Tonle Sap meet, with the palace in the last sun.', 'medium', 4.4, '1 evening', 'November to March'],
    ['transportation', 'Tuk-tuk by app', 'Grab and PassApp show the price; the new airport lies an hour south.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Hot, hotter, wet', 'November to February is bearable; April passes 36 degrees.', 'low', 4, '', 'November to February'],
    ['tips', 'Hold your bag', 'Phones are snatched from tuk-tuks and pavements: carry bags on the far side.', 'medium', 4, '', 'All year round'],
  ],
  festivals: [
    ['Water Festival, Bon Om Touk', 'usually 10-25/11-28', 'Three days of boat races before the palace as the river turns.', 'festival', 'Sisowath Quay', 0, 5],
    ['Khmer New Year', '04-13 P4D', 'The city empties to the villages; games at Wat Phnom.', 'festival', 'Wat Phnom', 0, 4],
  ],
  quarters: {
    'Riverside': ['Royal Palace and Silver Pagoda', 'National Museum of Cambodia', 'Wat Ounalom', 'Sisowath Quay', 'Friends'],
    'Boeung Keng Kang': ['Tuol Sleng Genocide Museum', 'Malis'],
  },
  places: [
    ['Royal Palace and Silver Pagoda', 'sight', 11.5638, 104.9313, 105, 10, 'daily 8-10:30 14-17', 'both', 'morning', 'history architecture religious', 'partial', 5, 'walk in', 'Throne hall, gardens and a floor of five thousand silver tiles.', 'Covered knees and shoulders are checked; it shuts over lunch.'],
    ['National Museum of Cambodia', 'museum', 11.5658, 104.9292, 90, 10, 'daily 8-17', 'both', 'any', 'art history architecture', 'partial', 5, 'walk in', 'The world’s finest Khmer sculpture round a lotus court.', 'See it before Angkor; look for the eight-armed Vishnu.'],
    ['Tuol Sleng Genocide Museum', 'museum', 11.5494, 104.9176, 120, 5, 'daily 8-17', 'both', 'morning', 'history', 'partial', 5, 'walk in', 'A school that became a prison; few left it alive.', 'Take the audio guide; survivors sometimes sit in the yard.'],
    ['Choeung Ek', 'sight', 11.4844, 104.9021, 105, 6, 'daily 7:30-17:30', 'outdoor', 'afternoon', 'history', 'full', 5, 'walk in', 'The killing fields, a quiet orchard with a stupa of skulls.', 'The audio guide is among the best anywhere; go after Tuol Sleng.'],
    ['Wat Phnom', 'religious', 11.5762, 104.9231, 40, 1, 'daily 7-18:30', 'outdoor', 'any', 'religious history', 'poor', 3, 'walk in', 'The hill where Lady Penh set four Buddhas and named a city.', 'Locals pray here before exams and deals.', { children: true }],
    ['Central Market', 'market', 11.5695, 104.921, 60, 4, 'daily 7-17', 'indoor', 'morning', 'markets shopping architecture', 'full', 4, 'walk in', 'An art deco dome of 1937 over gems, clothes and noodles.', 'Eat at the western food stalls; bargain for everything.'],
    ['Russian Market', 'market', 11.5405, 104.9156, 75, 5, 'daily 7-17', 'indoor', 'morning', 'markets shopping food', 'poor', 4, 'walk in', 'Silk, carvings and fallen-off-the-lorry brands in dim lanes.', 'Iced coffee at the stall in the middle has been there since 1980.'],
    ['Wat Ounalom', 'religious', 11.5688, 104.9306, 30, 0, 'daily 6-18', 'both', 'any', 'religious', 'partial', 3, 'walk in', 'The head temple of the country, with a hair of the Buddha.', 'Ask a monk to open the stupa behind the main hall.'],
    ['Sisowath Quay', 'evening', 11.5714, 104.9297, 90, 10, 'daily 17-24', 'outdoor', 'evening', 'nightlife food photography', 'full', 4, 'walk in', 'The promenade where the city exercises, prays and drinks.', 'Sunset boats leave near Street 104; the Foreign Correspondents’ Club overlooks it.', { children: true }],
    ['Independence Monument', 'sight', 11.5565, 104.9282, 25, 0, 'always', 'outdoor', 'evening', 'architecture history', 'full', 3, 'walk in', 'A sandstone lotus of 1958 by Vann Molyvann.', 'Best when lit; the park to the east is for evening walks.'],
    ['Bophana Center', 'museum', 11.5641, 104.9263, 45, 0, 'Mo-Fr 8-12 14-18, Sa 14-18', 'indoor', 'afternoon', 'history art', 'poor', 2, 'walk in', 'Film and sound archive founded by Rithy Panh.', 'Screenings on Saturday at four.'],
    ['Friends', 'food', 11.5674, 104.9297, 75, 13, 'daily 11-22', 'both', 'any', 'food', 'partial', 4, 'book', 'Small plates cooked by former street children and their teachers.', 'Beside the museum; the shop next door sells their work.', { children: true }],
    ['Malis', 'food', 11.5541, 104.9277, 90, 22, 'daily 6:30-22', 'both', 'any', 'food', 'full', 4, 'book', 'Refined Khmer cooking round a garden court.', 'Kampot pepper beef, or breakfast soup for a few dollars.'],
    ['Romdeng', 'food', 11.5664, 104.9236, 75, 14, 'daily 11-22', 'both', 'any', 'food adventure', 'partial', 3, 'book', 'Provincial recipes in a villa, tarantulas included.', 'Try the fish amok if spiders are not for you.', { children: true }],
    ['Koh Dach', 'day trip', 11.6446, 104.9613, 180, 10, 'daily 7-17', 'outdoor', 'morning', 'nature shopping', 'partial', 3, 'walk in', 'Silk Island: looms under stilt houses and bicycle lanes.', 'Rent bicycles at the ferry; there is a beach in the dry months.', { way: { text: 'Tuk-tuk and ferry', minutes: 45 } }],
    ['Oudong', 'day trip', 11.8237, 104.7421, 150, 2, 'daily 7-18', 'outdoor', 'morning', 'history religious photography', 'poor', 3, 'walk in', 'Royal stupas on a ridge, capital until 1866.', '509 steps; hammocks and grilled frogs wait below.', { town: 'Oudong', way: { text: 'Car or tuk-tuk', minutes: 75 } }],
  ],
}
