import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 170, luxury: 390 },
  icons: ['Heidelberg Castle', 'Old Bridge', 'Philosophers’ Way', 'Heidelberg Altstadt'],
  insights: [
    ['culture', 'The ruin that made poets', 'French troops blew up the castle in 1689 and 1693; Turner, Goethe and Twain came for what was left.', 'high', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Students’ kisses and Palatine plates', 'A chocolate that once passed between the sexes; taverns with carved tables.', 'low', 4.1, 'Every meal', 'All year round'],
    ['activities', 'Two hills and a river', 'Up the Königstuhl by rail of 1907, along the other bank on foot, on the Neckar by solar boat.', 'medium', 4.6, '1 day', 'April to October'],
    ['transportation', 'Bus from the station', 'The old town is twenty minutes’ walk or bus 20 and 33 from the main station.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Warmest corner of Germany', 'Almonds and figs grow on the Philosophers’ Way; July near 26 degrees.', 'low', 4.4, '', 'April to October'],
    ['tips', 'Cross the river at dusk', 'The castle glows red from the north bank; coaches are gone.', 'medium', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Castle Illuminations', 'usually 06-01/09-10', 'On three nights the ruin burns in red Bengal light, with fireworks.', 'festival', 'Old Bridge', 0, 5],
    ['Heidelberg Castle Festival', 'usually 06-15/08-05', 'Theatre and music in the courtyard.', 'music', 'Castle', 45, 4],
    ['Christmas Market', 'usually 11-24/12-22', 'On five squares and an ice rink below the castle.', 'market', 'Altstadt', 0, 4],
  ],
  places: [
    ['Heidelberg Castle', 'sight', 49.4106, 8.7154, 120, 11, 'daily 9-18', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Renaissance fronts without rooms, the giant vat and a terrace over the town.', 'The ticket includes the funicular and the pharmacy museum.', { children: true }],
    ['Heidelberg Altstadt', 'quarter', 49.4119, 8.7089, 75, 0, 'always', 'outdoor', 'any', 'architecture shopping history', 'full', 5, 'walk in', 'A mile of main street from Bismarckplatz to Karlstor, with lanes beside.', 'Leave Hauptstrasse for Untere and Ingrimstrasse.'],
    ['Church of the Holy Spirit', 'viewpoint', 49.4121, 8.7097, 40, 4, 'Mo-Sa 11-17, Su 12:30-17', 'both', 'any', 'religious photography', 'poor', 3, 'walk in', 'The church on the market with stalls between its buttresses.', 'Two hundred steps up the tower.'],
    ['Old Bridge', 'sight', 49.4142, 8.7097, 30, 0, 'always', 'outdoor', 'morning', 'architecture photography', 'full', 5, 'walk in', 'Red sandstone arches and twin helmets over the Neckar.', 'Touch the brass monkey’s mirror for money, his fingers to return.', { children: true }],
    ['Philosophers’ Way', 'nature', 49.4169, 8.7022, 75, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 5, 'walk in', 'The sunny path opposite, with the whole picture of town and castle.', 'Up the Schlangenweg from the bridge: 400 steps of vine walls.'],
    ['Student Prison', 'museum', 49.4107, 8.7076, 45, 7, 'Mo-Sa 10:30-16', 'indoor', 'any', 'history art', 'poor', 4, 'walk in', 'Where rowdy students sat and painted every inch.', 'The ticket has the university’s old hall too.', { children: true }],
    ['Palatine Museum', 'museum', 49.4112, 8.7041, 75, 4, 'Tu-Su 10-18', 'indoor', 'any', 'art history', 'partial', 3, 'walk in', 'Riemenschneider’s altar of the apostles and the jaw of Homo heidelbergensis.', 'The garden restaurant is a find.'],
    ['Königstuhl', 'viewpoint', 49.3984, 8.7282, 105, 16, 'daily 9-20', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'Two funiculars, the upper of wood, to 568 metres.', 'The Himmelsleiter has 1,200 steps down to the castle.', { children: true }],
    ['Heiligenberg and Thingstätte', 'nature', 49.4239, 8.7062, 120, 0, 'always', 'outdoor', 'any', 'history nature', 'poor', 3, 'walk in', 'Celtic rings, two ruined abbeys and an open theatre of 1935 in the woods.', 'An hour up from the Philosophers’ Way.'],
    ['Neckar solar boat', 'family', 49.4139, 8.7086, 60, 12, 'Tu-Su 10-18', 'outdoor', 'afternoon', 'nature photography', 'full', 3, 'walk in', 'A silent glass boat below the castle.', 'On hot days bring a hat: it is a greenhouse.', { children: true, season: [4, 10] }],
    ['Neckarwiese', 'park', 49.4141, 8.6913, 75, 0, 'always', 'outdoor', 'evening', 'nature', 'full', 3, 'walk in', 'Lawns by the river where students grill.', 'Pedal boats and a playground with water.', { children: true, season: [4, 10] }],
    ['Café Knösel', 'food', 49.4117, 8.7093, 45, 12, 'daily 9-22', 'both', 'afternoon', 'food history', 'partial', 3, 'walk in', 'The oldest café; round the corner its chocolate kisses are sold.', 'Buy the Studentenkuss in its red box.', { children: true }],
    ['Zum Roten Ochsen', 'food', 49.4122, 8.7137, 90, 28, 'Tu-Sa 17-23', 'indoor', 'evening', 'food music history', 'poor', 4, 'book', 'Six generations of one family; Bismarck and Twain drank here.', 'A pianist plays on many nights.'],
    ['Kulturbrauerei', 'food', 49.4129, 8.7118, 75, 22, 'daily 11-24', 'both', 'any', 'food nightlife', 'partial', 3, 'walk in', 'House beer and roast in a hall with painted beams.', 'The garden opens in May.', { children: true }],
    ['Schnookeloch', 'food', 49.4128, 8.7091, 75, 22, 'daily 11-24', 'both', 'any', 'food history', 'poor', 3, 'walk in', 'A student tavern of 1703, walls full of caps and photographs.', 'Maultaschen in broth for lunch.'],
    ['Untere Strasse', 'evening', 49.4125, 8.7079, 105, 18, 'daily 18-26', 'both', 'night', 'nightlife music', 'partial', 3, 'walk in', 'The bar street between main street and river.', 'Thursday is the students’ Saturday.'],
    ['Schwetzingen Palace', 'day trip', 49.3846, 8.5693, 180, 9, 'daily 9-16:30', 'outdoor', 'any', 'architecture nature', 'full', 4, 'walk in', 'Gardens with a mosque, a bath house and an end-of-the-world picture.', 'Cherry blossom in April; asparagus in the town until June.', { children: true, way: { text: 'Bus or train', minutes: 35 } }],
    ['Speyer', 'day trip', 49.3172, 8.4424, 210, 0, 'daily 9-19', 'both', 'any', 'religious history architecture', 'full', 4, 'walk in', 'The largest Romanesque church standing, with eight emperors below.', 'The Technik Museum has a jumbo jet on stilts.', { children: true, way: { text: 'S-Bahn', minutes: 50 } }],
  ],
}
