import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 42, 'mid-range': 105, luxury: 280 },
  icons: ['Gold Museum', 'Monserrate', 'La Candelaria', 'Botero Museum'],
  insights: [
    ['culture', 'Athens of South America', 'Bookshops, theatre and street art at 2,600 metres; gold of El Dorado under glass.', 'medium', 4.5, '2 to 3 days', 'December to March'],
    ['food', 'Ajiaco on a cold day', 'Chicken and three potatoes with guascas, hot chocolate with cheese and forty unknown fruits.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Sunday is for bicycles', 'From seven to two 120 kilometres of road close to cars; half the city rides.', 'medium', 4.6, '1 day', 'All year round'],
    ['transportation', 'TransMilenio and apps', 'Red buses are quick and full; take cars by app after dark.', 'medium', 3.7, '', 'All year round'],
    ['weather', 'Autumn all year', 'Nineteen degrees by day, nine by night, and an umbrella at three.', 'low', 3.9, '', 'December to February'],
    ['tips', 'No dar papaya', 'Do not offer the fruit: phone out of sight, one card, no lonely streets of the centre at night.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Ibero-American Theatre Festival', 'usually 03-20/04-10', 'Companies from everywhere fill halls and squares, every second year.', 'culture', 'City theatres', 25, 4],
    ['Rock al Parque', 'usually 06-25/11-15', 'The continent’s largest free rock festival.', 'music', 'Parque Simón Bolívar', 0, 4],
    ['Festival de Verano', 'usually 08-01/08-18', 'Kites, concerts and races for the city’s birthday.', 'festival', 'Parque Simón Bolívar', 0, 3],
  ],
  quarters: {
    'La Candelaria': ['La Candelaria', 'Gold Museum', 'Botero Museum', 'Plaza de Bolívar', 'Chorro de Quevedo', 'La Puerta Falsa', 'San Francisco Church'],
    'Chapinero and Zona G': ['Leo', 'Mini-Mal'],
    'Usaquén': ['Usaquén Sunday Market'],
  },
  places: [
    ['Gold Museum', 'museum', 4.6019, -74.0719, 120, 2, 'Tu-Sa 9-18, Su 10-16', 'indoor', 'morning', 'history art', 'full', 5, 'walk in', 'Thirty thousand pieces, and a dark room where the offering lights up.', 'The raft of the Muisca is on the third floor; free on Sundays.', { children: true }],
    ['La Candelaria', 'quarter', 4.5966, -74.0715, 105, 0, 'daily 8-19', 'outdoor', 'morning', 'history art architecture photography', 'poor', 5, 'walk in', 'Low coloured houses up the hill, murals and student cafés.', 'A graffiti walk by tip starts at ten and two.'],
    ['Botero Museum', 'museum', 4.5968, -74.0732, 75, 0, 'Mo+We-Sa 9-19, Su 10-17', 'indoor', 'any', 'art', 'partial', 5, 'walk in', 'Round people, round fruit, and the Picassos he gave with them.', 'Free; coins and modern art share the courtyards. Closed on Tuesdays.'],
    ['Plaza de Bolívar', 'sight', 4.5981, -74.076, 40, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Cathedral, Capitol, palace and pigeons on one grey square.', 'Leave by Carrera 7, which is for walkers.', { children: true }],
    ['Chorro de Quevedo', 'sight', 4.5976, -74.0696, 30, 3, 'daily 9-22', 'outdoor', 'afternoon', 'history music', 'partial', 3, 'walk in', 'The tiny square where the city is said to begin.', 'Taste chicha in the lane; storytellers come at five.'],
    ['San Francisco Church', 'religious', 4.6013, -74.0729, 25, 0, 'daily 7-18', 'indoor', 'any', 'religious art', 'full', 3, 'walk in', 'The oldest church, dark, with a wall of gilded carving.', 'Mass runs all day: stand at the back.'],
    ['Monserrate', 'viewpoint', 4.6057, -74.0565, 120, 8, 'Mo-Sa 6:30-22, Su 5:30-18', 'outdoor', 'morning', 'religious nature photography', 'partial', 5, 'walk in', 'A white church at 3,152 metres with the city at your feet.', 'Ride up by cable or funicular; pilgrims climb 1,600 steps, closed Tuesdays.', { children: true }],
    ['National Museum', 'museum', 4.6156, -74.0689, 90, 1, 'Tu-Su 9-17', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Colombia’s story in a panopticon prison of brick.', 'Begin with the meteorite in the hall.'],
    ['Simón Bolívar Park', 'park', 4.6588, -74.0938, 75, 0, 'daily 6-18', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'Larger than Central Park, with a lake and weekend kites.', 'The botanical garden is next to it.', { children: true }],
    ['José Celestino Mutis Botanical Garden', 'park', 4.6669, -74.0998, 90, 2, 'Tu-Su 8-17', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'Páramo, orchids and glass domes of the Tropicarium.', 'Go at opening for hummingbirds.', { children: true }],
    ['Paloquemao Market', 'market', 4.6176, -74.0852, 75, 5, 'Mo-Sa 5-16, Su 5-14:30', 'indoor', 'morning', 'markets food photography', 'partial', 4, 'walk in', 'Flowers by the truck and fruit nobody can name.', 'Best before nine, with flowers on Fridays; take a fruit guide.'],
    ['Usaquén Sunday Market', 'market', 4.6951, -74.0306, 90, 0, 'Su 9-17', 'outdoor', 'any', 'markets shopping food', 'full', 4, 'walk in', 'Crafts in an old village the city swallowed.', 'Brunch first; ride there on the ciclovía.', { children: true }],
    ['La Puerta Falsa', 'food', 4.5978, -74.0753, 45, 7, 'daily 7-20', 'indoor', 'any', 'food history', 'poor', 4, 'walk in', 'Tamales and chocolate with cheese beside the cathedral since 1816.', 'Twenty seats: share a table; put the cheese into the cup.', { children: true }],
    ['Mini-Mal', 'food', 4.6411, -74.0592, 90, 22, 'Mo-Sa 12-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Pacific and Amazon on plates in a Chapinero house.', 'Order small things to share and a juice of arazá.'],
    ['Leo', 'food', 4.6503, -74.0563, 150, 110, 'Mo-Sa 12-15 19-22', 'indoor', 'evening', 'food', 'partial', 3, 'book', 'Leonor Espinosa’s journey through the country’s biomes.', 'Book weeks ahead; the bar has a shorter menu.'],
    ['Andrés DC', 'evening', 4.6667, -74.0536, 150, 40, 'Tu-Su 12-27', 'indoor', 'evening', 'nightlife food music', 'full', 4, 'book', 'Four floors from hell to heaven: steak, then dancing on chairs.', 'Reserve on Fridays; the mother house in Chía is wilder.'],
    ['Salt Cathedral of Zipaquirá', 'day trip', 5.0191, -74.0093, 150, 28, 'daily 9-17:30', 'indoor', 'any', 'religious architecture history', 'partial', 4, 'walk in', 'A nave cut in a salt mine, 180 metres down.', 'Go by the tourist train at weekends.', { children: true, way: { text: 'Bus from Portal Norte, or train at weekends', minutes: 80 } }],
    ['Lake Guatavita', 'day trip', 4.9775, -73.7756, 150, 7, 'Tu-Su 9-16', 'outdoor', 'morning', 'nature history', 'poor', 3, 'walk in', 'The round lake of El Dorado, cut by treasure hunters.', 'Guided walks only; thin air at 3,100 metres.', { way: { text: 'Car or tour', minutes: 100 } }],
  ],
}
