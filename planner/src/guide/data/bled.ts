import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 170, luxury: 400 },
  icons: ['Bled Island', 'Bled Castle', 'Vintgar Gorge', 'Ojstrica and Mala Osojnica', 'Lake Bohinj'],
  insights: [
    ['culture', 'A wishing bell in a lake', 'Pilgrims rowed to the island for a thousand years; Tito’s villa stands on the shore.', 'high', 4.4, '1 day', 'All year round'],
    ['food', 'Kremšnita', 'Custard, cream and crust, seven by seven centimetres, served since 1953.', 'medium', 4.4, 'Every afternoon', 'All year round'],
    ['activities', 'Row, climb, swim', 'Six kilometres round the lake, three hills above it and the river Sava to raft.', 'medium', 4.8, '2 to 3 days', 'May to October'],
    ['transportation', 'Buses and a mountain railway', 'Lesce-Bled is the main station; Bled Jezero above the lake is for the scenic Bohinj line.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Warm lake, cool nights', 'Springs keep the lake at 24 degrees in July; fog and snow in winter.', 'low', 4.3, '', 'May to October'],
    ['tips', 'Sunrise from Ojstrica', 'Boats rest, mist lies on the water and you are back for breakfast.', 'high', 4.6, '', 'April to October'],
  ],
  festivals: [
    ['Bled Days', 'usually 07-17/07-27', 'Fifteen thousand candles in egg shells float on the lake.', 'festival', 'Lakeside', 0, 4],
    ['Winter Fairytale', 'usually 11-28/01-06', 'Stalls on the promenade and the bell at Christmas.', 'market', 'Promenade', 0, 3],
  ],
  places: [
    ['Bled Island', 'sight', 46.3623, 14.0902, 90, 32, 'daily 9-18', 'both', 'morning', 'religious nature photography', 'poor', 5, 'walk in', 'The church with the wishing bell, by pletna boat and 99 steps.', 'Hire a rowing boat at Mlino: it is the shortest way over.', { children: true }],
    ['Bled Castle', 'museum', 46.3699, 14.1006, 90, 21, 'daily 8-18', 'both', 'afternoon', 'history photography', 'partial', 5, 'walk in', 'A thousand years on a cliff 130 metres over the water.', 'Walk up from the church in twenty minutes; print your own page at the press.', { children: true }],
    ['Ojstrica and Mala Osojnica', 'viewpoint', 46.3581, 14.0803, 120, 0, 'always', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'Two knolls over the island: the picture everybody knows.', 'Steep steps from Velika Zaka; the bench on Ojstrica is twenty minutes up.'],
    ['Lake Bled round walk', 'nature', 46.3634, 14.0801, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'Six flat kilometres past villas, jetties and swans.', 'Anticlockwise you have the island before you.', { children: true }],
    ['Velika Zaka', 'beach', 46.3641, 14.0796, 120, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Meadows and clean water at the rowing finish.', 'Free, with showers; the lido below the castle costs.', { children: true, season: [6, 9] }],
    ['Vintgar Gorge', 'nature', 46.3935, 14.0856, 150, 11, 'daily 8-18', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'book', 'Wooden galleries over the green Radovna to a waterfall.', 'One way only: a hill path or shuttle brings you back; reserve your hour.', { children: true, season: [4, 10] }],
    ['Park Café', 'food', 46.3677, 14.1113, 45, 9, 'daily 9-21', 'both', 'afternoon', 'food', 'full', 4, 'walk in', 'The terrace where the cream cake was invented.', 'Seven centimetres of it, with the lake below.', { children: true }],
    ['Penzion Mlino', 'food', 46.3577, 14.0966, 75, 25, 'daily 12-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Trout, game and mushrooms by the boat landing.', 'Sit on the lake side; boats are hired in front.', { children: true }],
    ['Oštarija Peglez’n', 'food', 46.3682, 14.1137, 90, 35, 'daily 12-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Sea and lake fish among old flat irons.', 'Fish soup first; reserve in July.'],
    ['Straža', 'family', 46.3613, 14.1077, 75, 14, 'daily 10-19', 'outdoor', 'any', 'adventure photography', 'partial', 3, 'walk in', 'A chairlift with a summer toboggan above the lake.', 'The path at the top has the castle in view.', { children: true, season: [4, 10] }],
    ['Radovljica Old Town', 'quarter', 46.3422, 14.1745, 105, 6, 'always', 'both', 'any', 'history architecture food', 'full', 4, 'walk in', 'A painted square with a museum of bee hives and gingerbread.', 'Lectar bakes hearts in its cellar; eat upstairs.', { children: true }],
    ['Pokljuka Gorge', 'nature', 46.3787, 14.0317, 120, 0, 'always', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A dry canyon with rock windows and no crowd.', 'Begin at Krnica; good shoes on wet roots.', { season: [5, 10] }],
    ['Bled promenade at night', 'evening', 46.366, 14.1093, 75, 15, 'daily 18-24', 'outdoor', 'evening', 'photography nightlife', 'full', 3, 'walk in', 'Castle and church lit over black water, with bars by the park.', 'A glass on the Toplice terrace is the best seat.'],
    ['Lake Bohinj', 'day trip', 46.2791, 13.8876, 300, 0, 'always', 'outdoor', 'any', 'nature photography adventure', 'partial', 5, 'walk in', 'A wild lake under Triglav, three times larger than Bled and quieter.', 'Swim at Ukanc, walk to the Savica falls or ride up Vogel.', { children: true, way: { text: 'Bus', minutes: 40 } }],
    ['Vršič Pass', 'day trip', 46.4329, 13.7433, 240, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 4, 'walk in', 'Fifty hairpins over the Julian Alps to the source of the Soča.', 'Russian chapel at bend eight; the pass shuts with snow.', { season: [5, 10], way: { text: 'Car via Kranjska Gora', minutes: 70 } }],
  ],
}
