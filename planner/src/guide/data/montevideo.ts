import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 145, luxury: 350 },
  icons: ['Plaza Independencia', 'Mercado del Puerto', 'Rambla of Montevideo', 'Colonia del Sacramento'],
  insights: [
    ['culture', 'Mate and tango by the river', 'Art deco, candombe drums and a beach at the end of every street.', 'low', 4.3, '2 days', 'November to March'],
    ['food', 'Fire and chivito', 'Parrillas of embers, the chivito sandwich and tannat wine.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'The long Rambla', 'Twenty-two kilometres on foot or wheels beside a river as wide as a sea.', 'low', 4.5, 'Half a day', 'October to April'],
    ['transportation', 'Buses and ferries', 'City buses take a card; the boat to Buenos Aires takes two hours and a quarter.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Summer in January', 'Warm and windy from November to March; damp and ten degrees in July.', 'low', 4.1, '', 'November to March'],
    ['tips', 'Pay by foreign card', 'Restaurants give the tax back on foreign cards; Sunday is for the Tristán Narvaja market.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Carnival', 'usually 01-22/03-10', 'Forty nights of murga and drums, the longest anywhere.', 'festival', 'Teatro de Verano and streets', 10, 5],
    ['Las Llamadas', 'usually 02-01/02-20', 'Candombe companies parade for two nights.', 'music', 'Barrio Sur and Palermo', 20, 5],
    ['Heritage weekend', 'saturday after 10-01 P2D', 'Every palace opens its doors.', 'culture', 'City', 0, 3],
  ],
  quarters: {
    'Ciudad Vieja': ['Plaza Independencia', 'Solís Theatre', 'Mercado del Puerto', 'Torres García Museum', 'Plaza Matriz', 'Andes 1972 Museum', 'Jacinto', 'Baar Fun Fun'],
    'Pocitos and Punta Carretas': ['Pocitos Beach', 'La Perdiz'],
  },
  places: [
    ['Plaza Independencia', 'sight', -34.9066, -56.1999, 45, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 5, 'walk in', 'Artigas on his horse, his tomb below, the Palacio Salvo above.', 'Tours climb Salvo’s tower; the gate leads into the old town.'],
    ['Solís Theatre', 'sight', -34.9078, -56.2012, 50, 3, 'Tu-Su 12-19', 'indoor', 'any', 'architecture music', 'full', 4, 'walk in', 'The opera house of 1856.', 'Tours at four; Wednesday is free.'],
    ['Plaza Matriz', 'sight', -34.9064, -56.2035, 40, 0, 'always', 'outdoor', 'any', 'history markets', 'full', 3, 'walk in', 'Plane trees, cathedral and antiques on Saturdays.', 'Café Brasilero of 1877 is two streets off.'],
    ['Torres García Museum', 'museum', -34.9065, -56.2023, 60, 6, 'Mo-Sa 10-18', 'indoor', 'any', 'art', 'partial', 4, 'walk in', 'The man who turned the map upside down.', 'The shop prints the map with south on top.'],
    ['Andes 1972 Museum', 'museum', -34.9057, -56.2022, 60, 8, 'Mo-Fr 10-17, Sa 10-15', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'The crash and the seventy-two days, told with care.', 'Step into the cold room of the fuselage.'],
    ['Mercado del Puerto', 'food', -34.9058, -56.2118, 90, 25, 'daily 11-18', 'indoor', 'afternoon', 'food markets architecture', 'full', 5, 'walk in', 'An iron hall full of grills, at its best on Saturday noon.', 'Sit at a counter with medio y medio, half wine, half fizz.', { children: true }],
    ['Carnival Museum', 'museum', -34.9063, -56.2109, 50, 5, 'We-Su 11-17', 'indoor', 'any', 'music history', 'full', 3, 'walk in', 'Masks, drums and murga costumes by the port.', 'Free on Tuesdays in summer.', { children: true }],
    ['Rambla of Montevideo', 'park', -34.9247, -56.1595, 90, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 5, 'walk in', 'The promenade where the city takes its mate at sunset.', 'Rent a bicycle at Punta Carretas and ride to the sign at Pocitos.', { children: true }],
    ['Pocitos Beach', 'beach', -34.9143, -56.1494, 120, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'A city beach of brown water and beach volleyball.', 'Letters of the city’s name stand at the east end.', { children: true, season: [11, 3] }],
    ['Palacio Legislativo', 'sight', -34.8912, -56.1874, 60, 3, 'Mo-Fr 10-16', 'indoor', 'any', 'architecture history', 'full', 3, 'walk in', 'Fifty marbles in the hall of a proud small republic.', 'Tours at half past ten and three.'],
    ['Parque Rodó', 'park', -34.9136, -56.1672, 75, 0, 'always', 'outdoor', 'any', 'nature art', 'full', 3, 'walk in', 'Lake, castle for children and the national art museum.', 'Sunday market of clothes and churros.', { children: true }],
    ['Tristán Narvaja Market', 'market', -34.8996, -56.1811, 90, 4, 'Su 8-15', 'outdoor', 'morning', 'markets shopping', 'full', 4, 'walk in', 'Books, birds, tools and junk over twelve blocks each Sunday.', 'Side streets have the bookshops.', { children: true }],
    ['Jacinto', 'food', -34.9071, -56.2071, 75, 24, 'Mo-Sa 12-16', 'indoor', 'afternoon', 'food', 'partial', 4, 'book', 'Lucía Soria’s market cooking and bread.', 'Lunch only: ask for the dish of the day.'],
    ['La Perdiz', 'food', -34.9231, -56.1565, 90, 30, 'daily 12-15:30 20-24', 'indoor', 'any', 'food', 'full', 4, 'book', 'Basque-Uruguayan grill by Punta Carretas.', 'Bar seats see the fire.'],
    ['Bar Arocena', 'food', -34.8862, -56.0624, 60, 16, 'always', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'The chivito at its best, at any hour, in Carrasco.', 'Napkins first; order canadiense with bacon.', { children: true }],
    ['Baar Fun Fun', 'evening', -34.9076, -56.2001, 105, 20, 'We-Sa 20-26', 'indoor', 'evening', 'music nightlife', 'partial', 4, 'book', 'Tango and a sweet drink called uvita since 1895.', 'Gardel sang here; show at ten.'],
    ['Colonia del Sacramento', 'day trip', -34.4713, -57.8518, 270, 5, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 5, 'walk in', 'Portuguese cobbles, old cars and sunset over the river.', 'Climb the lighthouse; buses leave Tres Cruces every hour.', { children: true, way: { text: 'Bus or car', minutes: 150 } }],
    ['Punta del Este', 'day trip', -34.9597, -54.9364, 270, 12, 'always', 'outdoor', 'any', 'nature art', 'full', 4, 'walk in', 'A hand from the sand, sea lions and Casapueblo at sunset.', 'Casapueblo’s ceremony of the sun is on the way.', { children: true, way: { text: 'Bus or car', minutes: 120 } }],
  ],
}
