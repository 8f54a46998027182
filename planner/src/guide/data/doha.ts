import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 200, luxury: 560 },
  icons: ['Museum of Islamic Art', 'Souq Waqif', 'National Museum of Qatar'],
  insights: [
    ['culture', 'Desert, sea and new museums', 'Pearl divers and Bedouin made the country, and great architects built its museums.', 'medium', 4.5, '2 to 3 days', 'November to March'],
    ['food', 'Machboos and karak', 'Spiced rice with lamb or fish, and sweet karak tea from a window; the souq has tables from all the Arab world.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Dunes and dhows', 'Drive over dunes to the inland sea, or ride a wooden dhow along the skyline at dusk.', 'medium', 4.4, 'Half a day', 'November to April'],
    ['transportation', 'A spotless metro', 'Three lines reach the airport, souq, Katara and Lusail; a day card costs less than two dollars.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Heat from May to September', 'Winter days are like June in Europe; in summer plan indoors until sunset.', 'medium', 3.9, '', 'November to March'],
    ['tips', 'Fridays start late', 'Museums and shops open on Friday only after the noon prayer; cover shoulders and knees in public places.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Qatar National Day', '12-18', 'Parade, air show and fireworks on the Corniche.', 'festival', 'Corniche', 0, 4],
    ['Qatar International Food Festival', 'usually 02-01/03-31', 'Stalls and cooking shows from hotels and home cooks.', 'food', 'Doha', 0, 3],
    ['Katara Traditional Dhow Festival', 'usually 11-15/12-15', 'Wooden boats, songs of the sea and rope-making.', 'culture', 'Katara beach', 0, 3],
  ],
  places: [
    ['Museum of Islamic Art', 'museum', 25.2953, 51.5391, 120, 14, 'Th+Sa-Tu 9-19, Fr 13:30-19', 'indoor', 'any', 'art architecture history', 'full', 5, 'walk in', 'Fourteen centuries of Islamic art in a house by I. M. Pei on its own island.', 'The window of the atrium frames the skyline; the museum park has the best photograph.'],
    ['National Museum of Qatar', 'museum', 25.2873, 51.5486, 135, 14, 'We-Th+Sa-Mo 9-19, Fr 13:30-19', 'indoor', 'any', 'history architecture art', 'full', 5, 'walk in', 'A building like a desert rose around the old palace.', 'Films fill the curved walls; allow time to sit.', { children: true }],
    ['Souq Waqif', 'market', 25.2881, 51.5333, 120, 0, 'daily 9-23', 'both', 'evening', 'markets food shopping photography', 'full', 5, 'walk in', 'The rebuilt old market: spices, cloth, birds and café terraces.', 'Many stalls rest from noon to four; the evening is the time to come.'],
    ['Falcon Souq', 'sight', 25.2876, 51.5307, 30, 0, 'Sa-Th 9-12 16-21', 'indoor', 'any', 'markets history', 'full', 3, 'walk in', 'Shops with hooded falcons on their perches, and gear for hunting.', 'Ask before you photograph; a bird may cost more than a car.', { children: true }],
    ['Souq Waqif Terraces', 'evening', 25.2876, 51.5335, 120, 20, 'daily 18-25', 'outdoor', 'evening', 'food nightlife music', 'full', 4, 'walk in', 'Tables, water pipes and music along the main lane at night.', 'Iraqi, Syrian and Moroccan kitchens stand side by side.'],
    ['Doha Corniche and MIA Park', 'park', 25.2917, 51.5423, 75, 0, 'always', 'outdoor', 'evening', 'nature photography food', 'full', 4, 'walk in', 'Lawns and a promenade on the bay, facing the towers.', 'Dhows by the pier give rides of half an hour at sunset.', { children: true }],
    ['Fanar Mosque', 'religious', 25.2886, 51.5364, 30, 0, 'Sa-Th 9-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The spiral minaret beside the souq, with a centre that explains the faith.', 'Tea and answers are free; women get a robe at the door.'],
    ['Msheireb Museums', 'museum', 25.2867, 51.5293, 75, 0, 'Mo-Th+Sa 9-17, Fr 15-21', 'indoor', 'any', 'history architecture', 'full', 3, 'walk in', 'Four old courtyard houses on slavery, oil and family life.', 'Bin Jelmood House tells the history of the slave trade openly.'],
    ['State Grand Mosque', 'religious', 25.3178, 51.5062, 40, 0, 'Sa-Th 8-11 16-18', 'indoor', 'any', 'religious architecture photography', 'full', 3, 'walk in', 'The largest mosque of the country, plain and sandy with many domes.', 'Visit outside prayers; robes are lent at the entrance.'],
    ['Katara Cultural Village', 'quarter', 25.3598, 51.5259, 120, 0, 'always', 'outdoor', 'evening', 'art architecture music food', 'full', 4, 'walk in', 'Galleries, an amphitheatre and two jewel-like mosques by the beach.', 'The small gold mosque shines in the late afternoon.', { children: true }],
    ['The Pearl', 'quarter', 25.369, 51.5508, 90, 0, 'always', 'outdoor', 'evening', 'shopping food photography', 'full', 3, 'walk in', 'An artificial island with yachts, boutiques and a small Venice of canals.', 'Qanat Quarter, with pastel houses and bridges, is the part to walk.'],
    ['Mathaf', 'museum', 25.3105, 51.4198, 75, 14, 'Tu-Th+Sa-Su 9-19, Fr 13:30-19', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'The museum of modern Arab art in a former school.', 'Take a taxi: it stands in Education City, far from the coast.'],
    ['Qatar National Library', 'sight', 25.3187, 51.4411, 60, 0, 'Mo-Th+Sa-Su 8-20, Fr 16-20', 'indoor', 'any', 'architecture history', 'full', 3, 'walk in', 'A folded white hall with a million books and old maps sunk in marble, by Rem Koolhaas.', 'Free, cool and next to a metro and tram stop.', { children: true }],
    ['3-2-1 Qatar Olympic and Sports Museum', 'museum', 25.2635, 51.4474, 105, 14, 'We-Th+Sa-Mo 9-19, Fr 13:30-19', 'indoor', 'any', 'adventure history', 'full', 3, 'walk in', 'Torches, shirts and games to try, beside the Khalifa stadium.', 'Every Olympic torch since 1936 is here.', { children: true }],
    ['Villaggio Mall', 'food', 25.2597, 51.4446, 90, 15, 'daily 10-22', 'indoor', 'any', 'food shopping', 'full', 2, 'walk in', 'A mall with a painted sky, a canal with gondolas and a large food hall.', 'Good at midday with children; Aspire Park is across the road.', { children: true }],
    ['Parisa', 'food', 25.2872, 51.5327, 75, 30, 'daily 12-23', 'indoor', 'any', 'food architecture', 'full', 3, 'walk in', 'Persian stews and kebabs in a hall of mirrors in Souq Waqif.', 'Look at the painted ceiling first; the bread is baked while you wait.', { children: true }],
    ['Lusail Stadium', 'sight', 25.4209, 51.4904, 40, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 2, 'walk in', 'The golden bowl of the World Cup final of 2022.', 'The metro stops beside it; the boulevard to the marina lights up at night.'],
    ['Al Zubarah Fort', 'day trip', 25.9769, 51.0452, 120, 6, 'daily 8-17', 'outdoor', 'any', 'history nature', 'partial', 3, 'walk in', 'A desert fort beside the buried town of pearl traders, a World Heritage site.', 'There is no bus; join it with the north-coast mangroves.', { way: { text: 'Car on the northern road', minutes: 80 } }],
  ],
}
