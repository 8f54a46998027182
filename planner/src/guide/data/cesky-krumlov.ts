import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 125, luxury: 280 },
  icons: ['Český Krumlov Castle', 'Castle Tower', 'Svornosti Square', 'Cloak Bridge', 'Vltava by raft'],
  insights: [
    ['culture', 'A Renaissance town in a loop', 'Rosenbergs, Eggenbergs and Schwarzenbergs left a castle with its own baroque theatre.', 'high', 4.7, '1 to 2 days', 'April to October'],
    ['food', 'Dumplings, trout and Budvar', 'Cellars roast over open fire; real Budweiser is brewed thirty minutes away.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Float through town', 'Rafts and canoes slide down the weirs below the castle from May to September.', 'medium', 4.6, 'Half a day', 'May to September'],
    ['transportation', 'Bus from Prague', 'Direct coaches take under three hours; the station is ten minutes above the square.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Cool hills', 'At 500 metres nights are fresh even in July; January is quiet and white.', 'low', 4, '', 'May to September, December'],
    ['tips', 'Stay after five', 'Day guests from Prague leave; the empty lanes by lamp are the town’s best hour.', 'high', 4.7, '', 'April to October'],
  ],
  festivals: [
    ['Five-Petalled Rose', 'usually 06-17/06-24', 'Knights, markets and a torch walk in the town of the Rosenbergs.', 'festival', 'Old town', 20, 5],
    ['Krumlov Music Festival', 'usually 07-10/08-05', 'Concerts in castle and brewery garden.', 'music', 'Castle', 40, 4],
  ],
  places: [
    ['Český Krumlov Castle', 'museum', 48.8127, 14.3152, 90, 12, 'Tu-Su 9-17', 'both', 'morning', 'history architecture', 'poor', 5, 'book', 'Forty buildings on a rock; tours show the masquerade hall and golden coach.', 'Courtyards are free; bears live in the moat.', { children: true, season: [4, 10] }],
    ['Castle Tower', 'viewpoint', 48.8125, 14.3163, 45, 8, 'daily 9-17', 'both', 'any', 'history photography', 'poor', 5, 'walk in', 'The painted round tower, 162 steps over the river’s loop.', 'The museum ticket includes it; open in winter too, without Mondays.', { children: true }],
    ['Cloak Bridge', 'viewpoint', 48.8121, 14.3128, 25, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'partial', 5, 'walk in', 'Three storeys of arches over the gorge, with the town framed below.', 'Walk on five minutes for the terrace with the best view.'],
    ['Castle Theatre', 'museum', 48.812, 14.3122, 50, 17, 'Tu-Su 10-15', 'indoor', 'any', 'history music', 'poor', 4, 'book', 'A baroque stage with its machines, scenes and costumes intact.', 'Groups of twenty, a few a day: reserve.', { season: [5, 10] }],
    ['Castle Garden', 'park', 48.8091, 14.3071, 60, 0, 'daily 8-19', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Clipped hedges, a cascade and a theatre that turns with its audience.', 'A level walk from the Cloak Bridge.', { children: true, season: [4, 10] }],
    ['Svornosti Square', 'sight', 48.8109, 14.3152, 40, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'full', 5, 'walk in', 'Pastel arcades round a plague column.', 'Early, when chairs are still stacked.'],
    ['Church of Saint Vitus', 'religious', 48.8103, 14.3163, 25, 0, 'daily 9-18', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The slender Gothic counterpart of the castle tower.', 'Its net vault is among the first of its kind.'],
    ['Egon Schiele Art Centrum', 'museum', 48.8101, 14.3139, 75, 10, 'Tu-Su 10-18', 'indoor', 'any', 'art', 'partial', 4, 'walk in', 'Letters and drawings of the painter whose mother came from here.', 'In a brewery of 1608; changing shows on three floors.'],
    ['Seidel Photographic Studio', 'museum', 48.8085, 14.3168, 60, 8, 'daily 9-17', 'indoor', 'any', 'history art', 'poor', 4, 'walk in', 'A portrait studio as left, with painted skies and glass plates.', 'Have your own picture taken in old dress.', { children: true }],
    ['Latrán and the Minorite Monastery', 'quarter', 48.8136, 14.318, 75, 8, 'always', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'The lower town’s crooked street up to cloisters with workshops.', 'Try old crafts in the monastery; children love the kitchen.', { children: true }],
    ['Vltava by raft', 'nature', 48.8074, 14.3123, 120, 25, 'daily 9-18', 'outdoor', 'afternoon', 'adventure nature', 'poor', 5, 'walk in', 'Two weirs and every view of the castle from the water.', 'The short run takes half an hour, Zlatá Koruna three.', { children: true, season: [5, 9] }],
    ['Seminar Garden', 'viewpoint', 48.8105, 14.3174, 20, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 4, 'walk in', 'A terrace by the museum with river, roofs and tower together.', 'Lit until late: bring a tripod.'],
    ['Krčma v Šatlavské', 'food', 48.8106, 14.3158, 90, 22, 'daily 11-24', 'indoor', 'any', 'food history', 'poor', 4, 'book', 'Meat over an open fire in the old gaol.', 'Reserve; in the evening all tables are taken by seven.'],
    ['U Dwau Maryí', 'food', 48.8115, 14.316, 75, 14, 'daily 11-22', 'both', 'any', 'food history', 'partial', 3, 'walk in', 'Millet, barley and mead after old Bohemian recipes, by the river.', 'The Old Bohemian Feast plate is for two.', { children: true, season: [4, 10] }],
    ['Cikánská Jizba', 'evening', 48.8118, 14.3142, 90, 16, 'Mo-Sa 15-24', 'indoor', 'evening', 'food music nightlife', 'poor', 3, 'walk in', 'A Roma tavern with goulash and bands at weekends.', 'Friday and Saturday for the fiddles.'],
    ['Zlatá Koruna', 'day trip', 48.8551, 14.3711, 150, 8, 'Tu-Su 9-16', 'both', 'any', 'religious history architecture', 'partial', 3, 'walk in', 'A Cistercian abbey above the river, quiet and whole.', 'Walk or raft there; the train goes back.', { season: [4, 10], town: 'Zlatá Koruna', way: { text: 'Train or bike', minutes: 20 } }],
    ['Hluboká Castle', 'day trip', 49.0511, 14.4413, 210, 15, 'Tu-Su 9-16:30', 'both', 'any', 'architecture history', 'partial', 4, 'book', 'Windsor dreamed again in white by the Schwarzenbergs.', 'Combine with the square and brewery of České Budějovice.', { children: true, town: 'Hluboká nad Vltavou', way: { text: 'Bus via České Budějovice', minutes: 70 } }],
  ],
}
