import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 190, luxury: 520 },
  icons: ['Milford Sound', 'Skyline Gondola and Luge', 'Arrowtown', 'TSS Earnslaw', 'Kawarau Bridge Bungy'],
  insights: [
    ['culture', 'Gold and snow', 'Gold brought people in 1862, adventure in 1988; Arrowtown keeps the miners’ street.', 'medium', 4.3, '3 days', 'All year round'],
    ['food', 'Burgers, lamb and pinot', 'A famous burger queue, slow lamb, and pinot noir from Gibbston, twenty minutes away.', 'medium', 4.5, 'Every meal', 'March and April for the vintage'],
    ['activities', 'Jump, jet or walk', 'Bungy, jet boats and ski fields; or a track that starts at the end of the street.', 'high', 4.8, '2 to 4 days', 'All year round'],
    ['transportation', 'Flat fares', 'Orbus runs to airport, Arrowtown and Jack’s Point; for the rest take a car and watch for ice.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Four clear seasons', 'Autumn is golden, winter dry and cold; summer light lasts until half past nine.', 'medium', 4.5, '', 'December to April, July and August'],
    ['tips', 'Book the wild places', 'Milford cruises, Great Walks and winter lifts sell out: reserve before you fly.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Queenstown Marathon', 'usually 11-12/11-25', 'Trails along lakes and rivers.', 'sport', 'Queenstown', 120, 3],
    ['Arrowtown Autumn Festival', 'usually 04-15/05-05', 'Gold-town parade under yellow trees.', 'festival', 'Arrowtown', 0, 3],
    ['Winter Pride', 'usually 08-22/09-10', 'A week of parties and snow.', 'festival', 'Queenstown', 40, 3],
  ],
  places: [
    ['Skyline Gondola and Luge', 'family', -45.0291, 168.6576, 150, 45, 'daily 10-20', 'outdoor', 'afternoon', 'photography adventure nature', 'partial', 5, 'walk in', 'A steep gondola to Bob’s Peak, with carts to race down.', 'Go late in the day and stay for the lights.', { children: true }],
    ['Queenstown Gardens', 'park', -45.036, 168.6622, 60, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 4, 'walk in', 'Firs and roses on a point in the lake.', 'The disc-golf course is free and famous.', { children: true }],
    ['Queenstown Bay Beach', 'beach', -45.0329, 168.6608, 45, 0, 'always', 'outdoor', 'evening', 'nature photography food', 'full', 4, 'walk in', 'A pebble beach at the end of the mall, facing the Remarkables.', 'Buskers at sunset; the water is ten degrees.', { children: true }],
    ['TSS Earnslaw', 'sight', -45.0327, 168.6586, 105, 65, 'daily 10-20', 'both', 'any', 'history nature', 'partial', 5, 'book', 'A coal-fired steamship of 1912 on the lake.', 'Watch the stokers; sing round the piano on the way back.', { children: true }],
    ['Kiwi Park', 'family', -45.0289, 168.6583, 105, 38, 'daily 9:30-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Kiwis, kea and tuatara at the foot of the gondola.', 'Time the visit for a kiwi feeding.', { children: true }],
    ['Queenstown Mall', 'quarter', -45.032, 168.6607, 60, 0, 'always', 'outdoor', 'any', 'shopping food', 'full', 3, 'walk in', 'The short walking street of outdoor shops and cafés.', 'Warm cookies at one end, lake at the other.'],
    ['Shotover Street Food and Bars', 'evening', -45.0314, 168.6602, 120, 30, 'daily 17-26', 'indoor', 'evening', 'food nightlife', 'full', 3, 'walk in', 'Burgers, bakery and bars in one busy block.', 'The burger line is shorter at four than at eight.'],
    ['Arrowtown', 'quarter', -44.9389, 168.8325, 105, 0, 'always', 'outdoor', 'any', 'history shopping food photography', 'full', 5, 'walk in', 'A gold-rush street of cottages under old trees.', 'Late April is pure gold.'],
    ['Lakes District Museum', 'museum', -44.9385, 168.8313, 60, 8, 'daily 9-16', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Miners, Māori and an old bank in one house.', 'Rent a pan here and try the river.', { children: true }],
    ['Arrowtown Chinese Settlement', 'sight', -44.9375, 168.8263, 30, 0, 'always', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'Huts of the Chinese miners along the creek.', 'Read the boards; Ah Lum’s store is whole.'],
    ['Kawarau Bridge Bungy', 'sight', -45.0088, 168.8987, 75, 0, 'daily 9-17', 'outdoor', 'any', 'adventure photography', 'full', 5, 'walk in', 'The bridge where commercial bungy began in 1988.', 'Watching is free from the deck.'],
    ['Gibbston Valley Winery', 'food', -45.0228, 168.9235, 90, 25, 'daily 10:30-17', 'both', 'any', 'food nature', 'full', 4, 'walk in', 'Pinot noir in the largest wine cave of the country.', 'Come by bike trail from the bungy bridge.'],
    ['Fergburger', 'food', -45.0311, 168.6616, 45, 15, 'daily 8-25', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'The burger people queue for, larger than a plate.', 'Order by telephone or come at half past ten; eat it by the lake.', { children: true }],
    ['Lake Hayes', 'nature', -44.9816, 168.8098, 120, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 3, 'walk in', 'A mirror lake with an easy path of eight kilometres.', 'Still at dawn; the café is at the south end.', { children: true }],
    ['Coronet Peak', 'nature', -44.9285, 168.736, 300, 90, 'daily 9-16', 'outdoor', 'morning', 'adventure nature', 'partial', 4, 'walk in', 'The oldest ski field, with night skiing.', 'Take the snow bus: chains are often required.', { season: [6, 9] }],
    ['Glenorchy Wharf', 'nature', -44.8512, 168.3835, 90, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'A red shed and a pier at the head of the lake.', 'The road there is the sight: stop at Bennetts Bluff.'],
    ['Milford Sound', 'day trip', -44.6716, 167.9257, 150, 70, 'daily 9-16', 'outdoor', 'any', 'nature photography', 'full', 5, 'book', 'A fiord of sheer walls and falls, best in the rain.', 'Twelve hours by bus; fly one way if you can.', { way: { text: 'Bus or car by Te Anau', minutes: 270 } }],
    ['Wānaka Tree', 'day trip', -44.6984, 169.118, 120, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'A lone willow in the lake of the next town.', 'Sunrise is best; Puzzling World is on the road in.', { children: true, way: { text: 'Car over the Crown Range', minutes: 70 } }],
  ],
}
