import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 25, 'mid-range': 65, luxury: 220 },
  icons: ['Phewa Lake', 'Sarangkot', 'World Peace Pagoda'],
  insights: [
    ['culture', 'Below Machapuchare', 'Gurung soldiers and Tibetan refugees share a lake under the fishtail peak none may climb.', 'medium', 4.4, '1 day', 'October to April'],
    ['food', 'Thakali thali', 'Buckwheat, black dal and timur pepper; trout from cold farms.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Fly and walk', 'Tandem gliders from Sarangkot, day walks to Panchase and the start of Annapurna’s treks.', 'high', 4.8, '3 days', 'October to April'],
    ['transportation', 'Taxi and rowing boat', 'Seven hours by bus or twenty-five minutes by plane from Kathmandu.', 'medium', 3.9, '', 'All year round'],
    ['weather', 'Clear at dawn', 'October and November have the views; June to September is the wettest of Nepal.', 'medium', 4.2, '', 'October, November, March'],
    ['tips', 'Mountains before ten', 'Clouds rise with the sun: set the alarm, nap at noon.', 'high', 4.5, '', 'October to April'],
  ],
  festivals: [
    ['Pokhara Street Festival', '12-28 P5D', 'Lakeside closes to cars for food and bands till New Year.', 'festival', 'Lakeside', 0, 4],
    ['Dashain and Tihar', 'usually 09-25/11-15', 'Swings, lamps and marigolds.', 'festival', 'Town', 0, 4],
  ],
  quarters: {
    'Lakeside': ['Phewa Lake', 'Tal Barahi Temple', 'Lakeside Promenade', 'Moondance', 'Fresh Elements', 'Thakali Bhanchha Ghar', 'Busy Bee'],
  },
  places: [
    ['Phewa Lake', 'nature', 28.2095, 83.9556, 105, 6, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'The Annapurnas upside down in still water, from a painted boat.', 'Life jackets are compulsory; wind rises at noon.', { children: true }],
    ['Tal Barahi Temple', 'religious', 28.2078, 83.9533, 30, 1, 'daily 5-18', 'outdoor', 'any', 'religious', 'poor', 3, 'walk in', 'A two-roofed shrine on an islet.', 'Saturday is the day of offerings.'],
    ['Lakeside Promenade', 'quarter', 28.2094, 83.9574, 60, 0, 'always', 'outdoor', 'evening', 'shopping food nature', 'full', 4, 'walk in', 'Shops, bakeries and a path along the shore.', 'North end is for the slow.', { children: true }],
    ['Sarangkot', 'viewpoint', 28.2439, 83.9486, 120, 3, 'daily 5-18', 'outdoor', 'morning', 'photography nature', 'partial', 5, 'walk in', 'Dhaulagiri to Manaslu in pink at 1,600 metres.', 'Taxi at five; the cable car from Sedi begins later.', { children: true }],
    ['Paragliding from Sarangkot', 'nature', 28.2432, 83.9437, 120, 75, 'daily 9-15', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'Half an hour with vultures, landing by the lake.', 'Check the pilot’s licence; not in the monsoon.', { season: [10, 5] }],
    ['World Peace Pagoda', 'religious', 28.2011, 83.9446, 105, 0, 'daily 5-18', 'outdoor', 'afternoon', 'religious photography nature', 'poor', 5, 'walk in', 'A white stupa on the ridge over lake and peaks.', 'Row across and climb an hour through the woods.'],
    ['Pumdikot Shiva Statue', 'viewpoint', 28.1972, 83.925, 60, 1, 'daily 6-18', 'outdoor', 'any', 'religious photography', 'partial', 3, 'walk in', 'A tall Shiva with the widest view of the valley.', 'Combine with the Pagoda by taxi.', { children: true }],
    ['International Mountain Museum', 'museum', 28.1903, 83.9825, 90, 4, 'daily 9-17', 'both', 'any', 'history nature', 'full', 4, 'walk in', 'Climbers, peoples and a yeti in a hangar.', 'The model of Manaslu may be climbed.', { children: true }],
    ['Davis Falls and Gupteshwor Cave', 'nature', 28.1903, 83.9592, 75, 2, 'daily 7-18', 'both', 'any', 'nature religious', 'poor', 3, 'walk in', 'A river that drops into the ground, seen again from a shrine cave.', 'Full in July, thin in March.', { children: true }],
    ['Seti Gorge', 'nature', 28.2382, 83.9867, 30, 1, 'daily 6-18', 'outdoor', 'any', 'nature', 'partial', 2, 'walk in', 'White water fifty metres down in a slit a leap wide.', 'K.I. Singh bridge shows it best.'],
    ['Tashi Palkhel Tibetan Settlement', 'quarter', 28.2631, 83.9386, 75, 0, 'daily 8-17', 'outdoor', 'afternoon', 'religious shopping history', 'partial', 3, 'walk in', 'Monks chant at half past three; carpets are knotted next door.', 'Momos in the yard.'],
    ['Begnas Lake', 'nature', 28.1716, 84.0979, 180, 5, 'daily 6-18', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A quiet lake of fish farms and rice, half an hour east.', 'Lunch of fried fish at the dam.', { children: true }],
    ['Thakali Bhanchha Ghar', 'food', 28.2113, 83.9576, 60, 5, 'daily 10-22', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Refilled brass plates from Mustang.', 'Dhindo in place of rice is the real one.', { children: true }],
    ['Moondance', 'food', 28.2102, 83.9573, 75, 11, 'daily 7:30-22:30', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Steaks, curries and lemon pie by a fire since the trekkers came.', 'Upstairs for games.', { children: true }],
    ['Fresh Elements', 'food', 28.2121, 83.9571, 75, 10, 'daily 7-22', 'outdoor', 'any', 'food', 'full', 3, 'walk in', 'Trout, falafel and good greens in a garden.', 'Salads are washed in filtered water.', { children: true }],
    ['Busy Bee', 'evening', 28.2108, 83.9567, 105, 10, 'daily 10-26', 'both', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'Live rock, pool and beer by the lake.', 'The band begins at eight.'],
    ['Australian Camp', 'day trip', 28.2959, 83.8261, 240, 10, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'An hour and a half’s walk to lawns before Annapurna South.', 'Up from Kande, down to Dhampus; a taste of the treks.', { way: { text: 'Taxi to Kande', minutes: 60 } }],
  ],
}
