import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 42, 'mid-range': 100, luxury: 270 },
  icons: ['La Compañía de Jesús', 'Basilica del Voto Nacional', 'San Francisco Church and Plaza', 'TelefériQo', 'Mitad del Mundo'],
  insights: [
    ['culture', 'The first world heritage', 'With Kraków the first city on the list: forty churches, one of them covered in gold.', 'medium', 4.7, '2 days', 'June to September'],
    ['food', 'Locro and hornado', 'Potato soup with avocado, roast pig with corn three ways, and chocolate of the coast.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Volcanoes by day', 'Cotopaxi south, Otavalo north, cloud forest west: each is a day.', 'medium', 4.7, '2 to 3 days', 'June to September'],
    ['transportation', 'Metro under the valley', 'Opened in 2023, it links Quitumbe, San Francisco and La Carolina for half a dollar.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Four seasons a day', 'Sun at nine, rain at three, ten degrees at night; driest from June to September.', 'low', 4.1, '', 'June to September'],
    ['tips', 'Slow at 2,850 metres', 'Drink, walk slowly on the first day and take a registered taxi after dark.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Fiestas de Quito', '12-01 P6D', 'Chivas with brass bands roll through the town.', 'festival', 'Historic centre', 0, 4],
    ['Good Friday procession', 'easter -2', 'Purple hoods follow Jesús del Gran Poder.', 'religious', 'San Francisco', 0, 5],
    ['Fiesta de la Luz', 'usually 08-05/08-15', 'Light artists paint the old façades.', 'culture', 'Historic centre', 0, 4],
  ],
  quarters: {
    'Historic centre': ['La Compañía de Jesús', 'San Francisco Church and Plaza', 'Plaza Grande', 'Basilica del Voto Nacional', 'La Ronda', 'City Museum', 'Hasta la Vuelta Señor', 'Mercado Central'],
    'La Mariscal': ['Mercado Artesanal La Mariscal'],
  },
  places: [
    ['La Compañía de Jesús', 'religious', -0.2209, -78.514, 45, 6, 'Mo-Fr 9:30-18, Sa 9:30-16, Su 12:30-16', 'indoor', 'any', 'religious art architecture', 'partial', 5, 'walk in', 'Seven tons of gold leaf laid by the Jesuits in 160 years.', 'No photos inside; the dome tour sees the roofs.'],
    ['San Francisco Church and Plaza', 'religious', -0.2202, -78.5155, 60, 3, 'daily 8-17', 'both', 'morning', 'religious history architecture', 'partial', 5, 'walk in', 'The convent begun weeks after the conquest, over an Inca palace.', 'See the choir from the museum; the winged Virgin was made for it.'],
    ['Plaza Grande', 'sight', -0.2199, -78.5123, 45, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Palace, cathedral and shoeshiners under palms.', 'Guard change on Tuesdays at eleven.', { children: true }],
    ['Basilica del Voto Nacional', 'religious', -0.2149, -78.5074, 75, 4, 'daily 9-17', 'both', 'any', 'religious architecture photography adventure', 'poor', 5, 'walk in', 'Gargoyles of iguanas and turtles, and ladders up to the tower.', 'A plank over the vault leads to the spire: not for the dizzy.'],
    ['La Ronda', 'evening', -0.2249, -78.5136, 75, 8, 'daily 17-24', 'outdoor', 'evening', 'history food music', 'partial', 4, 'walk in', 'A lane of artisans, canelazo and giant empanadas.', 'Liveliest from Thursday to Saturday.'],
    ['El Panecillo', 'viewpoint', -0.2293, -78.5186, 45, 1, 'daily 9-18', 'outdoor', 'morning', 'photography religious', 'partial', 4, 'walk in', 'A winged Virgin of aluminium over the whole long city.', 'Take a taxi both ways.', { children: true }],
    ['City Museum', 'museum', -0.2239, -78.5137, 60, 3, 'Tu-Su 9:30-17:30', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Daily life of four centuries in the first hospital.', 'The chapel’s ceiling is worth a look.', { children: true }],
    ['TelefériQo', 'viewpoint', -0.1906, -78.5185, 150, 9, 'daily 9-19', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'walk in', 'A cable car to 3,945 metres on Pichincha’s shoulder.', 'Before ten, or it is cloud; the swing costs nothing.', { children: true }],
    ['Chapel of Man', 'museum', -0.1878, -78.4664, 75, 10, 'Tu-Su 10-17', 'indoor', 'any', 'art', 'partial', 4, 'walk in', 'Guayasamín’s cry for a continent, and his house.', 'He lies under the tree of life outside.'],
    ['La Carolina Park', 'park', -0.1833, -78.4842, 75, 0, 'always', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'The green of the modern city, with a fine botanic garden.', 'Orchids are the reason: three dollars and a half.', { children: true }],
    ['Mercado Artesanal La Mariscal', 'market', -0.2056, -78.4928, 60, 0, 'daily 9-18:30', 'indoor', 'any', 'markets shopping', 'full', 3, 'walk in', 'Ponchos, tagua and hats of Montecristi in one maze.', 'Offer two thirds, smile.'],
    ['Hasta la Vuelta Señor', 'food', -0.2196, -78.5119, 75, 15, 'daily 11-21', 'indoor', 'any', 'food history', 'poor', 3, 'walk in', 'Locro and goat stew in a gallery over the archbishop’s court.', 'The name is the legend of Father Almeida: read it.', { children: true }],
    ['Mercado Central', 'food', -0.2189, -78.5078, 45, 5, 'Mo-Sa 8-16, Su 8-15', 'indoor', 'afternoon', 'food markets', 'full', 4, 'walk in', 'Corvina with potatoes, hornado and juices by the jug.', 'Cash and a stool; best at noon.', { children: true }],
    ['Zazu', 'food', -0.1863, -78.4795, 105, 45, 'Mo-Fr 12:30-23, Sa 18:30-23', 'indoor', 'any', 'food', 'full', 3, 'book', 'Ceviches and cloud-forest herbs in the new town.', 'The tasting is half the price of Lima’s.'],
    ['Mitad del Mundo', 'day trip', -0.0022, -78.4558, 150, 5, 'daily 9-18', 'outdoor', 'any', 'history', 'full', 5, 'walk in', 'Monument and yellow line of the equator, two hundred metres off.', 'The Intiñan museum next door claims the true one.', { children: true, way: { text: 'Bus from Ofelia, or taxi', minutes: 50 } }],
    ['Otavalo', 'day trip', 0.2306, -78.2618, 240, 10, 'daily 8-17', 'outdoor', 'morning', 'markets shopping photography', 'full', 4, 'walk in', 'The great Saturday market of the Kichwa weavers.', 'Smaller on other days; add Lake Cuicocha.', { children: true, way: { text: 'Bus from Carcelén, or car', minutes: 120 } }],
    ['Cotopaxi National Park', 'day trip', -0.6153, -78.4714, 270, 45, 'daily 8-15', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'book', 'Wild horses on the plain under a perfect cone.', 'Walk to the refuge at 4,864 metres when the mountain is quiet.', { way: { text: 'Car or tour', minutes: 110 } }],
    ['Mindo', 'day trip', -0.0487, -78.7752, 270, 25, 'always', 'outdoor', 'morning', 'nature adventure food', 'partial', 3, 'walk in', 'Cloud forest of hummingbirds, cable baskets and cacao.', 'Sleep there to see the cock-of-the-rock at six.', { children: true, way: { text: 'Bus or car', minutes: 110 } }],
  ],
}
