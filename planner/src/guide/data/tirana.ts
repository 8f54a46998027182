import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 110, luxury: 260 },
  icons: ['Skanderbeg Square', 'Bunk’Art 1', 'House of Leaves', 'Et’hem Bey Mosque', 'Dajti Ekspres', 'Berat'],
  insights: [
    ['culture', 'Bunkers and colours', 'The most closed state of Europe left tunnels and listening rooms; a painter mayor painted the rest.', 'low', 4.3, '2 days', 'All year round'],
    ['food', 'Byrek, tavë kosi and coffee', 'Lamb baked in yoghurt is the dish; more espresso bars a head than anywhere, they say.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Cable car to the woods', 'Mount Dajti is fifteen minutes above the roofs; Kruja and Berat make good days.', 'low', 4.4, '1 day', 'April to October'],
    ['transportation', 'Walk; buses for cash', 'The centre is flat; buses cost forty lek, the airport bus leaves behind the opera.', 'low', 4, '', 'All year round'],
    ['weather', 'Mild wet winters, hot summers', 'July reaches 32 degrees; rain falls from October to April.', 'low', 4.2, '', 'April to June, September, October'],
    ['tips', 'Cash in lek', 'Cards are taken in hotels and new cafés; machines charge, so draw once.', 'low', 4, '', 'All year round'],
  ],
  festivals: [
    ['Summer Day', '03-14', 'The old spring feast of Elbasan: ballokume biscuits and concerts all day.', 'festival', 'Centre', 0, 5],
    ['Independence Day', '11-28', 'Red and black flags on every balcony.', 'festival', 'Skanderbeg Square', 0, 4],
  ],
  places: [
    ['Skanderbeg Square', 'sight', 41.3277, 19.8187, 45, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 5, 'walk in', 'A vast paved square of stones from all Albania, with the hero on his horse.', 'The mosaic on the history museum is the picture; the museum itself is closed for works.'],
    ['Et’hem Bey Mosque', 'religious', 41.3277, 19.8196, 25, 0, 'daily 9-18', 'indoor', 'any', 'religious art', 'partial', 5, 'walk in', 'Painted trees and waterfalls inside, spared when faith was forbidden.', 'In 1991 ten thousand walked in against the ban.'],
    ['Clock Tower', 'viewpoint', 41.3276, 19.82, 25, 3, 'Mo-Sa 9-18', 'both', 'any', 'history photography', 'poor', 3, 'walk in', 'Ninety steps of 1822 beside the mosque.', 'Only a few at a time on the spiral.'],
    ['Bunk’Art 2', 'museum', 41.3283, 19.8206, 75, 9, 'daily 9-18', 'indoor', 'any', 'history', 'poor', 4, 'walk in', 'The ministry’s own nuclear shelter, on police and victims.', 'The dome outside is new, the tunnels are not.'],
    ['House of Leaves', 'museum', 41.3265, 19.8179, 75, 8, 'Tu-Sa 9-18, Su 9-14', 'indoor', 'any', 'history', 'partial', 5, 'walk in', 'The villa of the secret listeners, with their bugs and files.', 'No photographs; begin with the film.'],
    ['Pyramid of Tirana', 'viewpoint', 41.3232, 19.8211, 45, 0, 'always', 'both', 'evening', 'architecture photography', 'full', 4, 'walk in', 'Hoxha’s mausoleum, now steps to climb and boxes for coders.', 'Go up for sunset over the boulevard.', { children: true }],
    ['Blloku', 'evening', 41.3197, 19.8157, 120, 20, 'daily 17-26', 'both', 'evening', 'nightlife food shopping', 'full', 4, 'walk in', 'The quarter once closed to all but the party, now bars and shops.', 'Hoxha’s own villa stands among them; Radio is the bar of old sets.'],
    ['Pazari i Ri', 'market', 41.3297, 19.8246, 60, 8, 'daily 7-22', 'both', 'morning', 'markets food photography', 'full', 4, 'walk in', 'Painted houses round a hall of olives, cheese and raki.', 'Buy fish and have it grilled next door.', { children: true }],
    ['Bunk’Art 1', 'museum', 41.3545, 19.8583, 120, 9, 'We-Mo 9:30-16', 'indoor', 'any', 'history', 'poor', 5, 'walk in', 'Five floors under a hill where the leaders would have outlived a war.', 'A hundred rooms; cold, so bring a layer. Next to the cable car.'],
    ['Dajti Ekspres', 'viewpoint', 41.3471, 19.8665, 180, 16, 'We-Mo 9-19', 'outdoor', 'afternoon', 'nature photography adventure', 'full', 5, 'walk in', 'Fifteen minutes over the fields to 1,050 metres.', 'Closed on Tuesdays; lamb at the Ballkoni restaurant, horses and mini golf.', { children: true }],
    ['Grand Park and Lake', 'park', 41.3126, 19.8179, 90, 0, 'always', 'outdoor', 'evening', 'nature', 'full', 3, 'walk in', 'Where Tirana jogs, fishes and drinks coffee.', 'Follow the dam from the university.', { children: true }],
    ['Namazgah Mosque', 'religious', 41.3245, 19.8227, 25, 0, 'daily 9-18', 'both', 'any', 'religious architecture', 'full', 3, 'walk in', 'The largest mosque of the Balkans, four minarets beside parliament.', 'The Catholic and Orthodox cathedrals are both within ten minutes.'],
    ['Oda', 'food', 41.3295, 19.8252, 75, 15, 'daily 11-23', 'both', 'any', 'food', 'poor', 4, 'walk in', 'Stuffed peppers, offal and dumplings in an old room with cushions.', 'Ask for fërgesë, peppers with curd, and mountain tea.', { children: true }],
    ['Mullixhiu', 'food', 41.3164, 19.8136, 105, 40, 'Tu-Su 12-23', 'indoor', 'any', 'food', 'partial', 4, 'book', 'Own flour, old recipes and a chef back from Noma, by the park.', 'The tasting menu costs what a main does elsewhere.'],
    ['Era Blloku', 'food', 41.3206, 19.8138, 75, 15, 'daily 11-24', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Lamb in yoghurt and clay pots for families and students.', 'Come at two or reserve at eight.', { children: true }],
    ['Berat', 'day trip', 40.7086, 19.9458, 300, 4, 'always', 'outdoor', 'any', 'history architecture photography', 'poor', 5, 'walk in', 'The town of a thousand windows, with people living in its castle.', 'See Onufri’s icons up there; stay till the windows catch the sun.', { way: { text: 'Bus from the south terminal', minutes: 130 } }],
    ['Krujë', 'day trip', 41.5071, 19.7943, 210, 5, 'daily 9-18', 'both', 'any', 'history shopping', 'poor', 4, 'walk in', 'Skanderbeg’s castle and a wooden bazaar of felt and copper.', 'Bargain gently; the ethnographic house is the better museum.', { children: true, way: { text: 'Minibus', minutes: 60 } }],
  ],
}
