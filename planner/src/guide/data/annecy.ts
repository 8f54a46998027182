import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 215, luxury: 460 },
  icons: ['Annecy Old Town', 'Palais de l’Île', 'Lake Annecy'],
  insights: [
    ['culture', 'The town of Saint Francis', 'When Geneva turned Protestant its bishop moved here; Francis de Sales preached in these arcades and lies above them.', 'medium', 4.4, '1 to 2 days', 'All year round'],
    ['food', 'Reblochon and fera', 'Tartiflette, fondue and fish from the lake; the cheese comes from Thônes, half an hour uphill.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Round the lake', 'Forty kilometres by bicycle, most on a path of its own; paragliders come down at Doussard all day.', 'high', 4.8, '1 day', 'May to October'],
    ['transportation', 'On foot and by boat', 'The old town is free of cars; boats and buses serve the lake villages, and in summer the road is one long queue.', 'medium', 4.3, '', 'May to September'],
    ['weather', 'Alpine lake', 'Swimming from mid-June to September, snow on the hills from December; showers come in the afternoon.', 'low', 4.3, '', 'May to September'],
    ['tips', 'Swim early', 'Beaches at Impérial and Albigny fill by eleven; the water is clean enough to drink.', 'high', 4.5, '', 'June to September'],
  ],
  festivals: [
    ['Fête du Lac', '1st saturday in August', 'The largest fireworks of France on the water, with music.', 'festival', 'Lake shore', 15, 5],
    ['Animation Film Festival', 'usually 06-06/06-16', 'The world’s cartoon makers, with free films on the lawn of the Pâquier.', 'culture', 'Bonlieu and Pâquier', 15, 4],
    ['Venetian Carnival', 'usually 02-15/03-15', 'Silent masks walk by the canals for a weekend.', 'festival', 'Old town', 0, 4],
  ],
  quarters: {
    'Old town': ['Annecy Old Town', 'Palais de l’Île', 'Annecy Castle', 'Notre-Dame-de-Liesse', 'Saint Peter’s Cathedral', 'Old Town Market', 'Le Freti', 'La Ciboulette', 'Captain Pub'],
    'Lake shore': ['Lake Annecy', 'Jardins de l’Europe and Lovers’ Bridge', 'Pâquier', 'Impérial Beach'],
  },
  places: [
    ['Annecy Old Town', 'quarter', 45.8987, 6.1259, 90, 0, 'always', 'outdoor', 'morning', 'photography history architecture', 'partial', 5, 'walk in', 'Arcades, geraniums and bridges over the Thiou, which leaves the lake here.', 'Before nine the water is still and so are the lanes.'],
    ['Palais de l’Île', 'sight', 45.8987, 6.1272, 40, 5, 'We-Mo 10-12 14-17', 'indoor', 'any', 'history photography', 'poor', 5, 'walk in', 'A prison like a stone ship in the middle of the stream.', 'The picture is from Pont Perrière; inside is a small town museum.'],
    ['Annecy Castle', 'museum', 45.8978, 6.1262, 75, 8, 'We-Mo 10-12 14-17', 'both', 'any', 'history art', 'poor', 3, 'walk in', 'The towers of the Counts of Geneva over the roofs, with lake fish and alpine art.', 'In summer it stays open through noon.', { children: true }],
    ['Lake Annecy', 'nature', 45.8912, 6.1436, 75, 20, 'daily 10-18', 'outdoor', 'any', 'nature photography', 'full', 5, 'walk in', 'An hour on a boat along villas, castles and cliffs of the bluest lake.', 'Sit on the right for Menthon and Talloires.', { children: true, season: [4, 10] }],
    ['Jardins de l’Europe and Lovers’ Bridge', 'park', 45.8998, 6.1318, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'Giant trees and an iron bridge over the Vassé canal.', 'The bridge looks two ways: boats and lake.', { children: true }],
    ['Pâquier', 'park', 45.9020, 6.1350, 60, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 4, 'walk in', 'A wide lawn where the town lies down, with mountains for a wall.', 'Paddle boats are rented along the edge.', { children: true }],
    ['Impérial Beach', 'beach', 45.9032, 6.1456, 150, 6, 'daily 10-19', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Lawns, slides and a diving tower under the belle-époque palace.', 'Albigny, a little farther, is free.', { children: true, season: [6, 9] }],
    ['Basilica of the Visitation', 'religious', 45.8911, 6.1255, 40, 0, 'daily 8-18:30', 'both', 'afternoon', 'religious photography', 'partial', 3, 'walk in', 'White above the town with the shrines of two saints and a carillon.', 'The lawn in front is a fine place for the evening.'],
    ['Notre-Dame-de-Liesse', 'religious', 45.8995, 6.1254, 20, 0, 'daily 9-18:30', 'indoor', 'any', 'religious history', 'full', 2, 'walk in', 'A leaning tower and a front of columns on a quiet square.', 'Pilgrims came every seven years for pardon.'],
    ['Saint Peter’s Cathedral', 'religious', 45.8996, 6.1263, 25, 0, 'daily 9-18', 'indoor', 'any', 'religious history', 'full', 2, 'walk in', 'Where Francis de Sales was bishop and Rousseau sang in the choir.', 'The organ is played at noon in summer.'],
    ['Old Town Market', 'market', 45.8986, 6.1250, 60, 10, 'Tu+Fr+Su 7-13', 'outdoor', 'morning', 'markets food', 'partial', 4, 'walk in', 'Cheeses, sausages and honey under the arcades of Rue Sainte-Claire.', 'Sunday is the largest; buy reblochon from a farmer.'],
    ['Le Freti', 'food', 45.8983, 6.1250, 90, 32, 'daily 18:45-22', 'both', 'evening', 'food', 'poor', 3, 'walk in', 'Fondue, raclette and tartiflette over a cheese shop.', 'Ask for half portions; it is heavy.', { children: true }],
    ['La Ciboulette', 'food', 45.9012, 6.1252, 105, 75, 'We-Sa 12-13:30 19:30-21:30', 'both', 'any', 'food', 'partial', 3, 'book', 'A starred table in a courtyard, with lake fish and herbs.', 'Lunch on weekdays is the fair price.'],
    ['Café des Arts', 'food', 45.8988, 6.1275, 75, 24, 'daily 8:30-24', 'outdoor', 'any', 'food nightlife', 'partial', 3, 'walk in', 'Tables around the old prison for salads, tarts and a glass in the evening.', 'Jazz on some summer nights.', { children: true }],
    ['Captain Pub', 'evening', 45.8993, 6.1283, 105, 15, 'daily 11-26', 'both', 'night', 'nightlife music', 'partial', 2, 'walk in', 'A pub on the canal with many beers and bands.', 'The terrace is heated in winter.'],
    ['Semnoz', 'viewpoint', 45.7992, 6.1043, 150, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'partial', 4, 'walk in', 'The town’s own mountain of 1,699 metres, with Mont Blanc and the lake below.', 'A summer bus drives up; sledges in winter.', { children: true }],
    ['Talloires and Roc de Chère', 'nature', 45.8413, 6.2137, 180, 0, 'always', 'outdoor', 'any', 'nature food photography', 'partial', 4, 'walk in', 'An abbey bay below cliffs, with a wooded headland to walk.', 'Boat there, bus back; the belvedere path takes two hours.', { children: true, season: [4, 10] }],
    ['Château de Menthon', 'sight', 45.8574, 6.2010, 75, 13, 'Fr-Su 14-18', 'indoor', 'afternoon', 'history architecture', 'poor', 3, 'walk in', 'One family has lived here for a thousand years in something like Disney’s model.', 'Costumed tours on summer weekends.', { children: true, season: [5, 9] }],
    ['Gorges du Fier', 'day trip', 45.9024, 6.0430, 150, 7, 'daily 9:30-18', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A footbridge on a wall twenty-five metres above a roaring slit.', 'Montrottier castle is on the same bus.', { children: true, season: [4, 10], town: 'Lovagny', way: { text: 'Bus or train to Lovagny', minutes: 30 } }],
  ],
}
