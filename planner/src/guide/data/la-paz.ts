import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 32, 'mid-range': 80, luxury: 220 },
  icons: ['Mi Teleférico Red Line', 'Witches’ Market', 'San Francisco Basilica', 'Valley of the Moon'],
  insights: [
    ['culture', 'A city in a bowl', 'Aymara markets, bowler hats and wrestling women under Illimani’s snow.', 'medium', 4.5, '2 to 3 days', 'May to October'],
    ['food', 'Salteñas by eleven', 'Juicy pies for mid-morning, anticuchos at night, quinoa in the new kitchens.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Float over the roofs', 'Ten cable lines for forty cents a ride; the Death Road by bicycle for the bold.', 'medium', 4.7, '2 days', 'May to October'],
    ['transportation', 'Teleférico', 'The only city where gondolas are the metro; buy a card and change lines.', 'low', 4.8, '', 'All year round'],
    ['weather', 'Thin bright air', 'Dry and sunny from May to October with frost at night; rain from December to March.', 'low', 4.1, '', 'May to October'],
    ['tips', 'Rest at 3,650 metres', 'Land, drink coca tea, sleep; go down to the Zona Sur if your head aches.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Gran Poder', 'usually 05-20/06-20', 'Thirty thousand dancers in sequins from noon to midnight.', 'festival', 'City centre', 0, 5],
    ['Alasitas', '01-24', 'Buy in miniature what you wish for the year; it is blessed at noon.', 'culture', 'Parque del Bicentenario', 0, 4],
    ['Aymara New Year', '06-21', 'The first sun is greeted with raised hands at Tiwanaku.', 'culture', 'Tiwanaku', 10, 4],
  ],
  quarters: {
    'San Francisco and Rosario': ['San Francisco Basilica', 'Witches’ Market', 'Coca Museum', 'Sagárnaga Street', 'Popular Cocina Boliviana'],
    'Old centre': ['Plaza Murillo', 'Jaén Street', 'National Museum of Ethnography'],
    'Zona Sur': ['Gustu', 'Valley of the Moon'],
  },
  places: [
    ['San Francisco Basilica', 'religious', -16.4962, -68.1377, 60, 3, 'Mo-Sa 9-18', 'both', 'any', 'religious architecture history', 'partial', 5, 'walk in', 'Stone baroque with parrots, masks and Pachamama on its front.', 'The museum leads onto the roof.'],
    ['Witches’ Market', 'market', -16.4966, -68.1389, 45, 0, 'daily 9-19', 'outdoor', 'any', 'markets shopping religious', 'partial', 5, 'walk in', 'Llama foetuses, amulets and spells under coloured umbrellas.', 'Ask before photos; a new house gets one buried under it.'],
    ['Sagárnaga Street', 'quarter', -16.4972, -68.1392, 45, 0, 'daily 9-20', 'outdoor', 'any', 'shopping', 'poor', 3, 'walk in', 'Alpaca, silver and agencies up a steep lane.', 'Prices fall as you climb; so does your breath.'],
    ['Coca Museum', 'museum', -16.4976, -68.1384, 40, 2, 'Mo-Sa 10-18', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'The leaf in ritual, mine and laboratory.', 'A booklet in English is lent.'],
    ['Plaza Murillo', 'sight', -16.4957, -68.1335, 35, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 3, 'walk in', 'Palaces, pigeons and a parliament clock that runs backwards.', 'The south should turn its own way, they say.', { children: true }],
    ['Jaén Street', 'quarter', -16.4922, -68.136, 75, 3, 'Tu-Sa 9-12:30 14:30-19, Su 9-13', 'both', 'any', 'history architecture music', 'poor', 4, 'walk in', 'The last colonial lane, with five small museums on one ticket.', 'The musical instruments are the best.'],
    ['National Museum of Ethnography', 'museum', -16.4939, -68.1346, 90, 3, 'Mo-Fr 9-12:30 15-19, Sa 9-16:30', 'indoor', 'any', 'art history', 'partial', 4, 'walk in', 'Masks in a dark room, weavings and feathers.', 'Masks alone are worth the visit.'],
    ['Mi Teleférico Red Line', 'viewpoint', -16.4914, -68.144, 90, 3, 'daily 6-22', 'outdoor', 'evening', 'photography architecture', 'full', 5, 'walk in', 'From the old station over the cemetery to El Alto’s rim.', 'Ride at dusk; go on by silver and yellow for the full ring.', { children: true }],
    ['El Alto Market', 'market', -16.4946, -68.1743, 120, 4, 'Th 7-17, Su 7-17', 'outdoor', 'morning', 'markets food photography', 'partial', 4, 'walk in', 'The largest flea market of the Andes at 4,100 metres.', 'Nothing in your pockets; see Mamani’s coloured cholets after.'],
    ['Cholitas Wrestling', 'evening', -16.5036, -68.1635, 120, 15, 'Th 17-19:30, Su 16-19', 'indoor', 'evening', 'nightlife music', 'partial', 3, 'book', 'Women in wide skirts fly off the ropes.', 'Go by tour: it includes the ride and popcorn.', { children: true }],
    ['Killi Killi Viewpoint', 'viewpoint', -16.4892, -68.1259, 40, 0, 'daily 8-20', 'outdoor', 'evening', 'photography', 'partial', 4, 'walk in', 'The bowl of lights with Illimani behind.', 'Taxi up, taxi down.', { children: true }],
    ['Valley of the Moon', 'nature', -16.5676, -68.0939, 75, 4, 'daily 8-17:30', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'Clay needles worn by rain at the city’s low end.', 'Two loops, an hour; bus or green line to Irpavi and taxi.', { children: true }],
    ['Paceña La Salteña', 'food', -16.5083, -68.1267, 45, 4, 'daily 8:30-14', 'indoor', 'afternoon', 'food', 'full', 3, 'walk in', 'The pie of the nation: bite a corner, drink the juice.', 'Gone by one o’clock.', { children: true }],
    ['Popular Cocina Boliviana', 'food', -16.4974, -68.1374, 75, 10, 'Mo-Sa 12:30-15', 'indoor', 'afternoon', 'food', 'poor', 4, 'walk in', 'Market dishes made fine, three courses at lunch.', 'Write your name at noon.'],
    ['Gustu', 'food', -16.5395, -68.0823, 150, 75, 'Tu-Sa 12-15 19-22', 'indoor', 'any', 'food', 'full', 4, 'book', 'Everything on the plate and in the glass is Bolivian.', 'The kitchen trains young people; lunch is lighter.'],
    ['Ali Pacha', 'food', -16.4969, -68.1344, 120, 35, 'We-Sa 12:30-15 19-22, Tu 19-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Plants only, blind menu, in the old centre.', 'Five courses are enough at this height.'],
    ['Tiwanaku', 'day trip', -16.5545, -68.6738, 180, 15, 'daily 9-17', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'The gate of the sun of a people before the Inca.', 'Guides at the gate; the museum has the great monolith.', { way: { text: 'Bus or tour', minutes: 95 } }],
    ['Death Road', 'day trip', -16.2894, -67.8064, 300, 100, 'daily 7-16', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'Sixty kilometres downhill from snow to jungle by bicycle.', 'Pay for good brakes; Gravity set the standard.', { way: { text: 'Van to La Cumbre', minutes: 60 } }],
  ],
}
