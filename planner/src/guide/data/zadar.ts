import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 155, luxury: 360 },
  icons: ['Sea Organ', 'Greeting to the Sun', 'Church of Saint Donatus', 'Roman Forum', 'Kornati Islands'],
  insights: [
    ['culture', 'Rome, Venice and the sea', 'A Roman grid holds round churches, Venetian gates and an organ that the waves play.', 'medium', 4.5, '1 to 2 days', 'April to October'],
    ['food', 'Pag cheese and Maraschino', 'Sheep graze on salt and sage over the bridge; the cherry liqueur was born here.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Islands in every direction', 'Kornati, Dugi Otok and Ugljan by boat; Paklenica’s cliffs by car.', 'medium', 4.7, '2 days', 'May to October'],
    ['transportation', 'A peninsula on foot', 'Rowing boatmen cross the harbour for a euro, as for eight hundred years.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Long dry summers', 'July passes 30 degrees with a sea at 25; the bura blows clear and cold in winter.', 'low', 4.5, '', 'May to October'],
    ['tips', 'Sunset is an appointment', 'Hitchcock praised it: be on the organ’s steps half an hour before.', 'high', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Musical Evenings in Saint Donatus', 'usually 07-01/08-10', 'Early music in the round church.', 'music', 'Saint Donatus', 25, 4],
    ['Full Moon Festival', 'usually 07-15/08-20', 'Lights out, torches lit and fish grilled on the quay.', 'festival', 'Riva', 0, 3],
  ],
  places: [
    ['Sea Organ', 'sight', 44.1174, 15.2198, 45, 0, 'always', 'outdoor', 'evening', 'music architecture photography', 'full', 5, 'walk in', 'Steps into the sea whose pipes sing with every wave.', 'Passing ferries make the loudest chords.', { children: true }],
    ['Greeting to the Sun', 'sight', 44.1178, 15.2193, 30, 0, 'always', 'outdoor', 'night', 'photography architecture', 'full', 5, 'walk in', 'A disc of solar glass that glows and dances after dark.', 'Lie on it; the planets lead to the organ.', { children: true }],
    ['Roman Forum', 'sight', 44.1156, 15.2242, 40, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 5, 'walk in', 'The square of Augustus with altars, a pillar of shame and children at play.', 'Chains still hang on the column.', { children: true }],
    ['Church of Saint Donatus', 'religious', 44.1157, 15.2245, 30, 4, 'daily 9-21', 'indoor', 'any', 'religious architecture history', 'poor', 5, 'walk in', 'A round church of the ninth century built on Roman blocks.', 'Bare inside: sing a note and hear why concerts are held here.', { season: [4, 10] }],
    ['Saint Anastasia’s Cathedral', 'viewpoint', 44.1161, 15.2242, 45, 4, 'Mo-Sa 9-20', 'both', 'any', 'religious photography architecture', 'poor', 4, 'walk in', 'A Romanesque front, and a bell tower over the islands.', '180 steps; not during the noon bells.', { season: [4, 10] }],
    ['Archaeological Museum', 'museum', 44.1153, 15.2249, 60, 6, 'Mo-Sa 9-15', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Liburnians, Romans and early Croats beside the forum.', 'In summer until nine in the evening.'],
    ['Gold and Silver of Zadar', 'museum', 44.1152, 15.2254, 45, 7, 'Mo-Sa 10-13 17-19', 'indoor', 'any', 'art religious', 'partial', 3, 'walk in', 'Reliquaries kept by Benedictine nuns through every siege.', 'An arm, a finger and a chapel rebuilt indoors.'],
    ['Museum of Ancient Glass', 'museum', 44.1143, 15.2303, 60, 8, 'Mo-Sa 9-16', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Thousands of Roman flasks, blown here, with blowers at work.', 'The terrace looks on the harbour.', { children: true }],
    ['Five Wells Square', 'sight', 44.1125, 15.2297, 30, 0, 'always', 'outdoor', 'any', 'history photography', 'full', 3, 'walk in', 'Five well heads that kept the town through Turkish sieges.', 'The Land Gate with Venice’s lion is round the corner.'],
    ['Narodni trg and Kalelarga', 'quarter', 44.1146, 15.2278, 60, 0, 'always', 'outdoor', 'any', 'architecture shopping food', 'full', 4, 'walk in', 'The square of loggia and clock, on a street as straight as Rome drew it.', 'Coffee on the square is the town’s parliament.'],
    ['Zadar Market', 'market', 44.1155, 15.2285, 40, 5, 'daily 6-13', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'Figs, lavender and Pag cheese by the wall, fish in the hall.', 'Boats unload before seven.'],
    ['Kolovare Beach', 'beach', 44.1068, 15.2345, 120, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 3, 'walk in', 'Pebbles, pines and a diving tower ten minutes from the gate.', 'Water shoes help; showers are free.', { children: true, season: [5, 10] }],
    ['Pet Bunara', 'food', 44.1123, 15.2291, 90, 35, 'daily 12-23', 'both', 'any', 'food', 'partial', 4, 'book', 'Slow Dalmatian plates, figs in all forms and good oil.', 'Ask for the tuna with fig; the terrace is under the elms.'],
    ['Foša', 'food', 44.1116, 15.2303, 105, 60, 'daily 12-24', 'both', 'any', 'food', 'partial', 3, 'book', 'Fish from the boat by the old customs house on the little harbour.', 'Lunch menus are lighter on the purse.'],
    ['Konoba Skoblar', 'food', 44.1127, 15.2286, 75, 25, 'daily 9-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'Black risotto, brodet and grilled squid by the park.', 'A marenda, the fishermen’s early lunch, is cheapest.', { children: true }],
    ['Kornati Islands', 'day trip', 43.8221, 15.2983, 300, 75, 'always', 'outdoor', 'any', 'nature photography adventure', 'poor', 5, 'book', 'Eighty-nine bare islands like whales in blue, by boat with lunch.', 'Small boats stop to swim below the cliffs; bring a hat.', { children: true, season: [5, 10], way: { text: 'Boat', minutes: 120 } }],
    ['Nin', 'day trip', 44.2425, 15.1837, 210, 4, 'always', 'outdoor', 'any', 'history nature', 'full', 3, 'walk in', 'The smallest cathedral in the world, salt pans and a beach of healing mud.', 'Two old bridges lead in; buy flower of salt.', { children: true, way: { text: 'Bus', minutes: 35 } }],
  ],
}
