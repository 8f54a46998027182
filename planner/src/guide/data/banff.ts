import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 240, luxury: 560 },
  icons: ['Moraine Lake', 'Lake Louise Lakefront', 'Banff Gondola', 'Peyto Lake Viewpoint'],
  insights: [
    ['culture', 'A town inside a park', 'Railway hotels, a museum of 1903 and the Stoney Nakoda stories of the hot springs are all within a short walk.', 'low', 4.2, '1 day', 'All year round'],
    ['food', 'Bison, trout and beaver tails', 'Kitchens on Banff Avenue cook Alberta beef and bison; reserve dinner in July and August.', 'medium', 4.1, 'Every meal', 'All year round'],
    ['activities', 'Lakes at dawn', 'Lake Louise and Moraine Lake are mirrors before eight; the larch trees turn gold in the last ten days of September.', 'high', 4.9, '2 to 3 days', 'June to September'],
    ['transportation', 'Roam buses and shuttles', 'No private car may drive to Moraine Lake: reserve the Parks Canada shuttle, or ride a Roam bus from town.', 'high', 4.1, '', 'June to October'],
    ['weather', 'Summer is ten weeks', 'Lakes thaw in early June, snow may fall in September, and January nights reach minus 30.', 'low', 4.0, '', 'June to September, December to March'],
    ['tips', 'Buy the park pass, carry bear spray', 'Every vehicle needs a park pass; on trails make noise, and keep the spray where your hand finds it.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Banff Centre Mountain Film and Book Festival', 'usually 10-28/11-10', 'Nine days of mountain films and their makers.', 'culture', 'Banff Centre', 25, 4],
    ['SnowDays', 'usually 01-15/02-05', 'Snow sculptures, skijoring and ice carving at Lake Louise.', 'festival', 'Banff and Lake Louise', 0, 4],
  ],
  places: [
    ['Lake Louise Lakefront', 'nature', 51.4166, -116.2173, 150, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'full', 5, 'book', 'Turquoise water before a glacier, with a path along the shore.', 'Take the shuttle or the bus; the car park fills before sunrise in summer.', { children: true }],
    ['Moraine Lake', 'nature', 51.3217, -116.1858, 120, 8, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'The blue lake below ten peaks.', 'Only shuttles and buses may drive here; climb the rock pile for the view.', { season: [6, 10] }],
    ['Banff Gondola', 'viewpoint', 51.1483, -115.5553, 120, 55, 'daily 9-19', 'both', 'evening', 'nature photography', 'full', 5, 'book', 'Eight minutes up Sulphur Mountain to a ridge boardwalk.', 'Late tickets are cheaper and the light is better.', { children: true }],
    ['Banff Upper Hot Springs', 'family', 51.1508, -115.5613, 90, 13, 'daily 10-22', 'outdoor', 'evening', 'nature', 'partial', 3, 'walk in', 'A hot outdoor pool on the mountain, open all year.', 'Best in falling snow after dark; towels can be hired.', { children: true }],
    ['Cave and Basin', 'museum', 51.1685, -115.5911, 75, 7, 'We-Su 11-17', 'both', 'any', 'history nature', 'full', 4, 'walk in', 'The warm cave that gave Canada its first national park.', 'Breathe through your mouth: it is sulphur. The marsh boardwalk is free.', { children: true }],
    ['Banff Park Museum', 'museum', 51.1745, -115.5711, 45, 4, 'We-Su 11-17', 'indoor', 'any', 'history nature architecture', 'partial', 3, 'walk in', 'A timber house of 1903 full of stuffed animals.', 'Open in the warm months only; ask at the visitor centre otherwise.', { season: [5, 10] }],
    ['Whyte Museum of the Canadian Rockies', 'museum', 51.1754, -115.5724, 75, 9, 'daily 10-17', 'indoor', 'any', 'art history', 'full', 3, 'walk in', 'Mountain painters and packers’ cabins by the river.', 'The heritage homes behind are shown on short tours in summer.'],
    ['Banff Avenue', 'quarter', 51.178, -115.571, 75, 0, 'always', 'outdoor', 'any', 'shopping food photography', 'full', 3, 'walk in', 'The main street, with Cascade Mountain at its end.', 'In summer it is closed to cars; stand in the middle for the picture.'],
    ['Park Distillery', 'food', 51.1768, -115.5709, 90, 35, 'daily 11:30-22', 'indoor', 'evening', 'food nightlife', 'full', 3, 'book', 'Campfire cooking above copper stills on the main street.', 'Free distillery tours run in the afternoon.'],
    ['Banff Centre', 'evening', 51.1718, -115.5612, 120, 30, 'daily 18-23', 'indoor', 'evening', 'music art', 'full', 3, 'book', 'A school of the arts with concerts and films above the town.', 'Some of the summer concerts are free on the lawn.'],
    ['Bow Falls', 'nature', 51.1682, -115.5603, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'Wide rapids below the Banff Springs Hotel.', 'A flat river path leads here from the town in twenty minutes.', { children: true }],
    ['Banff Springs Hotel', 'sight', 51.1644, -115.562, 60, 0, 'daily 9-22', 'indoor', 'any', 'architecture history food', 'full', 3, 'walk in', 'The railway’s castle in the woods of 1888.', 'Anyone may walk through; the terrace overlooks the river valley.'],
    ['Johnston Canyon', 'nature', 51.2456, -115.8395, 150, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'partial', 4, 'walk in', 'Catwalks along the walls of a limestone gorge.', 'Lower falls in 25 minutes; in winter wear ice cleats for the frozen upper falls.', { children: true }],
    ['Lake Minnewanka', 'nature', 51.2478, -115.4988, 105, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'The park’s longest lake, with a drowned village on its bed.', 'Boat tours run from May to October from the dock.', { children: true }],
    ['Vermilion Lakes', 'viewpoint', 51.18, -115.608, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Marsh lakes that mirror Mount Rundle, just west of town.', 'Little docks face the mountain; the last light turns it red.'],
    ['Lake Louise Summer Gondola', 'viewpoint', 51.4419, -116.1622, 120, 50, 'daily 9-16', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'An open chair to a slope where grizzlies graze below.', 'Early rides see the most bears.', { season: [5, 10] }],
    ['Canmore', 'day trip', 51.0891, -115.3587, 150, 0, 'always', 'outdoor', 'any', 'food nature', 'full', 3, 'walk in', 'A mining town turned climbers’ town under the Three Sisters.', 'Cheaper to eat than Banff; the Legacy Trail joins both by bicycle.', { way: { text: 'Roam bus 3, or the Legacy Trail by bicycle', minutes: 25 } }],
    ['Peyto Lake Viewpoint', 'day trip', 51.7175, -116.5076, 60, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'A deck above a lake shaped like a wolf’s head.', 'Ten minutes uphill from the car park; stop at Bow Lake on the way.', { season: [6, 10], way: { text: 'Car by the Icefields Parkway', minutes: 80 } }],
    ['Columbia Icefield Discovery Centre', 'day trip', 52.22, -117.2249, 210, 80, 'daily 9-17', 'both', 'any', 'nature adventure', 'partial', 4, 'book', 'Rides onto the Athabasca Glacier and a glass walkway.', 'Never walk on the ice without a guide; wear winter clothes in July.', { children: true, season: [5, 10], way: { text: 'Car or tour by the Icefields Parkway', minutes: 135 } }],
  ],
}
