import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 215, luxury: 430 },
  icons: ['Abbey of Mont-Saint-Michel', 'Ramparts of Mont-Saint-Michel', 'Walls of Saint-Malo'],
  insights: [
    ['culture', 'A rock for the archangel', 'Monks piled church on church for a thousand years; it was a fortress, a prison and again an abbey.', 'high', 4.9, '1 day', 'All year round'],
    ['food', 'Salt lamb, omelettes and oysters', 'Lambs graze on meadows the sea covers; Cancale’s oysters are eaten on the wall, shells thrown to the beach.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Across the bay on foot', 'At low tide a guide leads walkers barefoot over sand and rivers, with quicksand to try.', 'medium', 4.7, 'Half a day', 'April to October'],
    ['transportation', 'Park and shuttle', 'Cars stay on the mainland; free shuttles and a path over the bridge lead in. Trains and buses come by Pontorson and Rennes.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Tides matter more than sun', 'The sea returns at a galloping pace up to fifteen metres; at the highest tides the rock is an island again.', 'low', 4.1, '', 'May to September'],
    ['tips', 'Come at five', 'Day visitors leave by late afternoon; those who sleep on the rock or at its foot have it at dusk and dawn.', 'high', 4.8, '', 'All year round'],
  ],
  festivals: [
    ['Great tides', 'usually 09-05/10-10', 'At the equinox the sea surrounds the rock twice a day for some days.', 'culture', 'Mont-Saint-Michel', 0, 4],
    ['Summer nights in the abbey', 'usually 07-05/08-31', 'Lights and music in the halls after dark.', 'culture', 'Abbey of Mont-Saint-Michel', 18, 4],
    ['Quai des Bulles', 'usually 10-22/10-31', 'A great meeting of comics in Saint-Malo.', 'culture', 'Saint-Malo', 15, 2],
  ],
  places: [
    ['Abbey of Mont-Saint-Michel', 'religious', 48.6361, -1.5114, 120, 15, 'daily 9-18', 'indoor', 'morning', 'religious architecture history', 'poor', 5, 'book', 'The Merveille: a church on the tip of the rock with cloister and halls hung below it.', 'Take the first slot or the last; 350 steps lead up.'],
    ['Ramparts of Mont-Saint-Michel', 'viewpoint', 48.6356, -1.5098, 50, 0, 'always', 'outdoor', 'evening', 'history photography architecture', 'poor', 5, 'walk in', 'Walls and towers over the sands, the quiet way up.', 'Turn right after the gate and leave the main street to the crowd.'],
    ['Grande Rue', 'quarter', 48.6353, -1.5105, 40, 0, 'always', 'outdoor', 'evening', 'history shopping', 'poor', 3, 'walk in', 'One lane of inns and shops winds to the abbey, as it did for pilgrims.', 'After six the shutters fall and it becomes itself.'],
    ['Saint-Pierre Church on the Mount', 'religious', 48.6357, -1.5101, 20, 0, 'daily 9-19', 'indoor', 'any', 'religious history', 'poor', 3, 'walk in', 'The parish church of a few people, with a silver archangel.', 'Joan of Arc stands at the door.'],
    ['Footbridge and dam of the Couesnon', 'viewpoint', 48.6178, -1.5091, 45, 0, 'always', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'The curving bridge of 2014 and the dam that lets the river wash the sand away.', 'The picture with the mirror is from the dam at dusk.', { children: true }],
    ['Walk across the bay', 'nature', 48.6480, -1.5150, 210, 20, 'daily 9-17', 'outdoor', 'morning', 'nature adventure history', 'poor', 4, 'book', 'Barefoot over the sands with a guide, as pilgrims came.', 'Never go alone: fog and tide are fast. Shorts, and a towel for the feet.', { children: true, season: [4, 10] }],
    ['La Mère Poulard', 'food', 48.6351, -1.5104, 75, 55, 'daily 11:45-21:30', 'indoor', 'any', 'food history', 'poor', 2, 'walk in', 'Omelettes beaten in copper to a rhythm since 1888.', 'Dear for eggs; watching from the door is free.'],
    ['La Ferme Saint-Michel', 'food', 48.6126, -1.5103, 90, 38, 'daily 12-14 19-21', 'both', 'any', 'food', 'full', 3, 'book', 'Salt-meadow lamb and mussels in a farm near the car parks.', 'The lamb is roasted pink unless you speak up.', { children: true }],
    ['Auberge Saint-Pierre', 'food', 48.6352, -1.5105, 75, 35, 'daily 12-21', 'both', 'any', 'food history', 'poor', 2, 'walk in', 'Galettes, mussels and fish under the walls, in a half-timbered inn.', 'The back terrace against the wall is out of the wind.', { children: true }],
    ['Walls of Saint-Malo', 'day trip', 48.6493, -2.0257, 300, 0, 'always', 'outdoor', 'afternoon', 'history photography nature', 'partial', 5, 'walk in', 'A granite corsair town walked round on its ramparts, with beaches below.', 'At low tide cross to Grand Bé and Chateaubriand’s grave; watch the clock.', { children: true, town: 'Saint-Malo', way: { text: 'Car, or bus by Pontorson', minutes: 60 } }],
    ['Cancale', 'day trip', 48.6705, -1.8520, 210, 20, 'always', 'outdoor', 'any', 'food nature photography', 'partial', 4, 'walk in', 'Oyster beds as far as the tide goes, and stalls that open a dozen for you.', 'On clear days the Mount stands across the bay.', { children: true, town: 'Cancale', way: { text: 'Car along the bay', minutes: 50 } }],
    ['Dinan', 'day trip', 48.4546, -2.0446, 270, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'Timbered lanes fall from a walled town to a harbour on the Rance.', 'Rue du Jerzual is steep: go down it and take the small train up.', { town: 'Dinan', way: { text: 'Car', minutes: 60 } }],
    ['Scriptorial in Avranches', 'day trip', 48.6853, -1.3606, 150, 9, 'Tu-Sa 10-13 14-18', 'indoor', 'any', 'history art religious', 'full', 3, 'walk in', 'The manuscripts the monks wrote, kept since the Revolution behind the town wall.', 'The botanical garden nearby looks down on the whole bay.', { town: 'Avranches', way: { text: 'Car', minutes: 30 } }],
    ['Bec d’Andaine', 'beach', 48.6936, -1.5066, 75, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 3, 'walk in', 'The dunes of Genêts, from where pilgrims set out and the Mount stands across the sands.', 'Watch the tide come in from the dune, an hour before high water.', { children: true }],
    ['Mont-Saint-Michel by night', 'evening', 48.6330, -1.5092, 60, 0, 'always', 'outdoor', 'night', 'photography', 'full', 4, 'walk in', 'The lit rock from the causeway when the shuttles are nearly empty.', 'Shuttles run until one in the morning in season.'],
  ],
}
