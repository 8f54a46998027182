import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 140, luxury: 360 },
  icons: ['Miraflores Locks', 'Casco Viejo', 'Panamá Viejo', 'Biomuseo'],
  insights: [
    ['culture', 'Between two seas', 'Gold went this way on mules, ships go by steps; the old town was moved after Morgan burnt it.', 'medium', 4.5, '2 to 3 days', 'January to April'],
    ['food', 'Ceviche in a paper cup', 'Corvina with lime at the fish market, sancocho, patacones and the world’s dearest coffee.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Jungle in the city', 'Sloths on Ancón hill, a canal boat among monkeys and islands an hour away.', 'medium', 4.6, '2 days', 'January to April'],
    ['transportation', 'Metro and apps', 'Two clean metro lines for cents; cars by app elsewhere. Casco is for walking.', 'medium', 4.4, '', 'All year round'],
    ['weather', 'Dry until April', 'January to April is sunny; else it pours an hour in the afternoon.', 'medium', 4.2, '', 'January to April'],
    ['tips', 'Ships at set hours', 'At Miraflores they pass up to eleven and after two; midday is an empty lock.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Carnival', 'easter -50 P4D', 'Water trucks, queens and music for four days.', 'festival', 'Cinta Costera', 0, 5],
    ['Panama Jazz Festival', 'usually 01-10/01-22', 'Danilo Pérez brings the world to town.', 'music', 'Ciudad del Saber', 20, 4],
  ],
  quarters: {
    'Casco Viejo': ['Casco Viejo', 'Panama Canal Museum', 'San José Church', 'Plaza de Francia', 'Metropolitan Cathedral', 'Fonda Lo Que Hay', 'Tántalo Rooftop'],
    'Amador': ['Biomuseo', 'Punta Culebra Nature Center'],
  },
  places: [
    ['Casco Viejo', 'quarter', 8.9521, -79.5349, 105, 0, 'always', 'outdoor', 'evening', 'history architecture food photography', 'partial', 5, 'walk in', 'Balconies, ruins and roof bars on a walled spit of 1673.', 'Stay within the peninsula; Chorrillo begins a street away.', { children: true }],
    ['Metropolitan Cathedral', 'religious', 8.9525, -79.5356, 30, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Towers with mother of pearl on the old main square.', 'The pope consecrated the new altar in 2019.'],
    ['Panama Canal Museum', 'museum', 8.9519, -79.5352, 75, 10, 'Tu-Su 9-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'How the French failed and the Americans dug, told without pride.', 'Read the names of the silver and the gold roll.'],
    ['San José Church', 'religious', 8.9512, -79.5366, 20, 1, 'daily 7-18', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'A golden altar painted black to fool the pirate.', 'Look at the tiny nativity rooms behind.'],
    ['Plaza de Francia', 'viewpoint', 8.9494, -79.5345, 30, 0, 'always', 'outdoor', 'evening', 'history photography', 'full', 3, 'walk in', 'The sea wall with the canal’s story and the skyline across.', 'Guna women sell molas under the bougainvillea.', { children: true }],
    ['Miraflores Locks', 'sight', 8.9965, -79.5905, 120, 17, 'daily 8-17', 'both', 'morning', 'history architecture', 'full', 5, 'walk in', 'Ships rise by sixteen metres while you stand above them.', 'Be there by half past eight; the film with Morgan Freeman is in the ticket.', { children: true }],
    ['Panamá Viejo', 'sight', 9.0066, -79.4853, 105, 15, 'Tu-Su 8-16', 'outdoor', 'morning', 'history', 'partial', 5, 'walk in', 'The burnt city of 1519, with a tower to climb.', 'Begin in the museum; a cart carries the tired.', { children: true }],
    ['Biomuseo', 'museum', 8.9324, -79.5443, 105, 20, 'Tu-Fr 10-16, Sa-Su 10-17', 'indoor', 'any', 'nature architecture art', 'full', 5, 'walk in', 'Gehry’s crumpled colours about the bridge that changed life.', 'The room of the great exchange is the best.', { children: true }],
    ['Punta Culebra Nature Center', 'family', 8.9119, -79.5297, 75, 8, 'Tu-Su 9-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Sloths, frogs and turtles with the Smithsonian on an islet.', 'Touch a sea star; ships queue behind.', { children: true }],
    ['Ancón Hill', 'viewpoint', 8.9585, -79.5499, 90, 0, 'daily 5-18', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'walk in', 'The flag over city and canal, with sloths and toucans on the road.', 'Half an hour on foot, before eight.'],
    ['Metropolitan Natural Park', 'nature', 8.9888, -79.5472, 120, 4, 'daily 7:30-16', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'Tropical forest inside a capital, with a mirador.', 'Mono Tití loop, two hours; tamarins if you are quiet.', { children: true }],
    ['Cinta Costera', 'park', 8.9711, -79.5287, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Seven kilometres of promenade along the bay.', 'Rent a bicycle and ride round Casco over the sea.', { children: true }],
    ['Mercado de Mariscos', 'food', 8.9577, -79.5373, 60, 10, 'daily 6-17', 'outdoor', 'afternoon', 'food markets', 'full', 4, 'walk in', 'Ceviche stalls beside the boats.', 'Mixed with octopus; closed one Monday a month.', { children: true }],
    ['Fonda Lo Que Hay', 'food', 8.9532, -79.536, 90, 28, 'Mo-Sa 12-15 18-22', 'indoor', 'any', 'food', 'partial', 4, 'book', 'What there is: yuca tostada with tuna, whole fish, rice of the day.', 'Book for dinner; lunch has room.'],
    ['El Trapiche', 'food', 8.9843, -79.5237, 60, 16, 'daily 7-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'The country on a plate on Vía Argentina.', 'Panamanian breakfast with hojaldre and bistec.', { children: true }],
    ['Tántalo Rooftop', 'evening', 8.9537, -79.5358, 105, 25, 'daily 17-26', 'outdoor', 'evening', 'nightlife music', 'poor', 3, 'walk in', 'Roof over Casco towards the towers.', 'Free before nine; salsa on Wednesdays.'],
    ['Monkey Island and Gatún Lake', 'day trip', 9.1299, -79.7145, 210, 85, 'daily 8-15', 'outdoor', 'morning', 'nature adventure', 'partial', 4, 'book', 'A small boat among freighters to capuchins, sloths and crocodiles.', 'From Gamboa; do not let them jump aboard for food.', { children: true, way: { text: 'Car to Gamboa', minutes: 45 } }],
    ['Taboga Island', 'day trip', 8.7969, -79.5544, 300, 24, 'always', 'outdoor', 'any', 'nature history', 'poor', 3, 'walk in', 'The island of flowers, with a beach and whales in September.', 'Ferry from Amador; weekends are full.', { children: true, town: 'Taboga', way: { text: 'Ferry', minutes: 45 } }],
    ['Portobelo', 'day trip', 9.5539, -79.6553, 180, 10, 'always', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'Forts where the treasure fleets loaded and Drake lies off shore.', 'Black Christ feast on 21 October.', { town: 'Portobelo', way: { text: 'Car', minutes: 100 } }],
  ],
}
