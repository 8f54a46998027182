import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 175, luxury: 450 },
  icons: ['Tierra del Fuego National Park', 'Beagle Channel Cruise', 'Maritime and Prison Museum', 'Martial Glacier'],
  insights: [
    ['culture', 'The end of the world', 'Convicts built the town; the Yámana paddled here with fires in their canoes.', 'medium', 4.4, '1 day', 'November to March'],
    ['food', 'King crab', 'Centolla from the tank, hake, lamb on the cross and beer from glacier water.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Penguins, lakes, ice', 'Channel boats and penguin islands in summer, husky valleys and skis in winter.', 'medium', 4.8, '3 to 4 days', 'November to March'],
    ['transportation', 'Vans to the trails', 'Shuttles leave from Maipú and Juana Fadul for the park and the trailheads.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Four seasons an hour', 'Summer has 15 degrees and eighteen hours of light; bring a shell at all times.', 'low', 3.9, '', 'December to February'],
    ['tips', 'Last-minute Antarctica', 'Agents on San Martín still sell empty cabins in season, for thousands less.', 'low', 4.2, '', 'November to March'],
  ],
  festivals: [
    ['Longest Night', '06-21', 'Fires and music in mid-winter.', 'festival', 'Ushuaia', 0, 3],
    ['Ushuaia International Classical Festival', 'usually 10-05/11-20', 'Orchestras at the bottom of the world.', 'music', 'Hotel Arakur', 30, 3],
  ],
  quarters: {
    'Town centre': ['Maritime and Prison Museum', 'End of the World Sign', 'Museum of the End of the World', 'San Martín Avenue', 'Kaupé', 'El Viejo Marino', 'Ramos Generales', 'Dublin Pub', 'Beagle Channel Cruise'],
  },
  places: [
    ['Beagle Channel Cruise', 'nature', -54.8093, -68.3039, 180, 80, 'daily 9-18', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'Sea lions, cormorants and the red and white lighthouse of Les Éclaireurs.', 'Small boats land on the H islands; stand to port on the way out.', { children: true }],
    ['Tierra del Fuego National Park', 'nature', -54.8316, -68.4944, 300, 40, 'daily 8-20', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'walk in', 'Beech woods and bays where the road from Alaska ends.', 'Walk the Costera trail, eight kilometres; a stamp is sold at the post hut.', { children: true }],
    ['End of the World Train', 'family', -54.8324, -68.4242, 120, 55, 'daily 9:30-17', 'outdoor', 'any', 'history nature', 'full', 3, 'book', 'A steam train on the convicts’ line into the park.', 'Sit left; combine one way with a walk.', { children: true }],
    ['Maritime and Prison Museum', 'museum', -54.8009, -68.2936, 135, 22, 'daily 10-20', 'indoor', 'any', 'history art', 'partial', 5, 'walk in', 'Five wings of cells, ships and Antarctic stories.', 'The unheated wing is as it was: go in alone. The ticket lasts two days.', { children: true }],
    ['Museum of the End of the World', 'museum', -54.8066, -68.2979, 60, 5, 'Tu-Sa 10-18', 'indoor', 'any', 'history nature', 'partial', 3, 'walk in', 'Birds, wrecks and the Duchess of Albany’s figurehead.', 'A second house is the old government seat.'],
    ['End of the World Sign', 'sight', -54.809, -68.3049, 20, 0, 'always', 'outdoor', 'any', 'photography', 'full', 3, 'walk in', 'The board where all have their picture taken, by the pier.', 'Early, before the cruise ships.', { children: true }],
    ['San Martín Avenue', 'quarter', -54.8071, -68.3056, 45, 5, 'daily 10-20', 'outdoor', 'any', 'shopping food', 'full', 2, 'walk in', 'Outdoor shops, chocolate and agents along one street.', 'Shops close from one to four.', { children: true }],
    ['Martial Glacier', 'nature', -54.7874, -68.3856, 180, 0, 'daily 8-19', 'outdoor', 'any', 'nature adventure photography', 'poor', 5, 'walk in', 'Up a stream to a shrinking glacier over town and channel.', 'Taxi to the base; the tea house there bakes.'],
    ['Laguna Esmeralda', 'nature', -54.7199, -68.1255, 300, 0, 'daily 8-19', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'A green lake under ice after two hours of bog and beaver dams.', 'Boots: the mud is deep; vans go at nine and ten.'],
    ['Garibaldi Pass', 'viewpoint', -54.6909, -67.8395, 45, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'The only road over the Andes here, with Lake Escondido below.', 'Part of the lakes tour by 4x4.', { children: true }],
    ['Kaupé', 'food', -54.8055, -68.3007, 105, 60, 'Mo-Sa 18:30-23', 'indoor', 'evening', 'food', 'poor', 4, 'book', 'King crab and black hake over the lights of the bay.', 'A family runs it; book two days ahead.'],
    ['El Viejo Marino', 'food', -54.8068, -68.2988, 75, 38, 'Tu-Su 12-15 19-22', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'The fisherman’s house: your crab comes from the tank.', 'Line up before seven; no bookings.', { children: true }],
    ['Ramos Generales', 'food', -54.8086, -68.3054, 60, 18, 'daily 9-24', 'indoor', 'any', 'food history', 'partial', 3, 'walk in', 'A store of 1906 with soup, croissants and a thousand old things.', 'Good between boat and museum.', { children: true }],
    ['Dublin Pub', 'evening', -54.8066, -68.3063, 90, 14, 'daily 19-27', 'indoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'The green tin house where crews and hikers meet.', 'Beagle beer on tap; music after eleven.'],
    ['Martillo Island Penguins', 'day trip', -54.9082, -67.3822, 120, 150, 'daily 8-18', 'outdoor', 'any', 'nature photography', 'poor', 4, 'book', 'A walk among Magellanic and gentoo penguins.', 'Only one company lands: book weeks ahead.', { children: true, season: [11, 3], way: { text: 'Bus to Harberton and boat', minutes: 110 } }],
    ['Harberton Ranch', 'day trip', -54.8752, -67.3254, 150, 10, 'daily 10-19', 'both', 'any', 'history nature food', 'partial', 3, 'walk in', 'The first farm of the island, with tea and a museum of whale bones.', 'Students guide in the bone house.', { children: true, season: [10, 4], way: { text: 'Car or tour', minutes: 100 } }],
  ],
}
