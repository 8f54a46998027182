import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 110, luxury: 280 },
  insights: [
    ['culture', 'Four squares and a thousand balconies', 'Old Havana’s restored squares lie a street away from houses propped with beams: walk both.', 'medium', 4.7, '2 days', 'November to April'],
    ['food', 'Paladares rather than hotels', 'Private restaurants cook better than state ones; lobster, ropa vieja and black beans are the safe choices.', 'medium', 3.9, 'Every meal', 'All year round'],
    ['activities', 'Music by night', 'Son in the bars of Obispo, jazz in Vedado, everything at the Fábrica; things start after ten.', 'medium', 4.7, '2 evenings', 'All year round'],
    ['transportation', 'Old cars and yellow bikes', 'Agree the fare before you get in; shared taxis run fixed routes along the main avenues.', 'medium', 3.7, '', 'All year round'],
    ['weather', 'Dry winter, wet summer', 'November to April is dry with warm days; September and October bring the worst storms.', 'low', 4.3, '', 'November to April'],
    ['tips', 'Bring cash and a torch', 'Foreign cards, above all American ones, mostly fail; power cuts are common and signal is weak.', 'medium', 3.9, '', 'All year round'],
  ],
  festivals: [
    ['Havana Jazz Plaza Festival', 'usually 01-15/02-02', 'Cuban and foreign jazz in theatres and parks.', 'music', 'Teatro Nacional and other halls', 10, 4],
    ['Havana Film Festival', 'usually 12-01/12-15', 'New Latin American cinema, with queues round the block.', 'culture', 'Cinemas in Vedado', 2, 4],
  ],
  places: [
    ['Havana Cathedral', 'religious', 23.1412, -82.3517, 40, 0, 'Mo-Sa 10-15', 'both', 'morning', 'religious architecture photography', 'full', 4, 'walk in', 'A wavy baroque front on the prettiest square.', 'The square is empty and golden at eight in the morning.'],
    ['Plaza de Armas', 'sight', 23.14, -82.3494, 45, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 3, 'walk in', 'The oldest square, with palms and governors’ palaces.', 'The street before the palace is paved with wood to quiet the hooves.'],
    ['Castillo de la Real Fuerza', 'museum', 23.1408, -82.349, 60, 3, 'Tu-Su 9:30-16:30', 'both', 'any', 'history', 'partial', 3, 'walk in', 'A moated fort of 1577 with a museum of ships.', 'The bronze weathervane girl is the city’s emblem.', { children: true }],
    ['Plaza Vieja', 'sight', 23.1363, -82.3496, 60, 0, 'always', 'outdoor', 'afternoon', 'architecture food', 'full', 4, 'walk in', 'Arcades and stained glass around a bright square.', 'The camera obscura on the corner shows the city live.'],
    ['El Capitolio', 'sight', 23.1352, -82.3595, 75, 20, 'Tu-Sa 10-16', 'indoor', 'any', 'architecture history', 'partial', 4, 'walk in', 'The domed parliament of 1929 with a giant golden Republic.', 'Entry is by guided tour: ask for the next one in your language.'],
    ['Gran Teatro de La Habana', 'evening', 23.1368, -82.359, 150, 30, 'Th-Su 17-22', 'indoor', 'evening', 'music architecture', 'partial', 4, 'book', 'The ornate home of the National Ballet.', 'Check whether it plays: repairs and power cuts move performances.'],
    ['Museum of Fine Arts, Cuban Art', 'museum', 23.1396, -82.3573, 105, 5, 'Tu-Sa 9-17', 'indoor', 'any', 'art', 'full', 4, 'walk in', 'The country’s painters from colony to today.', 'Look for Wifredo Lam on the upper floor.'],
    ['Museum of the Revolution', 'museum', 23.1416, -82.3567, 90, 8, 'daily 9:30-16', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'The former presidential palace, with Castro’s yacht behind it.', 'Long restoration closes parts of it; the Granma stands outside.'],
    ['Paseo del Prado', 'quarter', 23.1405, -82.3583, 45, 0, 'always', 'outdoor', 'evening', 'architecture art photography', 'full', 3, 'walk in', 'A raised promenade of marble and lions to the sea.', 'Artists sell here at weekends, children skate every day.', { children: true }],
    ['El Floridita', 'evening', 23.1374, -82.3573, 60, 10, 'daily 17-24', 'indoor', 'evening', 'nightlife music history', 'full', 2, 'walk in', 'The bar of the daiquiri, with Hemingway in bronze.', 'One drink and a band, then go where it is cheaper.'],
    ['El Morro', 'sight', 23.1502, -82.3569, 75, 8, 'daily 10-18', 'outdoor', 'evening', 'history photography', 'poor', 4, 'walk in', 'The castle and lighthouse at the mouth of the harbour.', 'Late light falls on the Malecón across the water.'],
    ['La Cabaña Fortress', 'sight', 23.1471, -82.3502, 105, 8, 'daily 10-22', 'outdoor', 'evening', 'history photography', 'partial', 4, 'walk in', 'A huge fortress of 1774 with a cannon fired every night.', 'Come by half past eight for a place on the wall.', { children: true }],
    ['Hotel Nacional de Cuba', 'sight', 23.1429, -82.381, 60, 8, 'daily 10-24', 'both', 'evening', 'history architecture', 'full', 3, 'walk in', 'The hotel of 1930 with a garden over the Malecón.', 'Take a mojito to the terrace where peacocks walk at sunset.'],
    ['Coppelia', 'food', 23.1394, -82.3824, 45, 2, 'Tu-Su 10-21', 'outdoor', 'afternoon', 'food architecture', 'full', 2, 'walk in', 'The ice-cream park of the sixties in Vedado.', 'Queue with everyone; flavours run out by evening.', { children: true }],
    ['Plaza de la Revolución', 'sight', 23.1228, -82.3865, 45, 0, 'always', 'outdoor', 'morning', 'history photography', 'full', 3, 'walk in', 'The great parade ground with Che in steel and the Martí tower.', 'Old convertibles stop here on every tour; there is no shade.'],
    ['Colón Cemetery', 'sight', 23.1236, -82.3973, 75, 5, 'daily 8-17', 'outdoor', 'morning', 'history architecture art', 'partial', 3, 'walk in', 'A city of marble angels behind a triumphal gate.', 'Women knock at the tomb of La Milagrosa and leave without turning their back.'],
    ['Fábrica de Arte Cubano', 'evening', 23.1275, -82.4099, 180, 5, 'Th-Su 20-27', 'indoor', 'night', 'art music nightlife', 'partial', 5, 'walk in', 'An oil mill full of concerts, films, galleries and bars.', 'Be in line by half past seven; it closes between seasons.'],
    ['Finca Vigía', 'museum', 23.0677, -82.2965, 75, 6, 'Mo-Sa 10-16', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'Hemingway’s hill house, left as he left it.', 'You look in through open windows; it closes when it rains.'],
    ['Viñales', 'day trip', 22.6161, -83.7094, 300, 10, 'always', 'outdoor', 'any', 'nature adventure photography', 'partial', 4, 'walk in', 'Tobacco fields between round limestone hills.', 'Better with a night: ride or walk the valley at dawn.', { way: { text: 'Coach or hired car by the motorway', minutes: 170 } }],
  ],
}
