import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 130, 'mid-range': 280, luxury: 800 },
  icons: ['Pape’ete Market', 'Moorea', 'Teahupo’o', 'Papenoo Valley'],
  insights: [
    ['culture', 'Mana and missions', 'Marae of black stone, hymns in Polynesian voices and tattoo as scripture.', 'low', 4.3, '2 days', 'May to October'],
    ['food', 'Raw fish and roulottes', 'Poisson cru in coconut, steak frites from a van and vanilla in all.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Green inside, blue outside', 'Cross the crater by jeep, whales from August to October, surf for watching.', 'medium', 4.5, '3 days', 'May to October'],
    ['transportation', 'Rent a car', 'One road of 117 kilometres goes round; ferries to Moorea take half an hour.', 'medium', 3.9, '', 'All year round'],
    ['weather', 'Dry from May', 'May to October is fresh and dry; November to April is hot with rain.', 'low', 4.3, '', 'May to October'],
    ['tips', 'Sunday stands still', 'The market is best at five on Sunday morning, then all is church and beach.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Heiva i Tahiti', 'usually 07-02/07-22', 'Dance, drums, stone lifting and canoe races.', 'culture', 'To’atā, Pape’ete', 30, 5],
    ['Hawaiki Nui Va’a', 'usually 10-25/11-10', 'Outriggers race three days between islands.', 'sport', 'Leeward Islands', 0, 4],
    ['Teahupo’o Tahiti Pro', 'usually 08-05/08-20', 'Surfers in the heaviest wave.', 'sport', 'Teahupo’o', 0, 4],
  ],
  quarters: {
    'Pape’ete': ['Pape’ete Market', 'Notre-Dame Cathedral', 'Bougainville Park', 'Paofai Gardens', 'Roulottes at Vai’ete Square', 'Three Brasseurs', 'L’O à la Bouche'],
  },
  places: [
    ['Pape’ete Market', 'market', -17.54, -149.5658, 75, 8, 'Mo-Sa 5-16, Su 4-9', 'indoor', 'morning', 'markets food shopping', 'full', 5, 'walk in', 'Parrot fish, monoï, flowers and pareos under an iron roof.', 'Sunday before seven; crafts are upstairs.', { children: true }],
    ['Notre-Dame Cathedral', 'religious', -17.5403, -149.5667, 25, 0, 'daily 6-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Yellow and red of 1875, with a Virgin who holds breadfruit.', 'Sunday hymns at eight.'],
    ['Paofai Gardens', 'park', -17.5411, -149.5744, 45, 0, 'daily 5-22', 'outdoor', 'evening', 'nature', 'full', 3, 'walk in', 'The waterfront where rowers train at five.', 'Nuclear memorial and play grounds.', { children: true }],
    ['Bougainville Park', 'park', -17.5391, -149.5692, 25, 0, 'daily 6-18', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'Banyans, a stream and guns of two ships.', 'Shade between ferry and market.', { children: true }],
    ['Robert Wan Pearl Museum', 'museum', -17.54, -149.5703, 45, 0, 'Mo-Sa 9-17', 'indoor', 'any', 'history shopping', 'full', 3, 'walk in', 'How the black pearl grows, and its king.', 'Free; nobody presses you.'],
    ['Roulottes at Vai’ete Square', 'food', -17.5385, -149.5683, 75, 16, 'daily 18-23', 'outdoor', 'evening', 'food nightlife', 'full', 4, 'walk in', 'Kitchen vans on the quay: chow mein, steak, crêpes.', 'No alcohol; plates are huge.', { children: true }],
    ['Three Brasseurs', 'food', -17.538, -149.5663, 75, 26, 'daily 9-24', 'both', 'any', 'food nightlife', 'full', 3, 'walk in', 'A brewery by the ferry with tuna in every form.', 'Tartare with fries.', { children: true }],
    ['L’O à la Bouche', 'food', -17.5405, -149.5686, 105, 60, 'Mo-Fr 11:30-14 18:30-22, Sa 18:30-22', 'indoor', 'any', 'food', 'full', 4, 'book', 'French craft with lagoon fish and vanilla.', 'Lunch set by day.'],
    ['Tomb of Pomare V', 'sight', -17.5038, -149.5376, 25, 0, 'always', 'outdoor', 'any', 'history', 'full', 2, 'walk in', 'The last king under an urn of coral that looks like a bottle.', 'On the way to Venus Point.'],
    ['Venus Point', 'beach', -17.4949, -149.4952, 105, 0, 'daily 5-19', 'outdoor', 'afternoon', 'nature history', 'full', 4, 'walk in', 'Black sand and a lighthouse where Cook timed the planet.', 'Gentle for children; surfers to the east.', { children: true }],
    ['Arahoho Blowhole', 'nature', -17.5291, -149.3861, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'The sea breathes through the road’s edge.', 'Three waterfalls of Faarumai are up the valley, when open.', { children: true }],
    ['Papenoo Valley', 'nature', -17.5853, -149.4253, 300, 75, 'daily 8-16', 'outdoor', 'morning', 'nature adventure', 'poor', 5, 'book', 'By jeep into the crater: falls on all walls, marae and eels.', 'Bring swimwear; half-day tours turn at the dam.', { children: true }],
    ['Arahurahu Marae', 'sight', -17.6895, -149.5858, 45, 0, 'always', 'outdoor', 'any', 'history religious', 'partial', 4, 'walk in', 'A restored temple platform in a green gorge.', 'Mosquitoes; the Heiva re-enacts a king here in July.'],
    ['Museum of Tahiti and the Islands', 'museum', -17.6317, -149.6163, 90, 10, 'Tu-Su 9-17', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Rebuilt in 2023: gods, canoes and tattoos, with the garden on the lagoon.', 'Watch surfers at Taapuna after.', { children: true }],
    ['Maraa Grotto', 'nature', -17.7425, -149.5697, 40, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Ferns and a pool in the cliff that looks nearer than it is.', 'Gauguin swam here.', { children: true }],
    ['Vaipahi Gardens', 'park', -17.7607, -149.4664, 60, 0, 'daily 8-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A cascade in a garden of etlingera and mape trees.', 'The botanical garden of Harrison Smith is close.', { children: true }],
    ['Plage de Maui', 'food', -17.769, -149.2873, 90, 30, 'daily 10-17', 'outdoor', 'any', 'food nature', 'partial', 3, 'book', 'Fish over the only white sand of the peninsula.', 'Swim first: turtles come.', { children: true }],
    ['Teahupo’o', 'day trip', -17.8475, -149.2673, 180, 40, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'The end of the road and the wave of the Olympics.', 'Take a boat to the pass when it breaks, from May to October.', { children: true, town: 'Teahupo’o', way: { text: 'Car round the west coast', minutes: 85 } }],
    ['Moorea', 'day trip', -17.5388, -149.8295, 360, 40, 'always', 'outdoor', 'any', 'nature adventure photography', 'partial', 5, 'walk in', 'Two bays, pineapple slopes and the Belvédère.', 'Rent a car at the pier; swim with rays off Tipaniers.', { children: true, way: { text: 'Ferry from Pape’ete', minutes: 45 } }],
  ],
}
