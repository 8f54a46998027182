import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 150, luxury: 400 },
  icons: ['Sultan Qaboos Grand Mosque', 'Mutrah Souq', 'Royal Opera House Muscat', 'National Museum of Oman'],
  insights: [
    ['culture', 'White, low and calm', 'Houses stay white and low by law; frankincense burns in the souq and hospitality comes with coffee and dates.', 'low', 4.6, '2 days', 'October to April'],
    ['food', 'Shuwa, fish and halwa', 'Kingfish and rice by the sea, lamb slow-cooked underground at feasts, and saffron halwa with coffee.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Wadis and turtles', 'Green pools between cliffs lie two hours east; dolphins swim off the harbour most mornings.', 'medium', 4.7, '2 days', 'October to April'],
    ['transportation', 'A car, or Mwasalat', 'The city is 50 kilometres long: hire a car or use taxi apps; red Mwasalat buses serve the main road and the airport.', 'low', 4.0, '', 'All year round'],
    ['weather', 'Winter is summer', 'November to March is warm and clear; from May to September it passes 40 degrees.', 'low', 4.2, '', 'October to April'],
    ['tips', 'Friday is quiet', 'Dress with shoulders and knees covered; souqs close at noon and on Friday mornings, and the Grand Mosque opens to visitors till eleven.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Muscat Nights', 'usually 12-23/02-01', 'Fairs, crafts and fireworks in the city’s parks.', 'festival', 'Qurum Natural Park', 1, 4],
    ['National Day', 'usually 11-18/11-22', 'Flags, lights and fireworks.', 'culture', 'Whole city', 0, 3],
  ],
  places: [
    ['Sultan Qaboos Grand Mosque', 'religious', 23.5839, 58.3893, 90, 0, 'Sa-Th 8-11', 'both', 'morning', 'religious architecture photography', 'full', 5, 'walk in', 'A white mosque with a vast carpet and a crystal chandelier.', 'Women cover hair, arms and ankles; not open to visitors on Fridays.'],
    ['Royal Opera House Muscat', 'evening', 23.6138, 58.4671, 120, 35, 'daily 18-23', 'indoor', 'evening', 'music architecture', 'full', 5, 'book', 'An opera house of marble and carved teak.', 'Tours in the morning; performances need a jacket for men.', { season: [9, 5] }],
    ['Qurum Natural Park', 'park', 23.6138, 58.4787, 75, 0, 'Sa-We 15-23, Th-Fr 9-24', 'outdoor', 'evening', 'nature', 'full', 3, 'walk in', 'The green valley of the city with a lake and roses.', 'Families come after sunset.', { children: true }],
    ['Qurum Beach', 'beach', 23.6214, 58.474, 105, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'A long town beach for walkers and football.', 'Swim modestly dressed; cafés stand at the western end.', { children: true }],
    ['Mutrah Corniche', 'quarter', 23.619, 58.5672, 60, 0, 'always', 'outdoor', 'evening', 'photography architecture', 'full', 4, 'walk in', 'A bay of white merchants’ houses, dhows and bare hills.', 'Walk it at sunset when the mosques light up.', { children: true }],
    ['Mutrah Souq', 'market', 23.6181, 58.5652, 75, 0, 'Sa-Th 9-13 16-22, Fr 16-22', 'indoor', 'evening', 'markets shopping', 'partial', 5, 'walk in', 'Silver, frankincense and khanjars under a carved roof.', 'Leave the main lane; bargain gently and smell the hojari grade.'],
    ['Mutrah Fish Market', 'food', 23.6222, 58.5645, 45, 10, 'daily 6-13', 'both', 'morning', 'food markets architecture', 'full', 3, 'walk in', 'Tuna and kingfish under a curved roof by Snøhetta.', 'Come at seven; the floor is wet.'],
    ['Bait Al Luban', 'food', 23.6217, 58.5655, 75, 18, 'daily 12-23', 'indoor', 'any', 'food', 'poor', 4, 'walk in', 'Omani shuwa, fish curries and frankincense water above the Mutrah harbour.', 'Sit on cushions by the balcony; shuwa runs out early.', { children: true }],
    ['Kargeen', 'food', 23.5987, 58.4487, 90, 18, 'daily 9-24', 'both', 'any', 'food', 'full', 3, 'walk in', 'A garden of lamps and wooden seats in Madinat Sultan Qaboos.', 'Shuwa, flat breads and mint lemonade under the trees after dark.', { children: true }],
    ['Mutrah Fort', 'viewpoint', 23.6196, 58.57, 45, 5, 'daily 8-18', 'outdoor', 'afternoon', 'history photography', 'poor', 3, 'walk in', 'Portuguese towers on a ridge above the harbour.', 'A hundred steps for the best view of the corniche.'],
    ['Al Alam Palace', 'sight', 23.614, 58.595, 30, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 4, 'walk in', 'The sultan’s blue and gold palace between two forts.', 'You may photograph the front from the gate.'],
    ['Al Mirani Fort', 'sight', 23.6165, 58.5933, 45, 5, 'daily 9-17', 'outdoor', 'any', 'history architecture photography', 'poor', 3, 'walk in', 'A Portuguese fort of 1587 on the rock over the old harbour.', 'Look for the ships’ names painted on the cliffs opposite.'],
    ['National Museum of Oman', 'museum', 23.6113, 58.5941, 105, 13, 'Sa-Th 10-17, Fr 14-18', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Boats, forts and frankincense in cool white halls.', 'Opposite the palace; take the children’s trail.', { children: true }],
    ['Bait Al Zubair', 'museum', 23.6127, 58.5913, 75, 8, 'Sa-Th 9:30-18', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'A family’s collection of dress, daggers and models.', 'A small old village is built in the garden.', { children: true }],
    ['Daymaniyat Islands', 'day trip', 23.852, 58.09, 240, 65, 'daily 8-16', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'Reefs with turtles, and whale sharks in late summer.', 'Landing is closed from May to October; snorkelling goes on.', { way: { text: 'Boat from Al Mouj or Barka', minutes: 60 } }],
    ['Bimmah Sinkhole', 'day trip', 23.0362, 59.0719, 60, 0, 'daily 8-20', 'outdoor', 'morning', 'nature photography', 'poor', 3, 'walk in', 'A green pool in a round hole near the sea.', 'Sit still and small fish nibble your feet.', { children: true, way: { text: 'Car by the coast motorway', minutes: 80 } }],
    ['Wadi Shab', 'day trip', 22.8375, 59.245, 240, 3, 'daily 7-17', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'A walk and swim through a canyon to a waterfall in a cave.', 'A boat ferries you over the first pool; bring a dry bag and water shoes.', { way: { text: 'Car by the coast motorway', minutes: 100 } }],
    ['Nizwa Fort', 'day trip', 22.9332, 57.5301, 180, 13, 'daily 8-18', 'both', 'morning', 'history architecture markets', 'partial', 5, 'walk in', 'A mighty round tower beside the souq of the old capital.', 'Be there by seven on Friday for the goat market.', { children: true, town: 'Nizwa', way: { text: 'Car or bus by the motorway', minutes: 100 } }],
    ['Bahla Fort', 'day trip', 22.9647, 57.3011, 90, 2, 'Sa-Th 8-16, Fr 8-11', 'outdoor', 'afternoon', 'history architecture', 'poor', 3, 'walk in', 'A huge mud-brick fort on the World Heritage list.', 'Empty and unlabelled: explore; potters work in the village.', { town: 'Bahla', way: { text: 'Car by Nizwa', minutes: 130 } }],
  ],
}
