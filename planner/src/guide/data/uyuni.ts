import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 150, luxury: 450 },
  icons: ['Salar de Uyuni', 'Incahuasi Island', 'Train Cemetery', 'Sunset on the Salar'],
  insights: [
    ['culture', 'Salt and silver', 'Railways for silver rust on the plain; Aymara families cut salt with axes.', 'medium', 4.1, 'Half a day', 'All year round'],
    ['food', 'Llama and quinoa', 'Lunch comes from the jeep’s boot; quinoa soup and pizza at 3,670 metres in town.', 'low', 3.7, 'Every meal', 'All year round'],
    ['activities', 'White desert by jeep', 'One day shows the salt; three cross to coloured lakes and the border of Chile.', 'high', 4.9, '1 to 3 days', 'January to March, May to October'],
    ['transportation', 'Fly or night bus', 'Planes from La Paz take an hour, buses a night; jeeps hold six and a driver.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Mirror or crust', 'January to March the plain is a mirror; May to October it is dry and minus fifteen at night.', 'medium', 4.3, '', 'May to October, January to March'],
    ['tips', 'Choose the driver', 'Ask about seat belts, oxygen and drink; bring sunglasses, cash and a sleeping bag.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Uyuni’s anniversary', '07-11', 'Bands and dances on the main avenue.', 'festival', 'Uyuni', 0, 2],
    ['Oruro-style Carnival', 'easter -50 P4D', 'Foam, brass and devils.', 'festival', 'Uyuni', 0, 3],
  ],
  places: [
    ['Salar de Uyuni', 'nature', -20.3254, -66.9946, 300, 60, 'daily 7-19', 'outdoor', 'any', 'nature photography adventure', 'partial', 5, 'book', 'Ten thousand square kilometres of salt, white to the edge of the world.', 'The cost is a shared jeep for the day; rain boots from January to March.', { children: true }],
    ['Train Cemetery', 'sight', -20.4781, -66.8358, 45, 0, 'always', 'outdoor', 'morning', 'history photography', 'partial', 5, 'walk in', 'Steam engines left to the wind since the mines failed.', 'Before nine or at dusk, when the jeeps are away.', { children: true }],
    ['Colchani Salt Workshops', 'market', -20.3005, -66.9387, 45, 3, 'daily 7:30-18', 'both', 'any', 'history shopping', 'partial', 3, 'walk in', 'Families who bag salt by hand and carve dice and llamas.', 'Buy here: it is all the village has.', { children: true }],
    ['Salt Hotel Playa Blanca', 'sight', -20.3401, -67.0506, 40, 2, 'daily 8-18', 'both', 'any', 'architecture photography', 'partial', 3, 'walk in', 'A house of salt bricks with a square of flags and the Dakar sign.', 'Now a museum and lunch stop; flags change often.', { children: true }],
    ['Ojos de Sal', 'nature', -20.2918, -66.9842, 25, 0, 'daily 7-19', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Water that bubbles up through the crust.', 'The minerals are said to help joints; step lightly.', { children: true }],
    ['Sunset on the Salar', 'evening', -20.3122, -67.0258, 75, 0, 'daily 17-20', 'outdoor', 'evening', 'photography nature', 'partial', 5, 'walk in', 'The last light with a table of wine set on the salt.', 'Stay for stars: ask the driver before you leave.', { children: true }],
    ['Railway Museum and Clock', 'museum', -20.4619, -66.8239, 40, 1, 'Mo-Fr 9-12 14:30-18, Sa 9-12', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Engines and tools of the line that brought a town.', 'The avenue in front holds the clock tower and the market.'],
    ['Archaeological Museum of Uyuni', 'museum', -20.4621, -66.8257, 40, 1, 'Mo-Fr 8:30-12 14:30-18', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Mummies with long skulls from caves on the salt’s edge.', 'A quick look while the jeep is loaded.'],
    ['Uyuni Thursday Market', 'market', -20.4607, -66.8253, 60, 3, 'Th 8-18, Su 8-18', 'outdoor', 'any', 'markets food', 'full', 3, 'walk in', 'Coca, blankets and fried trout along Avenida Potosí.', 'Stock up on water and fruit for the tour.'],
    ['Minuteman Pizza', 'food', -20.4653, -66.8267, 75, 12, 'Mo-Sa 17-21', 'indoor', 'evening', 'food', 'partial', 4, 'walk in', 'An American baker’s pizzas in the Toñito hotel.', 'Warm room and llama topping; breakfast before tours.', { children: true }],
    ['Tika', 'food', -20.4624, -66.8248, 75, 14, 'daily 12-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Quinoa, llama and sajta cooked with care on Avenida Ferroviaria.', 'Try the k’alapurka, soup with a hot stone.', { children: true }],
    ['Lithium Club', 'food', -20.4616, -66.8243, 75, 13, 'daily 8-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Highland dishes and coffee on the clock square.', 'A good place to wait for the night bus.', { children: true }],
    ['Extreme Fun Pub', 'evening', -20.4639, -66.8249, 90, 10, 'daily 14-25', 'indoor', 'evening', 'nightlife', 'poor', 3, 'walk in', 'Salt floor, odd cups and the highest drinking game.', 'One drink counts as two up here.'],
    ['Incahuasi Island', 'day trip', -20.2419, -67.6264, 90, 5, 'daily 8-18', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'Giant cactus on fossil coral in a white sea.', 'Not reached when water stands; twenty minutes to the top.', { children: true, season: [4, 12], way: { text: 'Jeep across the salt', minutes: 90 } }],
    ['Tunupa Volcano', 'day trip', -19.8358, -67.6446, 240, 10, 'daily 7-17', 'outdoor', 'morning', 'nature adventure history', 'poor', 3, 'book', 'Mummies in a cave and a view over the whole salt.', 'From Coqueza; guides have the key.', { way: { text: 'Jeep to Coqueza', minutes: 120 } }],
    ['Laguna Colorada', 'day trip', -22.1933, -67.7803, 120, 22, 'always', 'outdoor', 'any', 'nature photography', 'poor', 4, 'book', 'A red lake with three kinds of flamingo, on the three-day tour.', 'Windy and high at 4,278 metres; nights are spent nearby.', { way: { text: 'Jeep, on the tour of three days', minutes: 360 } }],
  ],
}
