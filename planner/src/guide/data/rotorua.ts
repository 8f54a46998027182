import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 205, luxury: 480 },
  icons: ['Te Puia', 'Wai-O-Tapu', 'Redwoods Forest'],
  insights: [
    ['culture', 'Heart of Māori welcome', 'Te Arawa have hosted guests at these springs for two centuries.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Hāngi from the earth', 'Meat and kūmara steamed in the ground, or corn in a boiling pool.', 'medium', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Steam, bikes, rafts', 'Geysers at nine, mountain bikes at two, a hot pool at dusk.', 'medium', 4.8, '2 to 3 days', 'October to April'],
    ['transportation', 'A car helps', 'Parks lie twenty to thirty kilometres out; shuttles pick up in town.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Cool nights', '23 degrees in January, frost and thicker steam in July.', 'low', 4.2, '', 'November to April'],
    ['tips', 'It smells of eggs', 'You stop noticing in an hour; take silver off before you bathe.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Crankworx Rotorua', 'usually 03-01/03-20', 'The world’s best mountain bikers.', 'sport', 'Skyline Gravity Park', 40, 4],
    ['Aronui Arts Festival', 'usually 09-05/09-25', 'Māori music, dance and drones.', 'culture', 'Rotorua lakefront', 0, 4],
  ],
  quarters: {
    'Town and lakefront': ['Government Gardens and Bath House', 'Polynesian Spa', 'Kuirau Park', 'Ōhinemutu', 'Eat Streat', 'Atticus Finch', 'Fat Dog Café', 'Rotorua Night Market'],
    'Whakarewarewa': ['Te Puia', 'Whakarewarewa Village', 'Redwoods Forest'],
  },
  places: [
    ['Te Puia', 'nature', -38.1631, 176.2546, 150, 55, 'daily 9-16', 'outdoor', 'morning', 'nature history art', 'full', 5, 'book', 'Pōhutu throws water thirty metres; carvers and kiwi are next to it.', 'Tours on the hour; the night walk has the geyser lit.', { children: true }],
    ['Whakarewarewa Village', 'quarter', -38.1645, 176.2582, 105, 28, 'daily 9-16', 'outdoor', 'any', 'history nature', 'partial', 4, 'walk in', 'People live among the vents and cook corn in them.', 'Haka at a quarter past eleven; guides are from the families.', { children: true }],
    ['Redwoods Forest', 'nature', -38.1567, 176.2738, 120, 25, 'daily 9-22', 'outdoor', 'evening', 'nature adventure photography', 'partial', 5, 'walk in', 'Bridges between trunks of seventy metres, lit by lanterns at night.', 'Paths on the ground are free; go up after dark.', { children: true }],
    ['Government Gardens and Bath House', 'park', -38.1362, 176.2581, 60, 0, 'always', 'outdoor', 'any', 'architecture history', 'full', 4, 'walk in', 'Croquet, steam and a Tudor bath house of 1908.', 'The museum inside is shut for strengthening; the front is the picture.', { children: true }],
    ['Polynesian Spa', 'evening', -38.1373, 176.2593, 105, 30, 'daily 9-22', 'outdoor', 'evening', 'nature', 'full', 4, 'book', 'Hot pools of two springs on the lake.', 'Deluxe pools at sunset, family pool by day.', { children: true }],
    ['Kuirau Park', 'park', -38.1333, 176.2438, 45, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Boiling mud behind fences in a town park, free.', 'Foot baths at the southern end; Saturday market.', { children: true }],
    ['Ōhinemutu', 'sight', -38.1289, 176.2495, 45, 0, 'daily 9-17', 'both', 'any', 'history religious art', 'full', 4, 'walk in', 'A lakeside Māori village: Christ in a cloak walks on the water in glass.', 'Respect homes and graves; by donation.'],
    ['Skyline Rotorua', 'family', -38.1095, 176.2217, 135, 45, 'daily 9-20', 'outdoor', 'any', 'adventure photography', 'full', 4, 'walk in', 'Gondola up, luge down, again and again.', 'Buy three rides at once.', { children: true }],
    ['Hamurana Springs', 'nature', -38.0333, 176.2597, 75, 14, 'daily 9-17', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'Blue water rises under redwoods on the far shore.', 'A short walk; no swimming.', { children: true }],
    ['Waimangu Volcanic Valley', 'nature', -38.2823, 176.3884, 165, 30, 'daily 8:30-17', 'outdoor', 'morning', 'nature', 'partial', 4, 'walk in', 'The youngest valley on earth, born in 1886, down to a lake.', 'Walk down, bus back; add the boat.', { children: true }],
    ['Wai-O-Tapu', 'nature', -38.3576, 176.3694, 135, 30, 'daily 8:30-16:30', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Champagne Pool, orange rim and a lake the colour of paint.', 'Lady Knox blows at a quarter past ten, with soap; mud pool is free.', { children: true }],
    ['Te Pā Tū', 'evening', -38.1981, 176.2457, 210, 160, 'Mo-Sa 17-22', 'outdoor', 'evening', 'history food music', 'partial', 4, 'book', 'An evening in a forest village: welcome, haka and a feast by season.', 'Buses pick up in town; dress warmly.', { children: true }],
    ['Rotorua Night Market', 'market', -38.1362, 176.2506, 75, 12, 'Th 17-21', 'outdoor', 'evening', 'markets food music', 'full', 3, 'walk in', 'Stalls and buskers on Tūtānekai Street each Thursday.', 'Come hungry for Māori tacos.', { children: true }],
    ['Eat Streat', 'food', -38.1343, 176.2521, 75, 28, 'daily 11-22', 'outdoor', 'any', 'food nightlife', 'full', 3, 'walk in', 'A roofed lane of kitchens warmed from below.', 'Any seat has heating by the springs.', { children: true }],
    ['Atticus Finch', 'food', -38.1341, 176.2523, 90, 38, 'daily 12-14:30 17-22', 'both', 'any', 'food', 'full', 4, 'book', 'Shared plates named after a book, on Eat Streat.', 'Order the feed-me.'],
    ['Fat Dog Café', 'food', -38.1356, 176.2512, 60, 18, 'daily 7-20', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Big plates, rhymes on chairs and cakes.', 'Breakfast serves till three.', { children: true }],
    ['Hobbiton', 'day trip', -37.8722, 175.6829, 150, 75, 'daily 9-16', 'outdoor', 'any', 'nature photography', 'partial', 4, 'book', 'Forty-four doors in a sheep farm, with ale at the Green Dragon.', 'Book weeks ahead; the first tour has the light.', { children: true, way: { text: 'Car or tour by Matamata', minutes: 60 } }],
    ['Taupō and Huka Falls', 'day trip', -38.6486, 176.0903, 240, 0, 'always', 'outdoor', 'any', 'nature adventure', 'full', 4, 'walk in', 'A river squeezed to foam below the largest lake.', 'Kayak or boat to the Māori carvings in Mine Bay.', { children: true, town: 'Taupō', way: { text: 'Car', minutes: 60 } }],
  ],
}
