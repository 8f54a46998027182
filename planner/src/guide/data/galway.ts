import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 185, luxury: 400 },
  icons: ['Latin Quarter', 'Spanish Arch', 'Salthill Promenade', 'Cliffs of Moher', 'Kylemore Abbey', 'Inis Mór'],
  insights: [
    ['culture', 'Fourteen tribes and a fiddle', 'A walled merchants’ town at the door of Irish-speaking Connemara; buskers on each corner.', 'medium', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Oysters and brown bread', 'Natives from Clarinbridge in every month with an r; chowder in the others.', 'low', 4.6, 'Every meal', 'September to April'],
    ['activities', 'Islands, bogs and cliffs', 'Aran by ferry, Connemara by bus, Moher before the crowd.', 'medium', 4.8, '3 days', 'April to October'],
    ['transportation', 'Coaches to everywhere', 'Dublin is two and a half hours by bus or train; day tours start at Merchants Road.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Atlantic', 'Rain and sun by the hour; July near 19 degrees.', 'low', 3.4, '', 'May to September'],
    ['tips', 'Book July early', 'Arts festival and races fill every bed from mid-July to early August.', 'high', 4.3, '', 'July, August'],
  ],
  festivals: [
    ['Galway International Arts Festival', 'usually 07-13/07-27', 'Two weeks of theatre, tent and parade.', 'culture', 'City', 30, 5],
    ['Galway Races', 'usually 07-27/08-03', 'Hats, horses and a week without sleep.', 'sport', 'Ballybrit', 35, 4],
    ['Galway Oyster Festival', 'usually 09-24/09-29', 'Opening contests and stout.', 'food', 'Spanish Arch', 15, 4],
  ],
  places: [
    ['Eyre Square', 'park', 53.2744, -9.0491, 25, 0, 'always', 'outdoor', 'any', 'history', 'full', 3, 'walk in', 'Kennedy’s park with the banners of fourteen tribes.', 'All buses end here; go down Shop Street.', { children: true }],
    ['Latin Quarter', 'quarter', 53.2716, -9.0537, 75, 0, 'always', 'outdoor', 'any', 'architecture music shopping', 'full', 5, 'walk in', 'Shop, High and Quay Street: painted fronts and music all day.', 'Claddagh rings at Dillon’s; heart towards you means taken.', { children: true }],
    ['Saint Nicholas’ Church', 'religious', 53.2727, -9.0537, 30, 0, 'daily 9-18', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'Columbus is said to have prayed here in 1477.', 'The market outside is on Saturdays and Sundays.'],
    ['Spanish Arch', 'sight', 53.2698, -9.0539, 40, 0, 'always', 'outdoor', 'evening', 'history photography', 'full', 5, 'walk in', 'The old quay wall where wine landed, and where the town sits in the sun.', 'Look over to the Long Walk and its swans.', { children: true }],
    ['Galway City Museum', 'museum', 53.2697, -9.0533, 60, 0, 'Tu-Sa 10-17', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'A hooker hangs in the hall; the poet Ó Conaire sits in stone.', 'The third floor looks out on the Claddagh.', { children: true }],
    ['Galway Cathedral', 'religious', 53.2752, -9.0576, 40, 0, 'daily 8:30-18:30', 'indoor', 'any', 'religious architecture', 'full', 4, 'walk in', 'A great stone dome of 1965 on the site of the gaol.', 'Kennedy is in a mosaic; the river walk starts behind.'],
    ['Salthill Promenade', 'beach', 53.2584, -9.0906, 90, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 5, 'walk in', 'Two miles of sea wall with Burren hills across the bay.', 'Kick the wall at the end; jump from Blackrock if you dare.', { children: true }],
    ['Galway Atlantaquaria', 'family', 53.2588, -9.0865, 75, 18, 'daily 10-17', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'The native seas of Ireland, with rays to touch.', 'Feeding at one and three.', { children: true }],
    ['Dunguaire Castle', 'sight', 53.1422, -8.9263, 45, 9, 'daily 10-17', 'both', 'any', 'history photography', 'poor', 3, 'walk in', 'A tower house on a rock in the bay at Kinvara.', 'The view from the quay is free; pints at Green’s.', { season: [4, 10] }],
    ['McDonagh’s', 'food', 53.2708, -9.0541, 60, 22, 'Mo-Sa 12-22', 'both', 'any', 'food', 'full', 4, 'walk in', 'Fish and chips since 1902, with long wooden tables on Quay Street.', 'Cod on one side, oysters on the other.', { children: true }],
    ['Ard Bia at Nimmos', 'food', 53.2697, -9.0538, 90, 40, 'daily 10-15 18-21', 'indoor', 'any', 'food', 'partial', 4, 'book', 'Warm plates in a stone customs house by the arch.', 'Breakfast and cake without booking.'],
    ['Kai', 'food', 53.2693, -9.0613, 105, 45, 'Mo-Sa 12-15 18-21', 'indoor', 'any', 'food', 'partial', 3, 'book', 'West-of-Ireland produce in the hands of a New Zealander.', 'Lunch is walk-in; monkfish when there is some.'],
    ['Moran’s Oyster Cottage', 'food', 53.2036, -8.8925, 90, 40, 'daily 12-21', 'both', 'any', 'food history', 'partial', 3, 'book', 'A thatched weir cottage with seven generations of oysters.', 'Half a dozen natives, brown bread, stout.', { children: true }],
    ['Tig Cóilí', 'evening', 53.2722, -9.0536, 105, 18, 'daily 12-24', 'indoor', 'evening', 'music nightlife', 'partial', 4, 'walk in', 'Two sessions a day in a red pub on Mainguard Street.', 'The Crane Bar in the west end plays later.'],
    ['Cliffs of Moher', 'day trip', 52.9715, -9.4309, 180, 14, 'daily 8-19', 'outdoor', 'any', 'nature photography', 'partial', 5, 'book', 'Eight kilometres of cliff, 214 metres over the Atlantic.', 'Before eleven or after four; return through the Burren.', { children: true, way: { text: 'Bus 350 or tour', minutes: 90 } }],
    ['Kylemore Abbey', 'day trip', 53.5617, -9.8893, 210, 20, 'daily 10-17', 'both', 'any', 'architecture nature history', 'partial', 5, 'walk in', 'A castle of love by a lake, kept by Benedictine nuns.', 'The walled garden has a shuttle; Connemara’s bogs on the way.', { children: true, way: { text: 'Tour bus or car', minutes: 90 } }],
    ['Inis Mór', 'day trip', 53.1259, -9.7665, 300, 45, 'always', 'outdoor', 'any', 'history nature photography', 'poor', 5, 'book', 'Stone walls, Irish speech and a fort on the cliff’s edge.', 'Hire a bike at the pier; Dún Aonghasa before the noon boats.', { children: true, season: [4, 10], way: { text: 'Bus to Rossaveel and ferry', minutes: 100 } }],
  ],
}
