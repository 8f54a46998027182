import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 190, luxury: 520 },
  icons: ['Tulum Ruins', 'Chichén Itzá', 'Gran Cenote', 'Playa Paraíso', 'Cobá'],
  insights: [
    ['culture', 'A walled port of the Maya', 'Tulum still traded when the Spanish sailed by; Cobá and Muyil in the forest are older and quieter.', 'medium', 4.6, '2 days', 'November to April'],
    ['food', 'Tacos in town, tasting menus at the beach', 'In the pueblo al pastor costs a dollar or two; at the beach the same meal costs ten times more.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Swim under the ground', 'Hundreds of cenotes lie around; go at opening time and take a mask.', 'medium', 4.8, '2 days', 'All year round'],
    ['transportation', 'Bicycles and colectivos', 'White vans run along the coast road all day for small fares; taxis to the beach are dear, bicycles are not.', 'medium', 3.9, '', 'All year round'],
    ['weather', 'Warm, with seaweed in summer', 'December to April is dry; sargassum comes from about April to August, storms until November.', 'low', 4.2, '', 'December to April'],
    ['tips', 'Cash and mosquito repellent', 'Many cenotes and stalls take only pesos; use repellent after, never before, you swim.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Zamna Festival', 'usually 12-28/01-15', 'Electronic music in the jungle over the new year.', 'music', 'Zamna Tulum', 120, 4],
    ['Day of the Dead', '11-01 P2D', 'Altars and the Maya feast of Hanal Pixán.', 'culture', 'Tulum centre', 0, 3],
  ],
  places: [
    ['Tulum Ruins', 'sight', 20.2148, -87.429, 105, 30, 'daily 8-15:30', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A walled Maya town on a cliff above the sea.', 'Come at eight with water and a hat; there is hardly any shade.', { children: true }],
    ['Playa Paraíso', 'beach', 20.2057, -87.4334, 180, 0, 'daily 8-18', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Pale sand and leaning palms south of the ruins.', 'Cycle here from town; the way now leads through the Jaguar Park.', { children: true }],
    ['Gran Cenote', 'nature', 20.2466, -87.4643, 105, 28, 'daily 8-16', 'both', 'morning', 'nature adventure photography', 'partial', 5, 'walk in', 'Clear pools joined by a cave with stalactites and turtles.', 'The first hour is the quiet one; lockers and masks are for hire.', { children: true }],
    ['Cenote Dos Ojos', 'nature', 20.3248, -87.3908, 120, 20, 'daily 8-17', 'both', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'Two round openings into one of the longest flooded caves.', 'The guided Bat Cave swim is worth the extra fee.'],
    ['Casa Cenote', 'nature', 20.2656, -87.3906, 105, 9, 'daily 8-17', 'outdoor', 'any', 'nature adventure', 'partial', 3, 'walk in', 'A river-like cenote in the mangrove that runs to the sea.', 'A small crocodile lives here and is left alone; kayaks are for hire.', { children: true }],
    ['Tulum Pueblo', 'evening', 20.2114, -87.4654, 120, 15, 'daily 18-25', 'outdoor', 'evening', 'food nightlife music', 'partial', 3, 'walk in', 'The town’s main avenue and the bars of its side streets.', 'Follow the queue to the taco stands; mojitos come with fresh sugar cane.'],
    ['Muyil', 'sight', 20.0785, -87.6144, 120, 4, 'daily 8-16', 'outdoor', 'morning', 'history nature adventure', 'poor', 4, 'walk in', 'A steep pyramid in the forest at the edge of Sian Kaʻan.', 'A boardwalk leads on to a lagoon where you float down a Maya canal.'],
    ['Cobá', 'sight', 20.4947, -87.7361, 150, 8, 'daily 8-16', 'outdoor', 'morning', 'history nature adventure', 'partial', 5, 'walk in', 'A forest city with a pyramid of 42 metres and white roads.', 'Hire a bicycle or a pedicab inside: the temples lie kilometres apart.', { children: true }],
    ['Akumal Bay', 'beach', 20.3957, -87.3145, 150, 8, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'partial', 4, 'walk in', 'A bay where green turtles graze on sea grass.', 'Keep three metres off, wear no sunscreen, and join a licensed guide.', { children: true }],
    ['Yal-Kú Lagoon', 'nature', 20.4104, -87.3052, 105, 20, 'daily 9-17', 'outdoor', 'morning', 'nature', 'partial', 3, 'walk in', 'A calm inlet where spring and sea water mix over fish.', 'Good first snorkelling for children; life vests are obligatory.', { children: true }],
    ['Xel-Há', 'family', 20.318, -87.358, 420, 110, 'daily 9-18', 'outdoor', 'morning', 'nature adventure', 'partial', 3, 'book', 'A natural inlet turned into a park of snorkelling and slides.', 'Food and gear are in the ticket; online it is cheaper.', { children: true }],
    ['El Camello Jr.', 'food', 20.2064, -87.4714, 60, 15, 'Mo-Tu+Th-Su 10:30-21', 'outdoor', 'any', 'food', 'partial', 4, 'walk in', 'Ceviche by the bowl and whole fried fish from the family’s own boats.', 'A medium ceviche feeds three; Wednesday is the day off.', { children: true }],
    ['Burrito Amor', 'food', 20.2098, -87.4663, 60, 12, 'daily 8-22', 'outdoor', 'any', 'food', 'full', 3, 'walk in', 'Burritos in banana leaf in a garden on the main avenue.', 'Good salsas, vegan ones too; cycle here before the ruins’ crowd.', { children: true }],
    ['Xcaret', 'day trip', 20.5803, -87.1197, 480, 110, 'daily 8:30-22', 'both', 'any', 'nature music history', 'partial', 3, 'book', 'Underground rivers, an aquarium and an evening show.', 'The show at seven is the best part: plan a late return.', { children: true, way: { text: 'Colectivo or car north by the coast road', minutes: 50 } }],
    ['Valladolid, San Servacio Church', 'day trip', 20.6893, -88.2015, 150, 0, 'daily 8-20', 'indoor', 'any', 'history architecture food religious', 'full', 4, 'walk in', 'The fortress church of a pastel town inland.', 'Try the longaniza in the bazaar on the square.', { town: 'Valladolid', way: { text: 'Bus, train or car inland', minutes: 90 } }],
    ['Chichén Itzá', 'day trip', 20.6843, -88.5678, 180, 38, 'daily 8-16', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'book', 'The great pyramid of the Maya world.', 'Leave at half past five and beat the coaches.', { town: 'Chichén Itzá', way: { text: 'Car or tour by Valladolid', minutes: 130 } }],
    ['Ek Balam', 'day trip', 20.8906, -88.1364, 120, 30, 'daily 8-16', 'outdoor', 'morning', 'history architecture', 'poor', 3, 'walk in', 'A temple with stucco jaws and winged figures.', 'Pair it with Valladolid; few coaches come this far.', { way: { text: 'Car by Valladolid', minutes: 110 } }],
  ],
}
