import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 120, luxury: 290 },
  icons: ['Wrocław Market Square', 'Cathedral Island', 'Racławice Panorama', 'Centennial Hall', 'University and Aula Leopoldina'],
  insights: [
    ['culture', 'Four crowns, one town', 'Polish, Bohemian, Austrian and German in turn, then peopled anew from Lwów in 1945.', 'low', 4.6, '2 days', 'All year round'],
    ['food', 'Silesian dumplings and new kitchens', 'Kluski with roulade, pierogi, and some of Poland’s best coffee.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Hunt for dwarfs', 'More than a thousand small bronze people hide on ledges; a map is sold at the town hall.', 'low', 4.6, 'Half a day', 'All year round'],
    ['transportation', 'Trams and a hundred bridges', 'Tickets are bought with a card on board; the centre is for walkers.', 'low', 4.5, '', 'All year round'],
    ['weather', 'The warmest of Poland’s cities', 'Spring comes early on the Oder; July has 25 degrees and showers.', 'low', 4.2, '', 'April to October'],
    ['tips', 'See the lamps lit', 'A man in a cape lights the gas lamps of Cathedral Island by hand at dusk.', 'low', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Christmas Market', 'usually 11-21/01-07', 'The largest of Poland, with mugs shaped like boots.', 'market', 'Rynek', 0, 5],
    ['Guitar World Record', '05-01', 'Thousands play Hey Joe together on the square.', 'music', 'Rynek', 0, 4],
    ['New Horizons Film Festival', 'usually 07-15/07-28', 'Ten days of bold cinema.', 'culture', 'Nowe Horyzonty', 10, 3],
  ],
  places: [
    ['Wrocław Market Square', 'sight', 51.1101, 17.0325, 60, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'full', 5, 'walk in', 'One of Europe’s largest squares, in every colour of plaster.', 'Look for dwarfs at the lamp posts; the little houses Hansel and Gretel are in the corner.', { children: true }],
    ['Old Town Hall', 'museum', 51.1095, 17.0318, 60, 5, 'We-Sa 11-17, Su 10-18', 'both', 'any', 'architecture history', 'partial', 4, 'walk in', 'A Gothic wonder with a clock of 1580 and the beer cellar below.', 'Walk all round it: the east gable is the finest.'],
    ['Saint Elizabeth’s Church', 'viewpoint', 51.1116, 17.0302, 60, 5, 'daily 10-19', 'both', 'any', 'religious photography', 'poor', 3, 'walk in', 'A garrison church with 304 steps to its tower.', 'The stair is one way and narrow: go at opening.', { season: [4, 10] }],
    ['University and Aula Leopoldina', 'museum', 51.1141, 17.0345, 75, 6, 'Th-Tu 10-16', 'indoor', 'any', 'architecture art history', 'poor', 5, 'walk in', 'A baroque hall where painted and real columns cannot be told apart.', 'The ticket includes the mathematical tower with its terrace; closed on Wednesdays.'],
    ['Cathedral Island', 'quarter', 51.1146, 17.0452, 90, 0, 'always', 'outdoor', 'evening', 'religious architecture photography', 'partial', 5, 'walk in', 'The oldest part: churches, bishops and gas lamps over the Oder.', 'Be on the Tumski bridge half an hour after sunset for the lamp lighter.'],
    ['Cathedral of Saint John', 'religious', 51.1142, 17.0466, 50, 4, 'Mo-Sa 10-17, Su 14-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'Twin spires, baroque chapels and a lift to the top.', 'The lift starts inside on the left.'],
    ['Racławice Panorama', 'museum', 51.1101, 17.0444, 60, 13, 'daily 9-17', 'indoor', 'any', 'art history', 'full', 5, 'book', 'A battle of 1794 painted on 114 metres of canvas around you.', 'Shows every half hour: book a time; it includes the National Museum.', { children: true }],
    ['National Museum', 'museum', 51.1109, 17.0477, 75, 5, 'Tu-Su 10-17', 'indoor', 'any', 'art history', 'partial', 3, 'walk in', 'Silesian stone knights and modern Poles behind ivy.', 'The panorama’s ticket is good here for three months.'],
    ['Market Hall', 'market', 51.1125, 17.0399, 45, 8, 'Mo-Sa 8-18:30', 'indoor', 'morning', 'markets food architecture', 'full', 3, 'walk in', 'Concrete arches of 1908 over fruit, pickles and pierogi.', 'A milk-bar lunch is served on the ground floor.'],
    ['Hydropolis', 'family', 51.1044, 17.0567, 105, 12, 'daily 9-18', 'indoor', 'any', 'nature history', 'full', 4, 'walk in', 'All about water, in a reservoir of 1893.', 'The water curtain prints words in the air at the door.', { children: true }],
    ['Centennial Hall', 'sight', 51.1069, 17.0772, 75, 8, 'daily 10-18', 'both', 'any', 'architecture history', 'full', 5, 'walk in', 'Max Berg’s dome of 1913, a wonder of concrete.', 'The fountain behind plays to music every hour in summer.', { children: true }],
    ['Japanese Garden', 'park', 51.1099, 17.0795, 60, 3, 'daily 9-19', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'Bridges, carps and azaleas in Szczytnicki Park.', 'Maples in October are as good as May.', { children: true, season: [4, 10] }],
    ['Wrocław Zoo and Afrykarium', 'family', 51.1053, 17.0746, 210, 20, 'daily 9-17', 'both', 'any', 'nature', 'full', 4, 'walk in', 'The oldest zoo of Poland with a tunnel under hippos and sharks.', 'Be at the Afrykarium at opening; the rest is quieter.', { children: true }],
    ['Konspira', 'food', 51.1092, 17.0284, 75, 16, 'daily 12-22', 'both', 'any', 'food history', 'partial', 4, 'walk in', 'Pierogi and bigos with the underground of the 1980s on the walls.', 'A hidden flat opens behind the cupboard.', { children: true }],
    ['Pierogarnia Stary Młyn', 'food', 51.1105, 17.0331, 60, 14, 'daily 11-23', 'both', 'any', 'food', 'full', 2, 'walk in', 'Baked dumplings with sauces on the square.', 'Half portions let you try two kinds.', { children: true }],
    ['Piwnica Świdnicka', 'food', 51.1096, 17.0322, 90, 25, 'daily 12-24', 'both', 'any', 'food history nightlife', 'poor', 3, 'book', 'One of the oldest beer cellars of Europe, open since 1273 with breaks.', 'Duck with dumplings, and the house’s own wheat beer.'],
    ['Pasaż Niepolda', 'evening', 51.1115, 17.0264, 120, 18, 'daily 18-27', 'both', 'night', 'nightlife music', 'full', 3, 'walk in', 'A yard of clubs and bars off Ruska, with a gallery of old neon signs.', 'The neon yard at Ruska 46 is lit from dusk.'],
    ['Książ Castle', 'day trip', 50.8423, 16.2917, 240, 17, 'daily 10-17', 'both', 'any', 'history architecture nature', 'partial', 4, 'walk in', 'A castle on a gorge with tunnels from the war.', 'On the way is Świdnica’s Church of Peace, all of wood and clay.', { children: true, way: { text: 'Train to Wałbrzych and bus, or car', minutes: 75 } }],
  ],
}
