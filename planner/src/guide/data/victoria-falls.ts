import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 220, luxury: 600 },
  icons: ['Victoria Falls', 'Victoria Falls Bridge', 'Knife-Edge Bridge', 'Chobe National Park, Sedudu Gate'],
  insights: [
    ['culture', 'The smoke that thunders', 'Mosi-oa-Tunya is the old name; the bridge, the railway and two towns grew up around the spray.', 'medium', 4.4, '1 day', 'All year round'],
    ['food', 'Game, sadza and sundowners', 'Try warthog or kudu once, sadza with greens any day, and be on the water at sunset.', 'medium', 4.2, 'Every evening', 'All year round'],
    ['activities', 'Water above and below', 'Walk the rim in the wet, raft the rapids in the dry; Devil’s Pool opens from about September to December.', 'medium', 4.8, '2 days', 'May to November'],
    ['transportation', 'On foot, with a visa', 'The falls are twenty minutes from the town on foot; the KAZA visa lets you see both sides.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Full in April, bare in October', 'The river peaks from March to May and hides the view in spray; October is very hot and the Zambian side may run dry.', 'low', 4.2, '', 'May to September'],
    ['tips', 'Raincoat and small dollars', 'Carry US notes in small values, wrap the camera, and give baboons and elephants the right of way.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Victoria Falls Marathon', 'usually 06-28/07-08', 'Runners cross the bridge and the national park.', 'sport', 'Victoria Falls town', 0, 3],
    ['Vic Falls Carnival', 'usually 12-28/01-02', 'Music over the turn of the year, when it is held.', 'music', 'Victoria Falls town', 80, 3],
  ],
  places: [
    ['Victoria Falls', 'nature', -17.9244, 25.8562, 150, 50, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'The widest curtain of falling water, seen from sixteen viewpoints.', 'Go twice: early for rainbows, and at full moon for one in the night.', { children: true }],
    ['Victoria Falls Bridge', 'sight', -17.9285, 25.8576, 75, 0, 'daily 7-18', 'outdoor', 'any', 'architecture adventure photography', 'full', 5, 'walk in', 'The steel arch of 1905 between two countries.', 'Ask for a bridge pass at the border and bring your passport.'],
    ['Victoria Falls Hotel', 'food', -17.9313, 25.843, 90, 30, 'daily 10-22', 'both', 'afternoon', 'food history architecture', 'full', 4, 'walk in', 'The old railway hotel with a lawn that looks at the bridge.', 'High tea on the terrace from three; warthogs keep the grass short.'],
    ['MaKuwa-Kuwa', 'food', -17.9109, 25.8126, 90, 35, 'daily 12-15 18:30-22', 'both', 'any', 'food nature', 'partial', 3, 'book', 'A terrace above a waterhole where buffalo and elephant drink.', 'At lunch stay for the vulture feeding at one; bring field glasses.', { children: true }],
    ['The Three Monkeys', 'food', -17.9283, 25.8372, 75, 18, 'daily 11-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Pizza, burgers and bream on the old railway side of town.', 'A taxi back after dark: elephants walk through town.', { children: true }],
    ['Elephant’s Walk', 'market', -17.9277, 25.8378, 60, 0, 'daily 9-17', 'both', 'any', 'shopping art markets', 'full', 2, 'walk in', 'A craft village with galleries and good coffee.', 'The carvers’ market behind expects you to bargain.'],
    ['The Big Tree', 'sight', -17.9084, 25.8427, 20, 0, 'daily 7-17', 'outdoor', 'any', 'nature photography', 'partial', 2, 'walk in', 'A baobab well over a thousand years old on Zambezi Drive.', 'Go by bicycle or taxi in the daytime: elephants use this road.', { children: true }],
    ['The Boma', 'evening', -17.9115, 25.8122, 180, 65, 'daily 18:30-22:30', 'both', 'evening', 'food music', 'full', 3, 'book', 'A drum dinner of game and mopane worms beside Safari Lodge.', 'Hotel transfers are included; the drums are for you too.', { children: true }],
    ['Knife-Edge Bridge', 'viewpoint', -17.9262, 25.8607, 75, 20, 'daily 6-18', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A footbridge through the spray on the Zambian side.', 'From March to June you will be soaked to the skin.'],
    ['Livingstone Island and Devil’s Pool', 'nature', -17.9242, 25.8561, 120, 130, 'daily 7-16', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'A swim at the very lip of the falls.', 'Only with the island’s guides and at low water.', { season: [8, 1] }],
    ['Royal Livingstone Sundowner Deck', 'evening', -17.9137, 25.8618, 90, 20, 'daily 16-19', 'outdoor', 'evening', 'food photography nature', 'full', 3, 'walk in', 'A wooden deck over the river with the spray rising behind.', 'Zebras graze on the lawn; taxis from the border take ten minutes.'],
    ['Livingstone Museum', 'museum', -17.8496, 25.8546, 75, 5, 'daily 9-16:30', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Zambia’s oldest museum, with the explorer’s coat and letters.', 'The village model and the Broken Hill skull cast are worth the time.', { children: true }],
    ['Chobe National Park, Sedudu Gate', 'day trip', -17.8368, 25.1475, 480, 170, 'daily 6-18', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'book', 'Elephants by the hundred along a river in Botswana.', 'A day tour gives a morning boat and an afternoon drive.', { children: true, way: { text: 'Transfer by Kazungula border', minutes: 105 } }],
    ['Kazungula Bridge', 'day trip', -17.7897, 25.2622, 45, 0, 'always', 'outdoor', 'any', 'architecture photography', 'partial', 1, 'walk in', 'A curved bridge where four countries nearly meet.', 'Seen on the way to Chobe; photographs only from outside the border post.', { way: { text: 'Car by the Kazungula road', minutes: 70 } }],
    ['Hwange National Park, Main Camp', 'day trip', -18.7346, 26.9548, 360, 60, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'book', 'Zimbabwe’s largest park, full of elephants and wild dogs.', 'Better with a night; hides at pumped pans are best in the dry season.', { season: [6, 10], way: { text: 'Car by the Bulawayo road', minutes: 160 } }],
  ],
}
