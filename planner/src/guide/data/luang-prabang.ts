import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 30, 'mid-range': 80, luxury: 280 },
  icons: ['Wat Xieng Thong', 'Mount Phousi', 'Kuang Si Falls', 'Royal Palace Museum'],
  insights: [
    ['culture', 'A town of monks', 'Thirty-odd monasteries stand between two rivers; novices in saffron walk for alms before six.', 'medium', 4.8, '2 to 3 days', 'November to February'],
    ['food', 'River weed and sticky rice', 'Fried river weed with sesame, buffalo sausage, or lam stew and sticky rice eaten by hand.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Falls, caves and slow boats', 'Turquoise pools at Kuang Si, the Buddha caves up the Mekong and looms in every village.', 'medium', 4.7, '2 days', 'November to March'],
    ['transportation', 'On foot, by bicycle, by boat', 'The old town is a mile long; shared vans go to the falls, and the railway station is half an hour out.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Cool, hot, wet', 'November to February is dry with cool mornings; March and April are hazy from burning fields.', 'low', 4.2, '', 'November to February'],
    ['tips', 'Watch the alms quietly', 'Stand across the street, cover shoulders and knees, use no flash and buy no rice from hawkers.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Pi Mai, Lao New Year', '04-13 P4D', 'Water, sand stupas and the procession of the Prabang.', 'festival', 'Old town', 0, 5],
    ['Boun Ok Phansa and the boats of light', 'usually 10-05/10-31', 'Every temple floats a boat of candles down to the Mekong at the end of Lent.', 'religious', 'Sakkaline Road', 0, 5],
  ],
  quarters: {
    'Old town peninsula': ['Wat Xieng Thong', 'Wat Sensoukharam', 'Morning Alms on Sakkaline Road', 'Tamarind', 'Royal Palace Museum', 'Wat Mai'],
  },
  places: [
    ['Wat Xieng Thong', 'religious', 19.8978, 102.1434, 75, 2, 'daily 8-17', 'both', 'morning', 'religious architecture art photography', 'partial', 5, 'walk in', 'The royal temple of 1560, with roofs that sweep almost to the ground.', 'Walk round the back for the tree of life in glass mosaic.'],
    ['Royal Palace Museum', 'museum', 19.892, 102.1361, 75, 3, 'We-Mo 8-11:30 13:30-16', 'indoor', 'morning', 'history art architecture', 'partial', 5, 'walk in', 'The last kings’ house, with throne hall, gifts of state and the Prabang Buddha.', 'Bags and cameras stay in a locker; covered shoulders are asked for.'],
    ['Mount Phousi', 'viewpoint', 19.8903, 102.1372, 75, 2, 'daily 6-18:30', 'outdoor', 'evening', 'photography religious nature', 'poor', 5, 'walk in', 'A hill of 328 steps with a gilded stupa over town and both rivers.', 'Sunset is crowded; sunrise is yours alone, and the eastern stairs pass a Buddha footprint.'],
    ['Wat Mai', 'religious', 19.8911, 102.1345, 30, 2, 'daily 8-17', 'both', 'any', 'religious art architecture', 'partial', 4, 'walk in', 'A five-tiered roof and a golden relief of village life along the porch.', 'The Prabang is washed here at New Year.'],
    ['Wat Sensoukharam', 'religious', 19.8953, 102.1408, 25, 0, 'daily 7-17', 'outdoor', 'any', 'religious photography', 'partial', 3, 'walk in', 'A red temple stencilled in gold, glowing in the late light.', 'The long racing boats are kept under the roof beside it.'],
    ['Wat Visounnarath', 'religious', 19.8877, 102.1382, 40, 2, 'daily 8-17', 'both', 'any', 'religious history', 'partial', 3, 'walk in', 'The oldest working temple, with a stupa shaped like a watermelon.', 'Old Buddhas calling for rain line the wall behind the altar.'],
    ['Morning Alms on Sakkaline Road', 'sight', 19.8945, 102.14, 40, 0, 'daily 5:30-6:45', 'outdoor', 'morning', 'religious photography', 'full', 4, 'walk in', 'Lines of barefoot monks receive rice as the day breaks.', 'Side lanes are calmer than the main road; keep well away from the monks.'],
    ['Traditional Arts and Ethnology Centre', 'museum', 19.8888, 102.1355, 60, 3, 'Tu-Su 9-18', 'indoor', 'any', 'art history shopping', 'poor', 4, 'walk in', 'Clothes, tools and voices of the peoples of the hills, well explained.', 'The shop pays the village makers half of the price.'],
    ['UXO Visitor Centre', 'museum', 19.8797, 102.1345, 45, 0, 'Mo-Fr 8-12 13-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'What two million tons of bombs left in the fields, and who clears them.', 'The film runs on request; entrance is by donation.'],
    ['Ock Pop Tok Living Crafts Centre', 'museum', 19.8785, 102.1239, 90, 5, 'daily 8:30-17', 'both', 'any', 'art shopping food', 'partial', 3, 'walk in', 'Weavers and dyers at work in a garden over the Mekong.', 'A free tuk-tuk goes from the shop in town; half-day classes fill early.'],
    ['Night Market', 'market', 19.8904, 102.1349, 75, 8, 'daily 17-22', 'outdoor', 'evening', 'markets shopping food', 'full', 4, 'walk in', 'A street of red tents with Hmong cloth, paper lamps and silver.', 'Bargain with a smile; the food court is at the western end.', { children: true }],
    ['Tamarind', 'food', 19.8949, 102.1433, 75, 14, 'Mo-Sa 11-21', 'both', 'any', 'food', 'partial', 3, 'book', 'Lao dishes explained, from stuffed lemongrass to buffalo jerky.', 'Order the tasting plate; the cooking school starts at the market.'],
    ['Khaiphaen', 'food', 19.8934, 102.1377, 75, 10, 'Mo-Sa 11-22:30', 'both', 'any', 'food', 'partial', 3, 'walk in', 'A training restaurant with river weed crisps and Lao salads.', 'Young people from the streets cook and serve; tips go to them.', { children: true }],
    ['Utopia', 'evening', 19.8869, 102.1424, 105, 10, 'daily 10-23:30', 'outdoor', 'evening', 'nightlife food nature', 'partial', 3, 'walk in', 'Cushions on a bamboo deck high over the Nam Khan.', 'Everything closes at half past eleven; come for the last light.'],
    ['Kuang Si Falls', 'day trip', 19.7492, 101.9921, 180, 4, 'daily 8-17:30', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'walk in', 'Milky blue pools in three steps below a fall of sixty metres.', 'Arrive at eight to swim alone; moon bears live by the gate.', { children: true, way: { text: 'Shared van or tuk-tuk', minutes: 50 } }],
    ['Pak Ou Caves', 'day trip', 20.0489, 102.2106, 75, 3, 'daily 8-17', 'both', 'morning', 'religious nature photography', 'poor', 4, 'walk in', 'Thousands of worn Buddhas left in two caves where the Nam Ou meets the Mekong.', 'Bring a torch for the upper cave; boats stop at a village of rice spirit.', { way: { text: 'Slow boat up the Mekong, or car and ferry', minutes: 90 } }],
  ],
}
