import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 175, luxury: 400 },
  icons: ['Cité of Carcassonne', 'Château Comtal and Ramparts', 'Basilica of Saint-Nazaire'],
  insights: [
    ['culture', 'Cathars and a restorer', 'The crusade against heretics took the town in 1209; Viollet-le-Duc gave it its pointed hats six centuries later.', 'high', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Cassoulet country', 'Castelnaudary, Toulouse and Carcassonne each say theirs is the true one; here a partridge may go in.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Castles in the sky', 'Lastours, Quéribus and Peyrepertuse cling to crests in the Corbières; each is a short stiff walk.', 'medium', 4.7, '1 to 2 days', 'March to November'],
    ['transportation', 'Two towns, one bridge', 'The station is in the lower town; the Cité is twenty-five minutes on foot across the Old Bridge, or a shuttle in summer.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Sun and two winds', 'Dry and hot in summer; the Cers and the Marin blow in turn.', 'low', 4.3, '', 'April to June, September, October'],
    ['tips', 'Stay until the lamps', 'The lanes empty after six; from the Aude the lit walls are at their best.', 'high', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Bastille Day fireworks', '07-14', 'The walls seem to burn: one of the greatest fireworks of France.', 'festival', 'Banks of the Aude', 0, 5],
    ['Festival de Carcassonne', 'usually 07-01/07-31', 'Opera, pop and theatre inside the Cité.', 'music', 'Théâtre Jean-Deschamps', 50, 4],
    ['Magic of Christmas', 'usually 12-05/01-03', 'Stalls and an ice rink in the lower town.', 'market', 'Place Carnot', 0, 2],
  ],
  quarters: {
    'Cité': ['Cité of Carcassonne', 'Château Comtal and Ramparts', 'Basilica of Saint-Nazaire', 'Narbonne Gate', 'Lices', 'Comte Roger', 'Auberge des Lices'],
    'Lower town': ['Place Carnot', 'Museum of Fine Arts', 'Canal du Midi port', 'Saint-Michel Cathedral', 'Old Bridge', 'L’Artichaut'],
  },
  places: [
    ['Cité of Carcassonne', 'sight', 43.2063, 2.3640, 90, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Fifty-two towers and two rings of walls round a small living town.', 'Enter by the Aude Gate on the west: it is steep and empty.', { children: true }],
    ['Château Comtal and Ramparts', 'sight', 43.2069, 2.3632, 105, 15, 'daily 10-17', 'both', 'any', 'history architecture photography', 'partial', 5, 'book', 'The counts’ castle and the walk on the walls, with the Pyrenees on clear days.', 'Take the western ramparts too: the ticket covers both.', { children: true }],
    ['Basilica of Saint-Nazaire', 'religious', 43.2050, 2.3632, 40, 0, 'daily 9-17', 'indoor', 'afternoon', 'religious art architecture', 'full', 5, 'walk in', 'Romanesque nave, Gothic choir and the best glass of the south.', 'Four men sing Slavic chant here on many days: stay for one.'],
    ['Narbonne Gate', 'sight', 43.2066, 2.3663, 25, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'The main gate with its drawbridge and Dame Carcas, who threw a fat pig.', 'Her bust is a copy; the legend is too.', { children: true }],
    ['Lices', 'park', 43.2079, 2.3644, 50, 0, 'always', 'outdoor', 'evening', 'history photography nature', 'partial', 4, 'walk in', 'The grass ring between the two walls, where knights rode and cats live.', 'Walk the west side at sunset.', { children: true }],
    ['Old Bridge', 'viewpoint', 43.2117, 2.3591, 30, 0, 'always', 'outdoor', 'evening', 'photography history', 'full', 4, 'walk in', 'Twelve arches of the fourteenth century and the picture of the Cité.', 'Go down to the river path for the reflection.'],
    ['Saint-Michel Cathedral', 'religious', 43.2107, 2.3510, 25, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture', 'full', 2, 'walk in', 'The lower town’s cathedral, like a hall with one nave.', 'It is on the way from the Cité to the station.'],
    ['Place Carnot', 'market', 43.2130, 2.3511, 60, 10, 'Tu+Th+Sa 8-13', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'Neptune’s fountain amid fruit, olives and flowers.', 'Sit down at a terrace after the market.'],
    ['Museum of Fine Arts', 'museum', 43.2123, 2.3553, 60, 0, 'Tu-Sa 10-12 14-18', 'indoor', 'any', 'art', 'partial', 2, 'walk in', 'Dutch and French painters and faience in the old court.', 'Free, and good for a hot hour.'],
    ['Canal du Midi port', 'sight', 43.2178, 2.3515, 75, 13, 'daily 10-18', 'outdoor', 'afternoon', 'nature history', 'full', 4, 'walk in', 'Riquet’s canal of 1681 passes below the station; boats go to the locks and back.', 'Walk or cycle an hour under the planes instead.', { children: true, season: [4, 10] }],
    ['Lac de la Cavayère', 'beach', 43.1873, 2.4070, 150, 0, 'always', 'outdoor', 'afternoon', 'nature adventure', 'partial', 3, 'walk in', 'A bathing lake with a tree course among pines.', 'Bus from the centre in July and August.', { children: true, season: [6, 9] }],
    ['Comte Roger', 'food', 43.2062, 2.3643, 90, 48, 'Tu-Sa 12-13:30 19-21:30', 'both', 'any', 'food', 'partial', 3, 'book', 'The cassoulet that cooks respect, inside the walls.', 'The arbour terrace is the place in the evening.'],
    ['Auberge des Lices', 'food', 43.2055, 2.3643, 75, 32, 'Th-Mo 12-14 19-21:30', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Duck, lamb and a shady court away from the stream of people.', 'The lunch menu is honest.', { children: true }],
    ['L’Artichaut', 'food', 43.2129, 2.3505, 75, 28, 'Mo-Sa 12-14 19-22', 'both', 'any', 'food', 'partial', 2, 'walk in', 'Burgers, tartare and salads on Place Carnot for half of the Cité’s price.', 'Walk back over the Old Bridge by night.'],
    ['Place Marcou', 'evening', 43.2067, 2.3648, 90, 18, 'daily 17-25', 'outdoor', 'evening', 'food nightlife', 'full', 3, 'walk in', 'Lamps in the trees and tables from wall to wall.', 'Take a drink here and eat elsewhere.', { children: true }],
    ['Lastours Castles', 'day trip', 43.3356, 2.3794, 210, 9, 'daily 10-17', 'outdoor', 'morning', 'history nature photography', 'poor', 4, 'walk in', 'Four Cathar towers on one ridge among cypresses.', 'The belvedere across the valley is in the ticket.', { children: true, season: [3, 11], way: { text: 'Car', minutes: 30 } }],
    ['Minerve', 'day trip', 43.3550, 2.7460, 210, 0, 'always', 'outdoor', 'any', 'history food photography', 'partial', 3, 'walk in', 'A village on a spur between gorges, with natural bridges to walk through.', 'Taste Minervois in the cellar by the ruin.', { way: { text: 'Car', minutes: 50 } }],
    ['Narbonne', 'day trip', 43.1846, 3.0037, 270, 10, 'always', 'outdoor', 'any', 'history food architecture', 'full', 4, 'walk in', 'A cathedral left half done, a Roman road in the square and the Narbo Via museum.', 'Eat at a counter of Les Halles, where orders for meat are shouted and thrown.', { town: 'Narbonne', way: { text: 'Train', minutes: 35 } }],
  ],
}
