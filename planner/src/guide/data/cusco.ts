import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 120, luxury: 380 },
  icons: ['Machu Picchu', 'Plaza de Armas', 'Sacsayhuamán', 'Qorikancha', 'Ollantaytambo'],
  insights: [
    ['culture', 'Spanish walls on Inca stones', 'The colonial town stands on foundations without mortar; look down at the street corners as often as up at the balconies.', 'medium', 4.8, '2 days', 'May to September'],
    ['food', 'Markets and new Andean kitchens', 'Juices and soups at San Pedro market, trout and quinoa everywhere, and cuy for those who dare.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'The Sacred Valley', 'Terraces, salt pans and fortress towns lie an hour away and lower down, so start there.', 'medium', 4.8, '2 to 3 days', 'April to October'],
    ['transportation', 'Vans and trains', 'Shared vans leave for every valley town; the train to Machu Picchu starts at Ollantaytambo for most of the year.', 'medium', 4.0, '', 'All year round'],
    ['weather', 'Dry and cold, wet and mild', 'May to September has blue days and freezing nights; January and February bring heavy rain.', 'low', 4.2, '', 'May to September'],
    ['tips', 'Two slow days first', 'At 3,400 metres walk slowly, drink coca tea and leave the climbs for the third day; buy the boleto turístico for the ruins.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Inti Raymi', '06-24', 'The Inca feast of the sun is played from Qorikancha to Sacsayhuamán.', 'festival', 'Sacsayhuamán', 0, 5],
    ['Corpus Christi', 'easter 60', 'Fifteen saints are carried to the cathedral and spend a week there.', 'religious', 'Plaza de Armas', 0, 4],
    ['Santurantikuy', '12-24', 'A market of crib figures fills the main square on Christmas Eve.', 'market', 'Plaza de Armas', 0, 4],
  ],
  places: [
    ['Plaza de Armas', 'sight', -13.5167, -71.9788, 45, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 5, 'walk in', 'The heart of the Inca and of the Spanish town.', 'Sit on an upstairs balcony; after dark the hills around are lit.'],
    ['Cusco Cathedral', 'religious', -13.5164, -71.9782, 75, 13, 'daily 10-17:30', 'indoor', 'any', 'religious art history', 'partial', 4, 'walk in', 'A great dark church built on an Inca palace.', 'Find the Last Supper with a guinea pig on the plate.'],
    ['Iglesia de la Compañía de Jesús', 'religious', -13.5173, -71.9783, 40, 4, 'daily 9-17:30', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The Jesuits’ carved rival to the cathedral.', 'Climb to the gallery over the door for the view of the square.'],
    ['Qorikancha', 'sight', -13.52, -71.9753, 75, 5, 'Mo-Sa 8:30-17:30, Su 14-17', 'both', 'any', 'history architecture religious', 'partial', 5, 'walk in', 'The sun temple once sheathed in gold, inside a convent.', 'Earthquakes broke the convent twice; the Inca walls stood.'],
    ['Twelve-Angled Stone', 'sight', -13.5162, -71.9768, 20, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'partial', 3, 'walk in', 'One green stone cut to fit all its neighbours, in Hatun Rumiyoc.', 'Do not touch it: a guard will whistle.'],
    ['San Blas', 'quarter', -13.515, -71.9749, 75, 0, 'always', 'outdoor', 'afternoon', 'art shopping photography', 'poor', 4, 'walk in', 'The craftsmen’s quarter of steep white lanes.', 'The carved pulpit in the little church is the finest in the country.'],
    ['San Pedro Market', 'market', -13.5215, -71.9826, 75, 5, 'daily 6-18', 'indoor', 'morning', 'food markets', 'full', 4, 'walk in', 'Juices, breads, herbs and lunch counters in an iron hall.', 'Sit at a juice stall: the second glass is part of the price.'],
    ['Inka Museum', 'museum', -13.5154, -71.9781, 75, 4, 'Mo-Fr 9-17, Sa 9-16', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'Inca metal, cloth and mummies in an admiral’s house.', 'Weavers work in the courtyard.'],
    ['Museum of Pre-Columbian Art', 'museum', -13.5153, -71.9771, 75, 6, 'daily 9-21', 'indoor', 'evening', 'art history', 'partial', 4, 'walk in', 'A choice of masterpieces in a quiet mansion on Plaza Nazarenas.', 'Open late, so keep it for after dinner.'],
    ['Calle Plateros', 'evening', -13.5159, -71.9796, 120, 15, 'daily 18-26', 'both', 'night', 'nightlife music food', 'partial', 2, 'walk in', 'The street of bars and restaurants off the main square.', 'A pisco sour hits twice as hard at this height.'],
    ['Sacsayhuamán', 'sight', -13.5085, -71.982, 105, 18, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Zigzag walls of giant stones above the town.', 'Take a taxi up and walk down; children slide on the polished rocks opposite.', { children: true }],
    ['Qenqo', 'sight', -13.509, -71.9706, 40, 18, 'daily 7-17:30', 'outdoor', 'any', 'history religious', 'poor', 3, 'walk in', 'A carved rock with channels and a cave of offerings.', 'Twenty minutes on foot from Sacsayhuamán, same ticket.'],
    ['Tambomachay', 'sight', -13.4795, -71.9669, 40, 18, 'daily 7-17:30', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'An Inca bath whose fountains still run.', 'Ride up by bus and see Puka Pukara across the road.'],
    ['Tipón', 'sight', -13.5708, -71.783, 90, 18, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture nature', 'partial', 3, 'walk in', 'Terraces with water channels that work since the Incas.', 'The village below is where Cusco goes to eat cuy.'],
    ['Moray', 'sight', -13.3298, -72.1966, 60, 18, 'daily 7-17', 'outdoor', 'any', 'history nature photography', 'partial', 4, 'walk in', 'Rings of terraces sunk into the earth like a theatre.', 'Usually joined with the Maras salt pans in half a day.'],
    ['Maras Salt Pans', 'sight', -13.3035, -72.156, 60, 5, 'daily 8-17', 'outdoor', 'afternoon', 'photography nature history', 'partial', 4, 'walk in', 'Thousands of white pools on a slope, worked by families.', 'They are whitest at the end of the dry season.'],
    ['Ollantaytambo', 'day trip', -13.2574, -72.2658, 180, 18, 'daily 7-17:30', 'outdoor', 'morning', 'history architecture', 'poor', 5, 'walk in', 'A terraced fortress over a town still laid out by the Incas.', 'Climb at opening or late in the day, then walk the old canals below.', { way: { text: 'Shared van by Urubamba', minutes: 100 } }],
    ['Machu Picchu', 'day trip', -13.1631, -72.545, 240, 45, 'daily 6-17:30', 'outdoor', 'morning', 'history architecture nature photography', 'poor', 5, 'book', 'The Inca town on its ridge above the river.', 'Choose the circuit when you buy: tickets for it and the train sell out months ahead.', { way: { text: 'Van to Ollantaytambo, train to Aguas Calientes, bus up', minutes: 240 } }],
  ],
}
