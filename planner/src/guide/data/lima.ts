import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 120, luxury: 330 },
  insights: [
    ['culture', 'Mud pyramids and viceroys', 'Adobe temples stand between apartment blocks, and the old centre keeps the churches of a rich colony.', 'medium', 4.4, '2 days', 'December to April'],
    ['food', 'The table of the Americas', 'Ceviche at lunch, never at night; chifa, Nikkei and anticuchos show who came here to live.', 'medium', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Along the cliffs', 'Walk or cycle the parks above the ocean from Miraflores to Barranco, or fly over them by paraglider.', 'medium', 4.5, '1 day', 'December to April'],
    ['transportation', 'Metropolitano and apps', 'The Metropolitano bus joins Barranco, Miraflores and the centre; otherwise order a car by app, not from the kerb.', 'high', 3.7, '', 'All year round'],
    ['weather', 'Grey winter without rain', 'From June to October a mist hides the sun; January to March is bright and warm.', 'low', 3.9, '', 'December to April'],
    ['tips', 'Phones out of sight', 'Keep the phone away in traffic and on street corners, and be at lunch places by half past twelve.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Señor de los Milagros', 'usually 10-18/10-28', 'Purple crowds follow the Lord of Miracles through the centre.', 'religious', 'Las Nazarenas Church', 0, 5],
    ['Fiestas Patrias', '07-28 P2D', 'Independence is kept with parades, fairs and concerts.', 'festival', 'Plaza Mayor and Avenida Brasil', 0, 4],
    ['Anniversary of Lima', '01-18', 'Serenades and fireworks for the founding of the city.', 'culture', 'Plaza Mayor', 0, 3],
  ],
  places: [
    ['Plaza Mayor', 'sight', -12.046, -77.0305, 45, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 4, 'walk in', 'The square where Pizarro founded the city in 1535.', 'The palace guard changes at about noon on most days.'],
    ['Lima Cathedral', 'religious', -12.0466, -77.0298, 60, 9, 'Mo-Fr 9-17, Sa 10-13', 'indoor', 'any', 'religious history art', 'partial', 3, 'walk in', 'The cathedral with Pizarro’s tomb.', 'A joint ticket includes the archbishop’s palace next door.'],
    ['Monastery of San Francisco', 'religious', -12.0455, -77.0274, 75, 6, 'daily 9-18', 'indoor', 'any', 'religious history architecture', 'poor', 4, 'walk in', 'A tiled cloister, an old library and catacombs of bones.', 'Visits are guided; ceilings below are low and photos are not allowed.'],
    ['Convent of Santo Domingo', 'religious', -12.0447, -77.0317, 60, 4, 'daily 9:30-17:30', 'both', 'any', 'religious art', 'partial', 3, 'walk in', 'A convent of pink and blue with the tombs of three saints.', 'Pay for the bell tower: the best roof view in the old town.'],
    ['House of Peruvian Literature', 'museum', -12.0448, -77.029, 45, 0, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'full', 3, 'walk in', 'A free museum in the old railway station.', 'Look up at the glass roof of the platform hall.'],
    ['Barrio Chino', 'food', -12.0513, -77.0262, 75, 12, 'daily 9-19', 'outdoor', 'any', 'food markets', 'partial', 3, 'walk in', 'The Chinese street of Capón beside the central market.', 'Come for a chifa lunch by day and leave before dark.'],
    ['Lima Art Museum', 'museum', -12.0604, -77.0369, 105, 9, 'Tu-Su 10-18', 'indoor', 'any', 'art history', 'full', 4, 'walk in', 'Three thousand years of Peruvian art in a palace of 1872.', 'The park around it is good for a rest.'],
    ['Magic Water Circuit', 'family', -12.0704, -77.0338, 90, 2, 'Tu-Su 15-22', 'outdoor', 'evening', 'photography music', 'full', 3, 'walk in', 'Thirteen fountains with light and music in the Parque de la Reserva.', 'Shows start after seven; children run through the maze of jets.', { children: true }],
    ['Larco Museum', 'museum', -12.0725, -77.0709, 120, 14, 'daily 10-19', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Ancient pottery and gold in a mansion full of bougainvillea.', 'Open also in the evening; the storerooms and the erotic gallery are part of it.'],
    ['Huaca Pucllana', 'sight', -12.111, -77.0334, 75, 5, 'We-Mo 9-16', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'A pyramid of upright mud bricks in the middle of Miraflores.', 'Closed on Tuesdays; night visits run on some evenings.', { children: true }],
    ['Parque Kennedy', 'park', -12.1218, -77.0301, 45, 0, 'always', 'outdoor', 'evening', 'markets food photography', 'full', 3, 'walk in', 'The square of Miraflores with painters, sweets and many cats.', 'Try picarones from the cart at the corner.', { children: true }],
    ['Larcomar', 'viewpoint', -12.1318, -77.0302, 60, 0, 'daily 11-22', 'both', 'evening', 'shopping food photography', 'full', 3, 'walk in', 'Shops and terraces built into the cliff.', 'Come half an hour before sunset for a seat at the rail.'],
    ['Parque del Amor', 'viewpoint', -12.1272, -77.0365, 40, 0, 'always', 'outdoor', 'evening', 'photography art', 'full', 4, 'walk in', 'Mosaic benches and a great embrace over the ocean.', 'Paragliders start a few steps north when the wind is right.'],
    ['Bridge of Sighs', 'quarter', -12.1498, -77.0222, 75, 0, 'always', 'outdoor', 'afternoon', 'architecture photography art', 'partial', 4, 'walk in', 'A wooden bridge in Barranco, above a lane down to the sea.', 'Hold your breath across it and make a wish.'],
    ['Museo Pedro de Osma', 'museum', -12.1533, -77.0221, 75, 9, 'Tu-Su 10-18', 'indoor', 'any', 'art history architecture', 'partial', 3, 'walk in', 'Colonial angels and silver in a villa of 1906.', 'The Mario Testino museum is next door.'],
    ['Barranco Main Square', 'evening', -12.149, -77.0214, 150, 20, 'daily 18-26', 'both', 'night', 'nightlife music food', 'full', 4, 'walk in', 'Bars, peñas and late kitchens around the old municipal park.', 'Creole music starts at ten; take a car home.'],
    ['Real Felipe Fortress', 'sight', -12.0629, -77.1481, 90, 5, 'Tu-Su 9-16', 'both', 'any', 'history architecture', 'partial', 2, 'walk in', 'The star fort that guarded Callao against pirates.', 'Go by car and stay within the harbour quarter.', { children: true }],
    ['Parque de las Leyendas', 'family', -12.0675, -77.0868, 180, 5, 'daily 9-17', 'outdoor', 'any', 'nature history', 'full', 2, 'walk in', 'A zoo of coast, mountains and jungle, with old pyramids inside.', 'Weekends are crowded with families; go on a weekday.', { children: true }],
    ['Pachacamac', 'day trip', -12.2568, -76.9003, 150, 5, 'Tu-Sa 9-17, Su 9-16', 'outdoor', 'morning', 'history architecture', 'partial', 4, 'walk in', 'An oracle’s city of mud temples over the ocean.', 'Start in the museum with the carved wooden idol.', { way: { text: 'Car or tour south by the Panamericana', minutes: 60 } }],
  ],
}
