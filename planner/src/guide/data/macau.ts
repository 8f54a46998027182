import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 190, luxury: 520 },
  icons: ['Ruins of Saint Paul’s', 'Senado Square', 'A-Ma Temple', 'Taipa Village and Rua do Cunha'],
  insights: [
    ['culture', 'Portugal on the Pearl River', 'Four centuries of trade left baroque churches, tiled squares and a cuisine found nowhere else.', 'high', 4.6, '1 to 2 days', 'October to March'],
    ['food', 'Egg tarts and minchi', 'Portuguese tarts, pork chop buns, minchi and African chicken: Macanese food is fusion four hundred years old.', 'high', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Heritage walk', 'Twenty-two churches, temples and squares of the World Heritage list lie along one line of an hour’s walk.', 'medium', 4.6, 'Half a day', 'October to April'],
    ['transportation', 'Free shuttles', 'Casino buses run free from the border and ferry piers; a light rail links Taipa and Barra.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Typhoons in summer', 'October to December is dry and mild; May to September is hot, wet and now and then stormy.', 'medium', 4.1, '', 'October to December'],
    ['tips', 'Weekdays', 'Weekends and Chinese holidays fill lanes and hotels; prices halve from Monday to Thursday.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Chinese New Year', 'chinese 01-0-01 P3D', 'A dragon of 238 metres and fireworks at Macau Tower.', 'festival', 'Senado Square', 0, 4],
    ['Macau Grand Prix', 'usually 11-10/11-23', 'Racing on the narrow streets since 1954.', 'sport', 'Guia Circuit', 50, 5],
    ['A-Ma Festival', 'chinese 03-0-23', 'Opera and incense for the goddess of the sea.', 'religious', 'A-Ma Temple', 0, 3],
  ],
  places: [
    ['Ruins of Saint Paul’s', 'sight', 22.1976, 113.5409, 40, 0, 'always', 'outdoor', 'morning', 'religious architecture history photography', 'partial', 5, 'walk in', 'The stone front of a Jesuit church that burned in 1835.', 'Before nine the steps are empty; a crypt museum is behind.'],
    ['Senado Square', 'sight', 22.1937, 113.5398, 40, 0, 'always', 'outdoor', 'any', 'history architecture photography shopping', 'full', 5, 'walk in', 'The wave-patterned square between pastel arcades.', 'Lanterns light it in the weeks of the new year.'],
    ['Saint Dominic’s Church', 'religious', 22.1948, 113.5405, 30, 0, 'daily 10-18', 'indoor', 'any', 'religious architecture art', 'partial', 4, 'walk in', 'A yellow church with green shutters of 1587.', 'The treasury in the tower is free.'],
    ['Mount Fortress and Macao Museum', 'museum', 22.1971, 113.5425, 90, 2, 'Tu-Su 10-18', 'both', 'any', 'history architecture photography', 'full', 4, 'walk in', 'Cannons, a park and the city’s museum on one hill.', 'An escalator goes up from the ruins; the cannon points at the casino.'],
    ['Guia Fortress and Lighthouse', 'viewpoint', 22.1966, 113.5497, 60, 0, 'daily 9-17:30', 'outdoor', 'afternoon', 'history photography nature', 'partial', 3, 'walk in', 'The first western lighthouse of the China coast, with a painted chapel.', 'A tiny cable car climbs from Flora Garden.'],
    ['Grand Lisboa', 'evening', 22.1907, 113.5433, 90, 0, 'always', 'indoor', 'evening', 'nightlife architecture', 'full', 3, 'walk in', 'A golden lotus of a casino with jewels in the lobby.', 'You must be twenty-one for the tables; the lobby is for all.'],
    ['A-Ma Temple', 'religious', 22.1861, 113.5311, 40, 0, 'daily 7-18', 'outdoor', 'morning', 'religious architecture history', 'partial', 5, 'walk in', 'The temple of the sea goddess that gave the city its name.', 'Coils of incense hang in the upper halls.'],
    ['Mandarin’s House', 'sight', 22.1883, 113.5339, 45, 0, 'Th-Tu 10-17:30', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'A scholar’s house with sixty rooms around courtyards.', 'Quiet even at weekends; mother-of-pearl fills the windows.'],
    ['Lou Lim Ieoc Garden', 'park', 22.2012, 113.5477, 45, 0, 'daily 6-21', 'outdoor', 'afternoon', 'nature architecture music', 'partial', 3, 'walk in', 'A Suzhou garden with a bridge of nine turns.', 'Old men bring birds and play music in the morning.'],
    ['Macau Tower', 'viewpoint', 22.1797, 113.5367, 75, 22, 'daily 10-20', 'indoor', 'afternoon', 'photography adventure', 'full', 3, 'walk in', 'A tower of 338 metres with a glass floor.', 'The bungee jump is among the highest of the world.', { children: true }],
    ['Macao Science Center', 'family', 22.1864, 113.5567, 120, 4, 'Fr-We 10-18', 'indoor', 'any', 'architecture', 'full', 3, 'walk in', 'A silver cone by I. M. Pei with hands-on halls.', 'The planetarium needs its own ticket.', { children: true }],
    ['Taipa Village and Rua do Cunha', 'food', 22.1537, 113.5567, 90, 10, 'daily 11-21', 'outdoor', 'afternoon', 'food markets shopping', 'partial', 5, 'walk in', 'The old village lanes, full of cookies, buns and Portuguese tables.', 'Try the pork chop bun, and serradura for dessert.'],
    ['Taipa Houses', 'museum', 22.154, 113.5597, 45, 0, 'Tu-Su 10-19', 'both', 'any', 'history architecture photography', 'full', 3, 'walk in', 'Five green villas of 1921 by a lotus pond.', 'Wedding couples pose here; lotus blooms in June.'],
    ['The Venetian Macao', 'quarter', 22.1484, 113.5627, 90, 0, 'always', 'indoor', 'any', 'shopping nightlife architecture', 'full', 3, 'walk in', 'Canals, gondolas and a painted sky inside the largest casino.', 'A gondolier sings; it is warm and dry on a wet day.', { children: true }],
    ['City of Dreams', 'evening', 22.1491, 113.5665, 120, 75, 'daily 17-26', 'indoor', 'evening', 'nightlife music', 'full', 3, 'book', 'Hotels and the water show House of Dancing Water.', 'Check the show days; the nearby hotels light up from seven.'],
    ['Coloane Village', 'quarter', 22.1168, 113.5513, 75, 5, 'always', 'outdoor', 'afternoon', 'history food photography', 'partial', 4, 'walk in', 'A quiet fishing village with a yellow chapel and the first egg tarts.', 'Lord Stow’s bakery is by the roundabout; eat them warm.'],
    ['Hac Sa Beach', 'beach', 22.1195, 113.5713, 120, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'full', 2, 'walk in', 'The long beach of dark sand.', 'Chicken is grilled by the car park.', { children: true }],
    ['Victoria Peak, Hong Kong', 'day trip', 22.2711, 114.1499, 240, 12, 'always', 'outdoor', 'evening', 'photography nature', 'partial', 4, 'walk in', 'The hill over Hong Kong’s harbour and towers.', 'Go up before dusk; ferries run late back to Macau.', { way: { text: 'Ferry to Hong Kong, then Peak Tram', minutes: 120 } }],
  ],
}
