import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 150, luxury: 370 },
  icons: ['Paphos Archaeological Park', 'Tombs of the Kings', 'Paphos Castle and Harbour', 'Aphrodite’s Rock', 'Akamas and the Baths of Aphrodite'],
  insights: [
    ['culture', 'Aphrodite’s own town', 'Mosaics of Roman governors lie by the harbour; pilgrims of the goddess came for a thousand years.', 'medium', 4.5, '2 days', 'All year round'],
    ['food', 'Meze in twenty plates', 'Halloumi, sheftalia, lamb from the oven: order for two and come hungry.', 'low', 4.5, 'Every evening', 'All year round'],
    ['activities', 'Akamas and turtles', 'Gorge walks, a jeep coast without roads and turtles at Lara in summer.', 'low', 4.6, '2 days', 'March to June, September to November'],
    ['transportation', 'Drive on the left', 'Buses along the coast are cheap and steady: 615 to Coral Bay; villages need a car.', 'low', 4, '', 'All year round'],
    ['weather', 'Sun in all seasons', 'August 32 degrees, January 17 by day; bathe from May to November.', 'low', 4.7, '', 'March to June, October, November'],
    ['tips', 'Stone heat', 'The mosaics have roofs, the paths do not: eight in the morning in summer.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Aphrodite Festival', 'usually 09-01/09-08', 'One opera before the castle on the water.', 'music', 'Paphos Castle', 60, 4],
    ['Kataklysmos', 'orthodox 50', 'The flood feast: water games and songs by the sea.', 'festival', 'Harbour', 0, 4],
  ],
  places: [
    ['Paphos Archaeological Park', 'sight', 34.7579, 32.4083, 150, 5, 'daily 8:30-17', 'outdoor', 'morning', 'history art photography', 'partial', 5, 'walk in', 'Floors of Dionysus, Theseus and Orpheus where they were laid.', 'Walk on to the odeon and Saranta Kolones; winter closing is at five.', { children: true }],
    ['Tombs of the Kings', 'sight', 34.7753, 32.4069, 90, 3, 'daily 8:30-17', 'outdoor', 'afternoon', 'history photography', 'poor', 5, 'walk in', 'Courtyards with columns cut in the rock for the dead of Ptolemy’s time.', 'Tomb three is the one; the sea is just below.', { children: true }],
    ['Paphos Castle and Harbour', 'sight', 34.7536, 32.4067, 60, 3, 'daily 8:30-17', 'both', 'afternoon', 'history photography', 'full', 5, 'walk in', 'A Turkish fort on Lusignan stones at the end of the quay.', 'The roof sees the whole bay; pelicans walk the cafés.', { children: true }],
    ['Chrysopolitissa and Saint Paul’s Pillar', 'religious', 34.758, 32.4145, 40, 0, 'always', 'outdoor', 'any', 'religious history', 'full', 4, 'walk in', 'A small church in the ruins of a great basilica, with a pillar of legend.', 'Paul is said to have been whipped at it; mosaics lie open.'],
    ['Agia Solomoni Catacomb', 'religious', 34.7627, 32.4132, 20, 0, 'always', 'outdoor', 'any', 'religious history', 'poor', 3, 'walk in', 'Steps into a tomb, with rags on the tree above for wishes.', 'The Fabrica hill with quarry halls is behind.'],
    ['Ktima Old Town', 'quarter', 34.7766, 32.4243, 75, 0, 'always', 'outdoor', 'any', 'shopping food architecture', 'full', 3, 'walk in', 'The upper town, made new in 2017: market hall, murals and cafés.', 'The view from behind the hamam covers the coast.'],
    ['Archaeological Museum of the Paphos District', 'museum', 34.7716, 32.4331, 60, 3, 'Mo-Fr 8-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Idols, the Drousia warrior and clay hot-water bottles for limbs.', 'Small and cool; the bottles are in the last room.'],
    ['Coral Bay', 'beach', 34.8549, 32.367, 150, 8, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'A curve of soft sand with shallow water.', 'Bus 615 along the coast; Sea Caves are a walk north.', { children: true, season: [4, 11] }],
    ['Lara Beach', 'beach', 34.9522, 32.3105, 120, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'poor', 4, 'walk in', 'A wild bay where green turtles lay their eggs.', 'Jeep or boat; keep off the cages and bring no umbrella.', { children: true, season: [5, 10] }],
    ['Avakas Gorge', 'nature', 34.9211, 32.3357, 135, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'Limestone walls that close to a crack over a stream.', 'Not after rain: stones fall; helmets are lent at the entrance.', { season: [3, 11] }],
    ['Sanctuary of Aphrodite at Kouklia', 'museum', 34.7073, 32.5741, 75, 5, 'daily 8:30-17', 'both', 'any', 'history religious', 'partial', 4, 'walk in', 'The black stone that was worshipped as the goddess, in a Lusignan manor.', 'On the way to the rock; cafés on the village square.'],
    ['Aphrodite’s Rock', 'nature', 34.6641, 32.6269, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 5, 'walk in', 'The stack in the surf from which she rose.', 'Use the tunnel under the road; swim round it only in calm.', { children: true }],
    ['Laona', 'food', 34.7758, 32.4237, 75, 16, 'Mo-Sa 10-16', 'both', 'afternoon', 'food', 'partial', 4, 'walk in', 'Home dishes in an old house in Ktima, a different card each day.', 'Be there by one; rabbit stew goes first.', { children: true }],
    ['Hondros', 'food', 34.7571, 32.4129, 90, 28, 'daily 11-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'Lamb from the clay oven near the harbour since 1953.', 'Kleftiko is done by noon and again at seven.', { children: true }],
    ['Theo’s', 'food', 34.7549, 32.4094, 90, 35, 'daily 11-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'Fish meze on the harbour front with the castle at the end.', 'Ask for the fish of the day by weight before it is cooked.', { children: true }],
    ['Muse', 'evening', 34.7772, 32.4222, 105, 22, 'daily 17-25', 'both', 'evening', 'nightlife food photography', 'full', 3, 'walk in', 'A terrace bar on the edge of the upper town.', 'Reserve the front row for sunset.'],
    ['Akamas and the Baths of Aphrodite', 'day trip', 35.0565, 32.3454, 240, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A fig-shaded pool and the trail above the Blue Lagoon.', 'The loop is seven kilometres; boats go from Latchi.', { children: true, town: 'Polis', way: { text: 'Car, or bus via Polis', minutes: 55 } }],
    ['Omodos and Troodos', 'day trip', 34.8482, 32.8084, 300, 0, 'always', 'outdoor', 'any', 'food religious nature', 'partial', 4, 'walk in', 'A wine village with a monastery, and painted churches in the pines.', 'Taste Commandaria, the oldest named wine.', { way: { text: 'Car', minutes: 60 } }],
    ['Kourion', 'day trip', 34.6643, 32.8875, 150, 5, 'daily 8:30-19', 'outdoor', 'any', 'history photography', 'partial', 4, 'walk in', 'A theatre over the sea and a villa of mosaics.', 'Apollo’s temple and stadium are two kilometres on.', { children: true, way: { text: 'Car', minutes: 45 } }],
  ],
}
