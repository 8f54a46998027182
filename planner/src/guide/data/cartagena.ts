import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 130, luxury: 350 },
  icons: ['Castillo de San Felipe de Barajas', 'Torre del Reloj', 'Plaza de la Trinidad', 'Church of San Pedro Claver'],
  insights: [
    ['culture', 'Walls, balconies and drums', 'Inside the walls stands the finest Spanish port of the coast; the music and the food came from Africa.', 'high', 4.7, '2 days', 'December to April'],
    ['food', 'Coconut rice and arepa de huevo', 'Fried arepas at the street corner in the morning, fish with coconut rice at noon, ceviche in a paper cup.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Islands by the day', 'Boats leave at nine for the Rosario islands; the farther the island, the clearer the water.', 'medium', 4.4, '1 to 2 days', 'December to April'],
    ['transportation', 'On foot inside the walls', 'The old town is small; taxis have no meters, so agree first or order by app.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Hot all year, windy in winter', 'December to March is dry with a breeze; October is the wettest month.', 'low', 4.2, '', 'December to March'],
    ['tips', 'Shade at noon', 'See the walls before ten and after four, and say a friendly no to sellers on the beach.', 'high', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Hay Festival Cartagena', 'usually 01-25/02-05', 'Writers talk in theatres and courtyards.', 'culture', 'Old town', 10, 4],
    ['Cartagena International Music Festival', 'usually 01-03/01-14', 'Chamber music in churches and squares.', 'music', 'Old town', 30, 4],
    ['Independence of Cartagena', '11-11', 'Parades, costumes and beauty queens around the day of 1811.', 'festival', 'Old town and Getsemaní', 0, 5],
  ],
  places: [
    ['Torre del Reloj', 'sight', 10.4231, -75.5491, 30, 0, 'always', 'outdoor', 'evening', 'history architecture photography', 'full', 5, 'walk in', 'The yellow clock gate into the walled town.', 'Sweets are sold under the arches of the square behind it.'],
    ['Church of San Pedro Claver', 'religious', 10.4217, -75.5511, 60, 6, 'daily 9-17:30', 'both', 'any', 'religious history', 'partial', 5, 'walk in', 'Church and cloister of the priest who served the enslaved.', 'The garden court is the coolest place at noon.'],
    ['Palace of the Inquisition', 'museum', 10.4233, -75.5515, 60, 6, 'daily 9-18', 'indoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A baroque door on Bolívar square leads to instruments of fear.', 'The city’s history is told upstairs.'],
    ['Zenú Gold Museum', 'museum', 10.423, -75.5507, 45, 0, 'Tu-Sa 9-17, Su 10-15', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Fine goldwork of the people of the rivers, free and cooled.', 'Small: forty minutes out of the sun.'],
    ['Cartagena Cathedral', 'religious', 10.4238, -75.5506, 30, 0, 'daily 9-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'The church whose painted tower rises over all roofs.', 'Drake shot at it in 1586 while it was being built.'],
    ['Plaza Santo Domingo', 'quarter', 10.4244, -75.5521, 60, 10, 'always', 'outdoor', 'evening', 'food photography music', 'full', 3, 'walk in', 'Café tables around Botero’s reclining woman.', 'Look at the prices before you sit; the church is the city’s oldest.'],
    ['Naval Museum of the Caribbean', 'museum', 10.4214, -75.5517, 60, 6, 'daily 10-17', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Sieges and pirates in models, in an old college.', 'Good for children who like cannons and ships.', { children: true }],
    ['Café del Mar', 'evening', 10.4244, -75.5539, 90, 20, 'daily 17-25', 'outdoor', 'evening', 'nightlife music photography', 'partial', 4, 'walk in', 'Drinks on a bastion of the wall, facing the sunset.', 'Walk the wall beside it for the same sun, free.'],
    ['Las Bóvedas', 'market', 10.429, -75.5462, 40, 0, 'daily 9-18', 'both', 'any', 'shopping markets history', 'full', 2, 'walk in', 'Twenty-three vaults of the wall, now craft shops.', 'Compare hammocks here, then bargain.'],
    ['Parque del Centenario', 'park', 10.4232, -75.5473, 30, 0, 'daily 7-21', 'outdoor', 'morning', 'nature', 'full', 2, 'walk in', 'A park between the old town and Getsemaní, with sloths and monkeys.', 'Look up into the trees near the centre in the morning.', { children: true }],
    ['Plaza de la Trinidad', 'evening', 10.4207, -75.5456, 120, 12, 'daily 17-25', 'outdoor', 'night', 'food music nightlife', 'full', 5, 'walk in', 'The square of Getsemaní where everyone eats, plays and dances.', 'Buy from the carts and sit on the church steps.'],
    ['Castillo de San Felipe de Barajas', 'sight', 10.4225, -75.5389, 90, 8, 'daily 8-17', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The great fortress that beat off the English in 1741.', 'Go at eight or after four; take a torch into the tunnels.', { children: true }],
    ['Convento de la Popa', 'viewpoint', 10.4196, -75.5255, 60, 4, 'daily 8-17:30', 'both', 'morning', 'religious photography history', 'partial', 3, 'walk in', 'A white convent on the only hill, over sea and city.', 'Go by taxi and let it wait: do not walk up.'],
    ['Bazurto Market', 'food', 10.414, -75.5233, 90, 8, 'daily 6-15', 'both', 'morning', 'food markets', 'poor', 3, 'walk in', 'The raw market where the city shops and cooks.', 'Go with a local guide, without jewellery, in closed shoes.'],
    ['Bocagrande Beach', 'beach', 10.406, -75.5555, 120, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 2, 'walk in', 'The town beach below the towers.', 'Handy rather than lovely; the islands have the clear water.', { children: true }],
    ['Rosario Islands, Isla Grande', 'day trip', 10.1765, -75.736, 300, 50, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'Mangroves, reefs and small beaches in a marine park.', 'Boats leave from La Bodeguita at nine; sit at the back for a smoother ride.', { way: { text: 'Fast boat from La Bodeguita pier', minutes: 60 } }],
    ['Totumo Mud Volcano', 'day trip', 10.7445, -75.2416, 90, 8, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A small cone where you float in warm mud.', 'Bring coins for those who mind your things and wash you in the lagoon.', { way: { text: 'Tour or car towards Barranquilla', minutes: 60 } }],
  ],
}
