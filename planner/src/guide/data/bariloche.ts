import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 145, luxury: 400 },
  icons: ['Circuito Chico', 'Cerro Campanario', 'Civic Centre', 'Cerro Catedral'],
  insights: [
    ['culture', 'Alps of the south', 'Swiss and Germans built chalets and chocolate; the Mapuche name means people from behind the mountain.', 'medium', 4.2, '1 day', 'December to March'],
    ['food', 'Chocolate, trout, lamb', 'Mitre street smells of cocoa; lamb on the cross, trout and craft beer follow.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Walk in summer, ski in winter', 'Huts above the trees from December to March, lifts at Catedral from July to September.', 'high', 4.8, '3 to 4 days', 'December to March, July, August'],
    ['transportation', 'Bus 20 along the lake', 'It runs to Llao Llao for small change with a SUBE card; a car opens the seven lakes.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Wind, sun, snow', 'Long dry days in January, 23 degrees; lupins in December, red lenga in April.', 'medium', 4.3, '', 'December to April'],
    ['tips', 'Register your hike', 'Huts and trails are booked on the park’s site; carry layers even in January.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['National Snow Festival', 'usually 08-01/08-20', 'Torches on skis, lumberjacks and a queen.', 'festival', 'Centro Cívico', 0, 4],
    ['Chocolate Festival', 'easter -3 P4D', 'An egg of nine metres is broken and shared.', 'food', 'Mitre Street', 0, 4],
  ],
  quarters: {
    'Town': ['Civic Centre', 'Patagonian Museum', 'Bariloche Cathedral', 'Rapa Nui', 'El Boliche de Alberto', 'Manush'],
    'Llao Llao': ['Circuito Chico', 'Llao Llao Municipal Park', 'Colonia Suiza', 'Punto Panorámico'],
  },
  places: [
    ['Civic Centre', 'sight', -41.1333, -71.3103, 40, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 5, 'walk in', 'Green stone and cypress of 1940 open to the lake.', 'The clock’s figures step out at noon and six.', { children: true }],
    ['Patagonian Museum', 'museum', -41.1331, -71.3094, 50, 3, 'Tu-Fr 10-12:30 14-19, Sa 10-17', 'indoor', 'any', 'history nature', 'partial', 3, 'walk in', 'Mapuche, explorers and stuffed condors.', 'Named for Perito Moreno, who gave the park.'],
    ['Bariloche Cathedral', 'religious', -41.1343, -71.3012, 25, 0, 'daily 8-20', 'indoor', 'any', 'religious architecture', 'full', 2, 'walk in', 'Neo-Gothic by Bustillo, with glass of the conquest.', 'Walk on along the lake.'],
    ['Cerro Campanario', 'viewpoint', -41.0657, -71.4778, 75, 15, 'daily 9-19', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'A chairlift to the view of lakes in lakes.', 'Or half an hour’s steep walk for nothing; go early.', { children: true }],
    ['Circuito Chico', 'nature', -41.0559, -71.5314, 210, 0, 'always', 'outdoor', 'any', 'nature photography adventure', 'partial', 5, 'walk in', 'Twenty-seven kilometres of bays, woods and viewpoints.', 'By bicycle it takes a day with hills; by car three hours.', { children: true }],
    ['Punto Panorámico', 'viewpoint', -41.0782, -71.5506, 25, 0, 'always', 'outdoor', 'afternoon', 'photography nature', 'full', 3, 'walk in', 'Lake Moreno and the Llao Llao hotel from one bend.', 'Late light is on the peaks.', { children: true }],
    ['Llao Llao Municipal Park', 'nature', -41.0509, -71.5523, 120, 0, 'daily 9-20', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'Arrayán trees, the hidden lake and a small summit in two hours.', 'Cerrito Llao Llao is the best view for the least effort.', { children: true }],
    ['Colonia Suiza', 'market', -41.0945, -71.5074, 120, 18, 'We 11-17, Su 11-17', 'outdoor', 'any', 'food markets history', 'partial', 4, 'walk in', 'Swiss settlers’ village with curanto cooked under hot stones.', 'Wednesdays and Sundays at noon they open the pit.', { children: true }],
    ['Cerro Otto', 'viewpoint', -41.1481, -71.3752, 105, 25, 'daily 10-17:30', 'both', 'any', 'nature photography', 'full', 3, 'walk in', 'A gondola to a café that turns round itself.', 'A free bus goes from town.', { children: true }],
    ['Cerro Catedral', 'nature', -41.1686, -71.4391, 240, 40, 'daily 9-17', 'outdoor', 'morning', 'adventure nature', 'poor', 5, 'walk in', 'The largest ski area of the south; in summer lifts to the spires.', 'Summer walkers go on from the lift to Refugio Lynch.', { children: true }],
    ['Refugio Frey', 'nature', -41.1985, -71.4793, 420, 0, 'daily 7-19', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'walk in', 'A stone hut by a lake under granite needles.', 'Four hours up from Catedral; pizza at the hut. Register first.', { season: [12, 4] }],
    ['Isla Victoria and Arrayanes Forest', 'nature', -41.0584, -71.5254, 300, 45, 'daily 10-18', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'book', 'A boat to cinnamon trees and an island of sequoias.', 'From Puerto Pañuelo; the park fee is extra.', { children: true }],
    ['Rapa Nui', 'family', -41.1341, -71.3079, 45, 8, 'daily 9-23', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Chocolate, ice cream and a rink behind on Mitre.', 'Franui, raspberries in two chocolates, keep a day.', { children: true }],
    ['El Boliche de Alberto', 'food', -41.1359, -71.3075, 90, 26, 'daily 12-16 20-24', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Steaks larger than plates, without ceremony.', 'Half a bife de chorizo feeds one; write your name early.', { children: true }],
    ['Cervecería Patagonia', 'food', -41.0816, -71.5379, 90, 20, 'daily 12-23', 'both', 'any', 'food nature', 'full', 4, 'walk in', 'Beer and boards on a lawn above Lake Moreno, at kilometre 24.7.', 'Queue before sunset; it lies on the Circuito.', { children: true }],
    ['Manush', 'evening', -41.1328, -71.3119, 90, 18, 'daily 17-26', 'indoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'The town’s favourite brewpub with lamb burgers.', 'Happy hour until eight.'],
    ['Villa La Angostura', 'day trip', -40.7629, -71.6446, 240, 10, 'always', 'outdoor', 'any', 'nature food', 'full', 3, 'walk in', 'A wooden village at the gate of the seven lakes.', 'Go on to Correntoso, a river of 200 metres.', { children: true, way: { text: 'Car or bus round the lake', minutes: 75 } }],
    ['Cerro Tronador and Black Glacier', 'day trip', -41.2022, -71.8283, 240, 20, 'daily 9-17', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'A mountain that thunders ice onto a black glacier.', 'The road is one way: in before two, out after four.', { children: true, way: { text: 'Car or tour by Lake Mascardi', minutes: 150 } }],
  ],
}
