import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 30, 'mid-range': 75, luxury: 220 },
  icons: ['Imperial City', 'Tomb of Khai Dinh', 'Tomb of Tu Duc', 'Thien Mu Pagoda'],
  insights: [
    ['culture', 'The last dynasty', 'Thirteen Nguyen emperors ruled from this citadel until 1945 and built their tombs like gardens.', 'medium', 4.7, '2 days', 'February to April'],
    ['food', 'The emperor’s small plates', 'Banh beo, banh loc and bun bo, the beef noodles with lemongrass and chilli.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Tombs by bicycle or boat', 'Royal tombs lie along the Perfume River; one day by car or two by bicycle.', 'medium', 4.5, '1 to 2 days', 'February to May'],
    ['transportation', 'Train over the pass', 'The line to Da Nang follows the cliffs of Hai Van; sit on the sea side.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Long autumn rain', 'October to December is wet and grey; June and July reach 38 degrees.', 'low', 3.9, '', 'February to April'],
    ['tips', 'One ticket for four', 'The combined ticket covers the citadel and three tombs for two days.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Hue Festival', 'usually 06-05/06-15', 'Court music, opera and processions between the citadel and the river.', 'culture', 'Imperial City', 10, 5],
    ['Hon Chen Temple Festival', 'chinese 03-0-02 P2D', 'Boats with altars go up the Perfume River to the mother goddess.', 'religious', 'Perfume River', 0, 3],
  ],
  quarters: {
    'Citadel': ['Imperial City', 'Museum of Royal Antiquities', 'Tinh Tam Lake'],
  },
  places: [
    ['Imperial City', 'sight', 16.4698, 107.5786, 180, 8, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The walled court of the Nguyen, with gates, theatres and the rebuilt Kien Trung palace.', 'Enter by the Noon Gate, leave in the east; much ground was bombed in 1968.'],
    ['Museum of Royal Antiquities', 'museum', 16.4708, 107.5827, 45, 2, 'Tu-Su 7-17:30', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Robes, seals and porcelain in the palace of Long An.', 'The wood carries poems inlaid in mother of pearl.'],
    ['Thien Mu Pagoda', 'religious', 16.4535, 107.5447, 50, 0, 'daily 8-18', 'outdoor', 'afternoon', 'religious history photography', 'partial', 5, 'walk in', 'Seven storeys over the river, sign of the city since 1844.', 'The car in the court took a monk to his protest in 1963.'],
    ['Tomb of Tu Duc', 'sight', 16.4328, 107.5656, 90, 6, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture nature', 'partial', 5, 'walk in', 'Lake, pavilions and pines where an emperor wrote poems in life.', 'Nobody knows where he lies: the diggers were put to death.'],
    ['Tomb of Khai Dinh', 'sight', 16.3989, 107.5903, 60, 6, 'daily 7-17:30', 'both', 'any', 'history architecture art photography', 'poor', 5, 'walk in', 'Black concrete outside, glass and porcelain mosaic within.', '127 steps; stone mandarins stand guard half way.'],
    ['Tomb of Minh Mang', 'sight', 16.3873, 107.5706, 75, 6, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture nature', 'partial', 4, 'walk in', 'The most balanced of the tombs, a straight line of gates, lakes and bridges.', 'Reach it by boat and see the river as the emperors did.'],
    ['Tu Hieu Pagoda', 'religious', 16.4399, 107.5657, 45, 0, 'daily 6-18', 'outdoor', 'any', 'religious nature', 'partial', 3, 'walk in', 'A monastery under pines, where Thich Nhat Hanh began and ended.', 'Eunuchs of the court are buried here; keep silence at prayers.'],
    ['Dong Ba Market', 'market', 16.4725, 107.5893, 60, 4, 'daily 6-18', 'both', 'morning', 'markets food shopping', 'partial', 3, 'walk in', 'Conical hats with poems, shrimp paste and noodle stalls by the river.', 'Eat at the stalls in the middle, bargain at the edge.'],
    ['Truong Tien Bridge', 'sight', 16.4689, 107.5881, 30, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 3, 'walk in', 'Six steel arches of 1899 that change colour at night.', 'The wooden walk on the south bank is best at dusk.'],
    ['Tinh Tam Lake', 'park', 16.4792, 107.5813, 40, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 2, 'walk in', 'A lotus lake of the court inside the citadel walls.', 'Flowers open from June to August; tea with lotus seeds is sold around.'],
    ['Bun Bo Hue Ba Tuyet', 'food', 16.4682, 107.5944, 45, 2, 'daily 6-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Beef noodles with lemongrass as the city eats them.', 'Ask for little chilli at first.'],
    ['Quan Hanh', 'food', 16.4672, 107.5948, 60, 6, 'daily 10-21', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'A set of five small Hue dishes for the price of a coffee at home.', 'Staff show how to roll nem lui; busy from twelve.', { children: true }],
    ['Y Thao Garden', 'food', 16.4728, 107.5732, 90, 12, 'daily 11-14 17:30-21', 'both', 'any', 'food history', 'poor', 3, 'book', 'Imperial dishes cut into birds and flowers in an old garden house.', 'Come a little early for the collection of porcelain.'],
    ['Walking Street Vo Thi Sau', 'evening', 16.4704, 107.5948, 90, 8, 'daily 18-26', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Bars and street music on the south bank, without cars at weekends.', 'DMZ Bar at the corner is the oldest of them.'],
    ['Bach Ma National Park', 'day trip', 16.1972, 107.8597, 240, 4, 'daily 7:30-16:30', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A cool mountain with five lakes, falls and a view to the lagoon.', 'A car must take you to the top; leeches after rain.', { season: [2, 9], way: { text: 'Car or tour', minutes: 75 } }],
    ['Hai Van Pass', 'day trip', 16.1874, 108.1325, 90, 0, 'always', 'outdoor', 'any', 'nature photography adventure', 'partial', 4, 'walk in', 'The road over the clouds, with old gates at the top.', 'Easy riders take you by motorbike to Hoi An over it.', { way: { text: 'Car or motorbike along Lang Co', minutes: 90 } }],
  ],
}
