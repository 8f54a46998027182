import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 200, luxury: 480 },
  icons: ['Adelaide Central Market', 'Barossa Valley', 'Art Gallery of South Australia', 'Adelaide Oval'],
  insights: [
    ['culture', 'Free settlers and festivals', 'No convicts came; parks ring the grid and March is one long festival.', 'medium', 4.5, '2 days', 'March to May, September to November'],
    ['food', 'Market and vines', 'A hall open since 1869, small bars in lanes and two hundred cellar doors within an hour.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Vines, koalas, sea', 'Barossa by day, Glenelg by tram, Kangaroo Island with a night.', 'medium', 4.5, '3 days', 'September to May'],
    ['transportation', 'Free tram and O-Bahn', 'The tram is free in the centre; a car for the hills.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Dry Mediterranean', 'January may pass 40 degrees; autumn is golden, winter mild and green.', 'low', 4.5, '', 'March to May, September to November'],
    ['tips', 'Closed on Mondays', 'The market sleeps Sundays and Mondays; book dinner in March.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Adelaide Fringe', 'usually 02-18/03-25', 'A thousand shows in tents and pubs.', 'culture', 'East End parks', 25, 5],
    ['WOMADelaide', 'usually 03-06/03-12', 'World music under fig trees.', 'music', 'Botanic Park', 150, 5],
    ['Tasting Australia', 'usually 05-01/05-14', 'Cooks and makers take over the town.', 'food', 'Victoria Square', 20, 4],
  ],
  quarters: {
    'North Terrace': ['Art Gallery of South Australia', 'South Australian Museum', 'State Library and Mortlock Wing', 'Adelaide Botanic Garden'],
    'West End and Market': ['Adelaide Central Market', 'Lucia’s', 'Leigh Street and Peel Street', 'Gondola Gondola'],
  },
  places: [
    ['Adelaide Central Market', 'market', -34.9295, 138.5975, 90, 15, 'Tu 7-17:30, We-Th 9-17:30, Fr 7-21, Sa 7-15', 'indoor', 'morning', 'markets food', 'full', 5, 'walk in', 'Cheese, mettwurst, mushrooms and yoghurt under one roof.', 'Friday night is the liveliest; Saturday after two is cheap.', { children: true }],
    ['Art Gallery of South Australia', 'museum', -34.9205, 138.6039, 90, 0, 'daily 10-17', 'indoor', 'any', 'art', 'full', 5, 'walk in', 'Rodin to desert canvases, hung in conversation.', 'Free tours at eleven and two.', { children: true }],
    ['South Australian Museum', 'museum', -34.9203, 138.6026, 90, 0, 'daily 10-17', 'indoor', 'any', 'history nature', 'full', 4, 'walk in', 'The largest house of Aboriginal objects, and opal dinosaurs.', 'The giant squid hangs four floors down.', { children: true }],
    ['State Library and Mortlock Wing', 'sight', -34.9207, 138.6019, 30, 0, 'Mo-Fr 9-19, Sa-Su 10-17', 'indoor', 'any', 'architecture history', 'full', 3, 'walk in', 'Iron balconies and a glass roof like a wizard’s school.', 'Free; Bradman’s bats are next door.', { children: true }],
    ['Adelaide Botanic Garden', 'park', -34.9179, 138.6107, 75, 0, 'daily 7:15-18', 'outdoor', 'morning', 'nature architecture', 'full', 4, 'walk in', 'Palm House of 1877, lotus pond and giant lily.', 'The Bicentennial conservatory is a rain forest under glass.', { children: true }],
    ['Adelaide Oval', 'sight', -34.9156, 138.5961, 90, 25, 'daily 10-15', 'outdoor', 'any', 'history', 'full', 5, 'book', 'The loveliest cricket ground, with a hand-worked scoreboard.', 'Tours at ten, eleven and two; climb the roof at twilight.', { children: true }],
    ['Adelaide Zoo', 'family', -34.9147, 138.6064, 150, 30, 'daily 9:30-17', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Two giant pandas by the river, the country’s only ones.', 'Come by the river path from the Oval.', { children: true }],
    ['Glenelg Beach', 'beach', -34.9803, 138.5106, 150, 5, 'always', 'outdoor', 'evening', 'nature food', 'full', 4, 'walk in', 'White sand, jetty and sunset at the end of the tram.', 'Swim with dolphins from the marina in summer.', { children: true }],
    ['Mount Lofty Summit', 'viewpoint', -34.9749, 138.7084, 60, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 3, 'walk in', 'City and gulf from 727 metres.', 'Walk up from Waterfall Gully in an hour; koalas on the way.', { children: true }],
    ['Cleland Wildlife Park', 'family', -34.9669, 138.6965, 135, 25, 'daily 9:30-17', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'Wombats, dingoes and koalas to stand beside.', 'Buy food at the gate; the night walk is booked ahead.', { children: true }],
    ['Lucia’s', 'food', -34.9297, 138.5971, 45, 15, 'Tu-Th 7:30-16, Fr 7:30-20, Sa 7:30-15', 'indoor', 'afternoon', 'food', 'full', 3, 'walk in', 'Spaghetti and the town’s first espresso in the market, 1957.', 'Ask for the sauce to take home.', { children: true }],
    ['Gondola Gondola', 'food', -34.9236, 138.5968, 75, 30, 'daily 11:30-15 17-22', 'indoor', 'any', 'food', 'full', 3, 'book', 'Street food of South-East Asia on Peel Street.', 'The feed-me menu is fair.', { children: true }],
    ['Restaurant Botanic', 'food', -34.9177, 138.6104, 180, 210, 'We-Su 12-15 18-22', 'indoor', 'evening', 'food nature', 'full', 4, 'book', 'Four hours of garden and fire amid the lawns.', 'For once in a while; book two months ahead.'],
    ['Leigh Street and Peel Street', 'evening', -34.9238, 138.5973, 105, 30, 'daily 16-25', 'outdoor', 'evening', 'nightlife food', 'full', 4, 'walk in', 'Two lanes of small bars that woke the city up.', 'Udaberri for sherry, Pink Moon for a hut.'],
    ['Penfolds Magill Estate', 'sight', -34.9203, 138.6787, 90, 25, 'daily 10-17', 'both', 'any', 'food history', 'full', 3, 'book', 'Where Grange began, in the suburbs.', 'Taste at the bar or book the cellar walk.'],
    ['Hahndorf', 'day trip', -35.0287, 138.8078, 180, 15, 'always', 'outdoor', 'any', 'history food', 'full', 3, 'walk in', 'Prussian half-timber, sausages and strawberries.', 'Go on to Beerenberg to pick your own.', { children: true, town: 'Hahndorf', way: { text: 'Bus or car', minutes: 35 } }],
    ['Barossa Valley', 'day trip', -34.5296, 138.9556, 300, 60, 'daily 10-17', 'both', 'any', 'food nature', 'partial', 5, 'book', 'Old shiraz vines, Seppeltsfield’s barrels for each year since 1878.', 'Taste your birth year; Saturday has the farmers’ market.', { town: 'Tanunda', way: { text: 'Car or tour', minutes: 70 } }],
    ['McLaren Vale', 'day trip', -35.2189, 138.5446, 240, 40, 'daily 10-17', 'both', 'any', 'food nature architecture', 'partial', 4, 'walk in', 'Grenache by the sea and a Rubik’s cube in the vines.', 'Finish on Port Willunga’s sand.', { way: { text: 'Car', minutes: 45 } }],
    ['Victor Harbor', 'day trip', -35.5529, 138.6222, 240, 12, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'A horse tram to Granite Island, whales in winter.', 'Southern right whales from June to September.', { children: true, town: 'Victor Harbor', way: { text: 'Car', minutes: 75 } }],
  ],
}
