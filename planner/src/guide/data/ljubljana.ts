import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 150, luxury: 350 },
  icons: ['Ljubljana Castle', 'Prešeren Square and Triple Bridge', 'Dragon Bridge', 'Ljubljana Central Market', 'Postojna Cave'],
  insights: [
    ['culture', 'Plečnik’s town', 'One architect made bridges, market, library and cemetery into a whole between the wars.', 'low', 4.6, '2 days', 'All year round'],
    ['food', 'Štruklji, Carniolan sausage and orange wine', 'Rolled dumplings come sweet or salt; Friday’s Open Kitchen gathers the country’s cooks.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'River, castle hill and bees', 'Paddle under the bridges, walk the ring of the wire fence, look for hives on roofs.', 'low', 4.4, 'Half a day', 'April to October'],
    ['transportation', 'No cars in the middle', 'Small electric carts give lifts at no charge; buses and trains reach Bled, Postojna and the coast.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Fog in the basin', 'Autumn mornings are grey until eleven; summers are warm with evening storms.', 'low', 4.1, '', 'May to October'],
    ['tips', 'A base for the whole country', 'Alps, caves and sea are each about an hour away.', 'low', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Ljubljana Festival', 'usually 06-20/09-05', 'Concerts and opera in Plečnik’s Križanke.', 'music', 'Križanke', 45, 4],
    ['Dragon Carnival', 'easter -50 P4D', 'A green dragon leads the carnival parade.', 'festival', 'Old town', 0, 3],
    ['December lights', 'usually 11-28/12-31', 'A painter’s own universe of lamps over stalls by the river.', 'market', 'Riverbanks', 0, 5],
  ],
  places: [
    ['Prešeren Square and Triple Bridge', 'sight', 46.0512, 14.5061, 40, 0, 'always', 'outdoor', 'any', 'architecture photography history', 'full', 5, 'walk in', 'The poet, the pink church and three bridges side by side.', 'His beloved looks back from a window on Wolfova street.'],
    ['Dragon Bridge', 'sight', 46.052, 14.5104, 20, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 5, 'walk in', 'Four copper dragons of 1901 guard an early concrete bridge.', 'They wag their tails when a virgin crosses, it is said.', { children: true }],
    ['Ljubljana Castle', 'viewpoint', 46.0489, 14.5085, 105, 17, 'daily 10-18', 'both', 'any', 'history photography', 'full', 5, 'walk in', 'Towers, puppets and a panorama to the Kamnik Alps.', 'The courtyard is free; the funicular goes up from Krekov square.', { children: true }],
    ['Ljubljana Central Market', 'market', 46.0512, 14.5089, 60, 8, 'Mo-Sa 6-16', 'both', 'morning', 'markets food architecture', 'full', 5, 'walk in', 'Plečnik’s colonnade with stalls of honey, herbs and pršut.', 'Milk from a machine; on Fridays from March to October cooks take the square.', { children: true }],
    ['Ljubljana Cathedral', 'religious', 46.0507, 14.5077, 30, 3, 'daily 8-18', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'Quaglio’s frescoes behind bronze doors that tell the nation’s story.', 'The pope bends from the main door: touch is allowed.'],
    ['Mestni and Stari trg', 'quarter', 46.0484, 14.5071, 60, 0, 'always', 'outdoor', 'any', 'architecture shopping photography', 'full', 4, 'walk in', 'The bent baroque street below the castle, with Robba’s fountain.', 'Go on to Gornji trg, where it turns into a village.'],
    ['National and University Library', 'sight', 46.0476, 14.504, 30, 6, 'Mo-Sa 10-18', 'indoor', 'any', 'architecture history', 'partial', 3, 'walk in', 'Brick and stone outside, a dark stair of 32 columns inside.', 'From the gloom to the light of reading: that was the plan.'],
    ['Plečnik House', 'museum', 46.0424, 14.5031, 60, 9, 'Tu-Su 10-18', 'indoor', 'any', 'architecture art', 'poor', 4, 'book', 'The master’s own rooms, pencils and winter garden.', 'Only by tour on the hour, for seven people.'],
    ['Tivoli Park', 'park', 46.0551, 14.4951, 75, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'Chestnut avenues, photographs along the promenade and woods behind.', 'Walk up Rožnik hill for pancakes at the top.', { children: true }],
    ['National Gallery', 'museum', 46.0541, 14.5001, 90, 11, 'Tu-Su 10-18', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'The Slovene Impressionists and the first Robba fountain.', 'Grohar’s Sower is the one all know.'],
    ['Ljubljanica boat', 'family', 46.0499, 14.5057, 50, 16, 'daily 10-20', 'outdoor', 'afternoon', 'nature photography architecture', 'partial', 3, 'walk in', 'A wooden boat below the bridges and out to the green banks.', 'Boats leave from several steps; the last has the evening light.', { children: true, season: [4, 10] }],
    ['Gostilna Sokol', 'food', 46.0506, 14.5071, 75, 25, 'daily 11-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Mushroom soup in a loaf, sausages and štruklji behind the cathedral.', 'The dumplings with walnut are dessert for two.', { children: true }],
    ['Druga Violina', 'food', 46.0471, 14.5071, 60, 16, 'daily 10-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'Home cooking on the old square, run with people with disabilities.', 'The day’s lunch is the best price of the old town.', { children: true }],
    ['Strelec', 'food', 46.0486, 14.5082, 120, 95, 'Mo-Sa 12-22', 'indoor', 'any', 'food history', 'poor', 3, 'book', 'Old recipes made new in the castle’s archers’ tower.', 'Lunch is the kinder menu; mind the winding stair.'],
    ['Metelkova', 'evening', 46.0564, 14.5162, 105, 12, 'daily 20-27', 'both', 'night', 'nightlife art music', 'partial', 4, 'walk in', 'Barracks squatted in 1993: mosaics, clubs and a prison hostel.', 'By day for the art, from ten for the bands.'],
    ['Postojna Cave', 'day trip', 45.7828, 14.2037, 180, 36, 'daily 10-16', 'indoor', 'any', 'nature adventure', 'partial', 5, 'book', 'A train through five kilometres of dripstone, and blind human fish.', 'Ten degrees inside; Predjama, the castle in a cave mouth, is ten minutes on.', { children: true, way: { text: 'Bus or train', minutes: 60 } }],
    ['Lake Bled', 'day trip', 46.3636, 14.0938, 240, 15, 'always', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'An island church, a castle on a cliff and cream cake.', 'Take the first bus and walk the six kilometres round.', { children: true, way: { text: 'Bus', minutes: 75 } }],
    ['Škocjan Caves', 'day trip', 45.6634, 13.9893, 180, 28, 'daily 10-15', 'indoor', 'any', 'nature adventure', 'poor', 4, 'book', 'A river roars through the largest underground canyon of Europe.', 'Five hundred steps and a bridge 45 metres over the water.', { children: true, way: { text: 'Train to Divača and shuttle', minutes: 100 } }],
  ],
}
