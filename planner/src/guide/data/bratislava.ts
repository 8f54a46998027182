import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 135, luxury: 300 },
  icons: ['Bratislava Castle', 'Main Square and Old Town', 'Blue Church', 'Devín Castle', 'Saint Martin’s Cathedral'],
  insights: [
    ['culture', 'Crowned eleven kings', 'When the Turks held Buda, Hungary’s kings were crowned here; Vienna is an hour away.', 'low', 4.3, '1 to 2 days', 'All year round'],
    ['food', 'Bryndzové halušky', 'Potato dumplings with sheep cheese and bacon, and wine from the hills behind.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Danube by bike or boat', 'Cycle under the cliffs to Devín, or sail there; the old frontier is a path now.', 'low', 4.4, 'Half a day', 'April to October'],
    ['transportation', 'Trams and a walkable core', 'Buy tickets in the app; trains and boats link to Vienna every hour or so.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Mild and dry', 'July near 27 degrees; winters cold with little snow.', 'low', 4.2, '', 'April to October, December'],
    ['tips', 'Look down', 'Čumil the sewer man and his bronze friends stand at corners; one has had his head knocked off by vans.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Coronation Days', 'usually 06-20/06-30', 'A king is crowned again in full dress.', 'festival', 'Old town', 0, 4],
    ['Bratislava Christmas Market', 'usually 11-21/12-31', 'Lokše, punch and lights on two squares.', 'market', 'Main Square', 0, 4],
  ],
  places: [
    ['Bratislava Castle', 'museum', 48.1421, 17.1001, 90, 15, 'We-Mo 10-18', 'both', 'any', 'history photography', 'partial', 5, 'walk in', 'The white table turned over, above the Danube and three countries.', 'Courts and gardens are free; the crown tower is inside.', { children: true }],
    ['Saint Martin’s Cathedral', 'religious', 48.142, 17.1049, 40, 3, 'Mo-Sa 9-17, Su 13:30-17', 'indoor', 'any', 'religious history', 'full', 5, 'walk in', 'Eleven kings and eight queens were crowned here; a crown tops the spire.', 'Follow brass crowns in the pavement along their route.'],
    ['Main Square and Old Town', 'quarter', 48.1436, 17.1089, 75, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'full', 5, 'walk in', 'Roland’s fountain, the town hall tower and bronze jokers at the corners.', 'Find Čumil at Panská and the cannonball in the tower wall.', { children: true }],
    ['Michael’s Gate', 'viewpoint', 48.1452, 17.1067, 40, 7, 'Tu-Su 10-18', 'both', 'any', 'history photography', 'poor', 4, 'walk in', 'The last town gate, restored, with a balcony under its onion.', 'The thinnest house of Europe leans at its side.'],
    ['Primate’s Palace', 'museum', 48.1443, 17.1097, 45, 6, 'Tu-Su 10-17', 'indoor', 'any', 'history art architecture', 'partial', 4, 'walk in', 'The hall of mirrors where Napoleon’s peace was signed in 1805.', 'Six English tapestries were found behind a wall.'],
    ['Blue Church', 'religious', 48.1436, 17.1169, 30, 0, 'always', 'both', 'any', 'religious architecture photography', 'full', 5, 'walk in', 'An Art Nouveau sugar loaf of 1913, blue to the last tile.', 'Open around services, seven and half past five; the door glass shows the rest.', { children: true }],
    ['UFO Observation Deck', 'viewpoint', 48.1381, 17.1045, 50, 12, 'daily 10-23', 'outdoor', 'evening', 'architecture photography', 'full', 4, 'walk in', 'A saucer on the bridge pylon, 95 metres up.', 'Diners in the restaurant ride up free.', { children: true }],
    ['Slavín', 'viewpoint', 48.1539, 17.0996, 50, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'A Soviet memorial on the villa hill with the widest view.', 'Trolleybus 44 or 147 to the top, walk down past embassies.'],
    ['Grassalkovich Palace', 'park', 48.1499, 17.1079, 35, 0, 'daily 8-19', 'outdoor', 'any', 'architecture nature', 'full', 3, 'walk in', 'The president’s house with a garden for all behind.', 'The guard changes at one.', { children: true }],
    ['Old Market Hall', 'market', 48.1448, 17.1113, 50, 8, 'Mo-Sa 10-22', 'indoor', 'any', 'markets food', 'full', 3, 'walk in', 'Iron galleries of 1910 with a brewery and soda works.', 'Farmers come on Saturdays from nine to three.'],
    ['Devín Castle', 'sight', 48.1738, 16.9784, 120, 9, 'Tu-Su 10-18', 'outdoor', 'any', 'history nature photography', 'poor', 5, 'walk in', 'A ruin on the rock where the Morava meets the Danube.', 'Bus 29; the Gate of Freedom remembers those shot swimming west.', { children: true, season: [4, 10] }],
    ['Danubiana', 'museum', 48.0311, 17.2272, 120, 14, 'Tu-Su 10-18', 'both', 'any', 'art architecture nature', 'full', 3, 'walk in', 'Modern art on a spit in the middle of the river.', 'Bus 90, or a boat on summer weekends; sculpture garden to the end.', { children: true }],
    ['Modrá Hviezda', 'food', 48.1424, 17.1028, 90, 26, 'daily 11-23', 'both', 'any', 'food', 'poor', 3, 'book', 'Venison, goose and rabbit on the steps below the castle.', 'Goose from the villages in autumn.'],
    ['Bratislavský Meštiansky Pivovar', 'food', 48.1483, 17.1086, 75, 20, 'daily 11-24', 'both', 'any', 'food nightlife', 'partial', 4, 'walk in', 'Dumplings, knuckle and lager brewed by the copper.', 'Order half portions of halušky to share.', { children: true }],
    ['Bratislava Flagship', 'food', 48.1467, 17.1092, 75, 18, 'daily 10-24', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Monastery beer and every Slovak plate in an old cinema.', 'Garlic soup comes in a loaf.', { children: true }],
    ['Danube embankment at Eurovea', 'evening', 48.1399, 17.1219, 90, 20, 'daily 17-25', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Terraces and a lawn by the river, lit bridges to both sides.', 'Walk back along the quay to the old town.', { children: true }],
    ['Red Stone Castle', 'day trip', 48.3909, 17.3334, 180, 12, 'Tu-Su 9-17', 'both', 'any', 'history architecture', 'poor', 3, 'walk in', 'The Fuggers’ fortress with the largest cellars around.', 'Stop in Modra for blue pottery and Frankovka.', { children: true, way: { text: 'Bus via Modra, or car', minutes: 60 } }],
    ['Trnava', 'day trip', 48.3776, 17.5876, 180, 4, 'always', 'outdoor', 'any', 'religious architecture history', 'full', 3, 'walk in', 'Little Rome: twelve churches inside whole walls.', 'Climb the town tower; the university church is a theatre of gold.', { way: { text: 'Train', minutes: 30 } }],
  ],
}
