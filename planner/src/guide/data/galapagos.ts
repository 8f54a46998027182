import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 260, luxury: 800 },
  icons: ['Charles Darwin Research Station', 'Tortuga Bay', 'El Chato Tortoise Reserve', 'North Seymour Island', 'Bartolomé Island'],
  base: { latitude: -0.7432, longitude: -90.3135 },
  insights: [
    ['culture', 'Where Darwin looked twice', 'Animals without fear changed how we see life; thirty thousand people live beside them.', 'medium', 4.6, '1 day', 'All year round'],
    ['food', 'Fish on the kiosk street', 'Lobster in season, brujo fish and ceviche at long tables under bulbs.', 'medium', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Land or boat', 'Day boats from Puerto Ayora reach the near islands; the far ones need a cruise of five days.', 'high', 4.9, '4 to 5 days', 'January to May, June to December'],
    ['transportation', 'Ferries and white pick-ups', 'From Baltra a bus, a barge and a taxi; speedboats between islands are rough for two hours.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Warm half, cool half', 'January to May is hot with calm sea, June to December cool, misty and rich in fish.', 'medium', 4.4, '', 'All year round'],
    ['tips', 'Fees and two metres', 'Two hundred dollars on entry, in cash; keep two metres from every animal.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Provincial day of Galápagos', '02-18', 'Parades and games on the waterfront.', 'festival', 'Puerto Ayora', 0, 2],
    ['Waved albatross season', 'usually 04-01/12-15', 'The whole species breeds on one island.', 'culture', 'Española', 0, 3],
  ],
  quarters: {
    'Puerto Ayora': ['Charles Darwin Research Station', 'Puerto Ayora Fish Market', 'Los Kioskos', 'Almar', 'Laguna de las Ninfas', 'Bongo Bar'],
    'Highlands': ['El Chato Tortoise Reserve', 'Los Gemelos', 'Bellavista Lava Tunnels'],
  },
  places: [
    ['Charles Darwin Research Station', 'museum', -0.7419, -90.3037, 105, 10, 'daily 8-12:30 14:30-17', 'outdoor', 'morning', 'nature history', 'full', 5, 'walk in', 'Baby tortoises by island, and Lonesome George in a cold room.', 'With a guide only; tickets by the hour at the gate.', { children: true }],
    ['Tortuga Bay', 'beach', -0.7627, -90.3421, 210, 0, 'daily 6-17', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'White sand with marine iguanas, after a path of lava and cactus.', 'Swim in the mangrove bay at its end; sign the book, no shade.', { children: true }],
    ['Laguna de las Ninfas', 'nature', -0.7455, -90.3189, 30, 0, 'daily 6-18', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A green tide pool in town with a boardwalk.', 'Rays at high water; mosquitoes at dusk.', { children: true }],
    ['Las Grietas', 'nature', -0.7617, -90.3111, 120, 12, 'daily 8-16', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'Clear water in a crack of lava, twelve metres deep.', 'Water taxi for a coin, then twenty minutes; guide included.'],
    ['Puerto Ayora Fish Market', 'market', -0.7453, -90.3106, 30, 0, 'daily 7-18', 'outdoor', 'any', 'markets photography nature', 'full', 4, 'walk in', 'Sea lions and pelicans wait in line at the cutting table.', 'Best when boats come in, about four.', { children: true }],
    ['El Chato Tortoise Reserve', 'nature', -0.6699, -90.4302, 120, 10, 'daily 8-17:30', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'Giant tortoises in their own meadow, boots lent.', 'Taxi for half a day with Los Gemelos and the tunnels: forty dollars.', { children: true }],
    ['Los Gemelos', 'nature', -0.6252, -90.3849, 40, 0, 'daily 6-18', 'outdoor', 'any', 'nature', 'poor', 3, 'walk in', 'Twin craters in a forest of daisy trees.', 'Look for the vermilion flycatcher.'],
    ['Bellavista Lava Tunnels', 'nature', -0.6948, -90.3253, 50, 5, 'daily 8-17', 'indoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A kilometre on foot inside a lava pipe.', 'One stretch is on your belly; torches are lent.', { children: true }],
    ['El Garrapatero Beach', 'beach', -0.6907, -90.2238, 150, 0, 'daily 6-17', 'outdoor', 'afternoon', 'nature', 'poor', 4, 'walk in', 'A quiet bay with flamingos in the lagoon behind.', 'Keep the taxi or arrange a time.', { children: true }],
    ['Bahía Tour', 'nature', -0.7492, -90.3117, 210, 45, 'daily 8-17', 'outdoor', 'any', 'nature adventure', 'poor', 4, 'book', 'Half a day by boat to sharks, sea lions and a snorkel at La Lobería.', 'Leaves at eight and one; wetsuit included.', { children: true }],
    ['Los Kioskos', 'food', -0.7424, -90.3136, 75, 15, 'daily 11:30-23', 'outdoor', 'any', 'food nightlife', 'full', 4, 'walk in', 'A street of tables where you choose your fish.', 'Lobster from September to December; agree on the price.', { children: true }],
    ['Almar', 'food', -0.7444, -90.3079, 90, 32, 'daily 12-22', 'outdoor', 'any', 'food nature', 'full', 3, 'book', 'Tuna and octopus on a deck with sea lions below.', 'Rays swim under the lights at night.'],
    ['Il Giardino', 'food', -0.7446, -90.3112, 75, 22, 'We-Mo 12-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Pasta, crêpes and ice cream in a garden on Darwin avenue.', 'A rest from fish.', { children: true }],
    ['Bongo Bar', 'evening', -0.7451, -90.312, 90, 15, 'Mo-Sa 19-26', 'both', 'evening', 'nightlife music', 'poor', 2, 'walk in', 'The roof where guides dance after the boats are in.', 'La Panga is downstairs.'],
    ['North Seymour Island', 'day trip', -0.3955, -90.2883, 150, 230, 'daily 8-16', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'book', 'Frigatebirds with red balloons and blue-footed boobies at your feet.', 'The price is the boat with lunch and snorkel.', { way: { text: 'Bus to Itabaca and yacht', minutes: 100 } }],
    ['Bartolomé Island', 'day trip', -0.2816, -90.5506, 180, 260, 'daily 7-16', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'book', 'Pinnacle Rock, penguins and a stair to the archipelago’s picture.', 'Book early: two or three boats go.', { way: { text: 'Bus to Itabaca and yacht', minutes: 150 } }],
    ['Isabela Island', 'day trip', -0.9556, -90.9662, 270, 150, 'always', 'outdoor', 'any', 'nature adventure', 'poor', 4, 'book', 'Tintoreras sharks, flamingos and the rim of Sierra Negra.', 'Sleep there; the boat at seven is rough.', { town: 'Puerto Villamil', way: { text: 'Speedboat', minutes: 130 } }],
  ],
}
