import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 120, 'mid-range': 250, luxury: 550 },
  icons: ['Santa Fe Plaza', 'Georgia O’Keeffe Museum', 'Canyon Road', 'Loretto Chapel', 'Museum Hill', 'Bandelier National Monument'],
  insights: [
    ['culture', 'Three peoples in adobe', 'Pueblo, Spanish and Anglo since 1610; a law keeps the whole town the colour of earth.', 'medium', 4.7, '2 to 3 days', 'All year round'],
    ['food', 'Red or green?', 'Say Christmas for both chiles; sopaipillas come with honey.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Art, springs and cliff houses', 'Two hundred galleries, a Japanese bath in the pines, ladders at Bandelier.', 'low', 4.6, '2 days', 'April to November'],
    ['transportation', 'A walkable core', 'The Rail Runner links Albuquerque; beyond the Plaza a car is needed.', 'low', 4, '', 'All year round'],
    ['weather', 'High desert', 'At 2,130 metres nights are cold all year; storms on July afternoons.', 'low', 4.4, '', 'May, June, September, October'],
    ['tips', 'Go slow the first day', 'Altitude makes one drink hit like two: water and hat.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Santa Fe Indian Market', 'usually 08-14/08-23', 'A thousand Native artists round the Plaza.', 'market', 'Plaza', 0, 5],
    ['Zozobra', 'usually 08-28/09-05', 'Old Man Gloom burns, 15 metres high, with your worries.', 'festival', 'Fort Marcy Park', 30, 5],
    ['Santa Fe Opera', 'usually 06-26/08-30', 'Opera with the sunset for a backdrop.', 'music', 'Opera House', 90, 4],
  ],
  places: [
    ['Santa Fe Plaza', 'sight', 35.6872, -105.9384, 50, 0, 'always', 'outdoor', 'any', 'history shopping photography', 'full', 5, 'walk in', 'The end of the Santa Fe Trail, with jewellers under the portal.', 'Those who sell there made it themselves: ask about it.', { children: true }],
    ['New Mexico History Museum', 'museum', 35.6881, -105.9381, 90, 7, 'daily 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'With the Palace of the Governors, seat of power since 1610.', 'Closed Mondays in winter; hides painted with battles.'],
    ['New Mexico Museum of Art', 'museum', 35.6879, -105.9394, 60, 7, 'daily 10-17', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'The house of 1917 that set the adobe style.', 'Saint Francis Auditorium is like a mission church.'],
    ['Georgia O’Keeffe Museum', 'museum', 35.6889, -105.9414, 75, 22, 'Th-Mo 10-17', 'indoor', 'any', 'art', 'full', 5, 'book', 'Flowers, bones and the hills she claimed.', 'A new building is rising: check where it shows.'],
    ['Cathedral of Saint Francis', 'religious', 35.6867, -105.9362, 30, 0, 'Mo-Sa 9:30-16', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Archbishop Lamy’s French church in a town of mud.', 'La Conquistadora has her own wardrobe.'],
    ['Loretto Chapel', 'religious', 35.6855, -105.9377, 25, 5, 'daily 9-17', 'indoor', 'any', 'religious architecture', 'full', 5, 'walk in', 'A spiral stair without a pillar by an unknown carpenter.', 'Saint Joseph himself, the sisters thought.'],
    ['San Miguel Chapel', 'religious', 35.6834, -105.9377, 25, 0, 'Mo-Fr 10-16', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The oldest church of the country, 1610.', 'Ring the bell; the oldest house is across the lane.'],
    ['Canyon Road', 'quarter', 35.6811, -105.9304, 90, 0, 'always', 'outdoor', 'any', 'art shopping architecture', 'partial', 5, 'walk in', 'Half a mile of galleries in old adobes.', 'Friday openings pour wine from five.'],
    ['Museum Hill', 'museum', 35.6647, -105.9258, 150, 12, 'daily 10-17', 'indoor', 'any', 'art history', 'full', 5, 'walk in', 'Folk art of a hundred lands and the arts of the Pueblos.', 'Girard’s toy villages fill a hall; winter Mondays closed.', { children: true }],
    ['Meow Wolf', 'family', 35.6557, -105.9962, 150, 45, 'We-Mo 10-20', 'indoor', 'any', 'art adventure', 'partial', 4, 'book', 'A house with a door in its fridge to other worlds.', 'Read the mail in the box first.', { children: true }],
    ['Railyard', 'market', 35.6829, -105.9488, 60, 8, 'Sa 8-13, Tu 8-13', 'both', 'morning', 'markets food art', 'full', 3, 'walk in', 'Farmers, galleries and a cinema by the tracks.', 'Roasting chile is the smell of September.', { children: true }],
    ['The Shed', 'food', 35.6878, -105.9364, 75, 24, 'Mo-Sa 11-14:30 17-20:30', 'both', 'any', 'food history', 'poor', 4, 'book', 'Red chile enchiladas on blue corn in a hacienda of 1692.', 'Mocha cake to cool down.', { children: true }],
    ['Café Pasqual’s', 'food', 35.6861, -105.9396, 75, 30, 'daily 8-15 17:30-21', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Hand-painted tiles, huevos motuleños and a communal table.', 'Breakfast is served until three.'],
    ['Tomasita’s', 'food', 35.6834, -105.9474, 75, 20, 'Mo-Sa 11-21', 'both', 'any', 'food', 'full', 3, 'walk in', 'Northern New Mexican plates at the old station.', 'Sopaipillas with every dish.', { children: true }],
    ['Ten Thousand Waves', 'evening', 35.7232, -105.8909, 135, 60, 'daily 12-22', 'outdoor', 'evening', 'nature', 'partial', 4, 'book', 'Hot tubs under pines and stars, as in Japan.', 'Izanami beside it has the sake.'],
    ['Bandelier National Monument', 'day trip', 35.7789, -106.2709, 210, 25, 'daily 9-17', 'outdoor', 'morning', 'history nature adventure', 'partial', 5, 'walk in', 'Cliff houses and ladders in Frijoles Canyon.', 'Climb 43 metres to Alcove House; shuttle from White Rock in summer.', { children: true, way: { text: 'Car', minutes: 60 } }],
    ['Taos Pueblo', 'day trip', 36.4387, -105.5449, 240, 25, 'daily 9-16', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'Adobe houses lived in for a thousand years.', 'Closed for ceremonies in late winter; take the low road along the river.', { children: true, town: 'Taos', way: { text: 'Car', minutes: 90 } }],
  ],
}
