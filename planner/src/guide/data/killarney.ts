import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 185, luxury: 420 },
  icons: ['Muckross House', 'Ross Castle', 'Torc Waterfall', 'Gap of Dunloe', 'Ring of Kerry', 'Ladies View'],
  insights: [
    ['culture', 'Lakes and big houses', 'Victoria’s visit of 1861 made it famous and ruined her hosts; jarveys have told it since.', 'high', 4.4, '1 day', 'April to October'],
    ['food', 'Kerry lamb and chowder', 'Mountain lamb, mussels from Kenmare bay and boxty on every card.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'National park from the door', 'Bike to Torc, boat across three lakes, walk the Gap; deer walk the lawns.', 'medium', 4.8, '3 days', 'April to October'],
    ['transportation', 'Drive the Ring against the clock', 'Coaches go anticlockwise: follow them or leave before nine; trains come from Dublin.', 'medium', 4, '', 'All year round'],
    ['weather', 'Very green', 'Rain on two days of three; mild all year.', 'low', 3.3, '', 'May, June, September'],
    ['tips', 'Agree the jarvey’s fare', 'Jaunting cars wait by the church; ask route and price before you sit.', 'medium', 4, '', 'April to October'],
  ],
  festivals: [
    ['Puck Fair', '08-10 P3D', 'A wild goat is crowned king in Killorglin.', 'festival', 'Killorglin', 0, 4],
    ['Rose of Tralee', 'usually 08-14/08-26', 'Parades and the crowning of the Rose.', 'festival', 'Tralee', 0, 3],
  ],
  places: [
    ['Ross Castle', 'sight', 52.0411, -9.5312, 60, 6, 'daily 9:30-17', 'both', 'any', 'history photography', 'poor', 5, 'walk in', 'A tower house on Lough Leane, the last to yield to Cromwell.', 'Boats to Innisfallen leave from its foot.', { children: true, season: [3, 10] }],
    ['Innisfallen Island', 'nature', 52.0464, -9.5529, 90, 15, 'daily 10-17', 'outdoor', 'any', 'history nature religious', 'poor', 4, 'walk in', 'A ruined monastery among yews, where annals were written.', 'Ten minutes by boat; deer swim over.', { children: true, season: [4, 10] }],
    ['Muckross House', 'museum', 52.0182, -9.5043, 105, 11, 'daily 9-18', 'both', 'any', 'history architecture nature', 'partial', 5, 'walk in', 'A Victorian mansion as for the queen’s two nights.', 'Gardens free, rhododendrons in May; farms with animals next door.', { children: true }],
    ['Muckross Abbey', 'religious', 52.0261, -9.4947, 40, 0, 'always', 'outdoor', 'any', 'religious history photography', 'partial', 4, 'walk in', 'A friary with a yew as old as itself in the cloister.', 'Do not harm the tree: a year is all you get.'],
    ['Torc Waterfall', 'nature', 52.0049, -9.5061, 50, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'Twenty metres in a mossy wood.', 'Best after rain; steps go on to a view of the lakes.', { children: true }],
    ['Ladies View', 'viewpoint', 51.9676, -9.5935, 30, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'The upper lake laid out as Victoria’s ladies saw it.', 'Coffee on the roof of the shop.', { children: true }],
    ['Gap of Dunloe', 'nature', 52.0419, -9.6366, 240, 40, 'always', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'book', 'A glacial pass of five lakes, on foot, bike or pony trap.', 'Boat from Ross up the lakes, then walk down to Kate Kearney’s.', { children: true, season: [4, 10] }],
    ['Killarney House and Gardens', 'park', 52.0576, -9.5117, 50, 0, 'daily 9-17:30', 'both', 'any', 'nature history', 'full', 3, 'walk in', 'Lawns that run from the main street to the mountains.', 'The park’s story is told inside at no charge.', { children: true }],
    ['Saint Mary’s Cathedral', 'religious', 52.0591, -9.518, 30, 0, 'daily 9-19', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Pugin’s grey spire by the park gate.', 'The redwood outside marks famine graves.'],
    ['Knockreer and the deer', 'nature', 52.0585, -9.5258, 75, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'A loop from town to the lake through meadows with red deer.', 'Dusk in October, when stags roar: keep away.', { children: true }],
    ['Jaunting car ride', 'family', 52.0577, -9.5084, 60, 20, 'daily 9-18', 'outdoor', 'any', 'nature history', 'partial', 3, 'walk in', 'A horse, a cart and a man with stories.', 'The ride to Ross Castle and back takes an hour.', { children: true, season: [3, 10] }],
    ['Bricín', 'food', 52.0592, -9.5072, 90, 34, 'Tu-Sa 17:30-21', 'indoor', 'evening', 'food', 'poor', 3, 'book', 'Boxty filled with lamb or vegetables over a craft shop.', 'Early dinner before a quarter to seven costs less.', { children: true }],
    ['The Laurels', 'food', 52.0592, -9.5085, 75, 26, 'daily 12-22', 'indoor', 'any', 'food music', 'full', 3, 'walk in', 'Irish stew and singalong on Main Street.', 'Songs from nine in summer.', { children: true }],
    ['Treyvaud’s', 'food', 52.0593, -9.5073, 75, 30, 'Tu-Su 12-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Two brothers’ room for chowder, beef and Guinness pie.', 'Lunch plates are generous.', { children: true }],
    ['Courtney’s', 'evening', 52.0598, -9.5089, 105, 16, 'daily 15-24', 'indoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'Open fire, three hundred whiskeys and tunes on Plunkett Street.', 'Sessions on Thursdays and at weekends.'],
    ['Ring of Kerry', 'day trip', 51.8379, -9.9003, 360, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'One hundred and eighty kilometres round Iveragh: forts, strands and Sneem.', 'Add the Skellig Ring at Portmagee; six hours with stops.', { children: true, way: { text: 'Car or coach', minutes: 75 } }],
    ['Dingle and Slea Head', 'day trip', 52.1408, -10.2686, 300, 0, 'always', 'outdoor', 'any', 'nature history food', 'partial', 4, 'walk in', 'A harbour of painted pubs and a drive past beehive huts.', 'Drive Slea Head clockwise; stop at Gallarus oratory.', { children: true, town: 'Dingle', way: { text: 'Car or tour', minutes: 75 } }],
    ['Kenmare', 'day trip', 51.88, -9.5838, 180, 0, 'always', 'outdoor', 'any', 'food shopping nature', 'full', 3, 'walk in', 'A planned town of good tables at the head of the bay.', 'Stone circle by the market; over Moll’s Gap on the way.', { town: 'Kenmare', way: { text: 'Bus 270 or car', minutes: 45 } }],
  ],
}
