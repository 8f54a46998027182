import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 175, luxury: 390 },
  icons: ['Titanic Belfast', 'Peace Walls', 'Saint George’s Market', 'Belfast City Hall', 'Giant’s Causeway'],
  insights: [
    ['culture', 'Ships and walls', 'The Titanic was built here; murals on both sides of a wall tell what came later.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Ulster fry and new kitchens', 'Soda and potato bread at breakfast; starred cooks who still talk to you.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Black taxis and the north coast', 'A driver who lived it tells the Troubles; the Causeway is a day by bus.', 'medium', 4.7, '2 days', 'April to October'],
    ['transportation', 'Glider buses', 'G2 runs to the Titanic quarter; trains from the new Grand Central go to Dublin in two hours.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Soft days', 'July near 19 degrees, light until half past ten; showers at all times.', 'low', 3.5, '', 'May to September'],
    ['tips', 'Two currencies on one island', 'Pounds here, euro in the south; no border post on the road.', 'low', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Cathedral Quarter Arts Festival', 'usually 04-29/05-12', 'Ten days in small rooms.', 'culture', 'Cathedral Quarter', 15, 4],
    ['The Twelfth', '07-12', 'Orange parades; many shops close and some streets are best avoided.', 'festival', 'City', 0, 3],
    ['Belfast International Arts Festival', 'usually 10-12/11-08', 'Theatre and music for three weeks.', 'culture', 'City', 20, 3],
  ],
  places: [
    ['Titanic Belfast', 'museum', 54.6081, -5.9098, 150, 33, 'daily 9-18', 'indoor', 'any', 'history architecture', 'full', 5, 'book', 'The ship’s story on the very slip, in a hull of aluminium.', 'SS Nomadic, her little tender, is in the ticket.', { children: true }],
    ['HMS Caroline', 'museum', 54.6119, -5.899, 75, 17, 'We-Su 10-17', 'both', 'any', 'history', 'partial', 3, 'walk in', 'The last ship of Jutland, with torpedo games.', 'A joint ticket with Titanic saves a third.', { children: true, season: [3, 11] }],
    ['Belfast City Hall', 'sight', 54.5965, -5.9301, 60, 8, 'daily 9-17', 'indoor', 'any', 'architecture history', 'full', 5, 'walk in', 'Marble of 1906 under a green dome, with windows for all sides.', 'Exhibition free, tours at eleven, two and three.'],
    ['Saint George’s Market', 'market', 54.5956, -5.9223, 75, 12, 'Fr 8-14, Sa 9-15, Su 10-15', 'indoor', 'morning', 'markets food music', 'full', 5, 'walk in', 'Victorian hall of fish on Friday, food on Saturday, craft on Sunday.', 'A belfast bap with everything is breakfast.', { children: true }],
    ['Crown Liquor Saloon', 'food', 54.5947, -5.9344, 60, 20, 'daily 11:30-23', 'indoor', 'any', 'food architecture history', 'partial', 4, 'walk in', 'A gin palace of tiles and snugs kept by the National Trust.', 'Ring the bell inside a snug; pies upstairs.'],
    ['Peace Walls', 'sight', 54.6013, -5.9602, 90, 25, 'daily 9-18', 'outdoor', 'any', 'history art', 'full', 5, 'book', 'Miles of wall between Falls and Shankill, with murals on both.', 'Take a black taxi tour; gates shut in the evening.'],
    ['Crumlin Road Gaol', 'museum', 54.6083, -5.942, 90, 18, 'daily 10-17', 'indoor', 'any', 'history', 'partial', 4, 'book', 'A Victorian prison with tunnel and gallows.', 'A distillery now works in one wing.'],
    ['Ulster Museum', 'museum', 54.5823, -5.9352, 105, 0, 'Tu-Su 10-17', 'indoor', 'any', 'history art nature', 'full', 4, 'walk in', 'Armada gold, Takabuti the mummy and the Troubles told with care.', 'Begin at the top and walk down.', { children: true }],
    ['Botanic Gardens', 'park', 54.5837, -5.933, 50, 0, 'daily 7:30-20', 'both', 'any', 'nature architecture', 'full', 3, 'walk in', 'An iron palm house older than Kew’s and a tropical ravine.', 'Queen’s University is at the gate.', { children: true }],
    ['Cathedral Quarter', 'evening', 54.6015, -5.9257, 120, 25, 'daily 17-25', 'both', 'evening', 'nightlife music food', 'full', 4, 'walk in', 'Cobbles, umbrellas and pubs round Commercial Court.', 'Trad at the Duke of York or Dirty Onion; look up in the alley.'],
    ['The Big Fish and Lagan walk', 'sight', 54.6013, -5.9204, 40, 0, 'always', 'outdoor', 'any', 'art photography', 'full', 3, 'walk in', 'Ten metres of tiled salmon with the city’s news on its scales.', 'Kiss it for wisdom; go on over the weir to the Titanic.', { children: true }],
    ['Cave Hill and Belfast Castle', 'nature', 54.6427, -5.9423, 150, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 4, 'walk in', 'Napoleon’s Nose over the lough: Gulliver’s sleeping giant.', 'Ninety minutes up from the castle; nine cats hide in its garden.', { children: true }],
    ['Carrickfergus Castle', 'sight', 54.7132, -5.8061, 90, 8, 'Tu-Su 10-16', 'both', 'any', 'history', 'partial', 3, 'walk in', 'A Norman keep on the water, held for eight centuries.', 'Train along the lough in half an hour.', { children: true }],
    ['Mourne Seafood Bar', 'food', 54.6002, -5.9313, 90, 34, 'daily 12-21:30', 'indoor', 'any', 'food', 'partial', 4, 'book', 'Oysters and chowder from their own beds in Carlingford.', 'Lunch without booking, dinner with.', { children: true }],
    ['Holohan’s', 'food', 54.5968, -5.9192, 105, 42, 'Tu-Sa 17-22', 'indoor', 'evening', 'food', 'partial', 3, 'book', 'Boxty and Irish suppers aboard a barge on the Lagan.', 'Also in a room near Queen’s, with the same boxty.'],
    ['Maggie Mays', 'food', 54.5881, -5.9328, 45, 14, 'daily 8-22', 'indoor', 'any', 'food', 'full', 2, 'walk in', 'All-day Ulster fry and milk shakes by the university.', 'Bring your appetite and cash for the tip.', { children: true }],
    ['Giant’s Causeway', 'day trip', 55.2408, -6.5117, 240, 20, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'Forty thousand basalt columns walking into the sea.', 'The stones are free; only the centre costs. Dunluce and Dark Hedges are on the way.', { children: true, way: { text: 'Tour bus or car', minutes: 80 } }],
    ['Carrick-a-Rede', 'day trip', 55.2397, -6.3326, 120, 20, 'daily 9:30-16', 'outdoor', 'any', 'adventure nature photography', 'poor', 4, 'book', 'A rope bridge 30 metres over the surf to a fishermen’s rock.', 'Shut in high wind; book the hour.', { children: true, way: { text: 'Tour bus or car', minutes: 75 } }],
  ],
}
