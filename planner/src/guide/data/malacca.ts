import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 85, luxury: 220 },
  icons: ['Dutch Square and Stadthuys', 'Jonker Street', 'A Famosa and St Paul’s Hill', 'Baba and Nyonya Heritage Museum'],
  insights: [
    ['culture', 'Three flags and a sultan', 'Portuguese, Dutch and British held the straits here; Chinese and Malays made a people of their own.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Nyonya, chicken rice balls', 'Laksa, ayam pongteh, satay celup and cendol with palm sugar.', 'medium', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Walk, then float', 'The old town takes a day on foot; the river by boat is best after eight.', 'medium', 4.4, '1 to 2 days', 'All year round'],
    ['transportation', 'Bus from Kuala Lumpur', 'Two hours by coach; cars by app in town, trishaws with music for fun.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Hot with showers', 'Thirty-one degrees each day; most rain in October and November.', 'medium', 3.9, '', 'January to March'],
    ['tips', 'Weekend or weekday', 'Jonker’s night market runs Friday to Sunday; museums sleep on Mondays.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Festa San Pedro', '06-29', 'The Kristang bless their boats.', 'religious', 'Portuguese Settlement', 0, 4],
    ['Chinese New Year', 'chinese 01-0-01 P3D', 'Lanterns and lions through Jonker Street.', 'festival', 'Jonker Street', 0, 4],
  ],
  quarters: {
    'Dutch Square and hill': ['Dutch Square and Stadthuys', 'Christ Church', 'A Famosa and St Paul’s Hill', 'Sultanate Palace Museum', 'Maritime Museum'],
    'Jonker and Heeren Street': ['Jonker Street', 'Baba and Nyonya Heritage Museum', 'Cheng Hoon Teng Temple', 'Kampung Kling Mosque', 'Hoe Kee Chicken Rice Ball', 'Geographér Café'],
  },
  places: [
    ['Dutch Square and Stadthuys', 'museum', 2.1944, 102.2493, 60, 5, 'Tu-Su 9-17', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Red town hall of 1650 with the city’s story inside.', 'Early, before trishaws with pop songs.', { children: true }],
    ['Christ Church', 'religious', 2.1946, 102.2496, 25, 0, 'daily 9-17', 'indoor', 'any', 'religious history architecture', 'full', 4, 'walk in', 'Dutch pews, beams of one tree each and Armenian graves.', 'No photographs inside.'],
    ['A Famosa and St Paul’s Hill', 'sight', 2.1922, 102.2498, 60, 0, 'always', 'outdoor', 'afternoon', 'history photography', 'poor', 5, 'walk in', 'One gate of the Portuguese fort and a roofless church above the straits.', 'Francis Xavier lay here; go up for sunset.', { children: true }],
    ['Sultanate Palace Museum', 'museum', 2.193, 102.2508, 50, 5, 'Tu-Su 9-17', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'A palace of the 15th century rebuilt without nails.', 'Hang Tuah’s duel in wax.', { children: true }],
    ['Maritime Museum', 'museum', 2.1918, 102.2468, 60, 5, 'Tu-Su 9-17', 'both', 'any', 'history', 'poor', 3, 'walk in', 'Inside a copy of the Flor de la Mar, which sank with the loot.', 'Shoes off on board.', { children: true }],
    ['Jonker Street', 'quarter', 2.1955, 102.2473, 90, 8, 'always', 'outdoor', 'evening', 'shopping food markets', 'full', 5, 'walk in', 'Antiques by day; stalls from Friday to Sunday night.', 'Parallel Heeren Street has the mansions in peace.', { children: true }],
    ['Baba and Nyonya Heritage Museum', 'museum', 2.1954, 102.2466, 60, 5, 'Tu-Su 10-17', 'indoor', 'any', 'history art architecture', 'poor', 5, 'walk in', 'A family’s house with peepholes, gold and a stair that locks.', 'Join the tour; no photos upstairs.'],
    ['Cheng Hoon Teng Temple', 'religious', 2.1974, 102.247, 30, 0, 'daily 7-18', 'both', 'any', 'religious architecture', 'full', 4, 'walk in', 'The country’s oldest Chinese temple, of 1645.', 'Incense shops line the lane of harmony.'],
    ['Kampung Kling Mosque', 'religious', 2.1967, 102.2476, 25, 0, 'Sa-Th 9-12 14-16', 'outdoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'A pagoda for a minaret, English tiles and a chandelier.', 'Robes at the gate; a Hindu temple is next door.'],
    ['Melaka River Cruise', 'nature', 2.193, 102.2476, 60, 8, 'daily 9-23', 'outdoor', 'evening', 'photography', 'partial', 4, 'walk in', 'Forty-five minutes past murals and Kampung Morten.', 'After eight the bridges are lit.', { children: true }],
    ['Melaka Straits Mosque', 'religious', 2.1787, 102.2494, 45, 0, 'daily 9-19', 'outdoor', 'evening', 'religious architecture photography', 'full', 4, 'walk in', 'A white mosque on stilts that floats at high tide.', 'Sunset; robes are lent.'],
    ['Villa Sentosa', 'museum', 2.2022, 102.2505, 40, 2, 'daily 9-17', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'A Malay family shows its house in Kampung Morten.', 'By donation; strike the gong for luck.'],
    ['Hoe Kee Chicken Rice Ball', 'food', 2.1952, 102.2482, 45, 6, 'daily 8:30-15', 'indoor', 'afternoon', 'food', 'partial', 4, 'walk in', 'Rice rolled into balls with poached chicken.', 'Queue by half past ten at weekends.', { children: true }],
    ['Nancy’s Kitchen', 'food', 2.1968, 102.2396, 75, 12, 'We-Mo 11-20', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Nyonya cooking of one family: pongteh, otak and cendol.', 'Candlenut chicken sells out.', { children: true }],
    ['Capitol Satay Celup', 'food', 2.1966, 102.2515, 60, 8, 'Th-Tu 15-23', 'indoor', 'evening', 'food', 'partial', 3, 'walk in', 'Dip skewers into a boiling pot of peanut sauce.', 'Pay by sticks; a queue from six.', { children: true }],
    ['Geographér Café', 'evening', 2.1962, 102.2468, 90, 12, 'daily 10-25', 'outdoor', 'evening', 'nightlife music food', 'full', 3, 'walk in', 'The corner of Jonker for beer and live music.', 'Jazz on Mondays; good laksa as well.'],
  ],
}
