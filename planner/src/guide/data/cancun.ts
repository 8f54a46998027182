import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 170, luxury: 450 },
  icons: ['Chichén Itzá', 'Isla Mujeres, Playa Norte', 'Playa Delfines'],
  compounds: [['Isla Mujeres, Playa Norte', 'Isla Mujeres, Punta Sur']],
  insights: [
    ['culture', 'The Maya are still here', 'Ruins stand between the hotels, and Yucatec Maya is spoken in every village inland.', 'medium', 4.4, '2 days', 'November to April'],
    ['food', 'Eat downtown', 'Around Parque de las Palapas a plate of tacos or cochinita costs a fifth of the hotel zone.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Reef, islands and cenotes', 'Snorkel at Puerto Morelos or swim with whale sharks off Isla Mujeres from June to September.', 'medium', 4.7, '3 days', 'November to May'],
    ['transportation', 'R1 and R2 all night', 'Buses R1 and R2 run the whole hotel zone for small change; from the airport take the ADO coach downtown.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Dry in winter, seaweed in summer', 'December to April is dry; from April to August sargassum may cover beaches, and storms come until November.', 'low', 4.2, '', 'December to April'],
    ['tips', 'All beaches are public', 'Walk in by the marked access paths; a red flag means the current is strong even when the water looks calm.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Cancún Carnival', 'easter -51 P5D', 'Parades and concerts downtown and on the boulevard.', 'festival', 'Malecón Tajamar', 0, 3],
    ['Day of the Dead', '11-01 P2D', 'Altars, painted faces and food for the visiting souls.', 'culture', 'Parque de las Palapas', 0, 4],
  ],
  places: [
    ['Playa Delfines', 'beach', 21.0606, -86.7794, 150, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'The widest open beach of the hotel zone, without a hotel.', 'Waves are strong: swim only on green flag. The name sign is here.', { children: true }],
    ['El Rey Archaeological Zone', 'sight', 21.0608, -86.7815, 60, 4, 'daily 8-15:30', 'outdoor', 'morning', 'history', 'partial', 3, 'walk in', 'Low Maya temples with more iguanas than visitors.', 'Across the road from Playa Delfines; bring water.', { children: true }],
    ['Museo Maya de Cancún', 'museum', 21.0739, -86.7757, 105, 6, 'Tu-Su 9-17', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Finds of the whole peninsula in a white building on stilts.', 'The ticket includes the San Miguelito ruins in the wood behind.'],
    ['La Isla Shopping Village', 'family', 21.111, -86.7635, 105, 0, 'daily 11-22', 'both', 'evening', 'shopping food', 'full', 3, 'walk in', 'Shops, canals, an aquarium and a wheel on the lagoon.', 'The lagoon side is the place for sunset.', { children: true }],
    ['Playa Gaviota Azul', 'beach', 21.134, -86.7454, 150, 0, 'always', 'outdoor', 'any', 'nature nightlife', 'partial', 4, 'walk in', 'The beach at Punta Cancún, lively with beach clubs.', 'Reach it by the public path beside the clubs.'],
    ['Coco Bongo', 'evening', 21.1327, -86.7469, 240, 90, 'daily 22-27', 'indoor', 'night', 'nightlife music', 'partial', 3, 'book', 'A club of acrobats, tributes and confetti at Punta Cancún.', 'Drinks are included; arrive by ten for a place to stand.'],
    ['Mercado 28', 'market', 21.1625, -86.8293, 75, 0, 'daily 9-19', 'both', 'any', 'markets shopping food', 'partial', 3, 'walk in', 'The souvenir market downtown, with seafood kitchens in its yard.', 'Offer half and walk away once; eat in the middle court.'],
    ['Parque de las Palapas', 'food', 21.1612, -86.8273, 75, 8, 'daily 17-24', 'outdoor', 'evening', 'food music', 'full', 4, 'walk in', 'The town square where families eat marquesitas and dance.', 'At weekends bands play on the stage.', { children: true }],
    ['La Habichuela', 'food', 21.1608, -86.8267, 90, 32, 'daily 12-23', 'both', 'any', 'food', 'partial', 3, 'book', 'Yucatán dishes in a garden of Maya figures, run by one family since 1977.', 'Cocobichuela is lobster and shrimp curry in a coconut; the garden is best after dark.'],
    ['El Cejas', 'food', 21.1627, -86.8296, 60, 14, 'daily 11-19', 'outdoor', 'afternoon', 'food', 'partial', 3, 'walk in', 'Ceviche and seafood soup in the middle of Mercado 28.', 'Musicians pass at weekends; a small ceviche is large.', { children: true }],
    ['Puerto Morelos Lighthouse', 'sight', 20.8484, -86.8755, 105, 0, 'always', 'outdoor', 'morning', 'nature food photography', 'full', 3, 'walk in', 'A leaning lighthouse by the square of a fishing village.', 'Boats to the protected reef leave from the pier beside it.', { children: true }],
    ['Isla Mujeres, Playa Norte', 'day trip', 21.2608, -86.7511, 240, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Shallow, still water on the island’s northern tip.', 'Take the ferry before nine and be first on the sand.', { children: true, way: { text: 'Ferry from Puerto Juárez', minutes: 45 } }],
    ['Isla Mujeres, Punta Sur', 'day trip', 21.201, -86.7115, 75, 6, 'daily 9-17', 'outdoor', 'morning', 'nature photography history', 'partial', 3, 'walk in', 'Cliffs, sculptures and a small Maya temple in the first sun of Mexico.', 'Hire a golf cart at the pier; 7 km from the ferry.', { way: { text: 'Ferry from Puerto Juárez, then golf cart', minutes: 75 } }],
    ['Isla Contoy', 'day trip', 21.5, -86.795, 300, 110, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'book', 'A bird island with a limit of two hundred visitors a day.', 'Only licensed boats go; no sunscreen but biodegradable.', { way: { text: 'Boat tour from Cancún or Isla Mujeres', minutes: 90 } }],
    ['Chichén Itzá', 'day trip', 20.6843, -88.5678, 180, 38, 'daily 8-16', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'book', 'The pyramid of Kukulkán and the largest ball court of the Maya.', 'Be there at eight: buses arrive at half past ten, and there is no shade.', { town: 'Chichén Itzá', way: { text: 'Car or tour by the toll road', minutes: 150 } }],
    ['Cenote Ik Kil', 'day trip', 20.6612, -88.5503, 75, 11, 'daily 9-17', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A round pool 26 metres below the ground, hung with roots.', 'Shower before you swim; life vests are obligatory.', { town: 'Chichén Itzá', way: { text: 'Car or tour, five minutes from Chichén Itzá', minutes: 150 } }],
    ['Valladolid, San Servacio Church', 'day trip', 20.6893, -88.2015, 150, 0, 'daily 8-20', 'both', 'any', 'history architecture food', 'full', 4, 'walk in', 'A painted colonial town around a shady square.', 'Eat in the bazaar on the square; cenote Zací is three blocks away.', { town: 'Valladolid', way: { text: 'Bus or train from Cancún', minutes: 130 } }],
    ['Xcaret', 'day trip', 20.5803, -87.1197, 480, 110, 'daily 8:30-22', 'outdoor', 'any', 'nature music history', 'partial', 3, 'book', 'A park of rivers, animals and a great show of Mexican music.', 'Stay for the evening show; bring water shoes.', { children: true, town: 'Playa del Carmen', way: { text: 'Bus or car past Playa del Carmen', minutes: 75 } }],
  ],
}
