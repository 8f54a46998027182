import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 130, 'mid-range': 270, luxury: 520 },
  icons: ['Reine', 'Reinebringen', 'Hamnøy', 'Henningsvær', 'Haukland Beach'],
  insights: [
    ['culture', 'Cod made these islands', 'Stockfish has been dried on racks here since Viking times; red cabins on stilts housed the winter fishermen.', 'low', 4.5, '1 to 2 days', 'February to April, June to August'],
    ['food', 'Stockfish, skrei and cinnamon buns', 'Skrei cod is fresh from January to April; the bakery in Å still heats an oven of the 1840s in summer.', 'low', 4.4, 'Every meal', 'January to April'],
    ['activities', 'Short, steep hikes', 'Most peaks are under a thousand metres and start at the sea; paths are wet, steep and worth it.', 'medium', 4.8, '3 to 5 days', 'June to September'],
    ['transportation', 'One road, the E10', 'A car is the sensible way; buses are few, and the ferry from Bodø lands at Moskenes.', 'medium', 4.1, '', 'May to September'],
    ['weather', 'Mild for its latitude, never dull', 'The sea keeps winters near zero; wind and rain change by the hour and the sun stays up from late May to mid-July.', 'low', 4, '', 'June to August, February to April'],
    ['tips', 'Parking and camping have rules', 'Car parks at trailheads are paid and small; wild camping is banned at several beaches, so read the signs.', 'medium', 4.3, '', 'June to August'],
  ],
  festivals: [
    ['Lofotr Viking Festival', 'usually 07-28/08-12', 'Five days of crafts, games and battles around the longhouse.', 'festival', 'Borg', 25, 4],
    ['World Cod Fishing Championship', 'usually 03-18/03-31', 'Hundreds of anglers and a town in fishing mood.', 'sport', 'Svolvær', 0, 3],
  ],
  places: [
    ['Reine', 'quarter', 67.9325, 13.0895, 90, 0, 'always', 'outdoor', 'morning', 'photography nature food', 'partial', 5, 'walk in', 'Red cabins on a fjord walled by peaks, the picture of the islands.', 'Photograph from the bridge on the main road just before the village.'],
    ['Reinebringen', 'nature', 67.927, 13.0715, 210, 0, 'always', 'outdoor', 'morning', 'adventure nature photography', 'poor', 5, 'walk in', 'Two thousand stone steps to the most famous view of Lofoten.', 'Park in Reine and walk; go early, and not in wet or ice.', { season: [6, 9] }],
    ['Hamnøy', 'viewpoint', 67.9464, 13.1318, 40, 0, 'always', 'outdoor', 'morning', 'photography', 'partial', 5, 'walk in', 'Cabins on a rock below a peak, seen from the old bridge.', 'Stand on the pavement of the bridge, never on the road.'],
    ['Sakrisøy', 'food', 67.9411, 13.1128, 60, 20, 'daily 11-17', 'both', 'any', 'food photography', 'partial', 3, 'walk in', 'A yellow island with a fish shop that serves burgers and dried cod.', 'Outside summer the kitchen keeps shorter days; the view stays.', { children: true, season: [4, 10] }],
    ['Fiskekrogen', 'food', 68.1528, 14.2032, 90, 45, 'daily 13-21', 'both', 'any', 'food', 'partial', 3, 'book', 'Cod, stockfish and fish soup on the quay of Henningsvær.', 'The soup is lunch enough; opening days shrink outside summer.', { season: [3, 9] }],
    ['Å i Lofoten', 'quarter', 67.8792, 12.9826, 75, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 4, 'walk in', 'The village at the end of the road with the shortest name.', 'Walk past the car park to the headland and the open sea.'],
    ['Norwegian Fishing Village Museum', 'museum', 67.8797, 12.9828, 90, 12, 'Mo-Fr 10-15', 'both', 'any', 'history', 'poor', 3, 'walk in', 'Boathouse, bakery, cod-liver oil works and a shop of the nineteenth century.', 'In summer it opens daily until six and bakes cinnamon buns.', { children: true }],
    ['Nusfjord', 'quarter', 68.0351, 13.3477, 90, 10, 'daily 9-18', 'outdoor', 'any', 'history photography food', 'partial', 4, 'walk in', 'A whole fishing harbour of cabins and sheds kept as it was.', 'There is an entrance fee in summer; come at either end of the day.', { children: true }],
    ['Ramberg Beach', 'beach', 68.0905, 13.2303, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'White sand and turquoise water beside the road.', 'The water hardly passes twelve degrees, which stops few children.', { children: true }],
    ['Haukland Beach', 'beach', 68.1989, 13.5297, 90, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 5, 'walk in', 'Often called the finest beach of Norway, in a bowl of hills.', 'A flat track round the headland leads on to Uttakleiv.', { children: true }],
    ['Uttakleiv in the midnight sun', 'evening', 68.2103, 13.5014, 120, 0, 'always', 'outdoor', 'night', 'nature photography', 'partial', 4, 'walk in', 'A pebble and sand bay open to the north, where the sun does not set in June.', 'Parking is paid; in winter the same bay is good for northern lights.', { season: [5, 7] }],
    ['Unstad Beach', 'beach', 68.268, 13.583, 120, 0, 'always', 'outdoor', 'afternoon', 'adventure nature', 'partial', 3, 'walk in', 'Surfers ride Arctic waves in a green bay.', 'The surf school rents thick wetsuits and a sauna for afterwards.'],
    ['Lofotr Viking Museum', 'museum', 68.2446, 13.755, 120, 24, 'Tu-Sa 11-16', 'both', 'any', 'history', 'full', 4, 'walk in', 'The largest Viking house ever found, rebuilt at full length.', 'In summer it opens daily, with a ship to row on the lake.', { children: true }],
    ['Henningsvær', 'quarter', 68.1531, 14.2019, 150, 0, 'always', 'outdoor', 'any', 'food art photography', 'partial', 5, 'walk in', 'A village on islets with galleries, climbers’ café and a famous football pitch.', 'Leave the car outside: the lanes are narrow and parking is scarce.'],
    ['Svolvær', 'day trip', 68.2342, 14.5683, 240, 0, 'always', 'outdoor', 'any', 'food nature adventure', 'partial', 3, 'walk in', 'The largest town, from where boats leave for the Trollfjord.', 'Book the silent electric boat for the fjord ahead in summer.', { children: true, way: { text: 'Car along the E10', minutes: 120 } }],
  ],
}
