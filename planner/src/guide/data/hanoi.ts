import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 75, luxury: 240 },
  insights: [
    ['culture', 'A thousand years of city', 'Confucian courts, French boulevards and a market quarter where each street had its trade.', 'high', 4.7, '2 to 3 days', 'October to April'],
    ['food', 'Pho before eight', 'Pho for breakfast, bun cha at noon, egg coffee in the afternoon and beer on a plastic stool at night.', 'high', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Walk around the lake', 'At weekends cars are kept away from Hoan Kiem from Friday evening to Sunday night.', 'medium', 4.6, 'Half a day', 'October to April'],
    ['transportation', 'Cross slowly', 'Walk at an even pace and the motorbikes flow around you; ride apps are cheap.', 'high', 3.9, '', 'All year round'],
    ['weather', 'Four seasons', 'Winters are grey and cool, summers wet and hot; October and November are the best months.', 'medium', 4.1, '', 'October, November, March and April'],
    ['tips', 'Mornings only', 'The mausoleum opens only in the morning and not on Monday or Friday; dress modestly.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Tết', 'chinese 01-0-01 P3D', 'Peach blossom, family visits and a quiet city.', 'festival', 'Whole city', 0, 5],
    ['Mid-Autumn Festival', 'chinese 08-0-15', 'Lanterns, masks and moon cakes in Hang Ma Street.', 'festival', 'Hang Ma Street', 0, 4],
    ['Perfume Pagoda Festival', 'chinese 01-0-06', 'The pilgrim season opens with boats full of families.', 'religious', 'Perfume Pagoda', 5, 3],
  ],
  places: [
    ['Hoan Kiem Lake and Ngoc Son Temple', 'sight', 21.0307, 105.8524, 60, 2, 'daily 7-18', 'outdoor', 'morning', 'history religious nature photography', 'partial', 5, 'walk in', 'The lake of the returned sword with a temple on a red bridge.', 'At six in the morning the whole shore is doing exercises.'],
    ['Hanoi Old Quarter', 'quarter', 21.0345, 105.8505, 120, 0, 'always', 'outdoor', 'evening', 'history shopping food markets', 'partial', 5, 'walk in', 'Thirty-six streets, once one for each guild.', 'Look for tin in Hang Thiec and paper in Hang Ma.'],
    ['Ta Hien Beer Street', 'evening', 21.0348, 105.8521, 105, 10, 'daily 18-25', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Low stools, fresh beer and grilled things in one crowded crossing.', 'Sit down fast; the police move the stools now and then.'],
    ['Dong Xuan Market', 'market', 21.0383, 105.8496, 60, 0, 'daily 7-18', 'indoor', 'any', 'markets shopping', 'partial', 3, 'walk in', 'The largest covered market, with a food lane beside it.', 'Goods are sold by the dozen; a night market starts here at weekends.'],
    ['Thang Long Water Puppet Theatre', 'evening', 21.0317, 105.8533, 60, 6, 'daily 15-21', 'indoor', 'evening', 'music', 'full', 4, 'book', 'Puppets dance on water to live music.', 'Front seats see the splashes; buy in the morning for the evening.', { children: true }],
    ['Saint Joseph’s Cathedral', 'religious', 21.0287, 105.8489, 30, 0, 'daily 8-11 14-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A grey French church of 1886 with a lively square.', 'Lemon tea on stools outside is what the young do.'],
    ['Hoa Lo Prison', 'museum', 21.0253, 105.8465, 75, 2, 'daily 8-17', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'The French jail that later held American pilots.', 'Take the audio guide; the stories are strong.'],
    ['Ho Chi Minh Mausoleum', 'sight', 21.0368, 105.8346, 45, 0, 'Tu-Th 8-10:30, Sa-Su 8-10:30', 'indoor', 'morning', 'history', 'partial', 4, 'walk in', 'The founder of the state lies in a granite cube.', 'Silence and long trousers; closed for some weeks in summer or autumn.'],
    ['One Pillar Pagoda', 'religious', 21.0359, 105.8336, 20, 1, 'daily 7-18', 'outdoor', 'any', 'religious architecture history', 'poor', 3, 'walk in', 'A small wooden pagoda like a lotus on a single pillar.', 'A two-minute stop behind the mausoleum.'],
    ['Temple of Literature', 'sight', 21.0285, 105.8356, 75, 3, 'daily 8-17', 'outdoor', 'any', 'history architecture religious', 'partial', 5, 'walk in', 'The university of Confucius, with courts, ponds and stone turtles.', 'Students come to wish for luck; go early or late.'],
    ['Imperial Citadel of Thang Long', 'sight', 21.0352, 105.8403, 90, 3, 'daily 8-17', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'Gates and digs of the old palace, with a bunker of the war.', 'Go down to the D67 war rooms.'],
    ['Vietnam Fine Arts Museum', 'museum', 21.0307, 105.8371, 90, 2, 'daily 8:30-17', 'indoor', 'any', 'art', 'partial', 3, 'walk in', 'Lacquer, silk and war art in a colonial house.', 'Opposite the Temple of Literature; start on the top floor.'],
    ['Vietnamese Women’s Museum', 'museum', 21.0233, 105.8518, 75, 2, 'daily 8-17', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Family, work and war told by women.', 'The street-vendor rooms are the ones to see.'],
    ['Vietnam Museum of Ethnology', 'museum', 21.0404, 105.7985, 135, 2, 'Tu-Su 8:30-17:30', 'both', 'any', 'history art architecture', 'partial', 4, 'walk in', 'Fifty-four peoples, with real houses in the garden.', 'Climb into the tall communal house outside.', { children: true }],
    ['Hanoi Opera House', 'sight', 21.0243, 105.8575, 30, 0, 'always', 'outdoor', 'evening', 'architecture music', 'full', 3, 'walk in', 'The French opera of 1911, a small copy of Paris.', 'You see the inside only with a show ticket.'],
    ['Tran Quoc Pagoda', 'religious', 21.048, 105.8369, 30, 0, 'daily 8-17', 'outdoor', 'evening', 'religious architecture photography', 'partial', 4, 'walk in', 'The oldest pagoda, red tiers on an islet of West Lake.', 'Sunset is behind the lake; cover your legs.'],
    ['Long Bien Bridge', 'viewpoint', 21.0434, 105.859, 45, 0, 'always', 'outdoor', 'morning', 'photography history architecture', 'partial', 3, 'walk in', 'The long iron bridge of 1902 over the Red River.', 'Walk out at sunrise; trains and scooters share it.'],
    ['Trang An', 'day trip', 20.2527, 105.918, 210, 11, 'daily 7-16', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Boats rowed through caves between limestone towers near Ninh Binh.', 'Choose route 3 for fewer people; it takes three hours.', { way: { text: 'Train, bus or tour to Ninh Binh', minutes: 120 } }],
    ['Bat Trang Pottery Village', 'day trip', 20.9763, 105.9128, 120, 0, 'daily 8-17', 'both', 'any', 'art markets', 'partial', 3, 'walk in', 'Kilns and pottery shops on the Red River.', 'Throw your own bowl; it is fired and sent on.', { children: true, way: { text: 'City bus 47A or car', minutes: 45 } }],
  ],
}
