import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 130, luxury: 360 },
  icons: ['West Lake', 'Lingyin Temple', 'Longjing Tea Village'],
  insights: [
    ['culture', 'Heaven on earth', 'Above is heaven, below are Suzhou and Hangzhou: poets governed here and dredged the lake.', 'high', 4.7, '2 days', 'March to May, October, November'],
    ['food', 'Mild and sweet', 'Vinegar fish, Dongpo pork, beggar’s chicken and shrimps with tea leaves.', 'medium', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Round the lake', 'Fifteen kilometres by public bicycle, with causeways, islands and boats to break it up.', 'high', 4.7, '1 to 2 days', 'March to May, October'],
    ['transportation', 'An hour from Shanghai', 'Fast trains run every few minutes; the metro reaches the lake at Longxiangqiao.', 'high', 4.7, '', 'All year round'],
    ['weather', 'Misty springs', 'Peach blossom in March, plum rain in June, osmanthus in late September.', 'medium', 4, '', 'March to May, October'],
    ['tips', 'Not in Golden Week', 'On the first days of October and May a million people walk Broken Bridge.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Qiantang tidal bore', 'chinese 08-0-15 P4D', 'A wall of water runs up the river at Haining.', 'festival', 'Yanguan, Haining', 15, 4],
    ['Longjing spring tea', 'usually 03-20/04-20', 'First leaves are picked before Qingming and fired by hand.', 'food', 'Longjing', 0, 4],
  ],
  quarters: {
    'West Lake shore': ['West Lake', 'Broken Bridge and Bai Causeway', 'Leifeng Pagoda', 'Three Pools Mirroring the Moon', 'Zhejiang Provincial Museum, Gushan', 'Louwailou', 'Impression West Lake'],
    'Hefang': ['Hefang Street', 'Wushan Hill'],
  },
  places: [
    ['West Lake', 'park', 30.2434, 120.1456, 150, 0, 'always', 'outdoor', 'morning', 'nature photography history', 'full', 5, 'walk in', 'Causeways, willows and hills on three sides, painted for a thousand years.', 'At six in the morning the city does tai chi by it.', { children: true }],
    ['Broken Bridge and Bai Causeway', 'sight', 30.2613, 120.147, 60, 0, 'always', 'outdoor', 'morning', 'photography history', 'full', 4, 'walk in', 'The bridge where the White Snake met her love.', 'Peach and willow stand in turns along the causeway.'],
    ['Three Pools Mirroring the Moon', 'sight', 30.2397, 120.1405, 75, 8, 'daily 8-17', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'An island with a lake in it and three stone lamps off its shore.', 'The boat ticket covers the landing; they are on the one-yuan note.', { children: true }],
    ['Leifeng Pagoda', 'viewpoint', 30.2312, 120.1487, 60, 6, 'daily 8-20', 'both', 'evening', 'religious history photography', 'full', 4, 'walk in', 'A rebuilt pagoda over the ruin of 975, with sunset over the hills.', 'Escalators go up; the legend is carved on the second floor.'],
    ['Lingyin Temple', 'religious', 30.2409, 120.0966, 135, 4, 'daily 7-18', 'outdoor', 'morning', 'religious art nature', 'partial', 5, 'book', 'The Soul’s Retreat, with 300 Buddhas on the rock opposite.', 'Reserve by name some days ahead, with the passport; be there at seven.'],
    ['Longjing Tea Village', 'nature', 30.2213, 120.1057, 120, 8, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 5, 'walk in', 'Green slopes of dragon well tea and farmhouses that pour it.', 'Walk over the hill along the Nine Creeks to the river.'],
    ['China National Tea Museum', 'museum', 30.2372, 120.1131, 75, 0, 'Tu-Su 9-17', 'both', 'any', 'history nature food', 'full', 3, 'walk in', 'Six halls on tea, set in a tea garden.', 'Free, with tastings; the Longjing branch is up the hill.', { children: true }],
    ['Zhejiang Provincial Museum, Gushan', 'museum', 30.2541, 120.1384, 75, 0, 'Tu-Su 9-17', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Celadon and paintings on the lake’s hill island.', 'The great new hall is in the west of the city; this one has the setting.'],
    ['Hefang Street', 'quarter', 30.2422, 120.1645, 75, 6, 'daily 9-22', 'outdoor', 'evening', 'shopping food history', 'full', 4, 'walk in', 'Apothecaries, scissors and fans in the Southern Song street.', 'Huqingyu Tang’s pharmacy hall of 1874 is worth the fee.', { children: true }],
    ['Wushan Hill', 'viewpoint', 30.2402, 120.1616, 60, 4, 'daily 8-21', 'outdoor', 'evening', 'photography religious', 'poor', 3, 'walk in', 'City God Pavilion over lake, town and river.', 'Climb behind Hefang Street in fifteen minutes.'],
    ['Xixi National Wetland Park', 'nature', 30.2686, 120.0616, 180, 20, 'daily 8-17:30', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Ponds, reeds and persimmons by rowing boat.', 'Take the boat from Zhoujiacun; autumn reeds are best.', { children: true }],
    ['Liuhe Pagoda', 'religious', 30.1993, 120.1269, 60, 4, 'daily 6:30-17:30', 'both', 'any', 'history architecture religious', 'poor', 3, 'walk in', 'Thirteen eaves over the Qiantang, built to calm the tide.', 'Combine with the Nine Creeks walk.'],
    ['Impression West Lake', 'evening', 30.2497, 120.1314, 70, 50, 'daily 19:30-21', 'outdoor', 'evening', 'music photography', 'full', 3, 'book', 'Dancers on the water, lit to music, by Yuehu.', 'No show in winter cold; the second show has the better light.', { season: [3, 12] }],
    ['Louwailou', 'food', 30.2543, 120.1369, 90, 28, 'daily 10:30-14:30 16:30-20:30', 'indoor', 'any', 'food history', 'full', 3, 'book', 'Vinegar fish and Dongpo pork on the lake since 1848.', 'Window tables go first; beggar’s chicken feeds four.'],
    ['Green Tea, Longjing Road', 'food', 30.2427, 120.1233, 75, 14, 'daily 10:30-22', 'both', 'any', 'food nature', 'partial', 4, 'walk in', 'The first house of a chain, in tea fields over a pond.', 'Queue by number from eleven; bread with ice cream is the hit.', { children: true }],
    ['Zhiweiguan', 'food', 30.2559, 120.159, 60, 7, 'daily 6:30-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Cat’s ear noodles and soup dumplings since 1913.', 'Counters below, tables above.', { children: true }],
    ['Wuzhen', 'day trip', 30.7466, 120.4867, 300, 27, 'daily 9-22', 'outdoor', 'evening', 'history photography architecture', 'partial', 4, 'walk in', 'A water town of black wood, indigo and bridges.', 'The west side is larger and lovely after dark.', { children: true, way: { text: 'Bus or car', minutes: 90 } }],
  ],
}
