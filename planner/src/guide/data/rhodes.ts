import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 160, luxury: 400 },
  icons: ['Palace of the Grand Master', 'Street of the Knights', 'Rhodes Old Town', 'Acropolis of Lindos', 'Mandraki Harbour'],
  insights: [
    ['culture', 'The knights’ island', 'The Hospitallers held it for two centuries; mosques, synagogue and inns stand inside their walls.', 'high', 4.7, '2 days', 'April to October'],
    ['food', 'Pitaroudia and Symi shrimps', 'Chickpea fritters are the island’s own; farm taverns are found inland at Embonas.', 'medium', 4.2, 'Every meal', 'April to October'],
    ['activities', 'Bays and ruins', 'Calm east coast for swimming, windy west for surf; three ancient cities to see.', 'medium', 4.5, '3 to 4 days', 'May to October'],
    ['transportation', 'Buses from Mandraki', 'Two bus stations, east and west; a car is worth it for Kamiros and the south.', 'medium', 4, '', 'All year round'],
    ['weather', 'Three hundred days of sun', 'July near 31 degrees with the meltemi; the sea is warm until November.', 'low', 4.7, '', 'May, June, September, October'],
    ['tips', 'Lindos at eight', 'By ten the donkeys queue; by four the light is kinder and the coaches gone.', 'high', 4.6, '', 'May to October'],
  ],
  festivals: [
    ['Medieval Rose Festival', 'usually 05-24/06-05', 'Knights, markets and fire in the moat.', 'festival', 'Old town moat', 0, 4],
    ['Panagia', '08-15', 'Village feasts with lute and dance at Kremasti and Embonas.', 'religious', 'Kremasti', 0, 4],
  ],
  quarters: {
    'Rhodes Old Town': ['Rhodes Old Town', 'Palace of the Grand Master', 'Street of the Knights', 'Archaeological Museum of Rhodes', 'Kahal Shalom Synagogue', 'Marco Polo Café', 'Nireas', 'Hippocrates Square at night'],
    Lindos: ['Acropolis of Lindos', 'Lindos and Saint Paul’s Bay', 'Mavrikos'],
  },
  places: [
    ['Palace of the Grand Master', 'museum', 36.4457, 28.2241, 90, 23, 'We-Mo 8:30-15:30', 'indoor', 'any', 'history architecture art', 'poor', 5, 'walk in', 'The knights’ castle, rebuilt by Italians for a king who never came.', 'Floors carry Roman mosaics from Kos; in winter it shuts at three.'],
    ['Street of the Knights', 'sight', 36.4452, 28.226, 30, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Inns of each tongue along a cobbled medieval street.', 'Before eight there is nobody; find the French lilies.'],
    ['Rhodes Old Town', 'quarter', 36.4433, 28.227, 105, 0, 'always', 'outdoor', 'evening', 'history photography shopping', 'partial', 5, 'walk in', 'Two hundred lanes inside four kilometres of wall.', 'Leave Sokratous street at once: Omirou and Pythagora are quiet.'],
    ['Archaeological Museum of Rhodes', 'museum', 36.4449, 28.2277, 75, 12, 'daily 8-20', 'both', 'any', 'history art', 'partial', 4, 'walk in', 'The knights’ hospital with a small marble Aphrodite drying her hair.', 'The garden behind has mosaics and shade.'],
    ['Kahal Shalom Synagogue', 'religious', 36.4424, 28.2302, 40, 6, 'Su-Fr 10-15', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The oldest synagogue of Greece, of 1577, with a museum.', 'The sea horse fountain near by remembers the deported.', { season: [4, 10] }],
    ['Mandraki Harbour', 'sight', 36.4507, 28.2268, 45, 0, 'always', 'outdoor', 'evening', 'photography history', 'full', 5, 'walk in', 'Deer on columns where the Colossus may have stood, windmills and a fort.', 'Boats for Symi and Lindos line up here with boards.', { children: true }],
    ['Monte Smith', 'viewpoint', 36.44, 28.2108, 60, 0, 'always', 'outdoor', 'evening', 'history photography', 'partial', 4, 'walk in', 'The ancient acropolis: stadium, little theatre and columns of Apollo.', 'Free at all hours; the west side has the sunset.'],
    ['Elli Beach', 'beach', 36.4558, 28.2244, 120, 12, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'The town’s pebble beach with a diving tower in the sea.', 'Calm side of the cape; the windy side is for surfers.', { children: true, season: [5, 10] }],
    ['Acropolis of Lindos', 'sight', 36.0916, 28.0882, 105, 23, 'We-Mo 8:30-15:30', 'outdoor', 'morning', 'history photography architecture', 'poor', 5, 'walk in', 'Athena’s temple inside a knights’ castle over two bays.', 'Steps and no shade: first entry, with water. Winter hours end at three.'],
    ['Lindos and Saint Paul’s Bay', 'beach', 36.0879, 28.0878, 120, 0, 'always', 'outdoor', 'afternoon', 'nature photography architecture', 'poor', 4, 'walk in', 'White lanes, captains’ doors and a bay nearly closed like a pool.', 'The small chapel side is the quieter beach.', { children: true, season: [5, 10] }],
    ['Anthony Quinn Bay', 'beach', 36.3222, 28.2094, 105, 0, 'always', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'walk in', 'Emerald water among rocks, where the actor filmed.', 'Come early with goggles; it is small.', { season: [5, 10] }],
    ['Valley of the Butterflies', 'nature', 36.3369, 28.0637, 75, 6, 'daily 9-17', 'outdoor', 'morning', 'nature', 'poor', 3, 'walk in', 'A shaded stream where tiger moths rest in thousands.', 'July and August; do not clap, it kills them.', { children: true, season: [6, 9] }],
    ['Ancient Kamiros', 'sight', 36.3368, 27.921, 75, 12, 'We-Mo 8-18', 'outdoor', 'any', 'history photography', 'partial', 4, 'walk in', 'A whole Hellenistic town on a slope above the sea.', 'Go on to the castle of Kritinia for sunset.', { season: [4, 10] }],
    ['Tsambika Beach', 'beach', 36.2299, 28.1463, 120, 10, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Golden sand under a crag with a monastery.', '300 steps to the chapel, which women climb for a child.', { children: true, season: [5, 10] }],
    ['Marco Polo Café', 'food', 36.4427, 28.2277, 105, 40, 'daily 18:30-24', 'outdoor', 'evening', 'food', 'partial', 4, 'book', 'Fine cooking in the court of an Ottoman mansion.', 'Reserve; pork with figs is the old favourite.', { season: [4, 10] }],
    ['Nireas', 'food', 36.4419, 28.2287, 90, 32, 'daily 12-24', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Fish, mussels and Symi shrimps under vines in a quiet square.', 'Ask what came in today, not what is on the list.', { children: true }],
    ['Mavrikos', 'food', 36.0921, 28.0871, 90, 38, 'daily 12-24', 'outdoor', 'any', 'food', 'full', 3, 'book', 'Lindos’ family kitchen since 1933: goat, squid in ink, beets.', 'Lunch under the fig tree before the beach.', { season: [4, 10] }],
    ['Hippocrates Square at night', 'evening', 36.4438, 28.2288, 90, 20, 'daily 19-26', 'outdoor', 'evening', 'nightlife food photography', 'full', 3, 'walk in', 'Fountain, lamps and terraces by the sea gate.', 'Bars round Arionos square play later and better.'],
    ['Symi', 'day trip', 36.6159, 27.8366, 270, 35, 'always', 'outdoor', 'any', 'architecture photography', 'poor', 4, 'book', 'An amphitheatre of pastel captains’ houses round a harbour.', 'Climb the Kali Strata; eat the tiny shrimps whole.', { children: true, season: [4, 10], way: { text: 'Ferry', minutes: 75 } }],
  ],
}
