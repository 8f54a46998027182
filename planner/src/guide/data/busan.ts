import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 125, luxury: 340 },
  icons: ['Gamcheon Culture Village', 'Haeundae Beach', 'Jagalchi Market', 'Haedong Yonggungsa'],
  insights: [
    ['culture', 'The refuge by the sea', 'A million people fled here in the war and built up the slopes; film and fish made it rich.', 'medium', 4.4, '2 to 3 days', 'May, June, September, October'],
    ['food', 'Pork soup and live fish', 'Dwaeji gukbap at any hour, cold wheat noodles and raw fish chosen below and eaten above.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Beaches and cliffs', 'Cable car at Songdo, beach train at Haeundae, temples on rock and spas for the evening.', 'medium', 4.5, '2 to 3 days', 'May to October'],
    ['transportation', 'Metro on four lines', 'A day pass costs four dollars; KTX from Seoul takes two and a half hours.', 'medium', 4.6, '', 'All year round'],
    ['weather', 'Milder than Seoul', 'Sea wind in summer, rain in July, clear skies in October.', 'medium', 4.3, '', 'September, October'],
    ['tips', 'East and west', 'Haeundae and Gamcheon are an hour apart: give each side its own day.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Busan International Film Festival', 'usually 09-15/10-15', 'Asia’s largest, with stars on the beach.', 'culture', 'Busan Cinema Center', 8, 5],
    ['Busan Fireworks Festival', 'usually 11-01/11-15', 'An hour of fire over Gwangan Bridge.', 'festival', 'Gwangalli Beach', 0, 5],
    ['Haeundae Sand Festival', 'usually 05-15/06-05', 'Sculptors build palaces of sand.', 'culture', 'Haeundae Beach', 0, 3],
  ],
  quarters: {
    'Nampo-dong': ['Jagalchi Market', 'BIFF Square and Gukje Market', 'Yongdusan Park and Busan Tower', 'Bosu Book Street'],
    'Haeundae': ['Haeundae Beach', 'Haeundae Blueline Park', 'Dongbaekseom', 'Halmae Wonjo Gukbap', 'Geumsu Bokguk'],
  },
  places: [
    ['Gamcheon Culture Village', 'quarter', 35.0975, 129.0106, 105, 2, 'daily 9-18', 'outdoor', 'morning', 'art photography history', 'poor', 5, 'walk in', 'Pastel houses of refugees on steps above the harbour.', 'People live here: keep quiet; buy the stamp map.', { children: true }],
    ['Jagalchi Market', 'market', 35.0967, 129.0305, 75, 20, 'daily 5-22', 'both', 'morning', 'markets food', 'full', 5, 'walk in', 'Korea’s largest fish market, run by tough women.', 'Choose below, eat on the second floor; closed on first and third Tuesdays.', { children: true }],
    ['BIFF Square and Gukje Market', 'market', 35.0993, 129.0275, 75, 6, 'daily 9-21', 'outdoor', 'evening', 'markets food shopping', 'full', 4, 'walk in', 'Seed pancakes, handprints of stars and a maze of stalls.', 'Bupyeong’s night market next door begins at half past seven.', { children: true }],
    ['Yongdusan Park and Busan Tower', 'viewpoint', 35.1006, 129.0325, 60, 9, 'daily 10-22', 'both', 'evening', 'photography', 'full', 3, 'walk in', 'A hill over the port with a tower of 120 metres.', 'Escalators lead up from the shopping street.', { children: true }],
    ['Bosu Book Street', 'quarter', 35.1034, 129.0265, 40, 0, 'daily 10-19', 'outdoor', 'any', 'history shopping', 'partial', 2, 'walk in', 'Second-hand books in a lane since refugees sold theirs.', 'Some shops rest on the first and third Sundays.'],
    ['Songdo Marine Cable Car', 'viewpoint', 35.0764, 129.0237, 90, 13, 'daily 9-21', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'Cabins over the bay to a rocky cape with a hanging bridge.', 'The glass floor costs a little more; last cars are the prettiest.', { children: true }],
    ['Taejongdae', 'nature', 35.0523, 129.0873, 120, 3, 'daily 4-24', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'Pines, cliffs and a lighthouse at the tip of Yeongdo.', 'The Danubi train circles the cape; shell sellers below the lighthouse.', { children: true }],
    ['Haeundae Beach', 'beach', 35.1587, 129.1604, 120, 0, 'always', 'outdoor', 'afternoon', 'nature nightlife', 'full', 5, 'walk in', 'A mile of sand before towers, full in August.', 'Come at dawn in winter for gulls and ginseng coffee.', { children: true }],
    ['Haeundae Blueline Park', 'family', 35.1609, 129.1712, 90, 12, 'daily 9:30-18:30', 'outdoor', 'any', 'nature photography', 'full', 4, 'book', 'Pastel sky capsules and a beach train on the old sea railway.', 'Book the capsule one way from Mipo and walk back.', { children: true }],
    ['Dongbaekseom', 'park', 35.1535, 129.1518, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Camellias, a summit house and the bridge across the bay.', 'Best lit at eight; joins the beach by a boardwalk.', { children: true }],
    ['Gwangalli Beach', 'evening', 35.1532, 129.1187, 105, 15, 'daily 17-26', 'outdoor', 'evening', 'nightlife food photography', 'full', 4, 'walk in', 'Cafés and beer before the diamond bridge.', 'Drones draw pictures on Saturdays, at seven and nine in winter, an hour later in summer.', { children: true }],
    ['Haedong Yonggungsa', 'religious', 35.1884, 129.2233, 75, 0, 'daily 4:30-19', 'outdoor', 'morning', 'religious photography nature', 'partial', 5, 'walk in', 'A temple on the breakers, founded in 1376.', 'Sunrise is worth the taxi; 108 steps down.'],
    ['Beomeosa', 'religious', 35.2838, 129.0683, 105, 0, 'daily 8-17:30', 'outdoor', 'morning', 'religious nature architecture', 'partial', 4, 'walk in', 'A mountain temple of 678 with a gate on four stones.', 'Walk over Geumjeong fortress to the cable car.'],
    ['UN Memorial Cemetery', 'sight', 35.1279, 129.0973, 60, 0, 'daily 9-17', 'outdoor', 'any', 'history', 'full', 3, 'walk in', 'Two thousand graves of soldiers from eleven nations.', 'Flags are lowered at five.'],
    ['Geumsu Bokguk', 'food', 35.1622, 129.1637, 60, 14, 'daily 7-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Clear puffer soup by licensed cooks since 1970.', 'Add vinegar to the broth as locals do.'],
    ['Halmae Wonjo Gukbap', 'food', 35.1631, 129.1629, 45, 8, 'daily 9-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Beef and radish soup over rice near the beach since 1962.', 'Cheap, hot and quick; side dishes are free.', { children: true }],
    ['Ssangdungi Dwaeji Gukbap', 'food', 35.1324, 129.0917, 45, 8, 'daily 9-22', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'The pork soup that has a line at all hours.', 'Season with shrimps and chives; near Daeyeon station.', { children: true }],
    ['Gyeongju', 'day trip', 35.8347, 129.2267, 300, 12, 'daily 9-18', 'outdoor', 'any', 'history architecture religious', 'partial', 4, 'walk in', 'Grass tombs and temples of the Silla kings.', 'Tumuli and Anapji in town, Bulguksa by bus.', { children: true, way: { text: 'KTX or express bus', minutes: 65 } }],
  ],
}
