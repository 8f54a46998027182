import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 135, luxury: 330 },
  icons: ['San Cristóbal Hill', 'Plaza de Armas', 'La Moneda Palace', 'Museum of Pre-Columbian Art', 'Plaza Sotomayor, Valparaíso'],
  insights: [
    ['culture', 'Poets and memory', 'Neruda’s houses and the museum of the dictatorship’s victims tell the two sides of the century.', 'medium', 4.4, '2 days', 'All year round'],
    ['food', 'Sea and stone fruit', 'Machas, congrio soup and empanadas de pino; in January the markets smell of peaches.', 'medium', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Snow, surf and vineyards', 'The ski slopes, the Pacific and the Maipo vineyards each lie within two hours.', 'medium', 4.6, '2 days', 'October to April'],
    ['transportation', 'A clean, fast metro', 'Buy a Bip! card and avoid the rush from half past seven to nine.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Dry summers, hazy winters', 'December to March is hot and clear; from May to August smog settles until rain washes the Andes free.', 'low', 4.3, '', 'September to April'],
    ['tips', 'Look up after rain', 'The mountains show best the day after a storm: go straight to a hill or the tower.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Fiestas Patrias', '09-18 P2D', 'National days with fondas, cueca dancing and grills in every park.', 'festival', 'Parque O’Higgins', 5, 5],
    ['Santiago a Mil', 'usually 01-03/01-28', 'Theatre from everywhere, much of it free in the street.', 'culture', 'Theatres and squares', 0, 4],
    ['Lollapalooza Chile', 'usually 03-12/03-25', 'Three days of large concerts.', 'music', 'Parque O’Higgins', 120, 4],
  ],
  places: [
    ['Plaza de Armas', 'sight', -33.4378, -70.6505, 40, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 5, 'walk in', 'The founding square with palms, chess players and the cathedral.', 'Keep bags closed; mornings are calmest.'],
    ['Metropolitan Cathedral', 'religious', -33.4377, -70.6517, 30, 0, 'daily 10-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'A gilded nave behind two towers on the main square.', 'Step in for the coolness as much as for the altar.'],
    ['Museum of Pre-Columbian Art', 'museum', -33.439, -70.6523, 105, 10, 'Tu-Su 10-18', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'The Americas before Columbus, in the old customs house.', 'The Chinchorro mummies are older than Egypt’s.'],
    ['La Moneda Palace', 'sight', -33.443, -70.6539, 60, 0, 'always', 'outdoor', 'morning', 'history architecture', 'full', 5, 'walk in', 'The presidential palace that was bombed in 1973.', 'The guard changes every other morning; the arts centre lies underground.'],
    ['Santa Lucía Hill', 'park', -33.4405, -70.6438, 60, 0, 'daily 9-18', 'outdoor', 'morning', 'nature history photography', 'poor', 4, 'walk in', 'A rock in the centre turned into terraces and fountains.', 'You sign the book at the gate; the last stairs are steep and worn.'],
    ['Lastarria', 'quarter', -33.438, -70.6393, 90, 0, 'always', 'outdoor', 'afternoon', 'food art shopping', 'full', 4, 'walk in', 'A short street of cafés, cinemas and wine bars.', 'Book stalls and crafts line it from Thursday to Sunday.'],
    ['National Museum of Fine Arts', 'museum', -33.435, -70.6436, 75, 0, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'A small Petit Palais in Parque Forestal, free to enter.', 'The museum of contemporary art shares its back.'],
    ['Mercado Central', 'food', -33.434, -70.6504, 60, 18, 'daily 8-17', 'indoor', 'any', 'food markets architecture', 'full', 3, 'walk in', 'An iron hall of 1872 full of fish.', 'Eat at the small counters on the rim rather than in the middle.'],
    ['La Vega Central', 'market', -33.4294, -70.649, 60, 6, 'daily 7-17', 'indoor', 'morning', 'food markets', 'partial', 4, 'walk in', 'The people’s market across the river: fruit, stew and noise.', 'Cooks upstairs serve lunch for little; hold your bag in front.'],
    ['La Chascona', 'museum', -33.4313, -70.6345, 75, 10, 'Tu-Su 10-18', 'both', 'any', 'history architecture art', 'poor', 4, 'walk in', 'Pablo Neruda’s secret house, built like a ship.', 'No reservations: come early and take the audio guide.'],
    ['Patio Bellavista', 'evening', -33.434, -70.6354, 120, 25, 'daily 18-26', 'outdoor', 'night', 'nightlife food music', 'full', 3, 'walk in', 'Courtyards of bars and crafts at the foot of the hill.', 'Take a car home after midnight.'],
    ['San Cristóbal Hill', 'viewpoint', -33.4253, -70.6328, 120, 5, 'daily 9-19', 'outdoor', 'afternoon', 'nature religious photography', 'partial', 5, 'walk in', 'The hill of the white Virgin over the whole valley.', 'Up by funicular, down by cable car; drink a mote con huesillo on top.', { children: true }],
    ['Sky Costanera', 'viewpoint', -33.4171, -70.6066, 60, 20, 'daily 10-21', 'indoor', 'evening', 'architecture photography', 'full', 4, 'walk in', 'The deck of one of South America’s tallest towers.', 'Come an hour before sunset when the Andes turn pink.', { children: true }],
    ['Museum of Memory and Human Rights', 'museum', -33.4398, -70.6794, 120, 0, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'The dictatorship of 1973 to 1990, told by its victims.', 'Strong and quiet: allow time afterwards in Quinta Normal park.'],
    ['Gabriela Mistral Cultural Center', 'evening', -33.4389, -70.6397, 120, 15, 'daily 17-23', 'indoor', 'evening', 'music art architecture', 'full', 3, 'walk in', 'Theatre, dance and concerts in a building with a turbulent past.', 'The courtyards and exhibitions are free.'],
    ['Plaza Sotomayor, Valparaíso', 'day trip', -33.0386, -71.6288, 300, 0, 'always', 'outdoor', 'morning', 'art architecture photography', 'partial', 5, 'walk in', 'The port of funiculars and painted hills begins at this square.', 'Ride up to Cerro Concepción; leave phones hidden by the harbour.', { way: { text: 'Bus from Pajaritos or Alameda', minutes: 110 } }],
    ['Neruda’s House at Isla Negra', 'day trip', -33.4428, -71.6839, 120, 10, 'Tu-Su 10-18', 'both', 'any', 'history architecture', 'poor', 4, 'walk in', 'Figureheads, shells and the poet’s grave by the ocean.', 'Timed on arrival; lunch on fish while you wait.', { way: { text: 'Bus to Isla Negra, or car', minutes: 110 } }],
    ['Valle Nevado', 'day trip', -33.3555, -70.2495, 360, 70, 'daily 9-17', 'outdoor', 'morning', 'adventure nature', 'partial', 3, 'book', 'Ski slopes at 3,000 metres above the city.', 'The road has sixty bends; chains are required after snow.', { season: [6, 9], way: { text: 'Shuttle from Las Condes', minutes: 100 } }],
  ],
}
