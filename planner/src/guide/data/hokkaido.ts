import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 160, luxury: 420 },
  insights: [
    ['culture', 'Frontier and Ainu', 'Settled by Japan only in the 1870s; Ainu culture, beer and American-style farms mark the island.', 'low', 4.5, '4 to 7 days', 'All year round'],
    ['food', 'Crab, ramen and soup curry', 'Miso ramen with butter, crab in winter, lamb barbecue and soup curry.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Powder and flowers', 'Ski from December to March; lavender in July and red leaves from late September.', 'medium', 4.8, '2 to 4 days', 'December to March, July'],
    ['transportation', 'Trains and long roads', 'Trains fan out from Sapporo; for national parks a car is best, with care in winter.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Real winter', 'Snow lies from December to late March; summers are dry and mild with no rainy season.', 'medium', 4.5, '', 'July, February'],
    ['tips', 'Shoes for ice', 'Grips to pull over your shoes are sold in every corner shop; pavements are glass in January.', 'medium', 4.3, '', 'December to March'],
  ],
  festivals: [
    ['Sapporo Snow Festival', 'usually 02-04/02-12', 'Snow palaces and ice sculptures in Odori Park.', 'festival', 'Odori Park', 0, 5],
    ['Yosakoi Soran Festival', 'usually 06-03/06-15', 'Dance teams from all Japan fill the streets.', 'music', 'Odori Park', 0, 4],
    ['Sapporo Autumn Fest', 'usually 09-05/10-05', 'Three weeks of food from the whole island.', 'food', 'Odori Park', 0, 4],
  ],
  places: [
    ['Odori Park and TV Tower', 'park', 43.0611, 141.3564, 60, 7, 'daily 9-22', 'both', 'any', 'nature photography food', 'full', 4, 'walk in', 'A green axis through the city under a red tower.', 'Corn on the cob is sold from spring to autumn.', { children: true }],
    ['Sapporo Clock Tower', 'sight', 43.0626, 141.3536, 30, 2, 'daily 8:45-17', 'indoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A wooden drill hall of 1878, small between towers.', 'It is famous for being smaller than one hopes.'],
    ['Former Hokkaido Government Office', 'sight', 43.064, 141.3479, 40, 2, 'daily 9-17', 'both', 'any', 'history architecture photography', 'full', 3, 'walk in', 'The red brick house of the colonists, with ponds.', 'Restored and reopened in 2025; the garden is free.'],
    ['Nijo Market', 'food', 43.0586, 141.3588, 45, 20, 'daily 7-17', 'both', 'morning', 'food markets', 'full', 4, 'walk in', 'A fish market for crab, roe and sea urchin on rice.', 'Breakfast bowls are best before nine.'],
    ['Tanukikoji', 'quarter', 43.0571, 141.352, 60, 0, 'daily 10-20', 'indoor', 'any', 'shopping food', 'full', 3, 'walk in', 'A covered shopping street of seven blocks.', 'Dry and warm in snow; pubs are at the western end.'],
    ['Susukino', 'evening', 43.0555, 141.3531, 120, 20, 'daily 18-28', 'outdoor', 'evening', 'nightlife food', 'full', 4, 'walk in', 'The night quarter with neon and a ramen lane.', 'Ramen Alley has seventeen tiny shops.'],
    ['Sapporo Beer Museum', 'museum', 43.0715, 141.3689, 75, 0, 'Tu-Su 11-18', 'indoor', 'any', 'food history', 'full', 4, 'walk in', 'Beer history in a red brick sugar mill.', 'Tasting sets cost little; book lamb barbecue next door.'],
    ['Hokkaido University Botanic Garden', 'park', 43.064, 141.3424, 60, 3, 'Tu-Su 9-15:30', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Old elms and an Ainu museum in the middle of the city.', 'The greenhouse alone stays open in winter.', { season: [5, 10] }],
    ['Hokkaido Shrine', 'religious', 43.0545, 141.3078, 45, 0, 'daily 7-16', 'outdoor', 'morning', 'religious nature', 'partial', 4, 'walk in', 'The shrine of the settlers in Maruyama forest.', 'Cherries and plums bloom together in early May.'],
    ['Maruyama Zoo', 'family', 43.0514, 141.308, 120, 6, 'daily 9:30-16', 'both', 'any', 'nature', 'full', 3, 'walk in', 'Polar bears seen from a tunnel under water.', 'Closed on some Wednesdays: look before you go.', { children: true }],
    ['Mount Moiwa', 'viewpoint', 43.0226, 141.3223, 75, 14, 'daily 11-21', 'outdoor', 'evening', 'photography nature', 'partial', 4, 'walk in', 'A ropeway to one of the great night views of Japan.', 'Windy: bring one more layer.'],
    ['Okurayama Ski Jump', 'viewpoint', 43.0512, 141.2906, 60, 7, 'daily 9-17', 'both', 'any', 'photography adventure', 'partial', 3, 'walk in', 'The jump of the 1972 games, with a lift to the top and a museum.', 'Try the jump simulator; summer jumpers train too.', { children: true }],
    ['Shiroi Koibito Park', 'family', 43.0888, 141.2718, 90, 6, 'daily 10-17', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'A biscuit factory in a toy-town court.', 'Watch the line through glass and bake your own.', { children: true }],
    ['Moerenuma Park', 'park', 43.1226, 141.4262, 105, 0, 'daily 7-21', 'outdoor', 'any', 'art architecture nature photography', 'full', 3, 'walk in', 'A landscape of cones and a glass pyramid by Noguchi.', 'Rent a bike at the gate; the Sea Fountain plays in summer.', { children: true }],
    ['Hokkaido Museum', 'museum', 43.0529, 141.4968, 90, 5, 'Tu-Su 9:30-16:30', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Mammoths, Ainu and settlers on the edge of a forest.', 'The open-air village is fifteen minutes’ walk away.'],
    ['Otaru Canal', 'quarter', 43.1989, 141.0022, 120, 0, 'always', 'outdoor', 'evening', 'history photography food shopping', 'partial', 4, 'walk in', 'Stone warehouses and gas lamps along a canal.', 'Walk Sakaimachi street for glass and music boxes.'],
    ['Noboribetsu Jigokudani', 'day trip', 42.4975, 141.1465, 180, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'Hell Valley: steam, sulphur and hot springs.', 'Walk on to the warm foot bath in the forest stream.', { way: { text: 'Train or bus from Sapporo', minutes: 100 } }],
    ['Asahiyama Zoo', 'day trip', 43.7684, 142.4795, 210, 7, 'daily 10:30-15:30', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'A zoo where penguins fly overhead in a tunnel.', 'In winter the penguins go for a walk.', { children: true, way: { text: 'Train to Asahikawa, then bus', minutes: 130 } }],
    ['Farm Tomita', 'day trip', 43.4184, 142.4273, 120, 0, 'daily 10-16', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Striped fields of lavender under the mountains.', 'The peak is about mid-July; come before nine.', { season: [6, 8], way: { text: 'Train or bus to Nakafurano', minutes: 150 } }],
  ],
}
