import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 130, 'mid-range': 280, luxury: 600 },
  icons: ['Arctic Cathedral', 'Fjellheisen', 'Northern lights chase', 'Sommarøy'],
  insights: [
    ['culture', 'Gate to the Arctic', 'Amundsen and Nansen hired their crews here; Sámi week fills February with races and joik.', 'medium', 4.4, '1 to 2 days', 'All year round'],
    ['food', 'Arctic char, king crab and reindeer', 'Cod is at its best from January to April, when skrei comes in.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Lights in winter, sun at night in summer', 'Dog sleds, whales and aurora from November; ridge walks at midnight in June.', 'high', 4.8, '3 days', 'November to March, June to August'],
    ['transportation', 'A small island with buses', 'The centre is walked in fifteen minutes; bus 26 goes to the cable car, 42 to the airport.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Mild for the latitude', 'January stays near four below; the sun is gone from late November to mid-January.', 'low', 3.8, '', 'February, March, June, July'],
    ['tips', 'Three nights for the lights', 'Clouds move fast: guides drive to where the sky is open, even to Finland.', 'high', 4.6, '', 'September to April'],
  ],
  festivals: [
    ['Sámi Week', 'usually 02-01/02-10', 'Reindeer race down the main street.', 'culture', 'Storgata', 0, 4],
    ['Northern Lights Festival', 'usually 01-22/02-02', 'A week of concerts in the dark season.', 'music', 'Kulturhuset and Cathedral', 40, 4],
    ['Midnight Sun Marathon', 'usually 06-18/06-25', 'Runners cross the bridge at midnight in full sun.', 'sport', 'City and bridge', 0, 4],
  ],
  places: [
    ['Arctic Cathedral', 'religious', 69.6481, 18.9877, 45, 8, 'daily 13-17', 'indoor', 'afternoon', 'religious architecture photography', 'full', 5, 'walk in', 'White triangles across the bridge with a wall of glass.', 'In summer it opens at nine; concerts at midnight sun and by candle in winter.'],
    ['Fjellheisen', 'viewpoint', 69.6407, 18.9841, 120, 45, 'daily 10-23', 'outdoor', 'evening', 'nature photography', 'full', 5, 'book', 'A cable car to 421 metres over the island, fjords and peaks.', '1,200 Sherpa steps go up beside it; ice cleats from November.', { children: true }],
    ['Polaria', 'family', 69.6437, 18.9479, 75, 26, 'daily 10-16', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'Bearded seals and Arctic seas in a building like fallen ice floes.', 'Seal feeding is at half past twelve and half past three.', { children: true }],
    ['Polar Museum', 'museum', 69.6523, 18.9636, 60, 14, 'daily 11-17', 'indoor', 'any', 'history', 'poor', 4, 'walk in', 'Trappers, sealers and Amundsen in a wharf of 1830.', 'Blunt about hunting; the story of Wanny Woldstad is upstairs.'],
    ['Tromsø Cathedral', 'religious', 69.6489, 18.9561, 25, 0, 'Mo-Sa 11-15', 'indoor', 'any', 'religious architecture', 'partial', 2, 'walk in', 'The only wooden cathedral of Norway, yellow and plain.', 'Half past four concerts are held in winter.'],
    ['Storgata and the harbour', 'quarter', 69.6497, 18.9567, 60, 0, 'always', 'outdoor', 'any', 'architecture shopping photography', 'full', 3, 'walk in', 'Wooden houses, the little kiosk Raketten and the old quays.', 'Skansen, the oldest corner, is at the north end.', { children: true }],
    ['Arctic University Museum', 'museum', 69.6353, 18.9158, 90, 10, 'daily 10-16', 'indoor', 'any', 'history nature art', 'full', 3, 'walk in', 'Sámi life, church art and how the aurora is made.', 'Bus 33 or 37; children may make their own lights.', { children: true }],
    ['Arctic-Alpine Botanic Garden', 'park', 69.6775, 18.9757, 60, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'The northernmost garden of its kind, with blue poppies in July.', 'A café in an old house sells waffles.', { children: true, season: [6, 9] }],
    ['Telegrafbukta', 'beach', 69.6331, 18.9095, 75, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 3, 'walk in', 'The town’s beach and picnic grove at the south tip.', 'Dark enough for northern lights when the sky is clear.', { children: true }],
    ['Midnight sun on Storsteinen', 'evening', 69.6337, 18.9996, 105, 45, 'daily 20-25', 'outdoor', 'night', 'nature photography', 'partial', 4, 'walk in', 'The sun rolls along the northern horizon and does not set.', 'The cable car runs until one at night in these weeks.', { season: [5, 7] }],
    ['Northern lights chase', 'evening', 69.6478, 18.9605, 240, 130, 'daily 18-25', 'outdoor', 'evening', 'nature photography adventure', 'partial', 5, 'book', 'Small buses leave the Prostneset quay for wherever the sky is open.', 'Choose a small group with suits included; book your first night, keep others free.', { season: [9, 4] }],
    ['Mack Ølhallen', 'evening', 69.6456, 18.9508, 90, 20, 'Mo-Sa 11-24', 'indoor', 'evening', 'nightlife history food', 'partial', 3, 'walk in', 'The beer hall of 1928 with a polar bear by the door and 67 taps.', 'Ask for seagull egg and beer in May.'],
    ['Fiskekompaniet', 'food', 69.6476, 18.9591, 105, 70, 'daily 16-23', 'indoor', 'evening', 'food', 'full', 4, 'book', 'Skrei, halibut and king crab on the harbour.', 'Stockfish is the dish of the north: try it once.'],
    ['Emmas Drømmekjøkken', 'food', 69.6487, 18.9567, 90, 45, 'Mo-Sa 11-22', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Emma’s fish gratin, known all over Norway, opposite the cathedral.', 'The simple room downstairs is for lunch, upstairs is dearer.'],
    ['Bardus Bistro', 'food', 69.6501, 18.9544, 75, 35, 'Mo-Sa 11-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Reindeer, fish soup and books by the library.', 'The lunch soup with bread is a fair price for the town.', { children: true }],
    ['Sommarøy', 'day trip', 69.6343, 18.0118, 240, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'White sand, turquoise water and islets like drops at the ocean’s edge.', 'Climb little Hillesøya hill for the view; sauna on the pier in winter.', { children: true, way: { text: 'Car along the Kaldfjord, or bus 420', minutes: 70 } }],
    ['Ersfjordbotn', 'day trip', 69.6947, 18.6228, 150, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'A fjord with a wall of sharp peaks, twenty minutes from town.', 'Eat cake at Bryggejentene; walkers take the path to Brosmetinden.', { way: { text: 'Car or bus 425', minutes: 30 } }],
  ],
}
