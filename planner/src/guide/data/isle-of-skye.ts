import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 220, luxury: 480 },
  icons: ['Old Man of Storr', 'The Quiraing', 'Fairy Pools', 'Neist Point', 'Dunvegan Castle'],
  insights: [
    ['culture', 'Clans and Gaelic', 'MacLeods hold Dunvegan for eight hundred years; signs and songs keep the old tongue.', 'medium', 4.5, '1 day', 'April to October'],
    ['food', 'From loch to plate', 'Langoustines, scallops and oysters are landed here; book tables before you book beds.', 'medium', 4.6, 'Every evening', 'April to October'],
    ['activities', 'Walk into the pictures', 'Landslips, pools and a ridge of black gabbro; boats to Coruisk from Elgol.', 'high', 4.9, '3 days', 'April to October'],
    ['transportation', 'Single-track roads', 'Use passing places to let others by; fill up in Portree. Buses are few.', 'high', 3.8, '', 'All year round'],
    ['weather', 'Mist and sudden light', 'Rain most days, 16 degrees in July; midges from June to August when there is no wind.', 'low', 3.5, '', 'May, June, September'],
    ['tips', 'Car parks fill by ten', 'Storr, Quiraing and Fairy Pools at seven or after five; never park on the verge.', 'high', 4.6, '', 'April to October'],
  ],
  festivals: [
    ['Isle of Skye Highland Games', 'usually 08-04/08-12', 'Pipes, hammers and dance in the bowl over Portree bay.', 'sport', 'The Lump, Portree', 15, 4],
    ['Skye Live', 'usually 05-08/05-14', 'Bands on a hill in Portree.', 'music', 'Portree', 60, 3],
  ],
  places: [
    ['Portree Harbour', 'quarter', 57.4124, -6.1899, 50, 0, 'always', 'outdoor', 'any', 'photography food', 'partial', 4, 'walk in', 'A row of painted houses on a sheltered bay.', 'Climb the Lump for the picture; boats look for sea eagles.', { children: true }],
    ['Old Man of Storr', 'nature', 57.5073, -6.1753, 135, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A pinnacle of 48 metres under a cliff, over sea and islands.', 'An hour up on a good path; go beyond it to the knoll for the view.'],
    ['Kilt Rock and Mealt Falls', 'viewpoint', 57.6109, -6.1723, 20, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'Basalt pleats and a stream that drops into the sea.', 'The fence hums in the wind; dinosaur prints are at An Corran.', { children: true }],
    ['The Quiraing', 'nature', 57.6434, -6.2653, 150, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A land still slipping: prison, needle and table of rock.', 'From the pass the first kilometre is nearly level; the loop takes three hours.'],
    ['Fairy Glen', 'nature', 57.5836, -6.3262, 50, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 4, 'walk in', 'Small cones and ridges as if a giant had played.', 'Do not move stones into rings; park at the lower car park.', { children: true }],
    ['Skye Museum of Island Life', 'museum', 57.6518, -6.3775, 50, 6, 'Mo-Sa 9:30-17', 'both', 'any', 'history', 'partial', 3, 'walk in', 'Thatched crofts with peat and box beds.', 'Flora MacDonald’s grave is up the lane.', { children: true, season: [4, 9] }],
    ['Dunvegan Castle', 'museum', 57.4483, -6.5899, 105, 22, 'daily 10-17:30', 'both', 'any', 'history nature', 'partial', 5, 'walk in', 'The seat of the MacLeods with a Fairy Flag from the Crusades, or Syria.', 'Boats to the seal rocks leave from the garden.', { children: true, season: [4, 10] }],
    ['Coral Beach', 'beach', 57.5002, -6.6364, 90, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 4, 'walk in', 'White crushed seaweed that makes the water turquoise.', 'Twenty minutes on a cow track from Claigan.', { children: true }],
    ['Neist Point', 'viewpoint', 57.4274, -6.7818, 90, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 5, 'walk in', 'The western end: a lighthouse on a prow of rock.', 'Sunset from the cliff north of the car park; whales in August.'],
    ['Talisker Distillery', 'sight', 57.3022, -6.3566, 75, 24, 'daily 10-17', 'indoor', 'any', 'food history', 'partial', 4, 'book', 'Smoke and pepper since 1830, on the shore of Loch Harport.', 'Tours are full weeks ahead; the tasting bar is not.'],
    ['Fairy Pools', 'nature', 57.2501, -6.2573, 120, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'Blue basins and falls below the Black Cuillin.', 'Paid car park; swim if you dare ten degrees.', { children: true }],
    ['Sligachan Old Bridge', 'viewpoint', 57.2896, -6.1718, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'The humpback bridge before the Cuillin.', 'Seven seconds with your face in the burn gives eternal beauty.', { children: true }],
    ['Elgol and Loch Coruisk', 'nature', 57.1459, -6.1063, 210, 42, 'daily 9-16', 'outdoor', 'any', 'nature photography', 'poor', 4, 'book', 'A boat past seals into the heart of the Cuillin.', 'Bella Jane or Misty Isle; the road in takes time.', { children: true, season: [4, 10] }],
    ['Armadale Castle Gardens', 'park', 57.0707, -5.9014, 90, 14, 'daily 10-17', 'both', 'any', 'history nature', 'full', 3, 'walk in', 'A ruined MacDonald seat with the museum of the Lords of the Isles.', 'By the Mallaig ferry; allow for the queue.', { children: true, season: [4, 10] }],
    ['The Oyster Shed', 'food', 57.3018, -6.3614, 45, 18, 'Mo-Fr 11-16', 'outdoor', 'any', 'food', 'partial', 4, 'walk in', 'Oysters, crab and hot lobster from a shed above Talisker.', 'Eat on a barrel; cash helps.', { children: true, season: [4, 10] }],
    ['The Stein Inn', 'food', 57.5147, -6.5716, 90, 35, 'daily 12-21', 'both', 'any', 'food history', 'partial', 4, 'book', 'Skye’s oldest inn, 1790, with langoustines and a peat fire.', 'Sit on the sea wall for the sun going down.', { children: true }],
    ['The Three Chimneys', 'food', 57.4423, -6.6425, 150, 130, 'Tu-Sa 12-13:30 18-20:30', 'indoor', 'any', 'food', 'partial', 3, 'book', 'The croft house whose kitchen put Skye on the table.', 'Lunch is the cheaper way to the marmalade pudding.', { season: [3, 11] }],
    ['Merchant Bar, Portree', 'evening', 57.4129, -6.1927, 90, 25, 'daily 17-24', 'indoor', 'evening', 'nightlife music food', 'partial', 3, 'walk in', 'Ale, whisky and fiddle tunes in the village.', 'Sessions are at weekends, or when someone has a fiddle.'],
    ['Eilean Donan Castle', 'day trip', 57.274, -5.5161, 105, 15, 'daily 10-17', 'both', 'any', 'history architecture photography', 'poor', 4, 'walk in', 'The castle of all calendars where three lochs meet.', 'Over the bridge on the mainland; the view from the north shore is free.', { children: true, way: { text: 'Car over the Skye Bridge', minutes: 60 } }],
  ],
}
