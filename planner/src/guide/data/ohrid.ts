import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 95, luxury: 220 },
  icons: ['Church of Saint John at Kaneo', 'Church of Saint Sophia', 'Samuel’s Fortress', 'Plaošnik', 'Saint Naum Monastery'],
  insights: [
    ['culture', 'Where Slavs learned to write', 'Saint Clement taught 3,500 pupils here; once there was a church for each day of the year.', 'medium', 4.6, '2 days', 'April to October'],
    ['food', 'Lake fish and pearls', 'Leave the endangered Ohrid trout in the water and order carp or belvica; pearls are glued from fish scales.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Boat, bicycle, hill', 'Boats cross a lake three million years old; paths climb Galičica between two lakes.', 'low', 4.6, '2 days', 'May to October'],
    ['transportation', 'Small and steep', 'All is walked; buses and boats go along the shore to Saint Naum.', 'low', 4.1, '', 'All year round'],
    ['weather', 'A lake at 700 metres', 'July has 27 degrees and warm water until late September.', 'low', 4.5, '', 'May to September'],
    ['tips', 'Bring small denars', 'Each church asks for its own coin and closes when the keeper goes for lunch.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Ohrid Summer', 'usually 07-12/08-20', 'Concerts in Saint Sophia and the ancient theatre.', 'music', 'Saint Sophia and theatre', 12, 4],
    ['Epiphany', '01-19', 'Men dive into the icy lake for the cross.', 'religious', 'Harbour', 0, 4],
  ],
  places: [
    ['Church of Saint John at Kaneo', 'religious', 41.111, 20.7887, 60, 2, 'daily 9-18', 'both', 'evening', 'religious photography architecture', 'poor', 5, 'walk in', 'A small brick church on the cliff over the lake.', 'Come by the boardwalk; the picture is from the path above.'],
    ['Plaošnik', 'religious', 41.1129, 20.7905, 60, 3, 'daily 9-18', 'outdoor', 'any', 'religious history', 'partial', 5, 'walk in', 'Saint Clement’s church rebuilt beside the mosaics of an early basilica.', 'He taught the first Slav pupils here; look for his tomb inside.'],
    ['Samuel’s Fortress', 'viewpoint', 41.1155, 20.7906, 60, 3, 'daily 9-19', 'outdoor', 'afternoon', 'history photography', 'poor', 5, 'walk in', 'Eighteen towers of a tsar’s walls round the hill.', 'Walk the whole parapet; no shade at noon.', { children: true }],
    ['Ancient Theatre', 'sight', 41.1142, 20.7939, 25, 0, 'always', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'A Greek theatre found under houses, with names cut in the seats.', 'Still used for concerts in July.'],
    ['Church of Saint Sophia', 'religious', 41.1113, 20.7944, 45, 2, 'daily 9-18', 'indoor', 'any', 'religious art history', 'partial', 5, 'walk in', 'Angels of the eleventh century, saved under Turkish whitewash.', 'The procession behind the altar is the best of its age.'],
    ['Icon Gallery and Peribleptos', 'museum', 41.1148, 20.7951, 60, 3, 'Tu-Su 9-17', 'indoor', 'any', 'art religious', 'partial', 4, 'walk in', 'Byzantine icons and a church whose painters signed their swords.', 'Look for Michael and Eutychios’ names on a saint’s blade.'],
    ['Robevi House', 'museum', 41.1117, 20.7951, 45, 3, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'A merchant’s house, stacked wider at each floor, with finds from the tombs.', 'A copy of the golden mask hangs upstairs.'],
    ['Handmade Paper Workshop', 'sight', 41.112, 20.7948, 25, 0, 'daily 9-20', 'indoor', 'any', 'shopping art history', 'full', 3, 'walk in', 'Paper made as in the sixteenth century, with a Gutenberg press.', 'Dip a sheet yourself for a coin.', { children: true }],
    ['Old Bazaar', 'quarter', 41.1147, 20.8005, 45, 0, 'always', 'outdoor', 'any', 'shopping markets food', 'full', 3, 'walk in', 'The walking street of pearls and ice cream to the old plane tree.', 'Two families, Talev and Filev, hold the secret of the pearl.', { children: true }],
    ['Kaneo boardwalk and beach', 'beach', 41.1106, 20.7916, 90, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 4, 'walk in', 'Planks over the water below the cliff to a pebble bay.', 'The lake is clear to 20 metres; cafés lend loungers.', { children: true, season: [5, 9] }],
    ['Bay of Bones', 'museum', 40.9909, 20.8003, 75, 3, 'daily 9-19', 'outdoor', 'any', 'history', 'partial', 4, 'walk in', 'A Bronze Age village on stilts, rebuilt over its own piles.', 'On the road to Saint Naum; the boat stops in summer.', { children: true, season: [4, 10] }],
    ['Galičica viewpoint', 'nature', 40.9562, 20.8294, 180, 2, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 4, 'walk in', 'A pass at 1,600 metres from which two great lakes show.', 'From the road a marked trail of two hours leads to Magaro.', { season: [5, 10] }],
    ['Kaneo Restaurant', 'food', 41.1114, 20.7898, 75, 18, 'daily 10-23', 'outdoor', 'any', 'food photography', 'poor', 4, 'walk in', 'Tables on the stones with feet nearly in the lake.', 'Order carp or belvica; sunset seats go first.', { children: true, season: [4, 10] }],
    ['Belvedere', 'food', 41.1141, 20.8003, 75, 14, 'daily 10-24', 'both', 'any', 'food music', 'partial', 3, 'walk in', 'Grill, beans in the pan and live songs near the harbour.', 'Tavče gravče and shopska make a full lunch.', { children: true }],
    ['Letna Bavča', 'food', 41.1126, 20.7993, 75, 16, 'daily 9-24', 'outdoor', 'any', 'food', 'full', 2, 'walk in', 'A summer garden by the lake walk for pies and fish.', 'Order gjomleze ahead: it bakes for hours.', { children: true, season: [4, 10] }],
    ['Saint Naum Monastery', 'day trip', 40.9139, 20.7405, 210, 3, 'daily 7-20', 'both', 'any', 'religious nature photography', 'partial', 5, 'walk in', 'Peacocks, a tomb where a heart is heard, and springs under willows.', 'Row to the Drim springs; boat there, bus back.', { children: true, way: { text: 'Boat in summer, or bus', minutes: 60 } }],
  ],
}
