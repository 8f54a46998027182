import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 125, 'mid-range': 260, luxury: 560 },
  icons: ['Balboa Park', 'San Diego Zoo', 'USS Midway Museum', 'La Jolla Cove', 'Coronado', 'Old Town San Diego'],
  insights: [
    ['culture', 'Where California began', 'A mission of 1769, Spanish revival of 1915 and a navy that never sleeps.', 'low', 4.4, '2 days', 'All year round'],
    ['food', 'Fish tacos and craft beer', 'Baja is next door: beer batter, cabbage, lime; a hundred and fifty breweries.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Seventy miles of beach', 'Surf at Pacific Beach, seals at La Jolla, cliffs at Torrey Pines.', 'medium', 4.7, '2 to 3 days', 'All year round'],
    ['transportation', 'Trolley and ferry', 'Red trolleys run to the border and La Jolla’s university; a ferry crosses to Coronado.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Nearly always 22', 'May and June are grey by the sea until noon; September is warmest.', 'low', 4.8, '', 'All year round'],
    ['tips', 'Balboa on weekdays', 'Museums close on varied days; the Explorer pass pays from the third.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Comic-Con', 'usually 07-20/07-28', 'Costumes take the convention centre and the streets.', 'culture', 'Convention Center', 80, 5],
    ['December Nights', 'usually 12-04/12-06', 'Lights, choirs and free museums.', 'festival', 'Balboa Park', 0, 4],
  ],
  places: [
    ['Balboa Park', 'park', 32.7314, -117.1501, 150, 0, 'always', 'both', 'any', 'architecture nature art', 'full', 5, 'walk in', 'Spanish towers, gardens and seventeen museums.', 'The organ pavilion plays free on Sundays at two.', { children: true }],
    ['San Diego Zoo', 'family', 32.7353, -117.149, 300, 76, 'daily 9-18', 'outdoor', 'morning', 'nature', 'full', 5, 'book', 'Canyons of animals, with pandas again since 2024.', 'Ride the Skyfari first; wear good shoes.', { children: true }],
    ['Museum of Us', 'museum', 32.7316, -117.1523, 75, 20, 'We-Su 10-17', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'Maya stones under the California tower.', 'The tower climb is forty minutes, seven flights.'],
    ['Old Town San Diego', 'quarter', 32.7545, -117.1971, 105, 0, 'always', 'outdoor', 'any', 'history food shopping', 'full', 5, 'walk in', 'The first settlement, with smithy, stables and tortillas by hand.', 'Whaley House is haunted by law.', { children: true }],
    ['USS Midway Museum', 'museum', 32.7137, -117.1751, 180, 34, 'daily 10-17', 'both', 'any', 'history', 'partial', 5, 'book', 'A carrier with thirty planes and those who flew them.', 'Listen to the landing talk on deck.', { children: true }],
    ['Gaslamp Quarter', 'evening', 32.7117, -117.1599, 120, 30, 'daily 17-26', 'both', 'evening', 'nightlife food architecture', 'full', 4, 'walk in', 'Sixteen Victorian blocks of bars, where Wyatt Earp ran saloons.', 'Petco Park is at the end: baseball with a view.'],
    ['Little Italy Mercato', 'market', 32.7237, -117.1688, 75, 12, 'We 9:30-13:30, Sa 8-14', 'outdoor', 'morning', 'markets food', 'full', 4, 'walk in', 'Six blocks of farms, urchins and tamales.', 'Saturday is the large one.', { children: true }],
    ['Coronado', 'beach', 32.6809, -117.1787, 150, 0, 'always', 'outdoor', 'afternoon', 'nature architecture', 'full', 5, 'walk in', 'Mica-gold sand before the red turrets of the Del.', 'Ferry from Broadway Pier and hire bikes.', { children: true }],
    ['La Jolla Cove', 'nature', 32.8504, -117.2725, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'Sea lions on the rocks, orange garibaldi in the kelp.', 'Kayak to the caves; seal pups at the Children’s Pool in winter.', { children: true }],
    ['Birch Aquarium', 'family', 32.8659, -117.2505, 105, 30, 'daily 9-17', 'both', 'any', 'nature', 'full', 3, 'book', 'Kelp forest and little blue penguins over the Pacific.', 'The terrace has whales in January.', { children: true }],
    ['Torrey Pines', 'nature', 32.9206, -117.2531, 150, 0, 'daily 7:15-19', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'walk in', 'Rare pines on sandstone above the beach.', 'Go up by road, down by the Beach Trail at low tide.', { children: true }],
    ['Sunset Cliffs', 'viewpoint', 32.7203, -117.2561, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'Broken cliffs where the city watches the day end.', 'Stay back: edges crumble.'],
    ['Cabrillo National Monument', 'viewpoint', 32.6735, -117.2397, 105, 12, 'daily 9-17', 'outdoor', 'any', 'history nature photography', 'full', 4, 'walk in', 'The point where Spain first landed, with a lighthouse and tide pools.', 'Pools at low tide from October to April.', { children: true }],
    ['Hodad’s', 'food', 32.7476, -117.2503, 60, 18, 'daily 11-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Burgers and surf plates in Ocean Beach since 1969.', 'Bacon is boiled, then fried into a patty.', { children: true }],
    ['Oscar’s Mexican Seafood', 'food', 32.8067, -117.2613, 45, 16, 'daily 8-21', 'both', 'any', 'food', 'full', 4, 'walk in', 'Smoked fish tacos and ceviche near Pacific Beach.', 'Taco especial with everything.', { children: true }],
    ['Ironside Fish & Oyster', 'food', 32.7229, -117.1686, 90, 48, 'daily 11:30-22', 'indoor', 'any', 'food architecture', 'full', 3, 'book', 'Lobster roll under a wall of piranha skulls in Little Italy.', 'Oysters are half price in the afternoon.'],
    ['Temecula wineries', 'day trip', 33.5286, -117.0926, 270, 30, 'daily 10-18', 'both', 'any', 'food nature', 'full', 3, 'walk in', 'Forty cellars in warm hills an hour inland.', 'Balloons at dawn; let someone else drive.', { way: { text: 'Car', minutes: 70 } }],
  ],
}
