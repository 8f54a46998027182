import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 95, luxury: 260 },
  icons: ['Li River Cruise', 'Elephant Trunk Hill', 'Longji Rice Terraces', 'Yangshuo'],
  insights: [
    ['culture', 'The landscape of the scrolls', 'A thousand years of painters drew these hills; you find them on the twenty-yuan note.', 'high', 4.6, '2 days', 'April to October'],
    ['food', 'Mifen at every hour', 'Rice noodles with horse beans, pickles and a ladle of broth; beer fish in Yangshuo.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Rafts, bicycles, terraces', 'A boat down the Li, a raft on the Yulong and a night among the rice of Longji.', 'high', 4.8, '3 days', 'April to October'],
    ['transportation', 'Fast train to the hills', 'Yangshuo’s station is in Xingping, half an hour from Guilin; buses do the rest.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Mist and monsoon', 'April to June is green and wet; September to November is clear and dry.', 'medium', 4.1, '', 'September to November'],
    ['tips', 'Ask which boat', 'The four-hour boat goes from Mopan or Zhujiang to Yangshuo; motor rafts do only the best third.', 'high', 4.2, '', 'April to November'],
  ],
  festivals: [
    ['Longji terraces filled with water', 'usually 05-20/06-20', 'The steps shine like mirrors before the rice is planted.', 'festival', 'Ping’an and Dazhai', 0, 4],
    ['Zhuang song festival', 'chinese 03-0-03 P2D', 'Singing across the water and dyed sticky rice.', 'music', 'Guilin', 0, 3],
  ],
  quarters: {
    'City of lakes': ['Elephant Trunk Hill', 'Sun and Moon Pagodas', 'Solitary Beauty Peak and Prince City', 'East West Alley', 'Chunji Roast Goose'],
  },
  places: [
    ['Elephant Trunk Hill', 'sight', 25.2669, 110.2902, 60, 0, 'daily 7-22', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'A hill that drinks from the Li River, emblem of the town.', 'Free since 2022; a bamboo raft fits under the trunk.', { children: true }],
    ['Sun and Moon Pagodas', 'sight', 25.2737, 110.2886, 60, 5, 'daily 8-22:30', 'outdoor', 'evening', 'architecture photography', 'full', 4, 'walk in', 'Gold and silver towers mirrored in the lake by night.', 'The copper one has a lift and a tunnel under the water.'],
    ['Solitary Beauty Peak and Prince City', 'sight', 25.2838, 110.2925, 105, 14, 'daily 8-18', 'outdoor', 'morning', 'history photography adventure', 'poor', 4, 'walk in', 'A Ming prince’s court below a rock of 306 steps.', 'The line that called Guilin’s landscape the best is carved here.'],
    ['Reed Flute Cave', 'nature', 25.3045, 110.2703, 75, 13, 'daily 8-17:30', 'indoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'Coloured light on stone curtains in a hall for a thousand.', 'Cool on hot days; groups move fast.', { children: true }],
    ['Seven Star Park', 'park', 25.2752, 110.3079, 105, 8, 'daily 6-19', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Seven peaks, a camel hill and old inscriptions over the river.', 'The Flower Bridge is the oldest of the city.', { children: true }],
    ['Fubo Hill', 'viewpoint', 25.2852, 110.2968, 50, 0, 'daily 7-18', 'outdoor', 'morning', 'photography history religious', 'poor', 3, 'walk in', 'A hill half in the water, with Buddhas in its cave.', 'Twenty minutes to the top; the sword stone hangs below.'],
    ['Yao Mountain', 'viewpoint', 25.3022, 110.3972, 135, 20, 'daily 8:30-17', 'outdoor', 'afternoon', 'nature photography', 'partial', 3, 'walk in', 'A chairlift over tea to the widest view of the peaks.', 'Late light is best; slide down on the toboggan.', { children: true }],
    ['East West Alley', 'evening', 25.2826, 110.294, 75, 8, 'daily 10-24', 'outdoor', 'evening', 'food shopping nightlife', 'full', 3, 'walk in', 'Rebuilt Ming lanes with snacks and bars by the prince’s wall.', 'Osmanthus cake and oil tea are the local bites.', { children: true }],
    ['Chongshan Rice Noodles', 'food', 25.2855, 110.2881, 45, 3, 'daily 7-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'The standard bowl of the town, dry first, soup after.', 'Add pickles from the counter; they are free.', { children: true }],
    ['Chunji Roast Goose', 'food', 25.2735, 110.2947, 75, 13, 'daily 10:30-21:30', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Crisp goose and Cantonese plates on Zhongshan Road.', 'Half a goose is right for three; come before half past six.', { children: true }],
    ['Zhengyang Soup Street', 'food', 25.2789, 110.2923, 60, 8, 'daily 10-23', 'outdoor', 'any', 'food nightlife', 'full', 3, 'walk in', 'A pedestrian street of clay-pot soups and beer fish.', 'Pick the house with the menu without pictures.'],
    ['Li River Cruise', 'day trip', 25.1693, 110.4243, 270, 55, 'daily 9-14', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'Four hours between the peaks from the city’s piers to Yangshuo.', 'Sit on the upper deck from Yangdi to Xingping; return by bus.', { children: true, way: { text: 'Bus to the pier', minutes: 45 } }],
    ['Yangshuo', 'day trip', 24.7767, 110.4935, 300, 15, 'always', 'outdoor', 'any', 'nature adventure food', 'partial', 5, 'walk in', 'A country town in a ring of karst, with the Yulong River next door.', 'Rent an electric scooter and float a raft from Jinlong to Jiuxian.', { children: true, town: 'Yangshuo', way: { text: 'Bus or car', minutes: 75 } }],
    ['Xianggong Hill', 'day trip', 24.9614, 110.4836, 90, 9, 'daily 5-18', 'outdoor', 'morning', 'photography nature', 'poor', 4, 'walk in', 'The bend of the Li under a hundred peaks, best at dawn.', 'Wooden steps for half an hour; take a driver the evening before.', { way: { text: 'Car', minutes: 90 } }],
    ['Longji Rice Terraces', 'day trip', 25.7577, 110.1217, 270, 12, 'daily 8-18', 'outdoor', 'any', 'nature photography history', 'poor', 5, 'walk in', 'The dragon’s backbone: rice steps of 700 years up to the ridge.', 'Dazhai has a cable car, Ping’an the easier walk; sleep over if you can.', { way: { text: 'Tourist bus or car', minutes: 120 } }],
  ],
}
