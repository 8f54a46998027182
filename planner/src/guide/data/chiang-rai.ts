import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 30, 'mid-range': 75, luxury: 220 },
  icons: ['White Temple', 'Blue Temple', 'Black House', 'Golden Triangle'],
  insights: [
    ['culture', 'Temples by living artists', 'White, blue and black: three visionaries built here what old kings built elsewhere.', 'medium', 4.6, '2 days', 'November to February'],
    ['food', 'Lanna on a plate', 'Khao soi, sai ua sausage and tomato-pork dip with crisp skin.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Tea hills and borders', 'Doi Mae Salong’s tea, Doi Tung’s gardens and three countries at one bend of the Mekong.', 'low', 4.5, '2 days', 'November to February'],
    ['transportation', 'Buses and hired cars', 'Local buses pass the White Temple; for the hills a car with driver costs about fifty dollars.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Cool season flowers', 'December nights fall to ten degrees in the hills; March and April are smoky.', 'low', 4.3, '', 'November to February'],
    ['tips', 'Go against the buses', 'Tours from Chiang Mai reach the White Temple at ten: be there at eight and stay a night.', 'high', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Chiang Rai Flower Festival', 'usually 12-20/01-31', 'Tulips and orchids along the Kok River.', 'festival', 'Haat Nakhon Chiang Rai', 0, 4],
    ['Akha Swing Festival', 'usually 08-20/09-10', 'Women in silver ride tall swings before the harvest.', 'culture', 'Akha villages', 0, 3],
  ],
  quarters: {
    'Town centre': ['Golden Clock Tower', 'Wat Phra Kaew', 'Chiang Rai Night Bazaar', 'Hilltribe Museum', 'Barrab'],
  },
  places: [
    ['White Temple', 'religious', 19.8242, 99.7632, 75, 3, 'daily 8-17', 'outdoor', 'morning', 'religious art architecture photography', 'partial', 5, 'walk in', 'Wat Rong Khun, a dream in plaster and mirrors over a bridge of hands.', 'No turning back on the bridge; the murals inside hold heroes and planes.', { children: true }],
    ['Blue Temple', 'religious', 19.9234, 99.8419, 45, 0, 'daily 7-20', 'both', 'evening', 'religious art photography', 'full', 5, 'walk in', 'Wat Rong Suea Ten, all sapphire and gold about a white Buddha.', 'Lit after six, with blue coconut ice at the gate.', { children: true }],
    ['Black House', 'museum', 19.9918, 99.8613, 75, 3, 'daily 9-17', 'both', 'any', 'art architecture', 'partial', 5, 'walk in', 'Baan Dam: forty dark halls of horn, hide and teak by Thawan Duchanee.', 'Not a temple; small children may find it grim.'],
    ['Wat Phra Kaew', 'religious', 19.9117, 99.8277, 40, 0, 'daily 7-18', 'both', 'any', 'religious history', 'full', 4, 'walk in', 'Where lightning revealed the Emerald Buddha in 1434.', 'A jade copy sits in the rear hall; the museum is free.'],
    ['Wat Huay Pla Kang', 'religious', 19.9494, 99.8064, 60, 1, 'daily 7-21', 'both', 'afternoon', 'religious photography', 'partial', 4, 'walk in', 'A white goddess of 25 storeys and a nine-tiered pagoda.', 'A lift goes up into her head; the eyes are windows.', { children: true }],
    ['Hilltribe Museum', 'museum', 19.908, 99.8353, 45, 2, 'Mo-Fr 8:30-17', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'Six peoples of the hills, their trades and the story of opium.', 'Ask here for fair treks.'],
    ['Golden Clock Tower', 'sight', 19.9071, 99.8309, 20, 0, 'always', 'outdoor', 'evening', 'art architecture photography', 'full', 3, 'walk in', 'A gilded clock that changes colour to music.', 'It plays at seven, eight and nine in the evening.', { children: true }],
    ['Mae Fah Luang Art Park', 'museum', 19.9027, 99.7947, 75, 6, 'Tu-Su 8:30-17', 'both', 'morning', 'art nature history', 'partial', 3, 'walk in', 'Teak halls with Lanna bronzes by a garden pond.', 'The golden pavilion was built from 32 old houses.'],
    ['Singha Park', 'park', 19.8523, 99.7427, 105, 5, 'daily 9-18', 'outdoor', 'afternoon', 'nature photography', 'full', 3, 'walk in', 'Tea slopes, flowers and giraffes on a brewer’s estate.', 'Ride the shuttle or hire a bicycle; sunset by the golden lion.', { children: true }],
    ['Chiang Rai Night Bazaar', 'market', 19.9053, 99.8334, 75, 7, 'daily 18-23', 'outdoor', 'evening', 'markets food music', 'full', 4, 'walk in', 'Hot pots in clay, hill-tribe cloth and dancers on a stage.', 'On Saturday the walking street nearby is even better.', { children: true }],
    ['Khao Soi Phor Jai', 'food', 19.9086, 99.8307, 45, 3, 'daily 7:30-16', 'indoor', 'afternoon', 'food', 'partial', 4, 'walk in', 'Curry noodles as the town likes them, by the clock tower.', 'Order the chicken and a plate of sai ua.'],
    ['Barrab', 'food', 19.9084, 99.8317, 60, 7, 'Th-Tu 10-20:30', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Northern sets on banana leaf in a small old shop.', 'The tasting tray explains half the cuisine.', { children: true }],
    ['Chivit Thamma Da', 'food', 19.9196, 99.8449, 90, 14, 'daily 9-21', 'both', 'any', 'food nature', 'full', 4, 'book', 'A white house with roses on the Kok River, for cake or dinner.', 'Book the riverside for the evening.', { children: true }],
    ['Golden Triangle', 'day trip', 20.3526, 100.0826, 150, 3, 'always', 'outdoor', 'any', 'history photography', 'full', 5, 'walk in', 'Where Laos, Myanmar and Thailand meet at the Mekong.', 'The Hall of Opium, 10 minutes north, is the better reason to come.', { children: true, town: 'Sop Ruak', way: { text: 'Car or bus by Chiang Saen', minutes: 75 } }],
    ['Doi Tung', 'day trip', 20.2887, 99.8099, 210, 8, 'daily 7-17:30', 'both', 'morning', 'nature history', 'partial', 4, 'walk in', 'The Princess Mother’s lodge and garden where poppies grew.', 'Coffee from these slopes; a treetop walk for the brave.', { children: true, way: { text: 'Car', minutes: 65 } }],
    ['Doi Mae Salong', 'day trip', 20.1676, 99.6232, 210, 10, 'always', 'outdoor', 'morning', 'nature food history', 'partial', 4, 'walk in', 'Tea hills settled by soldiers who fled Yunnan.', 'Taste oolong for free, eat pork leg with buns.', { town: 'Mae Salong', way: { text: 'Car by Mae Chan', minutes: 80 } }],
  ],
}
