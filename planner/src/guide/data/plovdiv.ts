import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 100, luxury: 230 },
  icons: ['Roman Theatre', 'Plovdiv Old Town', 'Kapana', 'Roman Stadium', 'Bishop’s Basilica'],
  insights: [
    ['culture', 'The oldest living town of Europe', 'Thracians, Philip of Macedon, Rome and rich merchants of the Revival left their layer on the hills.', 'low', 4.6, '2 days', 'All year round'],
    ['food', 'Thracian wine and garden tomatoes', 'Mavrud grows at the town’s edge; kavarma comes in the clay pot.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Hills, lanes and an evening in the trap', 'Kapana, the Trap, was the craftsmen’s maze and is now bars and studios.', 'low', 4.5, '1 day', 'All year round'],
    ['transportation', 'On foot', 'The longest walking street of Europe leads from the garden to the old town; trains to Sofia take two and a half hours.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Hot plain', 'July and August pass 33 degrees; spring and autumn are long.', 'low', 4.2, '', 'April to June, September, October'],
    ['tips', 'One ticket for the houses', 'A combined ticket opens five of the old town’s sites for about the price of two.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Opera Open', 'usually 06-15/09-10', 'Opera and rock under the stars in the Roman theatre.', 'music', 'Roman Theatre', 35, 5],
    ['Kapana Fest', 'usually 06-01/06-10', 'Three days of music, food and craft in the lanes.', 'festival', 'Kapana', 0, 4],
    ['Young Wine Parade', 'usually 11-24/11-30', 'The old houses pour the new vintage.', 'food', 'Old town', 15, 4],
  ],
  places: [
    ['Roman Theatre', 'sight', 42.1469, 24.751, 60, 4, 'daily 9-18', 'outdoor', 'any', 'history architecture photography', 'poor', 5, 'walk in', 'White marble rows of the first century above the Rhodope view.', 'The best free look is from the café terrace above.', { children: true }],
    ['Plovdiv Old Town', 'quarter', 42.149, 24.7527, 105, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'poor', 5, 'walk in', 'Painted houses lean over cobbles on three hills.', 'Go in by Hisar Kapia gate; sturdy shoes for the stones.'],
    ['Ethnographic Museum', 'museum', 42.1499, 24.7532, 60, 5, 'Tu-Su 9-18', 'indoor', 'any', 'history architecture', 'poor', 4, 'walk in', 'The blue house of Kuyumdzhioglu with costume and rose oil.', 'The wavy roof and garden are the town’s emblem.'],
    ['Balabanov House', 'museum', 42.1495, 24.7519, 40, 4, 'daily 9-17:30', 'indoor', 'any', 'architecture art', 'poor', 3, 'walk in', 'A merchant’s salon with carved ceilings and modern paintings.', 'Concerts are given in the great hall.'],
    ['Nebet Tepe', 'viewpoint', 42.1513, 24.7521, 40, 0, 'always', 'outdoor', 'evening', 'history photography', 'poor', 4, 'walk in', 'Thracian walls on the hill where the town began.', 'Bring a drink: all young Plovdiv is here at sunset.'],
    ['Saints Constantine and Helena', 'religious', 42.149, 24.7534, 25, 0, 'daily 8-18', 'both', 'any', 'religious art', 'partial', 3, 'walk in', 'Frescoed porch and a gilt screen by a Viennese hand.', 'The bell tower’s foot is a Roman wall.'],
    ['Roman Stadium', 'sight', 42.1479, 24.7482, 30, 4, 'daily 9-18', 'both', 'any', 'history', 'partial', 5, 'walk in', 'The curved end of a track for 30,000, under the shopping street.', 'A short film shows the rest, which lies beneath the shops.', { children: true }],
    ['Dzhumaya Mosque', 'religious', 42.1482, 24.7487, 30, 0, 'daily 9-18', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'Nine domes from the fifteenth century at the stadium’s edge.', 'The sweetshop in its corner has baklava and boza.'],
    ['Bishop’s Basilica', 'museum', 42.1447, 24.7522, 75, 7, 'Tu-Su 10-18', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Two thousand square metres of mosaic with a hundred birds.', 'Two layers: walk the upper bridge first.', { children: true }],
    ['Kapana', 'evening', 42.1502, 24.7481, 120, 15, 'always', 'outdoor', 'evening', 'nightlife food art', 'full', 5, 'walk in', 'The Trap: lanes of murals, craft beer and studios.', 'Shops by day, bars from six; follow the flags.'],
    ['Tsar Simeon’s Garden', 'park', 42.1394, 24.7479, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Old trees and a lake with singing fountains.', 'Shows at half past nine from Thursday to Saturday in summer.', { children: true, season: [4, 10] }],
    ['Bunardzhik Hill', 'viewpoint', 42.144, 24.7383, 60, 0, 'always', 'outdoor', 'evening', 'photography nature history', 'partial', 3, 'walk in', 'Alyosha, the giant Soviet soldier, over the western town.', 'An easy spiral path; open-air films on the way.', { children: true }],
    ['Pavaj', 'food', 42.1503, 24.7486, 75, 20, 'daily 12-23', 'both', 'any', 'food', 'partial', 4, 'book', 'Kapana’s best plates: liver, lamb and what the market gave.', 'Reserve even for lunch.'],
    ['Rahat Tepe', 'food', 42.1509, 24.7523, 75, 14, 'daily 11-23', 'outdoor', 'any', 'food photography', 'poor', 3, 'walk in', 'Salads and grill on a terrace just below Nebet Tepe.', 'Plain food, great view.', { children: true }],
    ['Hebros', 'food', 42.1484, 24.7532, 105, 35, 'daily 12-23', 'indoor', 'any', 'food history', 'poor', 3, 'book', 'Rabbit, duck and Mavrud in a Revival house.', 'Ask for the cellar list: Thracian growers only.'],
    ['Asen’s Fortress and Bachkovo', 'day trip', 41.9422, 24.8494, 240, 4, 'daily 7-20', 'both', 'any', 'religious history nature', 'partial', 4, 'walk in', 'A church on a crag, and a monastery of 1083 with painted refectory.', 'Trout restaurants line the gorge; walk to the chapel above.', { children: true, way: { text: 'Bus to Bachkovo, or taxi', minutes: 45 } }],
  ],
}
