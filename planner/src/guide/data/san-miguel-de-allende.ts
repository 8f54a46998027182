import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 140, luxury: 380 },
  icons: ['Parroquia de San Miguel Arcángel', 'El Jardín', 'Fábrica La Aurora', 'Sanctuary of Atotonilco'],
  insights: [
    ['culture', 'Baroque and bohemians', 'Silver road, cradle of independence, and art schools that veterans filled after 1946.', 'medium', 4.7, '2 to 3 days', 'October to May'],
    ['food', 'Roofs and markets', 'Carnitas by weight, enchiladas mineras and roofs for mezcal at sunset.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Doors, galleries, springs', 'Walk in the morning, soak at La Gruta at noon, look at art at five.', 'medium', 4.5, '2 days', 'All year round'],
    ['transportation', 'Cobbles on foot', 'Green taxis cost little; airports at León and Querétaro are ninety minutes off.', 'medium', 4, '', 'All year round'],
    ['weather', 'Dry high sun', 'At 1,900 metres: cool nights, rain from June to September after four.', 'low', 4.7, '', 'October to May'],
    ['tips', 'Flat shoes', 'Stones are steep and polished; fireworks begin before dawn on saints’ days.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Alborada', 'usually 09-25/10-02', 'St Michael is woken at four by rockets.', 'religious', 'Parroquia', 0, 5],
    ['Holy Week', 'easter -7 P8D', 'Processions from Atotonilco and exploding Judases.', 'religious', 'Centro', 0, 5],
    ['Day of the Dead and La Calaca', '10-31 P3D', 'Catrinas parade through marigold arches.', 'festival', 'Centro', 0, 5],
  ],
  quarters: {
    'Centro': ['Parroquia de San Miguel Arcángel', 'El Jardín', 'Casa de Allende Museum', 'Bellas Artes', 'Oratorio de San Felipe Neri', 'Ignacio Ramírez Market', 'Áperi', 'La Posadita', 'Quince Rooftop'],
  },
  places: [
    ['Parroquia de San Miguel Arcángel', 'religious', 20.9136, -100.7437, 40, 0, 'daily 7-21', 'both', 'evening', 'religious architecture photography', 'full', 5, 'walk in', 'Pink towers that a mason drew after postcards of Gothic.', 'Late light and mariachis before it.', { children: true }],
    ['El Jardín', 'sight', 20.9142, -100.7439, 40, 0, 'always', 'outdoor', 'evening', 'photography music', 'full', 5, 'walk in', 'Clipped laurels, iron benches and the whole town at dusk.', 'Giant mojiganga puppets dance for weddings on Saturdays.', { children: true }],
    ['Casa de Allende Museum', 'museum', 20.9139, -100.7445, 50, 3, 'Tu-Su 9-17', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Home of the captain of the independence.', 'Texts in English too.'],
    ['Bellas Artes', 'museum', 20.9141, -100.7461, 45, 0, 'Tu-Sa 10-18, Su 10-14', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'A convent with an unfinished mural by Siqueiros that plays with your eyes.', 'Free; café in the orange court.'],
    ['Oratorio de San Felipe Neri', 'religious', 20.9163, -100.7424, 30, 0, 'daily 10-18', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'A pink Indian front and thirty-three oils of the saint.', 'Ask for the golden Loreto chapel behind.'],
    ['Ignacio Ramírez Market', 'market', 20.9172, -100.7428, 60, 5, 'daily 8-19', 'indoor', 'morning', 'markets food', 'partial', 3, 'walk in', 'Flowers, juice and carnitas, with crafts in the lane behind.', 'Artisan alley goes on for three blocks.'],
    ['Fábrica La Aurora', 'museum', 20.9239, -100.7427, 90, 0, 'Mo-Sa 10-18, Su 11-17', 'both', 'any', 'art shopping architecture', 'full', 5, 'walk in', 'A cotton mill of studios where artists are at home.', 'Open night on first Saturdays.', { children: true }],
    ['Parque Benito Juárez', 'park', 20.9084, -100.7436, 45, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'Egrets, ferns and basketball in the French style.', 'El Chorro’s red wash basins are above.', { children: true }],
    ['El Chorro', 'sight', 20.9099, -100.7423, 25, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'The spring where the town began, with stone basins.', 'Stairs lead up to the mirador.'],
    ['Mirador', 'viewpoint', 20.9101, -100.7377, 30, 0, 'always', 'outdoor', 'evening', 'photography', 'partial', 4, 'walk in', 'Domes and lake from the road to Querétaro.', 'Walk down by El Chorro before dark.'],
    ['El Charco del Ingenio', 'nature', 20.9196, -100.7256, 120, 4, 'daily 9-18', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'Cactus garden along a canyon with a haunted pool.', 'Tours on Tuesdays and Thursdays; hat.', { children: true }],
    ['La Parada', 'food', 20.9098, -100.7412, 90, 25, 'daily 12-22', 'both', 'any', 'food', 'full', 3, 'book', 'Peruvian ceviche and pisco in a courtyard on Recreo.', 'Saturday lunch is slow and good.'],
    ['La Posadita', 'food', 20.913, -100.7443, 75, 16, 'Th-Tu 12-22', 'outdoor', 'any', 'food photography', 'poor', 4, 'walk in', 'Enchiladas and guacamole on a roof below the towers.', 'Climb all the stairs; no bookings for the front row.', { children: true }],
    ['Áperi', 'food', 20.9138, -100.7462, 120, 70, 'We-Mo 13-16 18-22', 'both', 'any', 'food', 'full', 4, 'book', 'The region’s farms on tasting plates, in a quiet house.', 'Lunch is shorter.'],
    ['Quince Rooftop', 'evening', 20.9133, -100.7442, 105, 30, 'daily 13-26', 'outdoor', 'evening', 'nightlife food photography', 'poor', 3, 'book', 'Sushi, steak and the towers at eye level.', 'Reserve for six.'],
    ['Sanctuary of Atotonilco', 'day trip', 21.0043, -100.7933, 75, 0, 'daily 8-18', 'indoor', 'any', 'religious art history', 'partial', 5, 'walk in', 'The Sistine of the Americas, painted to the last hand’s breadth.', 'Hidalgo took his banner here; whips are for sale.', { way: { text: 'Bus or taxi', minutes: 25 } }],
    ['La Gruta Hot Springs', 'day trip', 20.9946, -100.7786, 150, 15, 'daily 7-17', 'outdoor', 'morning', 'nature', 'partial', 4, 'walk in', 'Warm pools with a tunnel into a domed cave.', 'Weekdays at opening.', { children: true, way: { text: 'Taxi', minutes: 20 } }],
    ['Guanajuato', 'day trip', 21.0169, -101.2539, 300, 10, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'Coloured hills over streets in tunnels, and mummies.', 'Funicular to Pípila first.', { children: true, town: 'Guanajuato', way: { text: 'Bus or car', minutes: 85 } }],
  ],
}
