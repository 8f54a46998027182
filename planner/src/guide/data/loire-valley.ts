import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 210, luxury: 450 },
  icons: ['Château de Chenonceau', 'Château de Chambord', 'Royal Château of Amboise', 'Clos Lucé'],
  insights: [
    ['culture', 'The court in the country', 'For a century and a half kings lived and hunted here; Italy came with them, and with it Leonardo.', 'high', 4.8, '3 to 4 days', 'April to October'],
    ['food', 'Goat’s cheese, rillettes and Vouvray', 'Sainte-Maure has a straw through it; the wines are light and stored in caves.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'The Loire by bicycle', 'Eight hundred signed kilometres, mostly flat; bikes can be left in another town.', 'medium', 4.8, '2 days', 'April to October'],
    ['transportation', 'Car or bicycle', 'Trains link Tours, Amboise and Blois; Chambord and Villandry need a car, a bus in season or a minibus tour.', 'medium', 4, '', 'April to October'],
    ['weather', 'Soft', 'Gardens bloom from April; July and August are warm, November brings mist over the river.', 'low', 4.3, '', 'May to September'],
    ['tips', 'Two castles a day', 'More blur together; begin one at opening and keep the garden for the evening.', 'medium', 4.6, '', 'April to October'],
  ],
  festivals: [
    ['Garden Festival of Chaumont', 'usually 04-24/11-02', 'Thirty gardens invented anew each year.', 'festival', 'Chaumont-sur-Loire', 22, 5],
    ['Night of a Thousand Lights', 'usually 07-04/08-25', 'Two thousand candles in the gardens of Villandry on some nights.', 'culture', 'Villandry', 14, 4],
    ['Sound and light at Blois', 'usually 04-04/09-24', 'The castle’s four wings tell their own murders each evening.', 'culture', 'Château de Blois', 13, 3],
  ],
  places: [
    ['Royal Château of Amboise', 'sight', 47.4133, 0.9859, 90, 18, 'daily 9-18', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The terrace castle of Charles VIII over the river; Leonardo lies in its chapel.', 'The ramp in the tower was made for riders.'],
    ['Clos Lucé', 'museum', 47.4100, 0.9915, 120, 22, 'daily 10-17', 'both', 'any', 'history art nature', 'partial', 5, 'walk in', 'Leonardo’s last house, with his machines at full size in the park.', 'Children can turn, row and climb most of them.', { children: true }],
    ['Château de Chenonceau', 'sight', 47.3249, 1.0703, 150, 20, 'daily 9-17:30', 'both', 'morning', 'history architecture photography', 'partial', 5, 'book', 'Six women built and kept this palace that strides across the Cher.', 'Come at opening or in the last two hours; flowers are fresh in every room.', { children: true }],
    ['Château de Chambord', 'sight', 47.6161, 1.5172, 180, 20, 'daily 9-17', 'both', 'any', 'history architecture photography', 'partial', 5, 'book', 'A forest of chimneys over a double stair on which two people never meet.', 'Go up to the roof first; the estate is as large as Paris inside its walls.', { children: true }],
    ['Château de Villandry', 'park', 47.3403, 0.5140, 120, 15, 'daily 9-18', 'outdoor', 'any', 'nature history photography', 'partial', 4, 'walk in', 'Vegetables drawn like carpets, water gardens and hearts of box.', 'The view is from the keep: take the ticket for house and gardens.'],
    ['Château d’Azay-le-Rideau', 'sight', 47.2592, 0.4658, 75, 14, 'daily 9:30-18', 'both', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'A small perfect castle on an island in the Indre.', 'Its mirror is best from the south lawn in the morning.'],
    ['Château de Blois', 'sight', 47.5856, 1.3308, 90, 15, 'daily 9-18:30', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'Four wings in four styles, where the Duke of Guise was stabbed.', 'François I’s stair is the piece to look at long.'],
    ['Château de Cheverny', 'sight', 47.5003, 1.4579, 90, 16, 'daily 9:15-18', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'Furnished like no other and lived in; Tintin’s Marlinspike was drawn from it.', 'A hundred hounds are fed at half past eleven on most days.', { children: true }],
    ['Château de Chaumont', 'sight', 47.4791, 1.1817, 150, 23, 'daily 10-18', 'both', 'any', 'history art nature', 'partial', 4, 'walk in', 'Towers over the Loire, stables fit for princes and a festival of gardens.', 'From November to March it is cheaper and about art.'],
    ['Saint-Gatien Cathedral in Tours', 'religious', 47.3957, 0.6945, 40, 0, 'daily 9-19', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'A lacework front and blue glass of the thirteenth century.', 'The cedar in the bishop’s court next door is worth the steps.'],
    ['Place Plumereau in Tours', 'evening', 47.3947, 0.6811, 105, 20, 'daily 17-26', 'outdoor', 'evening', 'nightlife food architecture', 'full', 3, 'walk in', 'Timbered houses around one square of café tables.', 'Go a lane further to Rue du Grand Marché for supper.'],
    ['Troglodyte cellars of Vouvray', 'food', 47.4098, 0.7993, 60, 12, 'Mo-Sa 9:30-12 14-18', 'indoor', 'afternoon', 'food', 'partial', 3, 'walk in', 'Sparkling and sweet Chenin stored in white rock, with tasting.', 'Ask for an old demi-sec: it outlives its buyers.'],
    ['Les Halles de Tours', 'market', 47.3932, 0.6796, 60, 15, 'Tu-Sa 7-19:30, Su 8-13', 'indoor', 'morning', 'markets food', 'full', 3, 'walk in', 'The covered market of Tours, with rillettes, goat’s cheese and oysters.', 'Some stalls pour a glass at noon.'],
    ['Chez Bruno', 'food', 47.4137, 0.9840, 75, 30, 'We-Su 12-14 19-21:30', 'both', 'any', 'food', 'partial', 3, 'book', 'Wines of Touraine with rillons and duck under the castle of Amboise.', 'Tasting flights turn a lunch into a lesson.'],
    ['L’Épicerie in Amboise', 'food', 47.4126, 0.9848, 90, 40, 'We-Su 12-13:30 19-21', 'both', 'any', 'food', 'partial', 3, 'book', 'Timbered house at the castle’s foot with regional cooking.', 'The terrace looks straight up at the walls.'],
    ['Le Castelet in Blois', 'food', 47.5853, 1.3297, 75, 30, 'Tu-Sa 12-14 19-21:30', 'both', 'any', 'food', 'partial', 2, 'walk in', 'A plain table in the lanes between the castle and the river.', 'Take the lunch menu before the afternoon’s castle.', { children: true }],
  ],
}
