import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 115, luxury: 380 },
  icons: ['Langkawi SkyCab', 'Kilim Geoforest Park', 'Pantai Cenang'],
  base: { latitude: 6.3265, longitude: 99.8432 },
  insights: [
    ['culture', 'Mahsuri’s island', 'A woman wrongly killed cursed it for seven generations; the curse has ended, the story lives.', 'low', 3.9, 'Half a day', 'December to March'],
    ['food', 'Night markets in turns', 'A different village hosts the market each evening: laksa, grilled fish and coconut jelly.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Mangroves and the sky bridge', 'Half a day by boat through Kilim, half a day on Gunung Mat Cincang, the rest on sand.', 'medium', 4.6, '2 to 3 days', 'December to March'],
    ['transportation', 'Rent a car', 'There is hardly a bus; cars cost thirty dollars a day, and cars by app are easy.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Driest in winter', 'December to March is sunny; September and October are the wettest.', 'medium', 4.3, '', 'December to March'],
    ['tips', 'Duty free', 'Beer and chocolate cost a third of the mainland’s; alcohol is served in Cenang, not in villages.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Royal Langkawi International Regatta', 'usually 01-08/01-20', 'A week of racing yachts off the south coast.', 'sport', 'Royal Langkawi Yacht Club', 0, 3],
    ['LIMA Maritime and Aerospace Exhibition', 'usually 05-18/05-30', 'Air displays over the airport every second year.', 'festival', 'Mahsuri Exhibition Centre', 15, 3],
  ],
  quarters: {
    'Cenang': ['Pantai Cenang', 'Underwater World', 'Orkid Ria', 'Laman Padi'],
    'Burau Bay': ['Langkawi SkyCab', 'Seven Wells Waterfall'],
  },
  places: [
    ['Langkawi SkyCab', 'viewpoint', 6.3713, 99.6717, 150, 22, 'daily 9:30-19', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'book', 'A steep cable car to a curved bridge hung over the jungle.', 'Clouds come by two; the express lane is worth it in school holidays.', { children: true }],
    ['Seven Wells Waterfall', 'nature', 6.3802, 99.6738, 75, 0, 'daily 9-18', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'A smooth rock slope of seven pools, where fairies bathed.', 'Many steps; keep your snack from the macaques.'],
    ['Kilim Geoforest Park', 'nature', 6.4056, 99.8584, 210, 30, 'daily 9-17', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'book', 'Mangrove channels, bat cave and eagles between limestone walls.', 'Choose a boat that does not feed the eagles; four hours is right.', { children: true }],
    ['Pantai Cenang', 'beach', 6.2917, 99.7268, 150, 5, 'always', 'outdoor', 'evening', 'nature nightlife food', 'partial', 5, 'walk in', 'Two kilometres of soft sand, bars and sunset.', 'Walk south to Tengah for quiet.', { children: true }],
    ['Tanjung Rhu', 'beach', 6.4556, 99.8233, 150, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 4, 'walk in', 'The north’s bay with islands you can wade to at low tide.', 'Stalls under casuarinas fry bananas; little shade beyond.', { children: true }],
    ['Underwater World', 'family', 6.2878, 99.7282, 90, 13, 'daily 10-18', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'Penguins, tunnel tank and sea horses by the beach.', 'A plan for wet afternoons.', { children: true }],
    ['Eagle Square', 'sight', 6.3094, 99.8527, 25, 0, 'always', 'outdoor', 'any', 'photography', 'full', 3, 'walk in', 'A brown eagle of twelve metres at Kuah’s jetty.', 'The park of legends beside it is good for children.', { children: true }],
    ['Makam Mahsuri', 'museum', 6.3448, 99.7827, 60, 4, 'daily 8-18', 'both', 'any', 'history', 'partial', 3, 'walk in', 'The tomb and house of the legend, with crafts and music.', 'The well is said never to run dry.'],
    ['Gunung Raya', 'viewpoint', 6.3709, 99.8192, 75, 3, 'daily 8-18', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'The highest peak, by a road with hornbills overhead.', 'Drive up before nine and look into the fig trees.'],
    ['Crocodile Adventureland', 'family', 6.4031, 99.7128, 75, 10, 'daily 9:30-17:30', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'A thousand crocodiles in ponds, fed twice a day.', 'Feeding is at eleven and half past two.', { children: true }],
    ['Laman Padi', 'museum', 6.2885, 99.7276, 45, 0, 'daily 9-18', 'both', 'any', 'nature history', 'full', 2, 'walk in', 'Rice fields and ducks that show how the island lived.', 'Children may plant; the nursery of herbs is behind.', { children: true }],
    ['Orkid Ria', 'food', 6.2933, 99.7266, 75, 18, 'daily 11-15 18-23', 'both', 'any', 'food', 'partial', 4, 'walk in', 'Crabs, prawns and fish from tanks, Chinese style.', 'Prices by weight: have it weighed before you.', { children: true }],
    ['Wan Thai', 'food', 6.3171, 99.8578, 75, 12, 'daily 11-15 18:30-22', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Southern Thai cooking in Kuah that locals cross the island for.', 'Green mango salad and otak-otak.', { children: true }],
    ['Yellow Cafe', 'evening', 6.2884, 99.7265, 105, 12, 'We-Mo 12-25', 'outdoor', 'evening', 'nightlife music food', 'partial', 3, 'walk in', 'Bean bags on the sand and a band after nine.', 'Happy hour runs from four to six.'],
    ['Temoyong Night Market', 'market', 6.2725, 99.7298, 60, 5, 'Th 17-22, Su 17-22', 'outdoor', 'evening', 'markets food', 'full', 3, 'walk in', 'The market of Cenang’s side, Thursdays and Sundays.', 'Other days it is in Kuah, Padang Matsirat or Ulu Melaka.', { children: true }],
    ['Pulau Payar Marine Park', 'day trip', 6.0628, 100.0403, 240, 75, 'daily 9-16', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'book', 'Coral and small reef sharks off an islet south of the island.', 'Visibility is best from February to May; take no bread for fish.', { children: true, season: [12, 9], way: { text: 'Catamaran from Kuah', minutes: 60 } }],
  ],
}
