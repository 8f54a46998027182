import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 105, 'mid-range': 220, luxury: 550 },
  icons: ['Castillo San Felipe del Morro', 'Castillo San Cristóbal', 'Old San Juan', 'El Yunque'],
  insights: [
    ['culture', 'Five centuries behind walls', 'Spain’s strongest fort, blue cobbles, and salsa from every second door.', 'medium', 4.6, '2 to 3 days', 'December to April'],
    ['food', 'Mofongo and lechón', 'Mashed plantain with shrimps, roast pig in the hills and the piña colada’s birthplace.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Forts, forest, glowing bays', 'Old town one day, rain forest the next, a kayak in light at Fajardo by night.', 'medium', 4.6, '3 days', 'December to April'],
    ['transportation', 'Walk and ride by app', 'Old San Juan is for feet; apps are fair; a car is needed for the island.', 'medium', 4, '', 'All year round'],
    ['weather', 'Trade winds', 'Warm all year; hurricanes may come from August to October.', 'medium', 4.3, '', 'December to April'],
    ['tips', 'One ticket for two forts', 'The pass lasts 24 hours; fly a kite on El Morro’s lawn.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Fiestas de la Calle San Sebastián', 'usually 01-15/01-24', 'Four days of giant heads, crafts and bands.', 'festival', 'Old San Juan', 0, 5],
    ['Noche de San Juan', '06-23', 'At midnight all fall backwards into the sea for luck.', 'festival', 'Ocean Park and Isla Verde', 0, 4],
  ],
  quarters: {
    'Old San Juan': ['Old San Juan', 'Castillo San Felipe del Morro', 'Castillo San Cristóbal', 'La Fortaleza', 'Cathedral of San Juan Bautista', 'Paseo de la Princesa', 'Barrachina', 'La Factoría', 'Café Manolín'],
    'Santurce': ['La Placita de Santurce', 'Puerto Rico Museum of Art', 'Condado Beach', 'La Casita Blanca'],
  },
  places: [
    ['Old San Juan', 'quarter', 18.4655, -66.1166, 105, 0, 'always', 'outdoor', 'morning', 'history architecture photography shopping', 'partial', 5, 'walk in', 'Blue iron-slag cobbles, balconies and cats inside the walls.', 'Calle Fortaleza and Caleta de las Monjas are the prettiest.', { children: true }],
    ['Castillo San Felipe del Morro', 'sight', 18.4711, -66.1242, 105, 10, 'daily 9:30-16:30', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Six levels of fort above the sea, begun in 1539.', 'The ticket serves both forts; kites fly on the lawn.', { children: true }],
    ['Castillo San Cristóbal', 'sight', 18.4674, -66.111, 90, 0, 'daily 9:30-16:30', 'both', 'any', 'history architecture', 'partial', 5, 'walk in', 'Spain’s largest fort in the New World, with tunnels and a devil’s sentry box.', 'Same ticket as El Morro within a day.', { children: true }],
    ['La Fortaleza', 'sight', 18.4641, -66.1192, 45, 5, 'Mo-Fr 9-15:30', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'The oldest governor’s house still lived in.', 'Tours are short; umbrellas hang over the street at times.'],
    ['Cathedral of San Juan Bautista', 'religious', 18.466, -66.1183, 25, 0, 'Mo-Sa 9-16', 'indoor', 'any', 'religious history', 'full', 3, 'walk in', 'Ponce de León lies here, who sought eternal youth.', 'A wax martyr shows his teeth.'],
    ['Paseo de la Princesa', 'park', 18.4637, -66.1188, 45, 0, 'always', 'outdoor', 'evening', 'photography food', 'full', 4, 'walk in', 'A promenade under the walls to the red gate.', 'Weekend stalls; go on to Raíces fountain at sunset.', { children: true }],
    ['Santa María Magdalena de Pazzis Cemetery', 'sight', 18.4701, -66.1206, 30, 0, 'daily 7-15', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'White tombs over the surf below the walls.', 'Best seen from El Morro’s lawn.'],
    ['Bacardí Distillery', 'sight', 18.4597, -66.141, 105, 30, 'daily 9-17', 'both', 'any', 'food history', 'full', 3, 'book', 'The cathedral of rum across the bay.', 'Ferry to Cataño, then a van; the mixing class is the fun.'],
    ['Puerto Rico Museum of Art', 'museum', 18.4478, -66.0668, 75, 6, 'We-Su 10-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Campeche to now in a hospital with a garden.', 'Murals of Calle Cerra are a short ride away.', { children: true }],
    ['Condado Beach', 'beach', 18.4589, -66.0769, 120, 5, 'always', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'City sand between hotels.', 'Currents are strong: swim at Playita or in the lagoon.', { children: true }],
    ['Isla Verde Beach', 'beach', 18.4447, -66.0211, 150, 5, 'always', 'outdoor', 'morning', 'nature', 'partial', 4, 'walk in', 'The broad beach of the city, by the airport.', 'Calm in the east at Balneario Carolina.', { children: true }],
    ['La Placita de Santurce', 'evening', 18.4498, -66.0688, 105, 20, 'Th-Sa 18-27', 'outdoor', 'evening', 'nightlife music food', 'full', 4, 'walk in', 'A farmers’ market by day, salsa in the street by night.', 'Thursday to Saturday; alcapurrias at the corner.'],
    ['La Factoría', 'evening', 18.4662, -66.1126, 90, 25, 'daily 16-26', 'indoor', 'evening', 'nightlife music', 'poor', 4, 'walk in', 'Six bars behind each other; salsa in the last.', 'Knock on at the inner doors; lavender mule.'],
    ['Café Manolín', 'food', 18.4652, -66.1151, 60, 16, 'Mo-Sa 7-17', 'indoor', 'afternoon', 'food', 'full', 3, 'walk in', 'A counter for rice, beans and mofongo since 1946.', 'Sit at the bar: faster and cheaper.', { children: true }],
    ['Barrachina', 'food', 18.4651, -66.1173, 75, 30, 'daily 11-22', 'both', 'any', 'food history', 'partial', 3, 'walk in', 'A courtyard that claims the piña colada of 1963.', 'Two hotels claim it too; mofongo with lobster.', { children: true }],
    ['La Casita Blanca', 'food', 18.4389, -66.0494, 75, 20, 'Mo-Th 11-16, Fr-Sa 11-21, Su 12-16', 'indoor', 'any', 'food', 'poor', 4, 'walk in', 'Granny’s stews in a wooden house; the menu is on a board.', 'Rice with pigeon peas, and a chichaíto at the end.', { children: true }],
    ['El Jibarito', 'food', 18.4668, -66.1146, 75, 20, 'daily 10-21', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Home cooking on Calle del Sol.', 'Fried pork with tostones; patience at seven.', { children: true }],
    ['El Yunque', 'day trip', 18.3137, -65.7866, 270, 0, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'poor', 5, 'walk in', 'The only tropical rain forest of the US forest service: falls, towers, frogs.', 'La Mina’s pools refresh; come early, parking fills by ten.', { children: true, way: { text: 'Car', minutes: 55 } }],
    ['Fajardo Bioluminescent Bay', 'day trip', 18.3743, -65.6249, 120, 65, 'daily 18-24', 'outdoor', 'night', 'nature adventure', 'poor', 4, 'book', 'A kayak through mangroves into water that glows.', 'Choose a night without moon; no swimming.', { children: true, town: 'Fajardo', way: { text: 'Car', minutes: 70 } }],
  ],
}
