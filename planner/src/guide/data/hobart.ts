import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 210, luxury: 520 },
  icons: ['MONA', 'Salamanca Market', 'kunanyi / Mount Wellington', 'Port Arthur'],
  insights: [
    ['culture', 'Convicts and provocation', 'Sandstone wharves of 1830 and a gambler’s museum that upset the art world.', 'medium', 4.7, '2 days', 'November to April'],
    ['food', 'Oysters to whisky', 'Cold-water oysters, scallop pies, cheese of Bruny and single malts.', 'medium', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Mountain above, sea below', 'From snow gums to sea cliffs in an hour; penguins, seals and forest all about.', 'medium', 4.6, '3 to 4 days', 'November to April'],
    ['transportation', 'Rent a car', 'The centre is walkable, ferries go to MONA, the rest needs wheels.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Cool and clear', '22 degrees in January, 12 in July; snow may fall on the mountain at any time.', 'low', 4.2, '', 'December to March'],
    ['tips', 'Saturday in town', 'Plan the market for Saturday, MONA for Friday to Monday and book Port Arthur’s evening.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Dark Mofo', 'usually 06-05/06-22', 'Red crosses, fire, art and a naked swim in mid-winter.', 'culture', 'Waterfront', 0, 5],
    ['Taste of Summer and the Sydney Hobart finish', 'usually 12-28/01-03', 'Yachts come in, a hall of food opens.', 'food', 'Princes Wharf', 10, 5],
    ['Australian Wooden Boat Festival', 'usually 02-05/02-12', 'Hundreds of wooden hulls, every second year.', 'culture', 'Sullivans Cove', 0, 4],
  ],
  quarters: {
    'Sullivans Cove': ['Salamanca Market', 'Salamanca Place', 'Tasmanian Museum and Art Gallery', 'Constitution Dock', 'Mures Lower Deck', 'Peppina', 'Battery Point'],
  },
  places: [
    ['MONA', 'museum', -42.8127, 147.2611, 210, 26, 'Fr-Mo 10-17', 'indoor', 'any', 'art architecture', 'full', 5, 'book', 'Three floors cut into rock, with a machine that digests.', 'Come by the camouflaged ferry with a sheep to sit on; no labels, use the O.', { children: true }],
    ['Salamanca Market', 'market', -42.8866, 147.3325, 105, 12, 'Sa 8:30-15', 'outdoor', 'morning', 'markets food shopping', 'full', 5, 'walk in', 'Three hundred stalls before the sandstone stores.', 'Saturdays only; start with a scallop pie.', { children: true }],
    ['Salamanca Place', 'quarter', -42.8869, 147.3316, 60, 0, 'always', 'outdoor', 'any', 'history art food', 'full', 4, 'walk in', 'Warehouses of whalers with galleries and bars.', 'Kelly’s Steps lead up to Battery Point.', { children: true }],
    ['Battery Point', 'quarter', -42.8899, 147.3337, 60, 0, 'always', 'outdoor', 'afternoon', 'history architecture', 'partial', 4, 'walk in', 'Cottages about a village green called Arthur Circus.', 'Coffee and cake at Jackman & McRoss.'],
    ['Tasmanian Museum and Art Gallery', 'museum', -42.8821, 147.3319, 90, 0, 'daily 10-16', 'indoor', 'any', 'history art nature', 'full', 4, 'walk in', 'The last thylacine on film, and the island’s first people.', 'Free; the courtyard has the oldest building.', { children: true }],
    ['Constitution Dock', 'sight', -42.8832, 147.3329, 40, 12, 'always', 'outdoor', 'any', 'history food', 'full', 3, 'walk in', 'Fishing punts and fish vans where the race ends.', 'Gulls steal chips: sit under the awning.', { children: true }],
    ['kunanyi / Mount Wellington', 'viewpoint', -42.8959, 147.2373, 105, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'walk in', 'Dolerite columns at 1,271 metres over the estuary.', 'Twenty-five minutes by car; ten degrees colder, road may close for snow.', { children: true }],
    ['Royal Tasmanian Botanical Gardens', 'park', -42.8651, 147.3301, 75, 0, 'daily 8-17', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'A house of fog for plants of Macquarie Island.', 'Convict-heated walls still stand.', { children: true }],
    ['Cascades Female Factory', 'museum', -42.8937, 147.2992, 75, 7, 'daily 10-16', 'outdoor', 'any', 'history', 'full', 4, 'walk in', 'Where convict women worked and lost their children.', 'Take the guided hour; the brewery is up the road.'],
    ['Cascade Brewery', 'sight', -42.8966, 147.2921, 90, 25, 'We-Su 11-18', 'both', 'any', 'history food', 'partial', 3, 'book', 'Australia’s oldest, like a castle under the mountain.', 'Closed shoes for the tour; the garden bar is open to all.'],
    ['Bonorong Wildlife Sanctuary', 'family', -42.705, 147.2698, 120, 22, 'daily 9-17', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'Devils, wombats and kangaroos that eat from your hand.', 'Tours at half past eleven and two.', { children: true }],
    ['Mures Lower Deck', 'food', -42.8839, 147.3321, 60, 20, 'daily 7-21', 'both', 'any', 'food', 'full', 3, 'walk in', 'Fish and chips and oysters on the dock, order at the counter.', 'Trevalla is the local fish.', { children: true }],
    ['Peppina', 'food', -42.8844, 147.3307, 90, 55, 'daily 7-22', 'indoor', 'any', 'food', 'full', 3, 'book', 'Massimo Mele’s pasta and island produce under a grey gum.', 'Share the feast menu.', { children: true }],
    ['Fico', 'food', -42.8843, 147.3268, 120, 90, 'We-Sa 18-22, Su 12-15', 'indoor', 'evening', 'food', 'full', 4, 'book', 'A Tasmanian-Italian pair with one menu for all.', 'Book a month ahead.'],
    ['Preachers', 'evening', -42.8876, 147.3333, 90, 22, 'daily 12-24', 'outdoor', 'evening', 'nightlife food', 'partial', 3, 'walk in', 'Beer garden with a bus, behind Salamanca.', 'Hop to Jack Greene for dark nights.', { children: true }],
    ['Port Arthur', 'day trip', -43.1483, 147.8513, 240, 35, 'daily 10-17', 'outdoor', 'any', 'history architecture', 'partial', 5, 'book', 'The prison at the end of the earth, in lawns by a bay.', 'The ticket has a boat and lasts two days; stop at the Tessellated Pavement.', { children: true, way: { text: 'Car or coach by Eaglehawk Neck', minutes: 90 } }],
    ['Richmond', 'day trip', -42.7344, 147.439, 135, 10, 'always', 'outdoor', 'any', 'history food', 'full', 3, 'walk in', 'The oldest bridge of the country, and a gaol, and ducks.', 'Pudding Farm and Coal River wines on the way.', { children: true, town: 'Richmond', way: { text: 'Car', minutes: 25 } }],
    ['Bruny Island', 'day trip', -43.2683, 147.346, 300, 35, 'always', 'outdoor', 'any', 'nature food', 'partial', 4, 'walk in', 'A neck of sand between two islands, white wallabies, cheese and oysters.', 'Climb the Neck; the cruise under the cliffs is worth a second day.', { children: true, way: { text: 'Car and ferry from Kettering', minutes: 75 } }],
    ['Mount Field National Park', 'day trip', -42.6822, 146.717, 210, 15, 'always', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'Russell Falls and the tallest swamp gums.', 'Glow-worms at dusk; beech turns in late April.', { children: true, way: { text: 'Car', minutes: 70 } }],
  ],
}
