import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 160, luxury: 360 },
  icons: ['Santiago Cathedral', 'Plaza del Obradoiro', 'Cathedral Rooftops and Pórtico de la Gloria', 'Cape Finisterre'],
  insights: [
    ['culture', 'The end of the way', 'Half a million walk here each year to an apostle found by a star in 813.', 'high', 4.7, '2 days', 'All year round'],
    ['food', 'Octopus, scallops and almond cake', 'Pulpo on wood with paprika, Padrón peppers of which some are hot, and tarta with a cross.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'The last kilometres', 'Walk from Monte do Gozo as pilgrims do, or on to the cape where the sun drowns.', 'medium', 4.6, '1 to 2 days', 'April to October'],
    ['transportation', 'Small and on foot', 'Trains reach A Coruña in 30 minutes; buses go to the cape in three hours.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Where rain is art', 'The stone is made for it; July and August are the driest.', 'low', 3.7, '', 'June to September'],
    ['tips', 'The censer has its days', 'The great botafumeiro swings on feasts and when someone pays; ask at the pilgrims’ office.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Saint James', '07-25', 'Fire on the cathedral on the eve, and a royal offering.', 'religious', 'Plaza del Obradoiro', 0, 5],
    ['Ascension Fair', 'easter 39', 'Cattle, rides and octopus.', 'festival', 'Alameda', 0, 3],
    ['Cineuropa', 'usually 11-06/11-28', 'A month of films.', 'culture', 'City centre', 4, 2],
  ],
  quarters: {
    'Old town': ['Santiago Cathedral', 'Plaza del Obradoiro', 'Cathedral Rooftops and Pórtico de la Gloria', 'Hostal dos Reis Católicos', 'San Martiño Pinario', 'Praza da Quintana', 'Abastos Market', 'Rúa do Franco', 'Abastos 2.0', 'O Gato Negro', 'Casa Marcelo', 'Pilgrimage Museum'],
  },
  places: [
    ['Santiago Cathedral', 'religious', 42.8806, -8.5446, 75, 0, 'daily 7-21', 'indoor', 'morning', 'religious architecture history', 'partial', 5, 'walk in', 'A Romanesque church inside a baroque one, with the apostle to embrace.', 'Pilgrims’ mass is at noon and half past seven; come early.'],
    ['Plaza del Obradoiro', 'sight', 42.8806, -8.5457, 40, 0, 'always', 'outdoor', 'any', 'architecture photography religious', 'full', 5, 'walk in', 'Where all ways end: people cry, lie down and drop their packs.', 'Sit on the stones and watch for an hour.', { children: true }],
    ['Cathedral Rooftops and Pórtico de la Gloria', 'sight', 42.8804, -8.5452, 90, 18, 'daily 10-19', 'both', 'any', 'art architecture photography', 'poor', 5, 'book', 'Master Mateo’s two hundred figures in their paint, and a walk on granite steps of the roof.', 'Two tickets by slot; take both on one day.'],
    ['Hostal dos Reis Católicos', 'sight', 42.8813, -8.5460, 30, 3, 'Su-Fr 12-14 16-18', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'A pilgrims’ hospital of 1501 that is called the oldest hotel.', 'Ten pilgrims a day are still fed.'],
    ['San Martiño Pinario', 'religious', 42.8816, -8.5440, 50, 4, 'daily 11-19', 'indoor', 'any', 'religious art architecture', 'partial', 3, 'walk in', 'A monastery as large as the cathedral with a blazing altar.', 'Steps go down to its door, oddly.'],
    ['Praza da Quintana', 'sight', 42.8803, -8.5437, 30, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 4, 'walk in', 'The living above, the dead below, and a holy door for holy years.', 'After dark a pilgrim’s shadow stands by the tower.', { children: true }],
    ['Pilgrimage Museum', 'museum', 42.8796, -8.5436, 60, 0, 'Tu-Fr 9:30-20:30, Sa 11-19:30, Su 10:15-14:45', 'indoor', 'any', 'history religious', 'full', 3, 'walk in', 'What walking is about, in all faiths, with a cathedral terrace.', 'Free; the top floor sees the clock tower close.', { children: true }],
    ['Abastos Market', 'market', 42.8797, -8.5413, 60, 10, 'Mo-Sa 8-14', 'outdoor', 'morning', 'markets food', 'full', 4, 'walk in', 'Barnacles, cheeses like breasts and countrywomen with chard.', 'A bar cooks what you bought.', { children: true }],
    ['Rúa do Franco', 'evening', 42.8791, -8.5455, 90, 25, 'daily 19-25', 'outdoor', 'evening', 'food nightlife', 'full', 3, 'walk in', 'A lane of wine and octopus from the cathedral to the park.', 'Paris to Dakar is the crawl from first bar to last.'],
    ['Alameda Park', 'park', 42.8771, -8.5489, 50, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'Oaks, camellias and the view of the towers.', 'Two Marías in bright coats walk there in bronze.', { children: true }],
    ['Bonaval Park and Galician Museum', 'park', 42.8826, -8.5392, 75, 0, 'Tu-Sa 11-18, Su 11-14', 'both', 'any', 'nature history architecture', 'partial', 4, 'walk in', 'A convent with a triple spiral stair and Siza’s cemetery lawn.', 'The park stays open later and sees the roofs.', { children: true }],
    ['City of Culture', 'sight', 42.8720, -8.5245, 60, 0, 'daily 10-20', 'both', 'any', 'architecture art', 'full', 2, 'walk in', 'Eisenman’s hill of quartzite that cost too much.', 'Bus 9; the library is the fine part.'],
    ['Monte do Gozo', 'viewpoint', 42.8890, -8.4967, 75, 0, 'always', 'outdoor', 'morning', 'religious photography', 'full', 3, 'walk in', 'The hill of joy, where pilgrims first see the towers.', 'Walk back the last five kilometres.', { children: true }],
    ['Abastos 2.0', 'food', 42.8799, -8.5415, 75, 35, 'Tu-Sa 12-15:30 20-23', 'both', 'any', 'food', 'partial', 4, 'book', 'Today’s fish at six stalls turned inside out.', 'Barra outside needs no booking.'],
    ['O Gato Negro', 'food', 42.8796, -8.5448, 60, 22, 'Tu-Su 12:30-15:30 19:30-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Scallops and empanada behind a black cat and no sign.', 'Stand at the bar at opening.', { children: true }],
    ['Casa Marcelo', 'food', 42.8811, -8.5470, 105, 75, 'Tu-Sa 13:30-15:30 20:30-23', 'indoor', 'any', 'food', 'partial', 3, 'book', 'A starred table that shares plates between Galicia and Japan.', 'Long tables: talk to neighbours.'],
    ['A Noiesa Casa de Comidas', 'food', 42.8788, -8.5459, 60, 24, 'daily 12-23', 'both', 'any', 'food', 'partial', 2, 'walk in', 'Octopus, stew and fish of the market by Rúa do Franco.', 'Order bread for the oil.', { children: true }],
    ['Cape Finisterre', 'day trip', 42.8827, -9.2718, 300, 0, 'always', 'outdoor', 'evening', 'nature photography religious', 'partial', 5, 'walk in', 'The end of the known world, with a lighthouse and kilometre zero.', 'See Muxía’s sea church and the falls of Ézaro on the way.', { way: { text: 'Car or bus tour', minutes: 85 } }],
    ['A Coruña', 'day trip', 43.3714, -8.3960, 300, 4, 'always', 'outdoor', 'any', 'history nature food', 'full', 4, 'walk in', 'A Roman lighthouse that still works and a sea of glass balconies.', 'Tower first, then Picasso’s school years and the beach.', { children: true, town: 'A Coruña', way: { text: 'Train', minutes: 35 } }],
    ['Pontevedra and Combarro', 'day trip', 42.4310, -8.6444, 270, 0, 'always', 'outdoor', 'any', 'architecture food photography', 'full', 3, 'walk in', 'A town that sent its cars away, and granaries by the water.', 'Terraces on Praza da Leña are the aim.', { children: true, town: 'Pontevedra', way: { text: 'Train', minutes: 40 } }],
  ],
}
